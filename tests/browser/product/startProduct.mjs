// Starts the built product on a copy of the filled data folder, so that every run of the tests begins from the seed.
import { copyFilledFolder } from '../../filledFolder.mjs'

await copyFilledFolder(process.env.GPMS_DATA)
await import('../../../server/start.mjs')
