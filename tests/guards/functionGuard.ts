import ts from 'typescript'
import type { GuardProblem } from './guardProblem'
import { lineOf, parseSource, walk } from './importScanner'
import type { ProjectFile } from './projectFiles'

/** Most lines of a function, the functions inside it included. */
const mostFunctionLines = 120

export interface FunctionSize {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly lines: number
}

/** Every function with a body: declarations, methods, closures, components. */
export function functionSizes(file: ProjectFile): FunctionSize[] {
  const source = parseSource(file)
  const sizes: FunctionSize[] = []
  const namedBy = new Map<ts.Node, ts.Node>()
  walk(source, node => {
    if (ts.isVariableDeclaration(node) && node.initializer) namedBy.set(node.initializer, node.name)
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return
    const name = (node.name ?? namedBy.get(node))?.getText(source) ?? 'a function without a name'
    const first = lineOf(source, node)
    const last = source.getLineAndCharacterOfPosition(node.end).line + 1
    sizes.push({ file: file.path, line: first, name, lines: last - first + 1 })
  })
  return sizes
}

export function longestFunctions(files: readonly ProjectFile[], count: number): FunctionSize[] {
  return files
    .flatMap(functionSizes)
    .sort((a, b) => b.lines - a.lines)
    .slice(0, count)
}

export function describeSize({ file, line, name, lines }: FunctionSize): string {
  return `${lines} lines: ${name}, ${file}:${line}`
}

export function findLongFunctions(file: ProjectFile): GuardProblem[] {
  return functionSizes(file)
    .filter(({ lines }) => lines > mostFunctionLines)
    .map(({ line, name, lines }) => ({
      file: file.path,
      line,
      code: 'FUNCTION_TOO_LONG',
      what: `${name} has ${lines} lines, the functions inside it included.`,
      instead: `The limit is ${mostFunctionLines}.`,
      mend: 'give each of its jobs a function of its own, over what they share.',
    }))
}
