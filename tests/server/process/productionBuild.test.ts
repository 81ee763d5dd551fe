import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectFolder } from '../../../server/projectFolder'

const folder = mkdtempSync(join(tmpdir(), 'gpms-build-'))
let code = ''
beforeAll(async () => {
  await build({
    root: projectFolder(),
    configFile: false,
    define: { 'process.env.GPMS_BUILD': JSON.stringify('production') },
    logLevel: 'silent',
    build: { outDir: folder, ssr: 'server/main.ts', target: 'node20', minify: false },
  })
  code = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.js'))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

//
it.each([
  ['the password of the demo accounts', 'Demo!2026pw'],
  ['an account of the demo', 'req.mobile'],
  ['a supplier of the demo', 'daesung1'],
  ['the code of the demo', "'123456'"],
  ['the code of the demo in the other quotes', '"123456"'],
  ['the directory of the demo', 'oidc-provider'],
  ['the names of its people', 'ep.unknown'],
])('the server that is built for production does not hold %s', (_what, text) => {
  expect(code.length).toBeGreaterThan(100_000)
  expect(code).not.toContain(text)
})
