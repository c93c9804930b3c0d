## Over time

progress-date = { $day }.{ $month }.
progress-date-year = { $day }.{ $month }.{ $year }
