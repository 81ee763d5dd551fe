import { existsSync, mkdirSync } from 'node:fs'
import { StartFailure } from '../startFailure'
import { canReach, type EmbeddedUser, giveTo } from './embeddedUser'

/** Makes the folder of the archive, in which PostgreSQL itself has to be able to write. */
export function makeArchive(folder: string, user: EmbeddedUser | undefined): void {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    giveTo(folder, user)
  }
  if (!canReach(folder, user))
    throw new StartFailure(
      `PostgreSQL runs as "nobody" and cannot reach the archive ${folder}.\nName a folder that everybody can reach: GPMS_ARCHIVE=/srv/gpms-archive`,
    )
}

const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`

/**
 * What makes PostgreSQL keep its log for a recovery to any moment, at most five minutes late. A file that stands is complete, since it is
 * moved there; that of another cluster is never overwritten.
 */
export function archiveSettings(folder: string): Readonly<Record<string, string>> {
  const [kept, part] = [`${quoted(folder)}/%f.gz`, `${quoted(folder)}/%f.part`]
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: '300',
    archive_command: `if test -f ${kept}; then gzip -dc ${kept} | cmp -s - "%p"; else gzip -c "%p" > ${part} && mv ${part} ${kept}; fi`,
  }
}

/** A moment, or whatever the archive has. */
export type RecoveryEnd = Date | 'end'

/** What makes PostgreSQL go on from a copy of its files by the archive, and serve from there on. */
export const recoverySettings = (folder: string, until: RecoveryEnd): Readonly<Record<string, string>> => ({
  restore_command: `gzip -dc ${quoted(folder)}/%f.gz > "%p"`,
  // Names of zones, "Z" among them, are not known yet when it is read.
  ...(until === 'end' ? {} : { recovery_target_time: until.toISOString().replace('Z', '+00') }),
  recovery_target_action: 'promote',
})
