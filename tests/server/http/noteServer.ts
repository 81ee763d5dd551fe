import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createClock } from '../../../server/clock'
import type { Database } from '../../../server/database/connect'
import { builtPages } from '../../../server/http/appPages'
import type { Readiness } from '../../../server/http/readiness'
import { buildServer } from '../../../server/http/server'
import { readSettings } from '../../../server/settings'
import { noteContract, noteRoutes, noteSession } from '../noteModule'
import { pinnedInstant } from '../testCluster'
import { createTestDatabase } from '../testDatabase'

export interface NoteServer {
  readonly app: FastifyInstance
  readonly database: Database
  readonly readiness: Readiness
  readonly countNotes: (docNo: string) => Promise<number>
  readonly close: () => Promise<void>
}

/** The server of the tests of the foundation: notes instead of purchase requests, a page of one line. */
export async function createNoteServer(
  environment: Readonly<Record<string, string>> = {},
  log?: { write(line: string): void },
): Promise<NoteServer> {
  const { database, drop } = await createTestDatabase('bare')
  const folder = mkdtempSync(join(tmpdir(), 'gpms-pages-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="ko"><title>GPMS</title><style nonce="__CSP_NONCE__"></style>',
  )
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain')
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), 'squeezed')
  const readiness: Readiness = { isDraining: false }
  const app = await buildServer({
    database,
    settings: readSettings({
      GPMS_LOG: 'silent',
      GPMS_ORIGINS: 'https://gpms.example.com',
      ...environment,
    }),
    clock: createClock(pinnedInstant),
    contract: noteContract,
    modules: [{ name: 'note', routes: noteRoutes }],
    session: noteSession,
    pages: builtPages(folder),
    readiness,
    ...(log && { log }),
  })
  const countNotes = async (docNo: string) => {
    const answer = await app.inject({
      url: '/api/v1/note',
      headers: { authorization: 'Bearer hong', iscyber: 'N' },
    })
    const { rows } = answer.json<{ rows: readonly { docNo: string }[] }>()
    return rows.filter(row => row.docNo === docNo).length
  }
  const close = async () => {
    await app.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { app, database, readiness, countNotes, close }
}
