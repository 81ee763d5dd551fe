import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumLaunch } from './chromium'
import { runCommand } from './runCommand'

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * Answers the path of a Chromium, installing one when there is none: with apt as root on Debian (with a Korean
 * font, without which screenshots show boxes), else Playwright's own download.
 */
export async function ensureChromium(): Promise<string> {
  const found = chromiumLaunch().executablePath
  if (found && existsSync(found)) return found
  if (isRootOnDebian()) {
    console.log('No Chromium found: installing chromium-headless-shell and fonts-noto-cjk with apt-get.')
    await runCommand('apt-get', ['update', '-qq'])
    await runCommand('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
    const installed = chromiumLaunch().executablePath
    if (installed && existsSync(installed)) return installed
  }
  console.log("No Chromium found: installing Playwright's own.")
  await runCommand('playwright', ['install', 'chromium'])
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.')
}
