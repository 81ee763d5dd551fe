import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { ScreenCases } from '../../cases/screenCases'

const mostBytes = 64 * 1024 * 1024

/** Compiled once in a run: workers inherit the environment of the process that starts them. */
function printScreens(): string {
  const known = process.env.GPMS_PRINTED_SCREENS
  if (known !== undefined) return readFileSync(known, 'utf8')
  const text = execFileSync(process.execPath, ['--import', 'tsx', 'tests/cases/printScreens.ts'], {
    encoding: 'utf8',
    maxBuffer: mostBytes,
  })
  const file = '.cache/printedScreens.json'
  mkdirSync('.cache', { recursive: true })
  writeFileSync(file, text)
  process.env.GPMS_PRINTED_SCREENS = file
  return text
}

/** The pages of the product, compiled beside the runner, which cannot load the tables of the compiler itself. */
export const printedScreens: ScreenCases = JSON.parse(printScreens())
