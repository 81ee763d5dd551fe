import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchPartName } from './benchOptions'
import { type BenchTable, whole } from './benchReport'
import { runScript } from './runScript'

const mostMillisecondsFor150 = 1_000
/** Ten times as many definitions in a straight line, with a fifth of grace for the collector of garbage. */
const mostGrowth = 12

/** The parts without a browser. Each runs in a process of its own and prints what it has measured. */
export async function runNodeParts(
  root: string,
  parts: ReadonlySet<BenchPartName>,
  tell: (text: string) => void,
): Promise<readonly BenchTable[]> {
  const tables: BenchTable[] = []
  if (parts.has('compile')) {
    tell('Compiling 150 and 1,500 definitions …')
    tables.push(compileTable(await runScript(root, 'tests/bench/compileBench.ts')))
  }
  if (parts.has('server')) {
    const file = 'tests/bench/listPrBench.ts'
    if (!existsSync(join(root, file))) throw new Error(`${file} is missing.`)
    tell('Asking the server for lists of 1,000,000 purchase requests …')
    tables.push(serverTable(await runScript(root, file)))
  }
  return tables
}

function compileTable(printed: string): BenchTable {
  const found = /150 screens: (\d+) ms; 1,500 screens: (\d+) ms/.exec(printed)
  if (!found) throw new Error(`compileBench.ts printed what cannot be read:\n${printed}`)
  const [few, many] = [Number(found[1]), Number(found[2])]
  return {
    title: 'Compiling definitions',
    columns: ['time'],
    lines: [
      {
        measure: '150 definitions',
        values: [`${whole(few)} ms`],
        goal: `< ${whole(mostMillisecondsFor150)} ms`,
        isMet: few < mostMillisecondsFor150,
      },
      {
        measure: '1,500 definitions',
        values: [`${whole(many)} ms (${(many / few).toFixed(1)} times)`],
        goal: `≤ ${mostGrowth} times`,
        isMet: many <= few * mostGrowth,
      },
    ],
  }
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
