import type { ChildProcess } from 'node:child_process'
import type { EmbeddedBinaries } from './embeddedBinaries'
import { stopPostmaster } from './embeddedOrphan'
import { PortTaken, type PostgresPlan, StillEnding, startPostgres } from './embeddedProcess'
import type { EmbeddedUser } from './embeddedUser'
import { freePort } from './freePort'

export interface KeeperPlan {
  readonly binaries: EmbeddedBinaries
  readonly cluster: string
  readonly logFile: string
  readonly user: EmbeddedUser | undefined
  readonly isThrownAway: boolean
  readonly settings: Readonly<Record<string, string>>
  readonly adminUrlAt: (port: number) => string
  readonly tell: (text: string) => void
}

export interface KeptPostgres {
  readonly port: number
  readonly stop: () => Promise<void>
}

const portAttempts = 5
const patienceAttempts = 120
const pause = () => new Promise(resolve => setTimeout(resolve, 250))

/** Starts PostgreSQL on a free port and starts it again, on the same port, when it ends although nobody stopped it. */
export async function keepPostgres(plan: KeeperPlan): Promise<KeptPostgres> {
  let isStopping = false
  let restarting: Promise<void> | undefined
  const first = await startSomewhere(plan)
  const { port } = first
  let child = first.child

  const onExit = () => {
    if (isStopping) return
    plan.tell(`PostgreSQL ended unexpectedly and is started again. Its log: ${plan.logFile}`)
    restarting = restart()
  }
  const watch = () => {
    if (hasEnded(child)) onExit()
    else child.once('exit', onExit)
  }
  /** Never gives up: a full disk may be cleared, a port be given free, children of the killed one end. */
  const restart = async () => {
    let lastReason = ''
    while (!isStopping) {
      try {
        child = await startPostgres(planAt(plan, port))
        watch()
        return
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (reason !== lastReason && reason !== '') plan.tell(`PostgreSQL does not start yet: ${reason}`)
        lastReason = reason
        await pause()
      }
    }
  }
  watch()

  return {
    port,
    stop: async () => {
      isStopping = true
      await restarting
      if (hasEnded(child) || child.pid === undefined) return
      await stopPostmaster(plan.cluster, child.pid, plan.binaries, plan.user)
    },
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const planAt = (plan: KeeperPlan, port: number): PostgresPlan => ({
  ...plan,
  port,
  adminUrl: plan.adminUrlAt(port),
})

async function startSomewhere(plan: KeeperPlan): Promise<{ port: number; child: ChildProcess }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    try {
      return { port, child: await startPatiently(planAt(plan, port)) }
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === portAttempts) throw error
    }
  }
}

/** Waits for the children of a killed PostgreSQL, which end by themselves within moments. */
async function startPatiently(plan: PostgresPlan): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startPostgres(plan)
    } catch (error) {
      if (!(error instanceof StillEnding) || attempt === patienceAttempts) throw error
      await pause()
    }
  }
}
