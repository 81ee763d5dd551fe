import type { Portal } from '../../schemas/shared/addresses'

export interface DemoAccount {
  readonly singleid: string
  readonly hname: string
  readonly password: string
  /** Department and role, as shown beside the name. */
  readonly note: string
}

/** The accounts that a demo server offers in its resources; none in any other mode, or when they cannot be read. */
export function demoAccountsOf(
  consts: Readonly<Record<string, string>>,
  portal: Portal = 'internal',
): readonly DemoAccount[] {
  const offered = portal === 'external' ? consts.demoSuppliers : consts.demoAccounts
  if (consts.mode !== 'demo' || offered === undefined) return []
  const read: unknown = JSON.parse(offered)
  return Array.isArray(read) ? read.flatMap(accountOf) : []
}

function accountOf(value: unknown): readonly DemoAccount[] {
  if (typeof value !== 'object' || value === null) return []
  const record: Readonly<Record<string, unknown>> = { ...value }
  const { singleid = record.userId, password } = record
  if (typeof singleid !== 'string' || typeof password !== 'string') return []
  const text = (name: string) => (typeof record[name] === 'string' ? String(record[name]) : '')
  // What a supplier's user is for names his group already.
  const facts = record.compNameKr === undefined ? ['deptnm', 'groupName', 'note'] : ['compNameKr', 'note']
  const note = facts
    .map(text)
    .filter(part => part !== '')
    .join(' · ')
  return [{ singleid, password, hname: text('hname') || text('userName') || singleid, note }]
}
