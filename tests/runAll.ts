/**
 * `npm test`: the whole suite, a real Chromium included.
 *
 *   unit and server (vitest) → stories (vitest in Chromium) → browser (Playwright, on the built product)
 *
 * Each part keeps both processors busy by itself: side by side they only ran into each other's time limits. Only the product is built and
 * filled beside the stories, whose one page leaves a processor some time. Every part runs even when another failed. The last lines show the slowest files, name what failed and count everything.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeGenerated } from '../codegen/makeGenerated.mjs'
import { productCommand, startedBefore } from './browser/product/productStart'
import { ensureChromium } from './ensureChromium'
import { runBeside } from './runCommand'
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
  const code = await runBeside(
    'browser',
    'playwright',
    ['test', '--config', 'tests/browser/playwright.config.ts', '--reporter=line,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: path },
  )
  return readPlaywrightReport('browser', readReport(path), code)
}

/** Builds, fills and serves what the browser tests drive. Where that fails, Playwright starts it itself and shows why. */
function startProduct() {
  const { program, parameters, env } = productCommand
  const child = spawn(program, parameters, { stdio: 'ignore', env: { ...process.env, ...env } })
  const isReady = async () => {
    while (child.exitCode === null) {
      const answer = await fetch(`http://localhost:${env.PORT}/readyz`).catch(() => undefined)
      if (answer?.ok) return true
      await wait(500)
    }
    return false
  }
  return { isReady: isReady(), stop: () => child.kill('SIGTERM') }
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
// Once and before the runs: each of them would make what is missing at the same moment.
makeGenerated(process.cwd())

const counts = [await timed('unit and server', runVitest(['unit', 'server'], 'node'))]
const product = startProduct()
counts.push(await timed('stories', runVitest(['stories'], 'stories')))
if (await product.isReady) process.env[startedBefore] = 'Y'
counts.push(await timed('browser', runPlaywright()))
product.stop()

const sum = (what: 'passed' | 'failed') => counts.reduce((total, count) => total + count[what], 0)
console.log(`\nThe ${slowestShown} slowest files:\n${slowestFiles(counts, slowestShown).join('\n')}\n`)
for (const name of counts.flatMap(count => count.named)) console.log(name)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
