// npm run screens: builds the command when its sources have changed, then runs it in this very process.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { hashSources } from '../../codegen/hashSources.mjs'
import { makeContractFacts } from '../../codegen/makeGenerated.mjs'

// Most checks end within a second, before code that is optimized has repaid the work: 0.4 of 1.5 s of CPU for all definitions.
setFlagsFromString('--interrupt-budget=600000')
const root = dirname(dirname(import.meta.dirname))
makeContractFacts(root)
await import(pathToFileURL(join(await buildCommand(), 'screensEntry.js')).href)

/**
 * The folder that holds the command as one file for each of its ways to start. Node 20 takes longer to translate and link 250
 * modules than to check all definitions.
 */
async function buildCommand() {
  const builds = join(root, '.cache/screens')
  const sources = ['engine', 'schemas', 'codegen', 'package-lock.json']
  const hash = hashSources(root, sources, /^menus\.json$|\.(tsx|css|md|schema\.json)$/)
  const folder = join(builds, hash)
  if (existsSync(folder)) return folder
  const { build } = await import('vite')
  const growing = `${folder}.${process.pid}`
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { outDir: growing, ssr: 'engine/command/screensEntry.ts', target: 'node20' },
  })
  for (const old of readdirSync(builds))
    if (!old.includes('.')) rmSync(join(builds, old), { recursive: true })
  // Whoever builds the same beside us comes first or second; both are right.
  if (existsSync(folder)) rmSync(growing, { recursive: true })
  else renameSync(growing, folder)
  return folder
}
