import type { Transaction } from '../database/connect'

interface Charged {
  readonly account_code: string | null
  readonly cost_center: string | null
}

/** Names of the accounts and cost centers that lines are charged to. */
export async function lineNames(tx: Transaction, lines: readonly Charged[]) {
  const accounts = await tx
    .selectFrom('account')
    .select(['account_code', 'account_name'])
    .where('account_code', 'in', ['', ...lines.flatMap(line => line.account_code ?? [])])
    .execute()
  const centers = await tx
    .selectFrom('cost_center')
    .select(['cost_center', 'cost_center_name'])
    .where('cost_center', 'in', ['', ...lines.flatMap(line => line.cost_center ?? [])])
    .execute()
  return {
    accounts: new Map(accounts.map(row => [row.account_code, row.account_name])),
    centers: new Map(centers.map(row => [row.cost_center, row.cost_center_name])),
  }
}

export type LineNames = Awaited<ReturnType<typeof lineNames>>
