import { cycleThrough } from './cycleGuard'
import type { GuardProblem } from './guardProblem'
import { resolveImport, scanImports } from './importScanner'
import { isTestCode, type ProjectFile } from './projectFiles'

/** Rooms by their folder, each with the other rooms that it may import from. */
export type RoomPairs = Readonly<Record<string, readonly string[]>>

const tableFile = 'tests/guards/roomPairs.ts'

/** The listed room that a file belongs to, else the folder below the top one. */
function roomOf(path: string, pairs: RoomPairs): string {
  const folders = path.split('/').slice(0, -1)
  while (folders.length > 2 && pairs[folders.join('/')] === undefined) folders.pop()
  return folders.join('/')
}

interface RoomImport {
  readonly file: string
  readonly line: number
  readonly from: string
  readonly to: string
}

function roomImports(files: readonly ProjectFile[], pairs: RoomPairs): RoomImport[] {
  const product = files.filter(({ path }) => !isTestCode(path))
  const paths = new Set(product.map(({ path }) => path))
  return product.flatMap(file => {
    const from = roomOf(file.path, pairs)
    if (pairs[from] === undefined) return []
    return scanImports(file).flatMap(({ specifier, line }) => {
      const target = resolveImport(file.path, specifier, paths)
      const to = target === undefined ? from : roomOf(target, pairs)
      return to === from ? [] : [{ file: file.path, line, from, to }]
    })
  })
}

/** Imports between rooms that the table does not allow, and pairs in the table that no import needs, but for what all may import. */
export function findRoomBreaches(
  files: readonly ProjectFile[],
  pairs: RoomPairs,
  isForAll: (room: string) => boolean = () => false,
): GuardProblem[] {
  const imports = roomImports(files, pairs)
  const breaches = imports
    .filter(({ from, to }) => !pairs[from]?.includes(to) && (isForAll(from) || !isForAll(to)))
    .map(({ file, line, from, to }) => ({
      file,
      line,
      code: 'ROOM_BREACH',
      what: `${from} may not import from ${to}.`,
      instead: `It may import from: ${pairs[from]?.join(', ') || 'no other room'} (${tableFile}).`,
      mend: 'move what both need into a room below them, or pass it in from the room above.',
    }))
  const unused = Object.entries(pairs).flatMap(([from, allowed]) =>
    allowed
      .filter(to => !isForAll(to) && !imports.some(found => found.from === from && found.to === to))
      .map(to => ({
        file: tableFile,
        line: 1,
        code: 'ROOM_PAIR_UNUSED',
        what: `${from} is allowed to import from ${to} and never does.`,
        instead: 'The table says how the rooms really depend on each other.',
        mend: 'delete the pair.',
      })),
  )
  return [...breaches, ...unused]
}

/** The rooms of a circle, the first one again at the end; undefined when the table has none. */
export function findRoomCircle(pairs: RoomPairs): readonly string[] | undefined {
  const graph = new Map(Object.entries(pairs))
  for (const room of graph.keys()) {
    const circle = cycleThrough(room, graph)
    if (circle !== undefined) return circle
  }
  return undefined
}
