import type { HistoryEntry, ItemUploadDocument, ItemUploadRow } from '../../../codegen/generated/types'
import { findTransition } from '../../../schemas/workflow/workflow'
import { itemUploadWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { cellsOf, problemsOf, readRows, type UploadRecord, type UploadRowRecord } from './itemUploadStore'
import { headerOf } from './listItemUpload'

/** An upload with all its rows; 5,000 of them are a few hundred kilobytes. */
export async function readItemUpload(tx: Transaction, upload: UploadRecord): Promise<ItemUploadDocument> {
  const uploader = await tx
    .selectFrom('person')
    .select('hname')
    .where('singleid', '=', upload.uploaded_by)
    .executeTakeFirst()
  return {
    header: headerOf(upload, uploader?.hname ?? null),
    lines: (await readRows(tx, upload.up_no)).map(rowOf),
    history: await readHistory(tx, upload.up_no),
  }
}

function rowOf(row: UploadRowRecord): ItemUploadRow {
  return {
    rowNo: row.row_no,
    ...cellsOf(row),
    ...given({
      rowResult: row.row_result,
      errMsg: row.err_msg,
      itemCode: row.item_code,
    }),
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
