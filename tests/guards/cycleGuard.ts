import type { GuardProblem } from './guardProblem'
import { resolveImport, scanImports } from './importScanner'
import { isTestCode, type ProjectFile } from './projectFiles'

type Graph = ReadonlyMap<string, readonly string[]>

function importGraph(files: readonly ProjectFile[]): Graph {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(file => {
      const targets = scanImports(file).map(({ specifier }) => resolveImport(file.path, specifier, paths))
      return [file.path, [...new Set(targets.filter(target => target !== undefined))]]
    }),
  )
}

/** The shortest way from a file or room back to itself; undefined when there is none. */
export function cycleThrough(start: string, graph: Graph): string[] | undefined {
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

/** Every group of files that reach each other through imports, of values or of types, each group reported once. */
export function findCycles(files: readonly ProjectFile[]): GuardProblem[] {
  const graph = importGraph(files.filter(({ path }) => !isTestCode(path)))
  const reported = new Set<string>()
  const problems: GuardProblem[] = []
  for (const start of graph.keys()) {
    if (reported.has(start)) continue
    const cycle = cycleThrough(start, graph)
    if (cycle === undefined) continue
    for (const path of cycle) reported.add(path)
    problems.push({
      file: start,
      line: 1,
      code: 'IMPORT_CYCLE',
      what: `The imports lead back to where they began: ${cycle.join(' -> ')}.`,
      instead:
        'Of the files of a cycle none can be read, tested or moved without the others; imports of types count.',
      mend: 'move what both need into a file of its own that imports neither.',
    })
  }
  return problems
}
