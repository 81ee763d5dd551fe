/**
 * `npm test`: the whole suite, a real Chromium included.
 *
 *   unit and server (vitest) → stories (vitest in Chromium) → browser (Playwright, on the built product)
 *
 * Every part runs even when an earlier one failed; the last line counts them all.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureChromium } from './ensureChromium'
import { runCommand } from './runCommand'

// Playwright would read a relative path from its own folder.
const folder = resolve('test-results')
const count = { passed: 0, failed: 0, unsteady: 0 }

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
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
  const report = readReport<VitestReport>(path)
  count.passed += report?.numPassedTests ?? 0
  count.failed += Math.max(report?.numFailedTests ?? 0, code === 0 && report ? 0 : 1)
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
  const stats = readReport<PlaywrightReport>(path)?.stats
  count.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  count.unsteady = stats?.flaky ?? 0
  count.failed += Math.max(stats?.unexpected ?? 0, code === 0 && stats ? 0 : 1)
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
process.env.CHROMIUM_PATH = await ensureChromium()

await runVitest(['unit', 'server'], 'vitest')
await runVitest(['stories'], 'stories')
await runPlaywright()

if (count.unsteady > 0) console.log(`\n${count.unsteady} passed only the second time: mend these tests.`)
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exitCode = count.failed === 0 ? 0 : 1
