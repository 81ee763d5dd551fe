import type { FileItem } from '../../codegen/generated/types'
import type { SampleSavePlan } from '../plan/samplePlan'
import { isRow, type Row, textOf } from '../runtime/row'

/** The rows of sample operations as this page has changed them. */
export interface SampleStore {
  /** The rows as they stand now; `first` as long as nobody changed them. */
  rows(operation: string, first: readonly Row[]): readonly Row[]
  /** Does to the rows what a server would, and answers what it would. */
  save(plan: SampleSavePlan, request: Row, first: readonly Row[]): Row
  /** A file that is put beside the others and goes nowhere. */
  addFile(request: Row): FileItem
  removeFile(request: Row): Row
  /** A document with the files that were put to it here. */
  withFiles(document: Row | undefined): Row | undefined
}

/** Kept in the page alone: reloading it brings the samples back as they are written. */
export function createSampleStore(): SampleStore {
  const changed = new Map<string, readonly Row[]>()
  let files: readonly FileItem[] = []
  let lastFile = 0
  const rows: SampleStore['rows'] = (operation, first) => changed.get(operation) ?? first
  return {
    rows,
    addFile({ fileId, fileName, body }) {
      // Files that are written in the samples have small numbers.
      lastFile += 1
      const item = {
        fileId: textOf(fileId) || `sample-${lastFile}`,
        fileSeq: 100 + lastFile,
        fileName: textOf(fileName),
        fileSize: body instanceof Blob ? body.size : 0,
      }
      files = [...files, item]
      return item
    },
    removeFile({ id, seq }) {
      files = files.filter(file => file.fileId !== id || file.fileSeq !== seq)
      return { success: true }
    },
    withFiles(document) {
      const header = document && isRow(document.header) ? document.header : {}
      const own = files.filter(({ fileId }) => fileId === header.fileId)
      if (!document || own.length === 0) return document
      return {
        ...document,
        files: [...(Array.isArray(document.files) ? document.files.filter(isRow) : []), ...own],
      }
    },
    save(plan, request, first) {
      const before = rows(plan.into, first)
      const { rows: after, saved } = savedRows(plan, request, before)
      changed.set(plan.into, after)
      return {
        success: true,
        docNo: textOf(saved[plan.key]),
        status: textOf(saved.status),
        approvalStatus: '',
        version: saved.version ?? 0,
      }
    },
  }
}

interface Saved {
  readonly rows: readonly Row[]
  readonly saved: Row
}

function savedRows(plan: SampleSavePlan, request: Row, before: readonly Row[]): Saved {
  const { body } = request
  const content = isRow(body) ? body : {}
  if (plan.isDeletion) return { rows: before.filter(row => row[plan.key] !== request[plan.key]), saved: {} }
  if (plan.isRows) {
    const given = Array.isArray(content.rows) ? content.rows.filter(isRow) : []
    return { rows: given.reduce((rows, row) => editedRows(plan, rows, row), before), saved: {} }
  }
  const { header, version: _, files: notes, ...parts } = content
  const values = isRow(header) ? header : parts
  const lists = isRow(header) ? parts : {}
  return writtenRow(plan, before, { [plan.key]: request[plan.key], ...values }, lists)
}

function editedRows(plan: SampleSavePlan, rows: readonly Row[], { rowState, ...row }: Row): readonly Row[] {
  if (rowState === 'D') return rows.filter(one => textOf(one[plan.key]) !== textOf(row[plan.key]))
  return writtenRow(plan, rows, row, {}).rows
}

/** A row of that key takes the values over, fields that are no longer sent are cleared with it; else it comes first as a new one. */
function writtenRow(plan: SampleSavePlan, rows: readonly Row[], values: Row, lists: Row): Saved {
  const wanted = textOf(values[plan.key])
  const old = wanted === '' ? undefined : rows.find(row => textOf(row[plan.key]) === wanted)
  const key = old ? old[plan.key] : wanted === '' ? nextKey(rows, plan.key) : values[plan.key]
  const saved = {
    ...(old ? without(old, plan.taken) : plan.initial),
    ...values,
    ...Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, writtenLines(plan, list, old?.[name])]),
    ),
    [plan.key]: key,
    version: Number(old?.version ?? 0) + 1,
  }
  return {
    saved,
    rows: old
      ? rows.map(row => (row === old ? saved : row))
      : plan.isRows
        ? [...rows, saved]
        : [saved, ...rows],
  }
}

function without(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

/** The number after the highest one, written like it: SMP-0029 after SMP-0028. */
function nextKey(rows: readonly Row[], key: string): unknown {
  const highest = rows.reduce((most, row) => Math.max(most, lastNumber(textOf(row[key]))), 0)
  const pattern = rows.find(row => lastNumber(textOf(row[key])) === highest)?.[key]
  if (typeof pattern === 'number' || pattern === undefined) return highest + 1
  const digits = /\d+$/.exec(textOf(pattern))?.[0] ?? ''
  return textOf(pattern).replace(/\d+$/, String(highest + 1).padStart(digits.length, '0'))
}

function lastNumber(text: string): number {
  return Number(/\d+$/.exec(text)?.[0] ?? 0)
}

function writtenLines({ lineKey, keepsLines }: SampleSavePlan, list: unknown, old: unknown): unknown {
  if (keepsLines !== true || lineKey === undefined || !Array.isArray(old)) return numbered(list, lineKey)
  const sent = Array.isArray(list) ? list.filter(isRow) : []
  return old.filter(isRow).map(line => ({ ...line, ...sent.find(one => one[lineKey] === line[lineKey]) }))
}

function numbered(list: unknown, lineKey: string | undefined): unknown {
  if (!Array.isArray(list) || lineKey === undefined) return list
  return list.map((line: unknown, index): unknown => (isRow(line) ? { ...line, [lineKey]: index + 1 } : line))
}
