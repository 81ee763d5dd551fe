import { sql } from 'kysely'
import type { AdjustmentDocument, AdjustmentLine, AdjustmentLineList } from '../../../codegen/generated/types'
import { sumDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { adjustmentWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { readDocumentHistory } from '../../document/documentHistory'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import { type AdjustmentLineRecord, readAdjustmentLines } from './adjustmentStore'
import { adjustmentFields, besideAdjustment, type ListedAdjustment } from './listAdjustment'

const systemLabels: Readonly<Record<string, string>> = {
  'sys:confirmMonthlyCalc': '협력사 확인',
  'sys:objectMonthlyCalc': '협력사 이의제기',
  'sys:rematchTaxInvoice': '계산서 재매칭',
  'sys:cancelTaxInvoice': '계산서 취소',
  updateAdjustment: '공제 저장',
}

/** A settlement with its lines and what happened to it; undefined where the actor does not see it. */
export async function readAdjustment(
  tx: Transaction,
  adjNo: string,
): Promise<AdjustmentDocument | undefined> {
  const { rows } = await sql<ListedAdjustment>`select document.*, ${besideAdjustment.columns}
    from adjustment document ${besideAdjustment.joins} where document.adj_no = ${adjNo}`.execute(tx)
  const [stored] = rows
  if (!stored) return undefined
  const names = await peopleNames(tx, [stored.owner_id])
  const lines = await readAdjustmentLines(tx, adjNo)
  return {
    header: {
      ...adjustmentFields(stored, names),
      exRate: trimDecimal(stored.ex_rate),
      ...given({
        calcNo: stored.calc_no,
        objectionAnswer: stored.objection_answer,
        matchResult: stored.match_result,
        allowReason: stored.allow_reason,
        fileId: stored.file_id,
      }),
    },
    lines: lines.map(line => adjustmentLineOf(line, stored.currency)),
    files: stored.file_id === null ? [] : [...(await readFileItems(tx, stored.file_id))],
    history: [
      ...(await readDocumentHistory(tx, {
        docType: 'ADJ',
        docNo: adjNo,
        workflow: adjustmentWorkflow,
        statusGroup: 'ADJ_STATUS',
        systemLabels,
      })),
    ],
  }
}

/** The lines of a settlement and their sums. */
export async function listAdjustmentLine(
  tx: Transaction,
  { adj_no, currency }: Pick<ListedAdjustment, 'adj_no' | 'currency'>,
): Promise<AdjustmentLineList> {
  const rows = (await readAdjustmentLines(tx, adj_no)).map(line => adjustmentLineOf(line, currency))
  const sumOf = (read: (row: AdjustmentLine) => string) => sumDecimals(['0', ...rows.map(read)])
  return {
    rows,
    total: rows.length,
    sums: { amt: sumOf(row => row.amt), vatAmt: sumOf(row => row.vatAmt), qty: sumOf(row => row.qty) },
  }
}

export function adjustmentLineOf(line: AdjustmentLineRecord, currency: string): AdjustmentLine {
  return {
    lineNo: line.line_no,
    whReqNo: line.wh_req_no,
    whLineNo: line.wh_line_no,
    poNo: line.po_no,
    itemName: line.item_name,
    qty: trimDecimal(line.qty),
    unitPrice: trimDecimal(line.unit_price),
    amt: moneyText(line.amt, currency),
    vatAmt: line.vat_amt,
    ...given({
      whAppNo: line.wh_app_no,
      itemCode: line.item_code,
      spec: line.spec,
      unitCode: line.unit_code,
      bigo: line.bigo,
    }),
  }
}
