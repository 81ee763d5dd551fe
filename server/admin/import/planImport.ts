import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { type ImportKind, type ImportRow, type Known, keyText } from './importKind'
import { importTexts } from './importTexts'
import { importKinds, kindNamed } from './kinds'
import type { FileRow, FileTables, ImportProblem } from './readRows'

export interface ImportChange {
  readonly key: string
  readonly action: 'added' | 'changed' | 'retired'
  readonly before?: ImportRow
  readonly after: ImportRow
}

export interface KindPlan {
  readonly kind: ImportKind
  readonly changes: readonly ImportChange[]
  /** Rows of the file that stand already as it says. */
  readonly same: number
}

interface PlanOptions {
  readonly retiresMissing: boolean
  readonly isForced: boolean
}

/** A file that leaves out more than this share of a kind is taken for a broken one. */
const mostRetiredPercent = 20

type Tables = Map<string, Map<string, ImportRow>>

/** The kinds that an import has to read: those of the file and those that these refer to, and so on. */
export function kindsToRead(tables: FileTables): readonly ImportKind[] {
  const needed = new Set<ImportKind>()
  const need = (kind: ImportKind) => {
    if (needed.has(kind)) return
    needed.add(kind)
    for (const { holds } of kind.columns) if (holds.refers !== undefined) need(kindNamed(holds.refers))
  }
  for (const kind of tables.keys()) need(kind)
  return importKinds.filter(kind => needed.has(kind))
}

/** Compares the file with what stands: what would change, or what is wrong. `after` is filled with the rows as they will stand. */
export function planImport(
  tables: FileTables,
  standing: ReadonlyMap<string, ReadonlyMap<string, ImportRow>>,
  known: Known & { readonly after: Tables },
  { retiresMissing, isForced }: PlanOptions,
): { readonly plans: readonly KindPlan[]; readonly problems: readonly ImportProblem[] } {
  const problems: ImportProblem[] = []
  const kinds = importKinds.filter(kind => standing.has(kind.name))
  const placed = new Map<ImportKind, ReadonlyMap<string, FileRow>>()
  for (const kind of kinds) {
    const before = standing.get(kind.name) ?? new Map<string, ImportRow>()
    const merged = new Map(before)
    known.after.set(kind.name, merged)
    const rows = tables.get(kind)
    if (!rows) continue
    const places = mergeRows(kind, rows, before, merged, retiresMissing, problems)
    placed.set(kind, places)
    if (retiresMissing && kind.retired) retireMissing(kind, places, merged, isForced, problems)
  }
  const plans = kinds.map(kind => {
    const before = standing.get(kind.name) ?? new Map<string, ImportRow>()
    const merged = known.after.get(kind.name) ?? new Map<string, ImportRow>()
    const isTouched = [kind.name, ...kind.columns.map(({ holds }) => holds.refers)].some(
      name => name !== undefined && tables.has(kindNamed(name)),
    )
    if (kind.derived && isTouched)
      for (const [key, row] of merged)
        merged.set(key, { ...row, ...kind.derived(row, known, before.get(key)) })
    return { kind, before, merged }
  })
  for (const { kind, before, merged } of plans) {
    const places = placed.get(kind)
    if (places) problems.push(...judgeRows(kind, places, before, merged, known))
  }
  return {
    plans: plans.map(({ kind, before, merged }) => changesOf(kind, before, merged, placed.get(kind))),
    problems,
  }
}

/** Puts the rows of a sheet over those that stand; answers where in the sheet each key is. */
function mergeRows(
  kind: ImportKind,
  rows: readonly FileRow[],
  before: ReadonlyMap<string, ImportRow>,
  merged: Map<string, ImportRow>,
  isWhole: boolean,
  problems: ImportProblem[],
): ReadonlyMap<string, FileRow> {
  const places = new Map<string, FileRow>()
  const fresh = Object.fromEntries(kind.columns.map(({ column, initial = null }) => [column, initial]))
  for (const row of rows) {
    const key = keyText(kind, { ...fresh, ...row.given })
    const other = places.get(key)
    if (other)
      problems.push({
        ...{ sheet: row.sheet, row: row.row },
        text: fillMessage(importTexts.twice, [other.row]),
      })
    places.set(key, row)
    const stands = before.get(key)
    const back = isWhole && stands && kind.retired && isRetired(kind, stands) ? kind.retired.back : {}
    merged.set(key, { ...fresh, ...stands, ...back, ...row.given })
  }
  return places
}

const isRetired = ({ retired }: ImportKind, row: ImportRow) =>
  retired !== undefined && Object.entries(retired.gone).every(([column, value]) => row[column] === value)

function retireMissing(
  kind: ImportKind,
  places: ReadonlyMap<string, FileRow>,
  merged: Map<string, ImportRow>,
  isForced: boolean,
  problems: ImportProblem[],
): void {
  const present = [...merged].filter(([, row]) => !isRetired(kind, row) && !kind.retired?.isSpared(row))
  const missing = present.filter(([key]) => !places.has(key))
  const percent = (missing.length * 100) / Math.max(present.length, 1)
  if (percent > mostRetiredPercent && !isForced)
    problems.push({
      sheet: kind.title,
      text: fillMessage(importTexts.tooManyRetired, [
        ...[kind.title, present.length, missing.length],
        ...[Math.ceil(percent), mostRetiredPercent],
      ]),
    })
  for (const [key, row] of missing) merged.set(key, { ...row, ...kind.retired?.gone })
}

/** References, values that only one row may have, and the rules of a kind, for the rows of the file. */
function judgeRows(
  kind: ImportKind,
  places: ReadonlyMap<string, FileRow>,
  before: ReadonlyMap<string, ImportRow>,
  merged: ReadonlyMap<string, ImportRow>,
  known: Known,
): readonly ImportProblem[] {
  const labels = new Map(kind.columns.map(({ column, label }) => [column, label]))
  const owners = (kind.unique ?? []).map(columns => ownersOf(columns, merged))
  const problems: ImportProblem[] = []
  for (const [key, { sheet, row }] of places) {
    const now = merged.get(key) ?? {}
    const stands = before.get(key)
    const tell = (text: string, column?: string) => {
      const title = labels.get(column ?? '')
      problems.push({ sheet, row, ...(title === undefined ? {} : { title }), text })
    }
    const unknown = unknownReference(kind, now, stands, known)
    if (unknown) tell(unknown.text, unknown.column)
    for (const [index, columns] of (kind.unique ?? []).entries()) {
      const other = owners[index]?.get(jointValue(columns, now))?.find(owner => owner !== key)
      const isNew = jointValue(columns, now) !== jointValue(columns, stands ?? {})
      if (other !== undefined && isNew) tell(fillMessage(importTexts.taken, [other]), columns.at(-1))
    }
    const wrong = unknown ? undefined : kind.rule?.(now, known, stands)
    if (wrong) tell(wrong.text, wrong.column)
  }
  for (const text of kind.whole?.(known) ?? []) problems.push({ sheet: kind.title, text })
  return problems
}

const jointValue = (columns: readonly string[], row: ImportRow) =>
  columns.map(column => row[column] ?? '').join('\n')

function ownersOf(columns: readonly string[], rows: ReadonlyMap<string, ImportRow>) {
  const owners = new Map<string, string[]>()
  for (const [key, row] of rows) {
    if (!row[columns.at(-1) ?? '']) continue
    const value = jointValue(columns, row)
    owners.set(value, [...(owners.get(value) ?? []), key])
  }
  return owners
}

/** A row may go on naming what is out of use, as a saved document does; it may not begin to. */
function unknownReference(kind: ImportKind, row: ImportRow, before: ImportRow | undefined, known: Known) {
  for (const { column, holds } of kind.columns) {
    const named = row[column]
    if (holds.refers === undefined || !named || before?.[column] === named) continue
    const found = known.rows(holds.refers).get(named)
    const isUsable = found !== undefined && found.use_yn !== 'N' && found.use_flag !== 'N'
    if (!isUsable)
      return {
        column,
        text: fillMessage(importTexts.referenceUnknown, [named, kindNamed(holds.refers).title]),
      }
  }
  return undefined
}

function changesOf(
  kind: ImportKind,
  before: ReadonlyMap<string, ImportRow>,
  merged: ReadonlyMap<string, ImportRow>,
  places: ReadonlyMap<string, FileRow> | undefined,
): KindPlan {
  const changes: ImportChange[] = []
  for (const [key, after] of merged) {
    const stands = before.get(key)
    if (!stands) changes.push({ key, action: 'added', after })
    else if (changedColumns(stands, after).length > 0) {
      const isGone = isRetired(kind, after) && !isRetired(kind, stands)
      changes.push({ key, action: isGone ? 'retired' : 'changed', before: stands, after })
    }
  }
  const touched = changes.filter(({ key }) => places?.has(key)).length
  return { kind, changes, same: (places?.size ?? 0) - touched }
}

/** The columns of an import whose values differ. */
export const changedColumns = (before: ImportRow, after: ImportRow): readonly string[] =>
  Object.keys(after).filter(column => (after[column] ?? null) !== (before[column] ?? null))
