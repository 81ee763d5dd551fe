// Starts the built product on an empty data folder, so that every run of the tests begins from the seed.
import { rmSync } from 'node:fs'

rmSync(process.env.GPMS_DATA, { recursive: true, force: true })
await import('../../../server/start.mjs')
