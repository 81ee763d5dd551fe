import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesUnder, hashSources } from '../codegen/hashSources.mjs'
import { makeGenerated } from '../codegen/makeGenerated.mjs'

/** What the built product depends on; tests and stories are not in it. */
const sources = [
  ...['engine', 'screens', 'widgets', 'schemas', 'codegen', 'server', 'public'],
  ...['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
]

/** A tab that is open during an update may ask for the files of the former build this long. */
const oldFilesLiveDays = 14

/**
 * Builds the browser's app (dist/app) and the server (dist/server), unless both stand and no source has changed.
 * @param {string} root project folder
 * @param {'demo' | 'production'} kind the one for production holds no demo accounts and dev pages
 * @param {(text: string) => void} tell
 */
export async function buildProduct(root, kind, tell) {
  makeGenerated(root)
  const stamp = join(root, '.cache/build-stamp')
  const hash = `${kind}:${hashSources(root, sources, /\.(stories|test)\.|\.md$/)}`
  const isBuilt = ['dist/app/index.html', 'dist/server/main.js', 'dist/server/readWorkbook.worker.js'].every(
    file => existsSync(join(root, file)),
  )
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const began = Date.now()
  tell('Building the app and the server …')
  rmSync(stamp, { force: true })
  // Vite takes longer to load than an unchanged start may take, so it is loaded only here.
  const { build } = await import('vite')
  const define = { 'process.env.GPMS_BUILD': JSON.stringify(kind) }
  process.env.GPMS_BUILD = kind
  await build({ root, define, logLevel: 'warn', build: { outDir: 'dist/app', emptyOutDir: false } })
  await build({
    root,
    configFile: false,
    define,
    logLevel: 'warn',
    build: {
      outDir: 'dist/server',
      emptyOutDir: true,
      ssr: true,
      target: 'node20',
      sourcemap: true,
      rollupOptions: {
        input: {
          main: join(root, 'server/main.ts'),
          // A thread of its own, started by its file.
          'readWorkbook.worker': join(root, 'server/modules/workbook/readWorkbook.worker.ts'),
        },
      },
    },
  })
  compressAssets(join(root, 'dist/app'))
  removeOldAssets(join(root, 'dist/app/assets'))
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, hash)
  tell(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
}

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt'])
const smallestWorthBytes = 1_024

/** Compressed once here, so that the server never compresses while it answers. @param {string} folder */
function compressAssets(folder) {
  for (const file of filesUnder(folder)) {
    if (
      !compressible.has(extname(file)) ||
      statSync(file).size < smallestWorthBytes ||
      existsSync(`${file}.gz`)
    )
      continue
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }))
  }
}

/** @param {string} folder */
function removeOldAssets(folder) {
  if (!existsSync(folder)) return
  const oldest = Date.now() - oldFilesLiveDays * 86_400_000
  // Each build rewrites the files it still uses, so an old date means: no longer in the app.
  for (const file of filesUnder(folder)) if (statSync(file).mtimeMs < oldest) rmSync(file)
}
