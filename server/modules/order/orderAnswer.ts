import { poWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { type Columns, wireOf } from '../../document/columns'
import { readDocumentHistory } from '../../document/documentHistory'
import { operationFact } from '../../document/erasedRoute'
import { changeFacts, readChangeLines } from './changeFacts'
import type { PoChangeRecord } from './openChange'
import type { PoRecord } from './orderKind'
import { readOrderLines } from './orderStore'

/** What happens to an order by itself, in the words of its history. */
const systemLabels = {
  poCreated: '발주서 발송',
  changeSent: '변경 확인 요청',
  changeApplied: '변경 반영',
  changeDropped: '변경 취소',
} as const

interface Shown {
  readonly names: ReadonlyMap<string, string>
  /** The changes that the reader may know of, as columns. */
  readonly changes: readonly (Columns & { readonly chg_no: string })[]
  /** The change whose values before and after stand in the header. */
  readonly current: PoChangeRecord | undefined
  /** Further columns of the header. */
  readonly further?: Columns
  readonly history?: Pick<Parameters<typeof readDocumentHistory>[1], 'nameOf' | 'hidden'>
}

/** An order with its lines and changes. The contract of `operation` alone names the fields that its readers are given. */
export async function orderAnswer(
  tx: Transaction,
  operation: 'getPo' | 'getCyberPo',
  order: PoRecord,
  { names, changes, current, further, history }: Shown,
): Promise<Columns> {
  const { fields } = operationFact(operation).answer
  const wire = (part: string, row: Columns) => wireOf(fields[part]?.fields ?? {}, row, order.currency)
  const company = await tx
    .selectFrom('company')
    .select('comp_name_kr')
    .where('comp_no', '=', order.comp_no)
    .executeTakeFirst()
  const changeLines = await readChangeLines(tx, order)
  const known = new Set(changes.map(change => change.chg_no))
  return {
    header: wire('header', {
      ...order,
      comp_name_kr: company?.comp_name_kr ?? order.comp_no,
      requester_nm: names.get(order.requester) ?? order.requester,
      receiver_nm: names.get(order.receiver ?? ''),
      buyer_nm: names.get(order.buyer_id ?? ''),
      ...(current ? changeFacts(current, names) : {}),
      ...further,
    }),
    lines: (await readOrderLines(tx, order.po_no)).map(line => wire('lines', line)),
    changes: changes.map(change => wire('changes', change)),
    changeLines: changeLines.filter(line => known.has(line.chg_no)).map(line => wire('changeLines', line)),
    currentLines: changeLines
      .filter(line => line.chg_no === current?.chg_no)
      .map(line => wire('currentLines', line)),
    history: await readDocumentHistory(tx, {
      docType: 'PO',
      docNo: order.po_no,
      workflow: poWorkflow,
      statusGroup: 'PO_STATUS',
      systemLabels,
      ...history,
    }),
  }
}
