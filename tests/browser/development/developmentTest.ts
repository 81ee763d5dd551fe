import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { productStart } from '../product/productStart'
import { test as base } from '../product/productTest'
import { copyFolder } from './copyFolder'

/** A port of its own, beside that of the built product. */
export const developmentPort = 4183

/**
 * With `npm run dev` running on a copy of the sources while the tests of a worker use it. Its start takes half a minute, on a
 * busy machine several times as long; the other workers go on with other tests.
 */
export const test = base.extend<object, { readonly developmentServer: string }>({
  developmentServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, provide) => {
      const server = spawn(process.execPath, ['tests/browser/development/startDevelopment.mjs'], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          PORT: String(developmentPort),
          GPMS_DATA: '.data/development',
          GPMS_CLOCK: productStart,
          GPMS_COPY: copyFolder,
        },
      })
      const ended = once(server, 'exit')
      try {
        await Promise.race([
          readiness(),
          ended.then(() => Promise.reject(new Error('npm run dev ended before it was ready.'))),
        ])
        await provide(`http://localhost:${developmentPort}`)
      } finally {
        server.kill('SIGTERM')
        await ended
      }
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
})

async function readiness(): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://localhost:${developmentPort}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(250)
  }
}

export { expect } from '@playwright/test'
