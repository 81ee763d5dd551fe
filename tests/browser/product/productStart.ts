/**
 * When the clock of the tested product starts: a Friday morning in Seoul. The demo data are dated from it, so every run of the
 * tests sees the same lists, whatever the day is.
 */
export const productStart = '2026-11-20T09:00:00+09:00'
