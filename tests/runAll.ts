/**
 * `npm test`: the whole suite, a real Chromium included.
 *
 *   unit and server (vitest) → stories (vitest in Chromium) → browser (Playwright, on the built product)
 *
 * Every part runs even when an earlier one failed; the last lines name what failed and count them all.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureChromium } from './ensureChromium'
import { runCommand } from './runCommand'
import { type RunCount, readPlaywrightReport, readVitestReport } from './runReports'

// Playwright would read a relative path from its own folder.
const folder = resolve('test-results')
const counts: RunCount[] = []

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function runVitest(projects: readonly string[], name: string): Promise<void> {
  const path = `${folder}/${name}.json`
  const code = await runCommand('vitest', [
    'run',
    ...projects.flatMap(project => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ])
  counts.push(readVitestReport(name, readReport(path), code))
}

async function runPlaywright(): Promise<void> {
  const path = `${folder}/browser.json`
  const code = await runCommand(
    'playwright',
    ['test', '--config', 'tests/browser/playwright.config.ts', '--reporter=line,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    },
  )
  counts.push(readPlaywrightReport('browser', readReport(path), code))
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
process.env.CHROMIUM_PATH = await ensureChromium()

await runVitest(['unit', 'server'], 'vitest')
await runVitest(['stories'], 'stories')
await runPlaywright()

const sum = (what: 'passed' | 'failed') => counts.reduce((total, count) => total + count[what], 0)
for (const name of counts.flatMap(count => count.named)) console.log(name)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
