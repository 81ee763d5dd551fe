import { compareDecimals } from '../../../schemas/shared/decimal'

/** Only what an order costs more is for those who watch amounts. */
export const increaseOf = (difference: string) => (compareDecimals(difference, '0') > 0 ? difference : '0')
