import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { makeGenerated } from '../codegen/makeGenerated.mjs'
import { projectFolder } from './projectFolder'

makeGenerated(projectFolder())
// tsx watch starts devServer.ts again whenever a file that it imports changes; the browser's files are Vite's, and menus are taken
// over by the server as it runs, since a start would reload every open page.
const menus = join(projectFolder(), 'schemas/codes/menus.json')
const tsx = join(projectFolder(), 'node_modules/tsx/dist/cli.mjs')
const child = spawn(
  process.execPath,
  [
    ...[
      tsx,
      'watch',
      '--clear-screen=false',
      '--exclude',
      menus,
      join(projectFolder(), 'server/devServer.ts'),
    ],
    // --language ko: in which language the browser shows what is wrong with a definition.
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, GPMS_DEV: '1' } },
)
// Ctrl-C reaches the child by itself; a kill of this process alone is passed on.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', code => process.exit(code ?? 0))
