import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { insertRows } from '../../database/insertRows'
import type { Row } from '../../database/tables'
import { cellColumns, type UploadCells, type UploadField } from './uploadCells'
import type { CellProblem, JudgedRow, RowResult, UploadRow, UploadSort } from './uploadSort'

export type UploadRecord = Row<'item_upload'>
export type UploadRowRecord = Row<'item_upload_row'>

type OwnerType = Pick<UploadSort, 'ownerType'>

const findIn = (tx: Transaction, { ownerType }: OwnerType, upNo: string) =>
  tx.selectFrom('item_upload').selectAll().where('up_no', '=', upNo).where('owner_type', '=', ownerType)

export const findUpload = (
  tx: Transaction,
  sort: OwnerType,
  upNo: string,
): Promise<UploadRecord | undefined> => findIn(tx, sort, upNo).executeTakeFirst()

/** The same, and nobody else changes it until the transaction ends. */
export const lockUpload = (
  tx: Transaction,
  sort: OwnerType,
  upNo: string,
): Promise<UploadRecord | undefined> => findIn(tx, sort, upNo).forUpdate().executeTakeFirst()

export function readRows(tx: Transaction, upNo: string): Promise<UploadRowRecord[]> {
  return tx.selectFrom('item_upload_row').selectAll().where('up_no', '=', upNo).orderBy('row_no').execute()
}

export function cellsOf(row: UploadRowRecord): UploadCells {
  const cells = Object.entries(cellColumns).flatMap(([field, column]): [string, string][] => {
    const text = row[column]
    return text === null ? [] : [[field, text]]
  })
  return Object.fromEntries(cells)
}

export function uploadRowOf(row: UploadRowRecord): UploadRow {
  return { rowNo: row.row_no, cells: cellsOf(row) }
}

export function problemsOf({ problems }: UploadRowRecord): readonly CellProblem[] {
  return Array.isArray(problems) ? problems.filter(isCellProblem) : []
}

/** What stands in the column was written by `writeResults` alone; its type does not know that. */
function isCellProblem(value: unknown): value is CellProblem {
  return typeof value === 'object' && value !== null && 'field' in value && 'msg' in value
}

/** Stores rows that have not been judged; a row of the same number gives way. */
export async function writeRows(tx: Transaction, upNo: string, rows: readonly UploadRow[]): Promise<void> {
  await deleteRows(
    tx,
    upNo,
    rows.map(({ rowNo }) => rowNo),
  )
  const stored = rows.map(({ rowNo, cells }) => ({
    up_no: upNo,
    row_no: rowNo,
    ...Object.fromEntries(
      Object.entries(cellColumns).map(([field, column]) => [column, cells[field as UploadField] ?? null]),
    ),
    problems: [],
  }))
  await insertRows(tx, 'item_upload_row', stored)
}

export async function deleteRows(tx: Transaction, upNo: string, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  await sql`delete from item_upload_row where up_no = ${upNo} and row_no = any(${numbers}::int[])`.execute(tx)
}

/** Keeps what was found out about each row. */
export async function writeResults(
  tx: Transaction,
  upNo: string,
  judged: readonly JudgedRow[],
): Promise<void> {
  const told = judged.map(({ rowNo, result, problems, errMsg, resultNo }) => ({
    row_no: rowNo,
    row_result: result,
    problems,
    err_msg: errMsg ?? null,
    result_no: resultNo ?? null,
  }))
  await sql`update item_upload_row stored set row_result = told.row_result, problems = told.problems,
      err_msg = told.err_msg, result_no = told.result_no
    from jsonb_to_recordset(${JSON.stringify(told)}::text::jsonb)
      as told(row_no int, row_result text, problems jsonb, err_msg text, result_no text)
    where stored.up_no = ${upNo} and stored.row_no = told.row_no`.execute(tx)
}

/** How many rows there are of each result. */
export async function countRows(tx: Transaction, upNo: string) {
  const { rows } = await sql<{ row_result: RowResult | null; count: number }>`
    select row_result, count(*)::int as count from item_upload_row where up_no = ${upNo}
    group by row_result`.execute(tx)
  const of = (result: RowResult) => rows.find(row => row.row_result === result)?.count ?? 0
  return {
    row_cnt: rows.reduce((sum, { count }) => sum + count, 0),
    ok_cnt: of('OK'),
    err_cnt: of('ERR'),
    dup_cnt: of('DUP'),
  }
}
