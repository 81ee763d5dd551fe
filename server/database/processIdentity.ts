import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** True while a process with this id runs, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * When a process began, in words that differ for every process which ever gets the same id: process ids are reused.
 * Undefined when the platform does not say.
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The second field is the program's name in brackets and may hold blanks; the start is field 22.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // A zombie has ended; only its parent has not asked yet.
      if (fields[0] === 'Z') return undefined
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
    }
    if (process.platform === 'win32') return undefined
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    // No such process, or no right to look: the caller falls back on isAlive.
    return undefined
  }
}

/** The command line of a process, to tell a PostgreSQL from a stranger that inherited its id. */
export function processCommand(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' })
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    // It ended between two looks.
    return ''
  }
}
