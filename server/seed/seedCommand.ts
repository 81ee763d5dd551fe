import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startClock } from '../clock'
import { openDatabase } from '../database/openDatabase'
import { fillWhenEmpty } from '../modules'
import { projectFolder } from '../projectFolder'
import { explain } from '../runUntilStopped'
import { readSettings } from '../settings'
import { StartFailure } from '../startFailure'

const usage = `npm run seed -- [--reset] [--rows 100000]
  --reset  drop everything first
  --rows   make this many purchase requests beside the story of the demo`

const tell = (text: string) => console.log(text)

try {
  const { reset, rows } = readOptions()
  const settings = readSettings(process.env)
  if (settings.mode === 'production')
    throw new StartFailure(
      'Demo data does not go into a production database. Set GPMS_MODE=demo when this is none.',
    )
  const began = Date.now()
  const migrations = join(projectFolder(), 'server/database/migrations')
  const { database, ownerUrl, close } = await openDatabase(settings, { migrations, tell, reset })
  try {
    const clock = startClock(settings.clockStart)
    await fillWhenEmpty({ database, ownerUrl, settings, clock }, tell, rows === undefined ? {} : { rows })
  } finally {
    await close()
  }
  tell(`Done in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
} catch (error) {
  explain(error)
  process.exitCode = 1
}

function readOptions(): { readonly reset: boolean; readonly rows?: number } {
  try {
    const { values } = parseArgs({ options: { reset: { type: 'boolean' }, rows: { type: 'string' } } })
    if (values.rows === undefined) return { reset: values.reset ?? false }
    if (!/^[1-9]\d{0,7}$/.test(values.rows))
      throw new StartFailure(`--rows "${values.rows}" is not a count.\n${usage}`)
    return { reset: values.reset ?? false, rows: Number(values.rows) }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
