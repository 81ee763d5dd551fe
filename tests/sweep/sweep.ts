/**
 * `npm run sweep`: what takes too long for `npm test` and is run before an issue is called resolved. All parts, or those that are named:
 *
 *   npm run sweep -- screens
 *   npm run sweep -- a11y [--all] [--pages prList,rfq] [--staff req.mobile] [--supplier hanul001]
 *   npm run sweep -- workbooks
 *   npm run sweep -- proxies        (nginx and HAProxy, which have to be installed)
 *   npm run sweep -- kills [--kills 300]   (of PostgreSQL, while people work)
 *   npm run sweep -- fuzz [--minutes 10] [--seed 7]
 *   npm run sweep -- statements [--log FILE]   (a log that an earlier run has left)
 *
 * Every part runs even when an earlier one failed; each ends with a line of its figures.
 */
import { parseArgs } from 'node:util'
import { ensureChromium } from '../ensureChromium'
import { runCommand } from '../runCommand'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    pages: { type: 'string', default: '' },
    staff: { type: 'string', default: 'system.admin' },
    supplier: { type: 'string', default: 'daesung1' },
    kills: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    log: { type: 'string', default: '' },
  },
})

/** The fuzzer of `npm test` for longer. */
async function sweepFuzz(): Promise<boolean> {
  const settings = {
    GPMS_FUZZ_SECONDS: String(Number(values.minutes) * 60),
    GPMS_FUZZ_SEED: values.seed,
  }
  const fuzzer = 'tests/server/contract/fuzz.test.ts'
  return (await runCommand('vitest', ['run', '--project', 'server', fuzzer], settings)) === 0
}

/**
 * Every screen where `npm test` takes the fewest among which each combination occurs: in the product and in Storybook; and every
 * scenario of the domain.
 */
async function sweepScreens(): Promise<boolean> {
  const settings = { GPMS_SWEEP: 'screens', CHROMIUM_PATH: await ensureChromium() }
  const runs = [
    await runCommand('vitest', ['run', '--project', 'stories', 'tests/screens/every'], settings),
    await runCommand('vitest', ['run', '--project', 'unit', 'tests/engine/expression/drawn'], settings),
    await runCommand('vitest', ['run', '--project', 'server', ...sweptServerTests], settings),
    await runCommand(
      'playwright',
      [
        'test',
        ...sweptPages,
        '--config',
        'tests/browser/playwright.config.ts',
        '--project',
        'product',
        '--project',
        'scenarios',
      ],
      settings,
    ),
  ]
  return runs.every(code => code === 0)
}

const sweptPages = ['everyDefinition', 'everyList', 'everyRole', 'everyState', 'sampleForms', 'scenarios/']
const sweptServerTests = [
  ...[
    'tests/server/requests',
    'tests/server/contract/everyFilter',
    'tests/server/contract/fuzz',
    'tests/server/plans',
  ],
  ...[
    'tests/server/seed/seedDays',
    'tests/server/seed/seedDatabase',
    'tests/server/contract/listAndRead',
    'tests/server/flow',
    'tests/server/modules/report/recomputed',
  ],
]

// Each part brings much of its own.
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  screens: sweepScreens,
  a11y: async () => {
    const { sweepAccessibility } = await import('./accessibility/sweepAccessibility')
    const { all: isAll, pages, staff, supplier } = values
    return sweepAccessibility({ isAll, pages: pages.split(',').filter(part => part !== ''), staff, supplier })
  },
  workbooks: async () => (await import('./workbooks/sweepWorkbooks')).sweepWorkbooks(),
  kills: async () => (await import('./kills/sweepKills')).sweepKills(Number(values.kills)),
  fuzz: sweepFuzz,
  statements: async () => (await import('./statements/sweepStatements')).sweepStatements(values.log),
  proxies: async () =>
    (await runCommand('vitest', ['run', '--project', 'server', 'tests/server/proxies'], {
      GPMS_SWEEP: 'proxies',
    })) === 0,
}

const asked = positionals.length === 0 ? Object.keys(parts) : positionals
const failed: string[] = []
for (const name of asked) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part "${name}"; there are ${Object.keys(parts).join(', ')}.`)
  console.log(`\n— ${name}`)
  const isWhole = await part().catch((error: unknown) => {
    console.error(error)
    return false
  })
  if (!isWhole) failed.push(name)
}
console.log(failed.length === 0 ? '\nsweep: all parts passed' : `\nsweep: failed in ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
