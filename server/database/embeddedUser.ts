import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The user PostgreSQL runs as. It refuses to run as root, so root hands it over to "nobody". */
export interface EmbeddedUser {
  readonly uid: number
  readonly gid: number
}

/** Undefined: PostgreSQL runs as the same user as the server. */
export function embeddedUser(): EmbeddedUser | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined
  const entry = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  // macOS writes nobody as -2; the system calls take it unsigned.
  return { uid: Number(entry?.[1] ?? 65_534) >>> 0, gid: Number(entry?.[2] ?? 65_534) >>> 0 }
}

/** Whether the user may walk down to a folder: every folder above it must let others pass. */
export function canReach(folder: string, user: EmbeddedUser | undefined): boolean {
  if (!user) return true
  for (let step = folder; ; step = dirname(step)) {
    const { mode, uid, gid } = statSync(step)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (step === dirname(step)) return true
  }
}

/** Lets the user pass through a folder of ours without reading what is in it. */
export function letPass(folder: string, user: EmbeddedUser | undefined): void {
  if (user) chmodSync(folder, statSync(folder).mode | 0o011)
}

export function giveTo(folder: string, user: EmbeddedUser | undefined): void {
  if (user) chownSync(folder, user.uid, user.gid)
}
