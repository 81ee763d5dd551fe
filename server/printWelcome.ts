import { demoAccountLines } from './modules'
import type { Settings } from './settings'

/** The last words of a start: where it is, and in the demo who may log in. */
export async function printWelcome(
  url: string,
  settings: Settings,
  tell: (text: string) => void,
): Promise<void> {
  tell('')
  tell(`  GPMS   ${url}`)
  tell(`  OGPMS  ${url}/cyberLogin`)
  const { directory, way } = settings.login
  if (directory) tell(`  ${way.padEnd(6)} ${directory.issuer}`)
  // The build for production replaces the left side by a constant and leaves the accounts out.
  if (process.env.GPMS_BUILD === 'production' || settings.mode === 'production') return
  const lines = await demoAccountLines()
  if (lines.length === 0) return
  tell('')
  tell('  Demo accounts')
  for (const line of lines) tell(`    ${line}`)
  tell('')
}
