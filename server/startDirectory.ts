import type { Settings } from './settings'
import type { RunningServer } from './startServer'

/** Starts the demo's own directory where the settings have it; ends it with the server. */
export async function withDirectory(
  settings: Settings,
  start: () => Promise<RunningServer>,
): Promise<RunningServer> {
  const { directory } = settings.login
  // The build for production replaces the left side by a constant and leaves the provider out.
  if (process.env.GPMS_BUILD === 'production' || directory?.demoPort === undefined) return start()
  const { startDemoProvider } = await import('./demoProvider/startDemoProvider')
  const own = ['localhost', '127.0.0.1'].map(host => `http://${host}:${settings.port}`)
  const provider = await startDemoProvider({ directory, origins: [...settings.origins, ...own] })
  try {
    const server = await start()
    const stop = async () => {
      await server.stop()
      await provider.stop()
    }
    return { ...server, stop }
  } catch (error) {
    await provider.stop()
    throw error
  }
}
