// Where the browser keeps the history: the origin's private file system, else IndexedDB, else nowhere.

const NAME = "history.sqlite";

async function file(name, create) {
  const root = await navigator.storage.getDirectory();
  return root.getFileHandle(name, { create });
}

const privateFiles = {
  async read(name = NAME) {
    try {
      const handle = await file(name, false);
      return new Uint8Array(await (await handle.getFile()).arrayBuffer());
    } catch (error) {
      if (error.name === "NotFoundError") return undefined;
      throw error;
    }
  },
  // What is written takes the place of the file when it is closed: it is never half of one.
  async write(bytes, name = NAME) {
    const stream = await (await file(name, true)).createWritable();
    await stream.write(bytes);
    await stream.close();
  },
};

function request(of) {
  return new Promise((resolve, reject) => {
    of.onsuccess = () => resolve(of.result);
    of.onerror = () => reject(of.error);
  });
}

async function table(mode) {
  const opening = indexedDB.open("arbitro", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("files");
  const database = await request(opening);
  return database.transaction("files", mode).objectStore("files");
}

const indexedFiles = {
  async read(name = NAME) {
    return request((await table("readonly")).get(name));
  },
  async write(bytes, name = NAME) {
    const files = await table("readwrite");
    await new Promise((resolve, reject) => {
      files.put(bytes, name);
      files.transaction.oncomplete = resolve;
      files.transaction.onabort = () => reject(files.transaction.error);
    });
  },
};

/** The place that holds a history, else the first that can be used; `undefined` if there is none. A
 * browser may have got private files only since the history was begun. */
export async function openStore() {
  const writable = "FileSystemFileHandle" in globalThis && "createWritable" in FileSystemFileHandle.prototype;
  const stores = writable ? [privateFiles, indexedFiles] : [indexedFiles];
  const open = async (store) => {
    try {
      return { store, bytes: await store.read() };
    } catch (error) {
      console.warn(error);
      // A place that is there and cannot be read may hold a history: a second one is not begun elsewhere.
      if (error.name !== "SecurityError" && error.name !== "NotSupportedError") throw error;
      return undefined;
    }
  };
  try {
    const found = (await Promise.all(stores.map(open))).filter((it) => it !== undefined);
    return found.find((it) => it.bytes) ?? found[0];
  } catch {
    return undefined;
  }
}

/** Copies what a store holds to the first free name, before something else is written in its place. */
export async function setAside(store) {
  const bytes = await store.read();
  if (bytes === undefined) return;
  const name = (number) => `history.damaged-${number}.sqlite`;
  let number = 1;
  while ((await store.read(name(number))) !== undefined) number += 1;
  await store.write(bytes, name(number));
}
