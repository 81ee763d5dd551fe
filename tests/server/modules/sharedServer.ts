import { rmSync } from 'node:fs'
import type { Database } from '../../../server/database/connect'
import type { Chore } from '../../../server/http/chores'
import { claimFolder } from '../../../server/modules/file/fileBlobs'
import { swappedDatabase } from '../testDatabase'
import { type BuiltServer, buildTestServer } from './buildTestServer'

/** The server of a worker: test files have it one after the other, each on a copy of the demo's database. */
export interface SharedServer extends BuiltServer {
  readonly database: Database
  readonly open: () => Promise<string>
  readonly close: () => Promise<void>
}

/** Whether the file that has the server wants it to remember sessions; tokens are of one database alone. */
let remembersSessions = false

async function buildShared(): Promise<SharedServer> {
  const { database, open, close } = swappedDatabase()
  const running = new Set<Promise<unknown>>()
  let isOpen = false
  const whileOpen = (chore: Chore): Chore => ({
    ...chore,
    run: async () => {
      if (!isOpen) return
      const turn = chore.run()
      running.add(turn)
      await turn.finally(() => running.delete(turn))
    },
  })
  const server = await buildTestServer({
    database,
    remembersSessions: () => remembersSessions,
    chores: chore => [whileOpen(chore)],
  })
  return {
    ...server,
    database,
    open: async () => {
      server.clock.reset()
      await claimFolder(server.filesFolder)
      const ownerUrl = await open()
      isOpen = true
      return ownerUrl
    },
    close: async () => {
      isOpen = false
      await Promise.allSettled(running)
      await close()
      rmSync(server.filesFolder, { recursive: true, force: true })
    },
  }
}

let shared: Promise<SharedServer> | undefined
let isTaken = false

/** Undefined while another has it: a file may start two products, and one that fails in the middle never gives its own back. */
export async function takeSharedServer(isRemembering: boolean): Promise<SharedServer | undefined> {
  if (isTaken) return undefined
  isTaken = true
  remembersSessions = isRemembering
  shared ??= buildShared()
  const server = await shared
  return {
    ...server,
    close: async () => {
      await server.close()
      isTaken = false
    },
  }
}
