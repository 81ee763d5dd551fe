import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings'
import type { RunningServer } from './startServer'

/** Starts the stand-in of the ERP beside a demo that names no ERP of its own; ends it with the server. */
export async function withErp(
  settings: Settings,
  start: (settings: Settings) => Promise<RunningServer>,
): Promise<RunningServer> {
  // The build for production replaces the left side by a constant and leaves the stand-in out.
  if (process.env.GPMS_BUILD === 'production' || settings.mode === 'production' || settings.erp)
    return start(settings)
  const { startErpStandIn } = await import('./erpStandIn/startErpStandIn')
  // As the database makes it: its user must be able to pass through.
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o711 })
  const standIn = await startErpStandIn(join(settings.dataFolder, 'erp-journal.jsonl'))
  try {
    const server = await start({ ...settings, erp: { url: standIn.url, seconds: 5 } })
    const stop = async () => {
      await server.stop()
      await standIn.stop()
    }
    return { ...server, stop }
  } catch (error) {
    await standIn.stop()
    throw error
  }
}
