import { spawn } from 'node:child_process'

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
