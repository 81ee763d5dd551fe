import type { HistoryEntry } from '../../../codegen/generated/types'
import { findTransition } from '../../../schemas/workflow/workflow'
import { itemUploadWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { given } from '../../document/givenFields'
import { documentNotFound } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import type { UploadSort } from './uploadSort'
import {
  cellsOf,
  findUpload,
  problemsOf,
  readRows,
  type UploadRecord,
  type UploadRowRecord,
} from './uploadStore'

/** An upload with all its rows; 5,000 of them are a few hundred kilobytes. */
export async function readUpload(
  { tx, actor, input: { upNo } }: OperationContext<{ readonly upNo: string }>,
  sort: UploadSort,
) {
  const upload = await findUpload(tx, sort, upNo)
  if (!upload) throw documentNotFound(actor.scope)
  return {
    header: await headerOf(tx, upload),
    lines: (await readRows(tx, upNo)).map(rowOf),
    history: await readHistory(tx, upNo),
  }
}

async function headerOf(tx: Transaction, upload: UploadRecord) {
  return {
    upNo: upload.up_no,
    ...given({ compNo: upload.comp_no, compNameKr: await companyName(tx, upload.comp_no) }),
    fileName: upload.file_name,
    rowCnt: upload.row_cnt,
    okCnt: upload.ok_cnt,
    errCnt: upload.err_cnt,
    dupCnt: upload.dup_cnt,
    status: upload.status,
    uploadedBy: upload.uploaded_by,
    uploadedByNm: upload.uploaded_by_nm,
    uploadedDt: upload.uploaded_dt,
    version: upload.version,
  }
}

/** Suppliers have no table of companies. */
async function companyName(tx: Transaction, compNo: string | null): Promise<string | null> {
  if (compNo === null) return null
  const company = await runAs(tx, 'all', () =>
    tx.selectFrom('company').select('comp_name_kr').where('comp_no', '=', compNo).executeTakeFirst(),
  )
  return company?.comp_name_kr ?? null
}

function rowOf(row: UploadRowRecord) {
  return {
    rowNo: row.row_no,
    ...cellsOf(row),
    ...given({ rowResult: row.row_result, errMsg: row.err_msg, resultNo: row.result_no }),
    problems: problemsOf(row),
  }
}

async function readHistory(tx: Transaction, upNo: string): Promise<readonly HistoryEntry[]> {
  const events = await tx
    .selectFrom('document_event')
    .select(['at', 'actor_name', 'action'])
    .where('doc_type', '=', 'ITEM_UPLOAD')
    .where('doc_no', '=', upNo)
    .orderBy('seq')
    .execute()
  return events.map(event => ({
    eventDt: event.at,
    actorNm: event.actor_name,
    historyText: findTransition(itemUploadWorkflow, event.action)?.label ?? event.action,
  }))
}
