import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Runs one command with its output shown, and answers its exit code. */
export function runCommand(
  command: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}

/** The same for a command that runs beside others: each line of its output stands whole, after its name. */
export function runBeside(
  name: string,
  command: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', line => console.log(`${name} │ ${line}`))
    child.once('error', reject)
    // Unlike "exit", it comes after the last line.
    child.once('close', code => resolve(code ?? 1))
  })
}
