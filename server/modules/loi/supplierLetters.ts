import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { type Columns, wireOf } from '../../document/columns'
import { readLines } from '../../document/documentKind'
import { operationFact } from '../../document/erasedRoute'
import { readFileItems } from '../../document/fileStore'
import { type LoiRecord, loi } from './loiKind'

/*
 * Letters as their supplier sees them. He reads the fields that the contract of these operations names and no others: neither
 * why a letter is urgent, who asked for it, nor who approved it.
 */

const mostRows = 200
const listed = operationFact('listCyberLoi').answer.fields
const { header, lines } = operationFact('getCyberLoi').answer.fields

/** The newest first. Whose they are is decided by the row policies alone. */
export async function listSupplierLetters(
  tx: Transaction,
  { portal }: Pick<Actor, 'portal'>,
  { compNo }: OperationRequests['listCyberLoi'],
): Promise<readonly Columns[]> {
  const { rows } = await sql<LoiRecord>`select loi.*, company.comp_name_kr from loi
    join company on company.comp_no = loi.comp_no
    where loi.status in ('ISSUED', 'ACCEPTED', 'DECLINED', 'CONVERTED', 'EXPIRED')
      and ${compNo ? sql`loi.comp_no = ${compNo}` : sql`true`}
    order by loi.loi_no desc limit ${mostRows}`.execute(tx)
  return rows.map(row => {
    const answer_yn = portal === 'external' && row.status === 'ISSUED' ? 'Y' : 'N'
    return wireOf(listed, { ...row, answer_yn }, row.currency)
  })
}

export async function readSupplierLetter(tx: Transaction, stored: LoiRecord): Promise<Columns> {
  const company = await tx
    .selectFrom('company')
    .select('comp_name_kr')
    .where('comp_no', '=', stored.comp_no ?? '')
    .executeTakeFirst()
  const po_no = await orderOf(tx, stored.or_no)
  const items = await readLines(tx, loi, stored.loi_no)
  return {
    header: wireOf(header?.fields ?? {}, { ...stored, ...company, po_no }, stored.currency),
    lines: items.map(line => wireOf(lines?.fields ?? {}, { ...line }, stored.currency)),
    files: stored.file_id === null ? [] : await readFileItems(tx, stored.file_id),
  }
}

/** The order request between letter and order is the company's own. */
async function orderOf(tx: Transaction, orNo: string | null): Promise<string | null> {
  const request = await runAs(tx, 'all', () =>
    tx
      .selectFrom('order_request')
      .select('po_no')
      .where('or_no', '=', orNo ?? '')
      .executeTakeFirst(),
  )
  return request?.po_no ?? null
}
