import type { Problem } from '../problem/problem'

/** Mistakes whose mending is tried in one run, so that a file full of them costs no more than a few compilations. */
const mostTries = 5

type Texts = ReadonlyMap<string, string>

interface Reported {
  readonly problem: Problem
  followers: number
}

/**
 * One mistake is one problem. The same name that is wrong at several places of a file is reported at the first; and what goes
 * away when a wrong name is written as its problem advises follows from it. `texts` holds every file, `problemsOf` answers
 * what is wrong once some of them are changed.
 */
export function countFollowers(
  problems: readonly Problem[],
  texts: Texts,
  problemsOf: (changed: Texts) => readonly Problem[],
): readonly Problem[] {
  const all = joinEqual(problems)
  const roots = new Set<Reported>()
  let open = all
  let changed: Texts = new Map()
  let tries = 0
  for (const root of all) {
    if (open.length < 2 || tries === mostTries) break
    if (!open.includes(root) || root.problem.instead === undefined) continue
    const mended = mend(new Map([...texts, ...changed]), root.problem, problems)
    if (!mended) continue
    tries += 1
    const next = new Map([...changed, mended])
    const left = new Set(problemsOf(next).map(identity))
    if (left.has(identity(root.problem))) continue
    changed = next
    roots.add(root)
    const [gone, kept] = parted(
      open.filter(one => one !== root),
      ({ problem }) => !left.has(identity(problem)),
    )
    root.followers += gone.reduce((sum, { followers }) => sum + 1 + followers, 0)
    open = kept
  }
  return all
    .filter(one => roots.has(one) || open.includes(one))
    .map(({ problem, followers }) => (followers === 0 ? problem : { ...problem, followers }))
}

function parted<Item>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
): readonly [first: readonly Item[], others: readonly Item[]] {
  return [items.filter(isFirst), items.filter(item => !isFirst(item))]
}

/** A mended file keeps its lines; columns may move. */
function identity({ file, line, code, what }: Problem): string {
  return `${file}:${line} ${code} ${what.en}`
}

function joinEqual(problems: readonly Problem[]): readonly Reported[] {
  const first = new Map<string, Reported>()
  for (const problem of problems) {
    const key = sameMistake(problem)
    const reported = first.get(key)
    if (reported) reported.followers += 1 + (problem.followers ?? 0)
    else first.set(key, { problem, followers: problem.followers ?? 0 })
  }
  return [...first.values()]
}

/** The same wrong name for the same right one; other mistakes are mended place by place. */
function sameMistake({ file, line, column, code, what, instead }: Problem): string {
  if (instead) return `${file} ${instead.written} ${instead.meant}`
  return code.endsWith('_UNKNOWN')
    ? `${file} ${code} ${what.en}`
    : `${file}:${line}:${column} ${code} ${what.en}`
}

/** The file with the wrong name written as advised, at all its places. Undefined where other text stands there. */
function mend(
  texts: Texts,
  root: Problem,
  problems: readonly Problem[],
): readonly [file: string, text: string] | undefined {
  const { file, instead } = root
  const text = texts.get(file)
  if (text === undefined || instead === undefined) return undefined
  const wrong = `"${instead.written}"`
  const lines = text.split('\n')
  const places = problems.filter(one => sameMistake(one) === sameMistake(root))
  // From the last to the first, so that a place keeps its column until it is its turn.
  for (const { line, column } of places.toReversed()) {
    const written = lines[line - 1] ?? ''
    if (written.startsWith(wrong, column - 1))
      lines[line - 1] =
        `${written.slice(0, column - 1)}"${instead.meant}"${written.slice(column - 1 + wrong.length)}`
  }
  const mended = lines.join('\n')
  return mended === text ? undefined : [file, mended]
}
