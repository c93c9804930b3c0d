; The installer for Windows, built by tools/windows.sh with NSIS, which sets:
;   VERSION  of the program
;   FOLDER   the portable folder; the installer has the same files, but not what makes them portable
;   GONE     a file of commands that delete those files again
;   SIDE     the picture of the first page and the last
;   OUT      the installer
; It is for one user and needs no administrator. No kind of file is associated with the program:
; .pbn and .ron belong to other programs too. What the learner has answered is not in the folder of
; the program, so that a new version finds it, and stays after the program is removed unless the
; learner says otherwise.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Arbitro"

Name "Arbitro"
OutFile "${OUT}"
BrandingText "Arbitro ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Arbitro"
InstallDirRegKey HKCU "${KEY}" InstallLocation

!define MUI_ICON "../../assets/icon/arbitro.ico"
!define MUI_UNICON "../../assets/icon/arbitro.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\arbitro-window.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; It speaks the language of Windows; the first one where it has not that.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"

LangString RUNNING ${LANG_ENGLISH} "Arbitro is open. Close it, then try again."
LangString RUNNING ${LANG_ITALIAN} "Arbitro è aperto. Chiudilo, poi riprova."
LangString RUNNING ${LANG_FRENCH} "Arbitro est ouvert. Fermez-le, puis recommencez."
LangString RUNNING ${LANG_GERMAN} "Arbitro ist offen. Schließen Sie es und versuchen Sie es noch einmal."
LangString FORGET ${LANG_ENGLISH} "Delete choices and answers too, those of all learners? If not, they are kept in $APPDATA\arbitro, and Arbitro finds them when it is installed again."
LangString FORGET ${LANG_ITALIAN} "Cancellare anche scelte e risposte, quelle di tutti gli allievi? Se no, restano in $APPDATA\arbitro, e Arbitro le ritrova quando viene installato di nuovo."
LangString FORGET ${LANG_FRENCH} "Supprimer aussi les choix et les réponses de tous les élèves ? Sinon, ils restent dans $APPDATA\arbitro, et Arbitro les retrouve quand on l’installe de nouveau."
LangString FORGET ${LANG_GERMAN} "Auch Einstellungen und Antworten löschen, und zwar die aller Lernenden? Wenn nicht, bleiben sie in $APPDATA\arbitro, und Arbitro findet sie wieder, wenn es neu installiert wird."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 ProductName "Arbitro"
VIAddVersionKey /LANG=0 FileDescription "Arbitro"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 LegalCopyright "MIT OR Apache-2.0"

; Windows lets nobody write to a program that runs. Without a person to ask, the status is 2 and
; nothing has changed.
!macro FREE un
Function ${un}Free
  again:
    IfFileExists "$INSTDIR\arbitro.exe" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\arbitro.exe" a
    IfErrors 0 closed
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
  closed:
    FileClose $0
  free:
FunctionEnd
!macroend
!insertmacro FREE ""
!insertmacro FREE "un."

Section
  Call Free
  ; What only the older version had goes with it.
  IfFileExists "$INSTDIR\uninstall.exe" 0 +2
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  SetOutPath "$INSTDIR"
  File /r /x portable.txt /x README.txt "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Arbitro.lnk" "$INSTDIR\arbitro-window.exe"
  SectionGetSize 0 $0
  WriteRegStr HKCU "${KEY}" DisplayName "Arbitro"
  WriteRegStr HKCU "${KEY}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${KEY}" Publisher "The Arbitro developers"
  WriteRegStr HKCU "${KEY}" DisplayIcon "$INSTDIR\arbitro-window.exe"
  WriteRegStr HKCU "${KEY}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${KEY}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" EstimatedSize $0
  WriteRegDWORD HKCU "${KEY}" NoModify 1
  WriteRegDWORD HKCU "${KEY}" NoRepair 1
SectionEnd

Section Uninstall
  Call un.Free
  ; One by one: in the folder there may be files of the user's own.
  !include "${GONE}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Arbitro.lnk"
  DeleteRegKey HKCU "${KEY}"
  IfFileExists "$APPDATA\arbitro\*" 0 kept
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(FORGET)" /SD IDNO IDNO kept
    RMDir /r "$APPDATA\arbitro\data"
    RMDir /r "$APPDATA\arbitro\config"
    RMDir "$APPDATA\arbitro"
  kept:
SectionEnd
