import type { Transaction } from '../../database/connect'
import { fieldRefused } from '../../http/failure'
import { defaultLines, exchanged } from './defaultLines'
import type { SlipSource } from './slipSource'
import { slipTexts } from './slipTexts'

/** The lines that the sources of a slip come to, numbered from 1 and with the names of their accounts. */
export async function insertLines(
  tx: Transaction,
  slipNo: string,
  sources: readonly SlipSource[],
): Promise<void> {
  const proposed = defaultLines(sources)
  const lines = sources[0]?.slip_type === 'KG' ? exchanged(proposed) : proposed
  const nameless = lines.findIndex(line => line.account_code === '')
  if (nameless >= 0) throw fieldRefused('accountCode', slipTexts.accountMissing, [nameless + 1], nameless + 1)
  const names = await accountNames(
    tx,
    lines.map(line => line.account_code),
  )
  await tx
    .insertInto('signifier_line')
    .values(
      lines.map((line, index) => ({
        ...line,
        slip_no: slipNo,
        line_no: index + 1,
        account_name: names.get(line.account_code) ?? line.account_code,
      })),
    )
    .execute()
}

export async function accountNames(
  tx: Transaction,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('account')
    .select(['account_code', 'account_name'])
    .where('account_code', 'in', ['', ...codes])
    .execute()
  return new Map(rows.map(row => [row.account_code, row.account_name]))
}
