// Runs `npm run dev` on a copy of the sources, so that a test may break and mend definitions.
import { spawn } from 'node:child_process'
import { cpSync, createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyFilledFolder } from '../../filledFolder.mjs'

const project = process.cwd()
const copy = join(project, process.env.GPMS_COPY)
const copied = [
  ...['engine', 'screens', 'widgets', 'schemas', 'codegen', 'server', 'index.html'],
  ...['package.json', 'vite.config.ts', 'tsconfig.json', 'tests/chromium.ts'],
  // What is generated lies in the copied folders and need not be made again.
  ...['.cache/generated-stamp-contract', '.cache/generated-stamp-definitions'],
]

rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
mkdirSync(copy, { recursive: true })
for (const path of copied) cpSync(join(project, path), join(copy, path), { recursive: true })
// Packages are found above the copy; fonts are served as files, which Vite only does from inside its root.
const fonts = 'node_modules/pretendard'
cpSync(join(project, fonts), join(copy, fonts), { recursive: true })
await copyFilledFolder(join(copy, process.env.GPMS_DATA))
const server = spawn(
  process.execPath,
  [join(project, 'node_modules/tsx/dist/cli.mjs'), 'server/devServer.ts'],
  {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GPMS_DEV: '1' },
  },
)
// A test reads what the server has said.
const output = createWriteStream(join(copy, 'output.txt'))
for (const [from, to] of [
  [server.stdout, process.stdout],
  [server.stderr, process.stderr],
]) {
  from.pipe(to)
  from.pipe(output, { end: false })
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))
