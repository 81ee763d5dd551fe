import type { MessageKey } from './messages'

/** Why a number of more decimals than these is refused: a message and its arguments. Where there are none, whole numbers are asked for. */
export const tooManyDecimals = (most: number): readonly [MessageKey, ...number[]] =>
  most === 0 ? ['integersOnly'] : ['tooManyDecimals', most]
