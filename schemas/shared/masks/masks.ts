import { dateMask, monthMask } from './dateMasks'
import { companyMask, phoneMask, taxNumMask } from './identityMasks'
import type { Mask } from './maskContract'
import { numberMask, numCommaMask, numMask, onlyNumMask } from './numberMasks'
import { textMask } from './textMask'

/** Every mask by the name the specification and the definitions use, spec §5. */
export const masks = {
  phone: phoneMask,
  number: numberMask,
  num: numMask,
  onlynum: onlyNumMask,
  taxnum: taxNumMask,
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
