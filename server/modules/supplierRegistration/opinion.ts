import type { TransitionRequest } from '../../../codegen/generated/types'
import type { RegistrationRecord } from './registrationKind'

/** The opinion goes along with every step and is for staff alone. */
export type Said = Pick<TransitionRequest, 'reason' | 'opinion'>

/** Keeps an opinion that was written; a step without one leaves what there is. */
export const opinionOf = ({ opinion }: Pick<Said, 'opinion'>): Partial<RegistrationRecord> => {
  const written = opinion?.normalize('NFC').trim() ?? ''
  return written === '' ? {} : { review_opinion: written }
}
