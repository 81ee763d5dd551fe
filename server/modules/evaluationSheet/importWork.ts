import { sql } from 'kysely'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { messages } from '../../../schemas/shared/messages'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { updateWhere } from '../../document/writeRows'
import type { Failure } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import { wantedLanguage } from '../code/messageBook'
import { templateWorkbook } from '../export/templateWorkbook'
import { readFilledRows } from '../workbook/readFilledRows'
import { refuseFaulty } from '../workbook/refuseFaulty'
import { companyFailure, dueFailure, evaluatorFailure, makeSheets } from './assignWork'
import { readItems, recount } from './sheetItems'
import { type WorkRecord, workSheet } from './sheetKinds'
import { sheetTexts } from './sheetTexts'

const mostRows = 5_000
const longestOpinion = 400

const assignColumns = [
  { field: 'compNo', label: '협력사번호', width: 110 },
  { field: 'evaluator', label: '평가자ID', width: 140 },
  { field: 'dueDate', label: '제출기한', width: 110 },
] as const
const scoreColumns = [
  { field: 'workNo', label: '평가번호', width: 160 },
  { field: 'itemNo', label: '항목번호', width: 80 },
  { field: 'score', label: '점수', width: 80 },
  { field: 'opinion', label: '의견', width: 300 },
] as const

const textOf = (failure: Failure | undefined) => failure?.text

/** What is asked of each name is asked once, however many rows say it. */
function once<Value>(ask: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return name => {
    const found = known.get(name) ?? ask(name)
    known.set(name, found)
    return found
  }
}

async function importAssignments(
  context: EventContext,
  {
    fileName,
    body,
    evaYear,
    evaPeriod,
  }: { fileName: string; body: Uint8Array; evaYear: string; evaPeriod: string },
) {
  const { tx, now } = context
  const rows = await readFilledRows(fileName, body, assignColumns, mostRows)
  const companyFault = once(async compNo => textOf(await companyFailure(tx, compNo)))
  const evaluatorFault = once(async singleid => textOf(await evaluatorFailure(tx, singleid)))
  const faults: { rowNo: number; text: string }[] = []
  for (const { rowNo, cells } of rows) {
    const { dueDate = '' } = cells
    const text =
      (await companyFault(cells.compNo ?? '')) ??
      (await evaluatorFault((cells.evaluator ?? '').toLowerCase())) ??
      (isDay(dueDate) ? textOf(dueFailure(dueDate, now)) : '날짜 형식이 올바르지 않습니다.')
    if (text !== undefined) faults.push({ rowNo, text })
  }
  refuseFaulty(faults)
  const asked = rows.map(({ cells: { compNo = '', evaluator = '', dueDate = '' } }) => ({
    ...{ compNo, evaluator: evaluator.toLowerCase(), dueDate },
  }))
  const { assigned, skipped } = await makeSheets(context, { evaYear, evaPeriod }, asked)
  const notice = fillMessage(sheetTexts.imported, [assigned, skipped])
  return { success: true, assignedCnt: assigned, skippedCnt: skipped, notice }
}

/** Scores of the person's own sheets, as if they had been typed and kept. */
async function importScores(context: EventContext, fileName: string, body: Uint8Array) {
  const { tx, actor } = context
  const rows = await readFilledRows(fileName, body, scoreColumns, mostRows)
  const sheetOf = once(workNo =>
    tx.selectFrom('eva_work').selectAll().where('work_no', '=', workNo).forUpdate().executeTakeFirst(),
  )
  const itemsOf = once(async workNo => {
    const sheet = await sheetOf(workNo)
    return sheet ? readItems(tx, workSheet, workNo, sheet.tpl_id) : []
  })
  const faults: { rowNo: number; text: string }[] = []
  const sheets = new Map<string, WorkRecord>()
  for (const { rowNo, cells } of rows) {
    const { workNo = '', itemNo = '', score } = cells
    const sheet = await sheetOf(workNo)
    const item = (await itemsOf(workNo)).find(one => String(one.item_no) === itemNo)
    const isOwn =
      sheet?.evaluator === actor.userId && ['ASSIGNED', 'SAVED', 'RETURNED'].includes(sheet.status)
    const isFit =
      score === undefined ||
      (isDecimal(score) &&
        decimalPlaces(score) <= 2 &&
        compareDecimals(score, '0') >= 0 &&
        compareDecimals(score, String(item?.max_score ?? 0)) <= 0)
    if (!sheet || !isOwn || !item) faults.push({ rowNo, text: sheetTexts.otherEvaluator })
    else if (!isFit) faults.push({ rowNo, text: fillMessage(sheetTexts.scoreRange, [item.max_score]) })
    else if (characterLength(cells.opinion ?? '') > longestOpinion)
      faults.push({ rowNo, text: fillMessage(messages.tooManyCharacters, ['의견', longestOpinion]) })
    else sheets.set(workNo, sheet)
  }
  refuseFaulty(faults)
  for (const { cells } of rows) {
    const where = sql`work_no = ${cells.workNo ?? ''} and item_no = ${Number(cells.itemNo)}`
    const { score = null, opinion = null } = cells
    await updateWhere(tx, 'eva_work_score', where, { score, opinion })
  }
  for (const sheet of sheets.values()) {
    await recount(tx, workSheet, sheet)
    await moveDocument(context, workSheet, sheet, { action: 'saveEvaWork', status: 'SAVED' })
  }
  return { success: true, submittedCnt: sheets.size, notice: fillMessage(sheetTexts.scored, [sheets.size]) }
}

export const importRoutes: readonly OperationRoute[] = [
  route('importEvaWork', context => importAssignments(context, context.input)),
  route('importEvaWorkScore', context => importScores(context, context.input.fileName, context.input.body)),
  route('getEvaWorkTemplate', ({ http }) =>
    templateWorkbook(wantedLanguage(http.headers['accept-language']), '업무평가 배정 양식', assignColumns),
  ),
  route('getEvaWorkScoreTemplate', async ({ tx, actor, http }) => {
    const { rows } = await sql<{
      workNo: string
      itemNo: string
      score: string | null
      opinion: string | null
    }>`
      select work_no as "workNo", item_no::text as "itemNo", score::text, scored.opinion
      from eva_work sheet join eva_work_score scored using (work_no)
      where evaluator = ${actor.userId} and status in ('ASSIGNED', 'SAVED', 'RETURNED')
      order by work_no, item_no limit ${mostRows}`.execute(tx)
    return templateWorkbook(
      wantedLanguage(http.headers['accept-language']),
      '업무평가 점수 양식',
      scoreColumns,
      rows,
    )
  }),
]
