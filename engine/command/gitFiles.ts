import { spawnSync } from 'node:child_process'

/** The state of some folders and files in a revision, by path; undefined where git knows no such revision. */
export function gitFiles(
  root: string,
  revision: string,
  paths: readonly string[],
): ReadonlyMap<string, string> | undefined {
  // A revision that looks like an option would be one.
  if (revision.startsWith('-')) return undefined
  const listed = git(root, ['ls-tree', '-r', '--name-only', '-z', `${revision}^{commit}`, '--', ...paths])
  if (listed === undefined) return undefined
  const files = listed
    .toString('utf8')
    .split('\0')
    .filter(file => file !== '')
  const asked = files.map(file => `${revision}:./${file}\n`).join('')
  const answer = git(root, ['cat-file', '--batch'], asked)
  return answer && new Map(contentsOf(answer).map((text, at) => [files[at] ?? '', text]))
}

/** Whether something below the paths differs between the revision and the working tree. */
export function isChangedSince(root: string, revision: string, paths: readonly string[]): boolean {
  return (git(root, ['diff', '--name-only', revision, '--', ...paths])?.length ?? 0) > 0
}

/** Each answer is a line with the length, the bytes, and a line break. */
function contentsOf(answer: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf('\n', at)
    const length = Number(answer.toString('utf8', at, end).split(' ')[2])
    texts.push(answer.toString('utf8', end + 1, end + 1 + length))
    at = end + length + 2
  }
  return texts
}

function git(root: string, words: readonly string[], input?: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: root, input, maxBuffer: 256 * 1024 * 1024 })
  return status === 0 ? stdout : undefined
}
