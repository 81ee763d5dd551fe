import type { Transaction } from '../../database/connect'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { readUsableCodes } from '../../master/usableCodes'
import type { SlipHeader, SlipLine, SlipReferences } from './slipRules'

const known = (values: readonly (string | undefined)[]) => [
  '',
  ...new Set(values.flatMap(value => value ?? [])),
]

/** Reads what the rules must know of the master data a slip names. */
export async function loadSlipReferences(
  tx: Transaction,
  header: SlipHeader,
  lines: readonly SlipLine[],
  today: string,
): Promise<SlipReferences> {
  const accounts = await tx
    .selectFrom('account')
    .select(['account_code', 'account_name', 'co_required_yn'])
    .where('use_yn', '=', 'Y')
    .where('account_code', 'in', known(lines.map(line => line.accountCode)))
    .execute()
  const centers = await tx
    .selectFrom('cost_center')
    .select('cost_center')
    .where('use_yn', '=', 'Y')
    .where('cost_center', 'in', known(lines.map(line => line.costCenter)))
    .execute()
  const { postingDate = today } = header
  return {
    accounts: new Map(
      accounts.map(row => [
        row.account_code,
        { name: row.account_name, needsCostCenter: row.co_required_yn === 'Y' },
      ]),
    ),
    costCenters: new Set(centers.map(row => row.cost_center)),
    codes: await readUsableCodes(tx, ['PAY_METHOD', 'TAX_CODE']),
    isOpenPeriod: await isOpenPeriod(tx, postingDate, today),
  }
}
