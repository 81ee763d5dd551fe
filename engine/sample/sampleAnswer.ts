import { isDecimal } from '../../schemas/shared/decimal'
import { sampleDay } from '../../schemas/shared/sampleDay'
import type { SampleDocumentPlan, SampleFilterPlan, SampleRowsPlan } from '../plan/samplePlan'

import { sortRows } from '../record/sortRows'
import { readSort } from '../record/sortText'
import { sumRows } from '../record/sumRows'
import { isRow, type Row, textOf } from '../runtime/row'

/** What a server would answer, out of the rows: found, put in order, cut into pages, summed. Undefined: there is none. */
export function sampleAnswer(
  plan: SampleRowsPlan,
  request: Row,
  today: string,
  written: readonly Row[] = plan.rows,
): unknown {
  const asked = isRow(request.body) ? { ...request, ...request.body } : request
  const rows = written.map(row => presentRow(row, today)).filter(isRow)
  if (plan.answer === 'one') return rows.find(row => fitsAll(plan.filters, row, asked))
  if (plan.answer === 'document')
    return rows.find(({ header }) => isRow(header) && fitsAll(plan.filters, header, asked))
  const found = sortRows(
    rows.filter(row => fitsAll(plan.filters, row, asked)),
    readSort(textOf(asked.sort)),
  )
  if (plan.answer === 'list') return found
  return {
    rows: plan.isPaged ? pageOf(found, asked) : found,
    total: found.length,
    sums: sumRows(found, plan.sums),
  }
}

/**
 * The document that a row is the header of; what was saved beside the header stands in the row. One that was made in the page
 * has nothing beside it yet.
 */
export function sampleDocument(
  plan: SampleDocumentPlan,
  rows: readonly Row[],
  first: readonly Row[],
  request: Row,
  today: string,
): Row | undefined {
  const isThis = (one: Row) => textOf(one[plan.key]) === textOf(request[plan.key])
  const row = rows.find(isThis)
  if (!row) return undefined
  const parts = first.some(isThis) ? plan.parts : emptyParts(plan.parts)
  const entries = Object.entries(row)
  const header = Object.fromEntries(entries.filter(([, value]) => !Array.isArray(value)))
  const lists = Object.fromEntries(entries.filter(([, value]) => Array.isArray(value)))
  const answer = presentRow({ ...parts, ...lists, header: { version: 0, ...header } }, today)
  return isRow(answer) ? answer : undefined
}

function emptyParts(parts: Row): Row {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (Array.isArray(part) ? [[name, []]] : [])),
  )
}

function pageOf(rows: readonly Row[], { page, size }: Row): readonly Row[] {
  const length = Number(size ?? rows.length)
  const first = (Number(page ?? 1) - 1) * length
  return rows.slice(first, first + length)
}

/** Days are written as far from today as they are to stand. */
function presentRow(value: unknown, today: string): unknown {
  if (typeof value === 'string') return sampleDay(value, today)
  if (Array.isArray(value)) return value.map(item => presentRow(item, today))
  if (!isRow(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, presentRow(item, today)]))
}

function fitsAll(filters: readonly SampleFilterPlan[], row: Row, asked: Row): boolean {
  return filters.every(({ parameter, field, how }) => {
    const wanted = textOf(asked[parameter]).trim()
    return wanted === '' || fits[how](textOf(row[field]), wanted)
  })
}

const fits: Readonly<Record<SampleFilterPlan['how'], (value: string, wanted: string) => boolean>> = {
  equals: (value, wanted) => value === wanted,
  among: (value, wanted) => wanted.split(',').includes(value),
  contains: (value, wanted) => value.toLowerCase().includes(wanted.toLowerCase()),
  begins: (value, wanted) => value.startsWith(wanted),
  from: (value, wanted) => value !== '' && compare(value, wanted) >= 0,
  to: (value, wanted) => value !== '' && compare(value, wanted) <= 0,
}

/** A moment counts as its day, as on the server. */
function compare(value: string, wanted: string): number {
  if (isDecimal(value) && isDecimal(wanted)) return Number(value) - Number(wanted)
  return value.slice(0, wanted.length).localeCompare(wanted)
}
