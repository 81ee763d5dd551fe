#!/usr/bin/env node
// npm start: builds what changed, then runs the built server in this very process.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`GPMS needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(1)
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { GPMS_MODE: mode, DATABASE_URL: databaseUrl } = process.env
const kind = mode === 'production' || (!mode && databaseUrl) ? 'production' : 'demo'

try {
  const { buildProduct } = await import('./buildProduct.mjs')
  await buildProduct(root, kind, text => console.log(text))
} catch (error) {
  console.error('The build failed:')
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
