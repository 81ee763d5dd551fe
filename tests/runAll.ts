/**
 * `npm test`: the whole suite, a real Chromium included.
 *
 *   unit and server (vitest)      ┐
 *                                 ├→ browser (Playwright, on the built product)
 *   stories (vitest in Chromium)  ┘
 *
 * The first two run side by side and keep two processors busy; the browser waits for them, because its tests measure the
 * patience of a person. Every part runs even when another failed. The last lines show the slowest files, name what failed and
 * count everything.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureChromium } from './ensureChromium'
import { runBeside, runCommand } from './runCommand'
import { type RunCount, readPlaywrightReport, readVitestReport, slowestFiles } from './runReports'

// Playwright would read a relative path from its own folder.
const folder = resolve('test-results')
const slowestShown = 20

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function runVitest(projects: readonly string[], name: string): Promise<RunCount> {
  const path = `${folder}/${name}.json`
  const code = await runBeside(name, 'vitest', [
    'run',
    ...projects.flatMap(project => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ])
  return readVitestReport(name, readReport(path), code)
}

async function runPlaywright(): Promise<RunCount> {
  const path = `${folder}/browser.json`
  const code = await runCommand(
    'playwright',
    ['test', '--config', 'tests/browser/playwright.config.ts', '--reporter=line,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    },
  )
  return readPlaywrightReport('browser', readReport(path), code)
}

async function timed(name: string, run: Promise<RunCount>): Promise<RunCount> {
  const begun = performance.now()
  const count = await run
  console.log(`\n— ${name}: ${Math.round((performance.now() - begun) / 1000)} s`)
  return count
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
process.env.CHROMIUM_PATH = await ensureChromium()

const beside = [
  timed('unit and server', runVitest(['unit', 'server'], 'vitest')),
  timed('stories', runVitest(['stories'], 'stories')),
]
const counts = [...(await Promise.all(beside)), await timed('browser', runPlaywright())]

const sum = (what: 'passed' | 'failed') => counts.reduce((total, count) => total + count[what], 0)
console.log(`\nThe ${slowestShown} slowest files:\n${slowestFiles(counts, slowestShown).join('\n')}\n`)
for (const name of counts.flatMap(count => count.named)) console.log(name)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
