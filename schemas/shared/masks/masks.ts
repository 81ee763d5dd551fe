import { dateMask, monthMask } from './dateMasks'
import { companyMask, corpNumMask, phoneMask, taxNumMask } from './identityMasks'
import type { Mask } from './maskContract'
import { numberMask, numCommaMask, numMask, onlyNumMask } from './numberMasks'
import { textMask } from './textMask'

/** Every mask by the name the contract uses: those of spec §5, and that of corporate numbers. */
export const masks = {
  phone: phoneMask,
  number: numberMask,
  num: numMask,
  onlynum: onlyNumMask,
  taxnum: taxNumMask,
  corpnum: corpNumMask,
  numComma: numCommaMask,
  comp: companyMask,
  date: dateMask,
  month: monthMask,
  text: textMask,
} as const satisfies Record<string, Mask>

export type MaskName = keyof typeof masks

export function isMaskName(text: string): text is MaskName {
  return Object.hasOwn(masks, text)
}
