import { isKorean } from '../../schemas/shared/translated'

/** The narrow columns before the data: the check bar and the row state. They take no cursor. */
export type LeadColumn = 'check' | 'state'

/** Korean is short. */
export const leadWidth = (column: LeadColumn): number => (column === 'check' ? 36 : isKorean() ? 44 : 60)

export function leadColumns(hasCheck: boolean, hasState: boolean): readonly LeadColumn[] {
  const lead: LeadColumn[] = []
  if (hasCheck) lead.push('check')
  if (hasState) lead.push('state')
  return lead
}
