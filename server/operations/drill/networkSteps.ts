import { setTimeout as pause } from 'node:timers/promises'
import type { AppNode } from './appNodes'
import { contentOf } from './content'
import { askAt, type DatabaseCluster } from './databaseCluster'
import type { Machine } from './network'
import { note, step } from './outcomes'
import { until } from './program'
import type { LoadFigures, WorkingLoad } from './workingLoad'

/** How long writes may stand still when a part of the database is lost. */
const longestOutageSeconds = 30
/** Longer than the connections of TCP take to notice anything by themselves. */
const cutMilliseconds = 45_000

export const isBack = ({ longestGapSeconds, writes }: LoadFigures) =>
  writes > 0 && longestGapSeconds <= longestOutageSeconds

async function cutFor(machine: Machine, milliseconds: number, others: readonly string[] = []): Promise<void> {
  machine.cut(others)
  await pause(milliseconds)
  machine.mend()
  await pause(10_000)
}

/** Cables are cut: nothing is closed and nobody is told, and what was cut off goes on as if it were alone. */
export async function drillNetwork(
  load: WorkingLoad,
  cluster: DatabaseCluster,
  nodes: readonly [AppNode, AppNode],
): Promise<void> {
  const turn = async (name: string, act: () => Promise<void>) => {
    await step(load, name, act, isBack)
    await cluster.whole(120)
  }
  await turn('the primary is cut off from everything for 45 s, and comes back', async () => {
    const { network } = await cluster.primary()
    await cutFor(network, cutMilliseconds)
  })
  await turn('the primary is cut off from etcd and both standbys, and nodes still reach it', async () => {
    const primary = await cluster.primary()
    await cutFor(primary.network, cutMilliseconds, cluster.addressesBeside(primary))
  })
  await turn('the synchronous standby is cut off', async () => {
    const { network } = await cluster.synchronous()
    await cutFor(network, cutMilliseconds)
  })
  const [first] = nodes
  const cutAtWork = async (others?: readonly string[]) => {
    const held = await first.holdNumbers()
    try {
      await cutFor(first.machine, cutMilliseconds, others)
    } finally {
      held.signal('SIGKILL')
    }
  }
  await turn(
    'node 1, which has locked the numbers, is cut off from the database, and people still reach it',
    () => cutAtWork(cluster.addressesBeside()),
  )
  await turn('node 1, which has locked the numbers, is cut off from everything', () => cutAtWork())
}

/** Whether standbys hold what the primary holds, row by row. */
export async function checkStandbys(cluster: DatabaseCluster): Promise<void> {
  await cluster.whole(120)
  const [primary, ...standbys] = await Promise.all([
    contentOf(query => cluster.ask(query)),
    ...(await cluster.standbyUrls()).map(async url => {
      const [end] = await cluster.ask<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
      await until('a standby has replayed everything', 60, async () => {
        const query = `select pg_last_wal_replay_lsn() >= '${end?.lsn}' as is_there`
        const [row] = await askAt<{ is_there: boolean }>(url, query)
        return row?.is_there ?? false
      })
      return contentOf(query => askAt(url, query))
    }),
  ])
  const tables = [...primary]
  const differing = standbys.flatMap(each => tables.filter(([name, sum]) => each.get(name) !== sum))
  note(
    'both standbys hold what the primary holds',
    `${tables.length} tables, ${differing.length} differ${differing.length > 0 ? `: ${differing.map(([name]) => name).join(', ')}` : ''}`,
    standbys.length === 2 && tables.length > 0 && differing.length === 0,
  )
}
