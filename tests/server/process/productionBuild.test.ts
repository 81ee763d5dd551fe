import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectFolder } from '../../../server/projectFolder'

const folder = mkdtempSync(join(tmpdir(), 'gpms-build-'))
const root = projectFolder()
const built = { server: '', browser: '' }

function readCode(of: string): string {
  return readdirSync(join(folder, of), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(js|html|json|css)$/.test(entry.name))
    .map(entry => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
    .join('\n')
}

/** In a process of its own: within a test Vite leaves the definitions out. */
async function buildBrowser(): Promise<void> {
  const { VITEST: _, ...environment } = process.env
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', join(folder, 'browser'), '--logLevel', 'error'],
    { cwd: root, env: { ...environment, NODE_ENV: 'production', GPMS_BUILD: 'production' } },
  )
}

beforeAll(async () => {
  await build({
    root,
    configFile: false,
    define: { 'process.env.GPMS_BUILD': JSON.stringify('production') },
    logLevel: 'silent',
    build: { outDir: join(folder, 'server'), ssr: 'server/main.ts', target: 'node20', minify: false },
  })
  built.server = readCode('server')
  await buildBrowser()
  built.browser = readCode('browser')
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const secrets: readonly (readonly [what: string, text: string])[] = [
  ['the password of the demo accounts', 'Demo!2026pw'],
  ['an account of the demo', 'req.mobile'],
  ['a supplier of the demo', 'daesung1'],
  ['the code of the demo', "'123456'"],
  ['the code of the demo in the other quotes', '"123456"'],
  ['the directory of the demo', 'oidc-provider'],
  ['the names of its people', 'ep.unknown'],
]

//
it.each(secrets)('the server that is built for production does not hold %s', (_what, text) => {
  expect(built.server.length).toBeGreaterThan(100_000)
  expect(built.server).not.toContain(text)
})

const ofBrowser: typeof secrets = [
  ...secrets,
  ['the code of the demo between backquotes', '`123456`'],
  ['the secret of the demo', 'gpms-demo-secret'],
  ['the address of the log-in for developers', 'cyberDevLogin'],
  ['its page', 'DevLoginPage'],
  ['the address of the page that converts addresses', '"/conv"'],
  ['that address in other quotes', '`/conv`'],
  ['its page', 'ConvPage'],
]

it.each(ofBrowser)('the pages that are built for production do not hold %s: %s', (_what, text) => {
  expect(built.browser.length).toBeGreaterThan(1_000_000)
  expect(built.browser).not.toContain(text)
})
