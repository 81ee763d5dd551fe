import { sql } from 'kysely'
import type { CyberLoi, OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { readLines } from '../../document/documentKind'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import { type LoiRecord, loi } from './loiKind'

type Listed = LoiRecord & { readonly comp_name_kr: string | null }

const mostRows = 200

/** A supplier sees people by name alone (D-30), and has no table of them. */
const namesOf = (tx: Transaction, letters: readonly LoiRecord[]) =>
  runAs(tx, 'all', () =>
    peopleNames(
      tx,
      letters.map(letter => letter.buyer_id),
    ),
  )

/** What a letter tells its supplier: neither why it is urgent, who asked for it, nor who approved it. Nothing here is derived. */
const told = (
  letter: LoiRecord,
  names: ReadonlyMap<string, string>,
  compNameKr: string | null | undefined,
) => ({
  loiNo: letter.loi_no,
  title: letter.title,
  compNo: letter.comp_no ?? '',
  estAmt: moneyText(letter.est_amt, letter.currency),
  currency: letter.currency,
  status: letter.status,
  version: letter.version,
  ...given({
    compNameKr,
    buyerNm: names.get(letter.buyer_id),
    startDate: letter.start_date,
    validFrom: letter.valid_from,
    validTo: letter.valid_to,
  }),
})

/** Letters as their supplier sees them, the newest first. Whose they are is the row policies' business alone. */
export async function listCyberLoi(
  tx: Transaction,
  { portal }: Pick<Actor, 'portal'>,
  { compNo }: OperationRequests['listCyberLoi'],
): Promise<CyberLoi[]> {
  const { rows } = await sql<Listed>`select loi.*, company.comp_name_kr from loi
    join company on company.comp_no = loi.comp_no
    where loi.status in ('ISSUED', 'ACCEPTED', 'DECLINED', 'CONVERTED', 'EXPIRED')
      and ${compNo ? sql`loi.comp_no = ${compNo}` : sql`true`}
    order by loi.loi_no desc limit ${mostRows}`.execute(tx)
  const names = await namesOf(tx, rows)
  return rows.map(row => ({
    ...told(row, names, row.comp_name_kr),
    answerYn: portal === 'external' && row.status === 'ISSUED' ? 'Y' : 'N',
  }))
}

export async function readCyberLoi(
  tx: Transaction,
  stored: LoiRecord,
): Promise<OperationAnswers['getCyberLoi']> {
  const company = await tx
    .selectFrom('company')
    .select('comp_name_kr')
    .where('comp_no', '=', stored.comp_no ?? '')
    .executeTakeFirst()
  return {
    header: {
      ...told(stored, await namesOf(tx, [stored]), company?.comp_name_kr),
      ...given({
        scopeText: stored.scope_text,
        declineReason: stored.decline_reason,
        poNo: await orderOf(tx, stored.or_no),
        fileId: stored.file_id,
      }),
    },
    lines: (await readLines(tx, loi, stored.loi_no)).map(line => ({
      lineNo: line.line_no,
      itemName: line.item_name,
      qty: trimDecimal(line.qty),
      unitPrice: trimDecimal(line.unit_price),
      amt: moneyText(line.amt, stored.currency),
      ...given({ itemCode: line.item_code, spec: line.spec, unitCode: line.unit_code, bigo: line.bigo }),
    })),
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
