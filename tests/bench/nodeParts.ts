import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchPartName } from './benchOptions'
import type { BenchTable } from './benchReport'
import { readPrintedTable } from './printedTable'
import { runScript } from './runScript'

/** Parts that print their table themselves. */
const printed: readonly { readonly part: BenchPartName; readonly file: string; readonly what: string }[] = [
  { part: 'compile', file: 'tests/bench/compileBench.ts', what: 'Checking 150 and 1,500 definitions' },
  { part: 'export', file: 'tests/bench/exportBench.ts', what: 'Exporting 100,000 rows' },
  {
    part: 'bodies',
    file: 'tests/bench/bodiesBench.ts',
    what: 'Refusing bodies and workbooks that are too large',
  },
  { part: 'flow', file: 'tests/bench/flowBench.ts', what: 'Walking 100,000 random actions' },
  { part: 'orders', file: 'tests/bench/orderListsBench.ts', what: 'Listing 1,000,000 orders' },
  { part: 'reports', file: 'tests/bench/reportsBench.ts', what: 'Reporting over 3,000,000 order lines' },
  { part: 'users', file: 'tests/bench/usersBench.ts', what: 'Serving 50 users at once' },
  { part: 'login', file: 'tests/bench/loginBench.ts', what: 'Refusing log-ins' },
  { part: 'guard', file: 'tests/bench/guardBench.ts', what: 'Guarding navigations' },
]

/** The parts without a browser. Each runs in a process of its own and prints what it has measured. */
export async function runNodeParts(
  root: string,
  parts: ReadonlySet<BenchPartName>,
  tell: (text: string) => void,
): Promise<readonly BenchTable[]> {
  const tables: BenchTable[] = []
  for (const { part, file, what } of printed) {
    if (!parts.has(part)) continue
    tell(`${what} …`)
    tables.push(readPrintedTable(file, await runScript(root, file)))
  }
  if (parts.has('server')) {
    const file = 'tests/bench/listPrBench.ts'
    if (!existsSync(join(root, file))) throw new Error(`${file} is missing.`)
    tell('Asking the server for lists of 1,000,000 purchase requests …')
    tables.push(serverTable(await runScript(root, file)))
  }
  return tables
}

/** The server's bench prints a line for each scope: "own: rows 24,000 | first page, 3 filters (10) 3.2 | …"; the goal in brackets. */
function serverTable(printed: string): BenchTable {
  const scopes = [...printed.matchAll(/^([a-z ]+): rows ([\d,]+) \| (.+)$/gm)].map(
    ([, name = '', count = '', measures = '']) => ({
      name: `${name} (${count})`,
      measures: measures.split(' | ').map(readMeasure),
    }),
  )
  const [first] = scopes
  if (!first) throw new Error(`listPrBench.ts printed what cannot be read:\n${printed}`)
  return {
    title: 'Lists of 1,000,000 purchase requests on the server, by scope (milliseconds, medians)',
    columns: scopes.map(scope => scope.name),
    lines: first.measures.map(({ question, goal }, index) => {
      const times = scopes.map(scope => scope.measures[index]?.time ?? Number.NaN)
      return {
        measure: question,
        values: times.map(time => time.toFixed(1)),
        goal: `≤ ${goal} ms`,
        isMet: times.every(time => time <= goal),
      }
    }),
  }
}

function readMeasure(text: string) {
  const [, question = text, goal = '', time = ''] = /^(.*) \((\d+)\) ([\d.]+)( !)?$/.exec(text) ?? []
  return { question, goal: Number(goal), time: Number(time) }
}
