import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillMessage } from '../../schemas/shared/koreanParticle'
import { writeBaseData } from '../base/baseData'
import { startClock } from '../clock'
import { systemActor } from '../database/actor'
import type { Database, Transaction } from '../database/connect'
import { openDatabase } from '../database/openDatabase'
import { withActor } from '../database/withActor'
import { projectFolder } from '../projectFolder'
import { explain } from '../runUntilStopped'
import { readSettings, type Settings } from '../settings'
import { StartFailure } from '../startFailure'
import { createAdministrator, endAllSessions, givePassword, unlock, writeLink } from './administrators'
import { importSheets, reportOf } from './import/importFiles'
import { importTemplate } from './import/importTemplate'
import { importTexts } from './import/importTexts'
import { readImportFile } from './import/readFile'

const usage = `npm run admin -- <command>
  base                       groups, menus, codes and approval rules that a new version brings; the server does it when it starts
  create <Single ID> --name <name> [--email <address>]   a first administrator, with a password that is shown once
  password <Single ID>       a new password, shown once; lifts the lock and ends the sessions
  link <Single ID>           mails a link with which he sets his password himself, once and within a day
  unlock <Single ID>         lifts the lock that failed log-ins have put
  end-sessions <Single ID>   ends every session
  import --template <file.xlsx>   an empty workbook for the organisation, people and master data
  import <file.xlsx|file.csv> … [--apply] [--retire-missing [--force]]   says what the files would change; with --apply changes it
The settings are those of the server (DATABASE_URL, GPMS_MODE …). With the embedded PostgreSQL the server has to be stopped first.`

const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  template: { type: 'string' },
  apply: { type: 'boolean' },
  'retire-missing': { type: 'boolean' },
  force: { type: 'boolean' },
} as const

interface Call {
  readonly database: Database
  readonly settings: Settings
  readonly now: Date
  readonly names: readonly string[]
  readonly given: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
}

type Command = (call: Call) => Promise<string>

const shown = (singleid: string, password: string) =>
  `${singleid} logs in with the password ${password}. It is shown only here; change it at 개인정보.`

/** A command about one account. */
const forPerson =
  (work: (tx: Transaction, singleid: string, call: Call) => Promise<string>): Command =>
  call => {
    const [singleid, ...more] = call.names
    if (singleid === undefined || more.length > 0) throw new StartFailure(usage)
    return withActor(call.database, systemActor, tx => work(tx, singleid, call))
  }

const commands: Readonly<Record<string, Command>> = {
  base: async () => 'The database has the groups, menus, codes and approval rules of this version.',
  create: forPerson(async (tx, singleid, { now, given: { name = '', email } }) =>
    shown(singleid, await createAdministrator(tx, { singleid, hname: name, ...(email && { email }) }, now)),
  ),
  password: forPerson(async (tx, singleid, { now }) =>
    shown(singleid, await givePassword(tx, singleid, now)),
  ),
  link: forPerson((tx, singleid, { settings: { secret, origins, port }, now }) =>
    writeLink(tx, singleid, { secret, origin: origins[0] ?? `http://localhost:${port}` }, now),
  ),
  unlock: forPerson(async (tx, singleid, { now }) => {
    await unlock(tx, singleid, now)
    return `${singleid} can log in again.`
  }),
  'end-sessions': forPerson(
    async (tx, singleid, { now }) =>
      `${await endAllSessions(tx, singleid, now)} sessions of ${singleid} have ended.`,
  ),
  import: importCommand,
}

/** Carries a report out of a transaction that is to be rolled back. */
class RolledBack extends Error {
  constructor(readonly report: string) {
    super(report)
    this.name = 'RolledBack'
  }
}

async function importCommand({ database, settings, now, names, given }: Call): Promise<string> {
  const sheets = (await Promise.all(names.map(readImportFile))).flat()
  const order = {
    ...{ sheets, source: names.map(name => basename(name)).join(', ') },
    ...{ retiresMissing: given['retire-missing'] ?? false, isForced: given.force ?? false },
  }
  try {
    return await withActor(database, systemActor, async tx => {
      const outcome = await importSheets(tx, order, { now, secret: settings.secret })
      const isApplied = given.apply === true && outcome.problems.length === 0
      const report = reportOf(outcome, isApplied).join('\n')
      if (outcome.problems.length > 0) throw new StartFailure(report)
      if (!isApplied) throw new RolledBack(report)
      return report
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.report
    throw error
  }
}

try {
  const { name, ...call } = readCall()
  const { template } = call.given
  if (template !== undefined) {
    await writeFile(template, await importTemplate())
    console.log(fillMessage(importTexts.template, [template]))
  } else await runOnDatabase(name, call)
} catch (error) {
  explain(error)
  process.exitCode = 1
}

async function runOnDatabase(name: string, call: Pick<Call, 'names' | 'given'>): Promise<void> {
  const settings = readSettings(process.env)
  const clock = startClock(settings.clockStart)
  const migrations = join(projectFolder(), 'server/database/migrations')
  const { database, close } = await openDatabase(settings, { migrations, tell: console.log })
  try {
    await writeBaseData(database, settings.mode, clock.now())
    console.log(await commands[name]?.({ ...call, database, settings, now: clock.now() }))
  } finally {
    await close()
  }
}

function readCall() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [name = '', ...names] = positionals
    const isWhole =
      name === 'base' || names.length > 0 || (name === 'import' && values.template !== undefined)
    if (!commands[name] || !isWhole) throw new StartFailure(usage)
    return { name, names, given: values }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
