import { defineConfig, devices } from '@playwright/test'
import { isFullSweep } from '../cases/isFullSweep'
import { chromiumLaunch } from '../chromium'
import { developmentPort } from './development/developmentTest'
import { productCommand, productPort, startedBefore } from './product/productStart'

const harness = 'tests/widgets/DataGrid/harness/vite.config.ts'

/** Tests in a real browser: the grid against its harness page, and the whole product on its own data folder. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/browserResults',
  fullyParallel: true,
  // As many as processors: with a third worker the same tests took a sixth longer, for each page waits for the others.
  workers: 2,
  timeout: 60_000,
  // Two workers, a server and a database share two processors.
  expect: { timeout: 10_000 },
  // A test that passes only the second time is counted and named as unsteady by the run's summary.
  retries: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
    // A press that cannot be made says which one it is, long before the test's own end.
    actionTimeout: 30_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // What moves is drawn many times, and pressed only once it stands.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch(),
  },
  projects: [
    // First, for its server starts while the other worker goes on.
    {
      name: 'development',
      testDir: './development',
      // Its tests change the same definitions.
      fullyParallel: false,
      timeout: 90_000,
      expect: { timeout: 15_000 },
      use: { baseURL: `http://localhost:${developmentPort}`, viewport: { width: 1600, height: 900 } },
    },
    // Whole stories of the domain. Each of their steps has tests of its own; the one from an order to its payment runs always.
    // They are the longest tests, so that nothing waits for them at the end.
    {
      name: 'scenarios',
      testDir: './scenarios',
      testMatch: isFullSweep ? '*.spec.ts' : 'payment.spec.ts',
      use: { baseURL: `http://localhost:${productPort}`, viewport: { width: 1600, height: 900 } },
    },
    { name: 'hands', testIgnore: ['**/*Speed.spec.ts', 'product/**', 'scenarios/**', 'development/**'] },
    // One after the other on a product of their own, while the others use the common one.
    {
      name: 'directory',
      testDir: './product',
      testMatch: 'directory.spec.ts',
      use: { viewport: { width: 1600, height: 900 } },
    },
    {
      name: 'product',
      testDir: './product',
      testIgnore: 'directory.spec.ts',
      use: { baseURL: `http://localhost:${productPort}`, viewport: { width: 1600, height: 900 } },
    },
    // Frames and times are counted when nothing else runs.
    {
      name: 'speed',
      testMatch: '**/*Speed.spec.ts',
      dependencies: ['hands', 'directory', 'product', 'scenarios', 'development'],
      retries: 2,
    },
  ],
  webServer: [
    {
      command: `npx vite build -c ${harness} --logLevel warn && npx vite preview -c ${harness}`,
      cwd: '../..',
      url: 'http://127.0.0.1:4179/',
      reuseExistingServer: true,
      timeout: 120_000,
    },
    {
      command: [productCommand.program, ...productCommand.parameters].join(' '),
      cwd: '../..',
      env: productCommand.env,
      reuseExistingServer: process.env[startedBefore] !== undefined,
      url: `http://localhost:${productPort}/readyz`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      timeout: 180_000,
    },
  ],
})
