/** The codes of the half-years, as periods of evaluation have them. */
export const halfYears = ['H1', 'H2'] as const

/** The half-year that a day (YYYY-MM-DD) lies in. */
export const halfYearOf = (day: string): (typeof halfYears)[number] =>
  Number(day.slice(5, 7)) <= 6 ? 'H1' : 'H2'
