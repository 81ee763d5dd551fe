import { type CodeGroup, codeGroupNames } from '../../../schemas/codes/codeGroups'
import { monthOf } from '../../../schemas/shared/calendar'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { NamedSheet } from '../../../schemas/shared/workbook/readXlsx'
import type { Transaction } from '../../database/connect'
import { noteSecurityEvent } from '../../modules/audit/securityEvents'
import type { ImportRow, Known } from './importKind'
import { readStanding, writePlan } from './importTables'
import { importTexts } from './importTexts'
import { type KindPlan, kindsToRead, planImport } from './planImport'
import { type ImportProblem, readRows } from './readRows'

export interface ImportOrder {
  readonly sheets: readonly NamedSheet[]
  /** The names of the files, for the audit. */
  readonly source: string
  /** The file has all people and departments: who is missing retires, who comes again returns. */
  readonly retiresMissing: boolean
  readonly isForced: boolean
}

export interface ImportOutcome {
  readonly plans: readonly KindPlan[]
  readonly problems: readonly ImportProblem[]
}

/**
 * Brings the rows of files into the tables, in the transaction it is given: all of them, or none where a single cell is wrong.
 * A dry run is the same, rolled back by its caller, so that whatever the database has to say is said.
 */
export async function importSheets(
  tx: Transaction,
  { sheets, source, retiresMissing, isForced }: ImportOrder,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<ImportOutcome> {
  const today = koreanDay(now)
  const month = monthOf(today)
  const codes = await readCodes(tx)
  const after = new Map<string, Map<string, ImportRow>>()
  const known = {
    ...{ today, after },
    codes: (group: CodeGroup) => codes.get(group) ?? new Map<string, string>(),
    rows: (kind: string) => after.get(kind) ?? new Map<string, ImportRow>(),
  } satisfies Known & { readonly after: typeof after }
  const { tables, problems } = readRows(sheets, known)
  const standing = new Map<string, ReadonlyMap<string, ImportRow>>()
  for (const kind of kindsToRead(tables)) standing.set(kind.name, await readStanding(tx, kind, month))
  const planned = planImport(tables, standing, known, { retiresMissing, isForced })
  const outcome = { plans: planned.plans, problems: [...problems, ...planned.problems] }
  if (outcome.problems.length > 0) return outcome
  for (const plan of planned.plans) await writePlan({ tx, now, month }, plan)
  const written = planned.plans.filter(({ changes }) => changes.length > 0)
  if (written.length > 0)
    await noteSecurityEvent(
      tx,
      secret,
      {
        ...{
          actor: 'system',
          portal: 'I',
          ip: '127.0.0.1',
          action: 'import',
          result: 'done',
          requestId: 'import',
        },
        subject: `${source}: ${written.map(plan => countsOf(plan)).join(', ')}`,
      },
      now,
    )
  return outcome
}

const countOf = ({ changes }: KindPlan, action: string) =>
  changes.filter(change => change.action === action).length

const countsOf = (plan: KindPlan) =>
  `${plan.kind.name} +${countOf(plan, 'added')} ~${countOf(plan, 'changed')} -${countOf(plan, 'retired')}`

async function readCodes(tx: Transaction): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const rows = await tx
    .selectFrom('code')
    .select(['group_code', 'value', 'text'])
    .where('group_code', 'in', [...codeGroupNames])
    .where('use_yn', '=', 'Y')
    .orderBy('sort_no')
    .orderBy('value')
    .execute()
  const groups = new Map<string, Map<string, string>>()
  for (const { group_code, value, text } of rows)
    groups.set(group_code, (groups.get(group_code) ?? new Map<string, string>()).set(value, text))
  return groups
}

/** So many rows of a kind are shown, and so many problems. */
const mostShown = 20

/** What was done, or would be, as lines for whoever ran it. */
export function reportOf({ plans, problems }: ImportOutcome, isApplied: boolean): readonly string[] {
  if (problems.length > 0)
    return [
      ...problems.slice(0, mostShown * 10).map(problemLine),
      ...more(problems.length, mostShown * 10),
      fillMessage(importTexts.refused, [problems.length]),
    ]
  const shown = plans.filter(({ changes, same }) => changes.length > 0 || same > 0)
  const lines = shown.flatMap(plan => [
    fillMessage(importTexts.counts, [
      plan.kind.title,
      ...['added', 'changed', 'retired'].map(action => countOf(plan, action)),
      plan.same,
    ]),
    ...plan.changes.slice(0, mostShown).map(change => `  ${changeLine(plan, change)}`),
    ...more(plan.changes.length, mostShown).map(line => `  ${line}`),
  ])
  const isSame = plans.every(({ changes }) => changes.length === 0)
  return [...lines, isSame ? importTexts.same : isApplied ? importTexts.applied : importTexts.dryRun]
}

const more = (all: number, shown: number) =>
  all > shown ? [fillMessage(importTexts.more, [all - shown])] : []

const problemLine = ({ sheet, row, title, text }: ImportProblem) =>
  [sheet, row === undefined ? '' : `${row}행`, title ?? '']
    .filter(part => part !== '')
    .join(' ')
    .concat(`: ${text}`)

function changeLine({ kind }: KindPlan, { key, action, before, after }: KindPlan['changes'][number]): string {
  const fields = kind.columns.flatMap(({ column, label }) => {
    const [was, is] = [before?.[column] ?? '', after[column] ?? '']
    return before && was !== is ? [`${label} ${was === '' ? '-' : was} → ${is === '' ? '-' : is}`] : []
  })
  return `${importTexts[action]} ${key}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`
}
