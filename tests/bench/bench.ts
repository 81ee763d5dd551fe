import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../server/projectFolder'
import { BenchUsageError, benchParts, benchUsage, browserParts, readBenchOptions } from './benchOptions'
import { type BenchTable, tableText } from './benchReport'
import { runBrowserParts } from './browserParts'
import { machineFacts } from './machineFacts'
import { runNodeParts } from './nodeParts'
import { unquietShare } from './quietMachine'

const tell = (text: string) => console.error(text)
const root = projectFolder()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

try {
  const options = readBenchOptions(process.argv.slice(2))
  const began = Date.now()
  const tables: BenchTable[] = []
  let browserVersion = 'not used'
  if (browserParts.some(name => [...options.parts].some(part => part === name))) {
    const result = await runBrowserParts(root, options, tell)
    tables.push(...result.tables)
    browserVersion = result.browserVersion
  }
  tables.push(...(await runNodeParts(root, options.parts, tell)))

  const text = resultText(tables, browserVersion, began)
  console.log(text)
  // A part alone is a look; the file keeps whole runs, so that its lines belong together.
  if (options.parts.size === benchParts.length) writeFileSync(join(root, 'tests/bench/results.md'), text)
  if (tables.some(table => table.lines.some(line => line.isMet === false))) process.exitCode = 1
} catch (error) {
  if (error instanceof BenchUsageError) console.error(`${error.message}\n${benchUsage}`)
  else console.error(error)
  process.exitCode = 1
}

function resultText(tables: readonly BenchTable[], browserVersion: string, began: number): string {
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  const facts = [...machineFacts(browserVersion), `${minutes} minutes; ${unquietShare()}`]
  return [
    '# Benchmark',
    '',
    'Written by `npm run bench`. Absolute times belong to one machine; compare ratios.',
    '',
    ...facts.map(fact => `- ${fact}`),
    '',
    ...tables.map(tableText),
  ].join('\n')
}
