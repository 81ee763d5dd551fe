import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs a TypeScript file in a process of its own, so that nothing of this one weighs on it, and answers what it prints. */
export function runScript(root: string, file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), file], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const printed: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => printed.push(part))
    child.once('error', reject)
    child.once('close', code => {
      const text = Buffer.concat(printed).toString('utf8').trim()
      if (code === 0) resolve(text)
      else reject(new Error(`${file} ended with code ${code}.\n${text}`))
    })
  })
}
