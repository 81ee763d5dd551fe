import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadModule, parse } from 'libpg-query'
import { runCommand } from '../../runCommand'
import { joinedColumns, type Views } from './joinedColumns'
import { judgeStatement, type Plan, type Verdict, verdicts } from './judgeStatement'
import { readStatements } from './readStatements'

/** They call every operation, most of them with each of its conditions. */
const callingTests = [
  'tests/server/modules',
  'tests/server/contract/listAndRead',
  'tests/server/contract/everyFilter',
]
/** People, companies and what is kept of sessions are read by every statement of a kind and written seldom. */
const alwaysWhole = ['person', 'company', 'ext_user', 'download_log', 'user_session']
const parts = /_(line|party|source|history|item|award|supplier|score|fact|change|change_line|row)$/

/** Statements that differ in the number of values of a list alone are one. */
const shapeOf = (text: string) =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/(\$(?:::\w+)?)(?:, \1)+/g, '$1')
    .replaceAll(/\s+/g, ' ')

/** Columns of every table, and which of them are never empty, as the generated types have them. */
function readTables() {
  const text = readFileSync('server/database/tables.generated.ts', 'utf8')
  const columns = new Map<string, ReadonlySet<string>>()
  const filled = new Map<string, ReadonlySet<string>>()
  for (const [, table = '', body = ''] of text.matchAll(/^ {2}(\w+): \{\n(.*?)^ {2}\}/gms)) {
    const all = [...body.matchAll(/^ {4}(\w+): (.*)$/gm)]
    columns.set(table, new Set(all.map(([, name = '']) => name)))
    filled.set(
      table,
      new Set(all.filter(([, , type = '']) => !type.includes('Optional')).map(([, name = '']) => name)),
    )
  }
  return { columns, filled }
}

/** The views, as the last migration that makes each of them has it. */
async function readViews(): Promise<Views> {
  const folder = 'server/database/migrations'
  const views = new Map<string, Readonly<Record<string, unknown>>>()
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [each] of text.matchAll(/^create (?:or replace )?view .*?;$/gims)) {
      const { stmts = [] } = await parse(each)
      const [{ stmt } = {}] = stmts
      if (!stmt || !('ViewStmt' in stmt)) continue
      const { view, query } = stmt.ViewStmt
      if (view?.relname && query) views.set(view.relname, Object.fromEntries(Object.entries(query)))
    }
  }
  return views
}

function planOf(column: string, { columns, filled }: ReturnType<typeof readTables>, views: Views): Plan {
  const having = new Set(
    [...filled]
      .filter(([table, names]) => names.has(column) && !views.has(table) && !alwaysWhole.includes(table))
      .map(([table]) => table),
  )
  const spread = new Map<string, string>()
  for (const table of columns.keys()) {
    const head = [table.replace(/_change_line$/, ''), table.replace(parts, ''), table].find(name =>
      having.has(name),
    )
    if (head !== undefined && !views.has(table)) spread.set(table, head)
  }
  return { column, spread, having }
}

/**
 * Every statement that the product sends while its server tests call every operation, parsed by PostgreSQL's own parser: what it would mean to
 * spread the documents over machines by section or by company. Nothing fails by it but a statement that cannot be read; the operator's guide has
 * the figures.
 */
export async function sweepStatements(log: string): Promise<boolean> {
  const file = log === '' ? join(tmpdir(), `gpms-statements-${process.pid}.log`) : log
  if (log === '')
    await runCommand('vitest', ['run', '--project', 'server', ...callingTests], { GPMS_STATEMENTS: file })
  await loadModule()
  const tables = readTables()
  const views = await readViews()
  const plans = ['section', 'comp_no'].map(column => planOf(column, tables, views))
  const counts = plans.map(() => new Map<Verdict, { sent: number; texts: string[] }>())
  const known = new Set<string>()
  const kinds = new Map<string, number>()
  let unread = 0
  for (const [text, sent] of await readStatements(file)) {
    const tree = await parse(text).catch(() => undefined)
    const [first] = tree?.stmts ?? []
    if (!first?.stmt) {
      unread += 1
      console.error(`cannot be read: ${text.slice(0, 200)}`)
      continue
    }
    const [kind = ''] = Object.keys(first.stmt)
    const mark = shapeOf(text)
    const isNew = !known.has(mark)
    known.add(mark)
    if (isNew) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if (!['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'].includes(kind)) continue
    const joined = joinedColumns(first.stmt, tables.columns, views)
    for (const [at, plan] of plans.entries()) {
      const verdict = judgeStatement(joined, plan)
      const count = counts[at]?.get(verdict) ?? { sent: 0, texts: [] }
      count.sent += sent
      if (isNew) count.texts.push(text)
      counts[at]?.set(verdict, count)
    }
  }
  print(plans, counts, kinds)
  return unread === 0
}

function print(
  plans: readonly Plan[],
  counts: readonly ReadonlyMap<Verdict, { sent: number; texts: string[] }>[],
  kinds: ReadonlyMap<string, number>,
): void {
  console.log([...kinds].map(([kind, count]) => `${count} ${kind}`).join(', '))
  for (const plan of plans)
    console.log(
      `\nby ${plan.column}: ${plan.spread.size} tables are spread, ${plan.having.size} have the column:\n  ${[...plan.spread.keys()].map(table => (plan.having.has(table) ? table : `${table}*`)).join(' ')}`,
    )
  console.log(
    `\n| ${['statement', ...plans.map(({ column }) => `by ${column}`)].join(' | ')} |\n|---|${plans.map(() => '---|').join('')}`,
  )
  for (const [verdict, meaning] of Object.entries(verdicts)) {
    const cells = counts.map(count => {
      const { sent = 0, texts = [] } = count.get(verdict as Verdict) ?? {}
      return `${texts.length} (sent ${sent})`
    })
    console.log(`| ${[meaning, ...cells].join(' | ')} |`)
  }
  const file = join(tmpdir(), 'gpms-statements.json')
  const texts = plans.map(({ column }, at) => [
    column,
    Object.fromEntries([...(counts[at] ?? [])].map(([verdict, count]) => [verdict, count.texts])),
  ])
  writeFileSync(file, JSON.stringify(Object.fromEntries(texts), undefined, 1))
  console.log(`\nEach statement with its verdict: ${file}`)
}
