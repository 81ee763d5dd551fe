/** The narrow columns before the data: the check bar and the row state. They take no cursor. */
export type LeadColumn = 'check' | 'state'

export const leadWidths: Readonly<Record<LeadColumn, number>> = { check: 36, state: 44 }

export function leadColumns(hasCheck: boolean, hasState: boolean): readonly LeadColumn[] {
  const lead: LeadColumn[] = []
  if (hasCheck) lead.push('check')
  if (hasState) lead.push('state')
  return lead
}
