import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBaseData } from '../base/baseData'
import { startClock } from '../clock'
import { systemActor } from '../database/actor'
import type { Transaction } from '../database/connect'
import { openDatabase } from '../database/openDatabase'
import { withActor } from '../database/withActor'
import { projectFolder } from '../projectFolder'
import { explain } from '../runUntilStopped'
import { readSettings } from '../settings'
import { StartFailure } from '../startFailure'
import { createAdministrator, endAllSessions, givePassword, unlock } from './administrators'

const usage = `npm run admin -- <command> <Single ID>
  create <Single ID> --name <name> [--email <address>]   a first administrator, with a password that is shown once
  password <Single ID>       a new password, shown once; lifts the lock and ends the sessions
  unlock <Single ID>         lifts the lock that failed log-ins have put
  end-sessions <Single ID>   ends every session
The settings are those of the server (DATABASE_URL, GPMS_MODE …). With the embedded PostgreSQL the server has to be stopped first.`

type Command = (tx: Transaction, singleid: string, now: Date, given: Given) => Promise<string>
interface Given {
  readonly name?: string
  readonly email?: string
}

const shown = (singleid: string, password: string) =>
  `${singleid} logs in with the password ${password}. It is shown only here; change it at 개인정보.`

const commands: Readonly<Record<string, Command>> = {
  create: async (tx, singleid, now, { name = '', email }) =>
    shown(singleid, await createAdministrator(tx, { singleid, hname: name, ...(email && { email }) }, now)),
  password: async (tx, singleid, now) => shown(singleid, await givePassword(tx, singleid, now)),
  unlock: async (tx, singleid, now) => {
    await unlock(tx, singleid, now)
    return `${singleid} can log in again.`
  },
  'end-sessions': async (tx, singleid, now) =>
    `${await endAllSessions(tx, singleid, now)} sessions of ${singleid} have ended.`,
}

try {
  const { command, singleid, given } = readCall()
  const settings = readSettings(process.env)
  const clock = startClock(settings.clockStart)
  const migrations = join(projectFolder(), 'server/database/migrations')
  const { database, close } = await openDatabase(settings, { migrations, tell: console.log })
  try {
    await writeBaseData(database, settings.mode, clock.now())
    console.log(await withActor(database, systemActor, tx => command(tx, singleid, clock.now(), given)))
  } finally {
    await close()
  }
} catch (error) {
  explain(error)
  process.exitCode = 1
}

function readCall() {
  try {
    const options = { name: { type: 'string' }, email: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [name = '', singleid, ...more] = positionals
    const command = commands[name]
    if (!command || singleid === undefined || more.length > 0) throw new StartFailure(usage)
    return { command, singleid, given: values }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
