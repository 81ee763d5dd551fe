import { posix } from 'node:path'
import ts from 'typescript'
import type { ProjectFile } from './projectFiles'

export interface Import {
  /** As it is written between the quotes. */
  readonly specifier: string
  readonly line: number
  readonly isType: boolean
}

/** Several guards read each file; parsing is what they spend their time on. */
const parsed = new WeakMap<ProjectFile, ts.SourceFile>()

export function parseSource(file: ProjectFile): ts.SourceFile {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const kind = /\.(tsx|jsx)$/.test(file.path) ? ts.ScriptKind.TSX : undefined
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, false, kind)
  parsed.set(file, source)
  return source
}

export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

/** Calls `visit` for every node of a file. */
export function walk(source: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const descend = (node: ts.Node): void => {
    visit(node)
    ts.forEachChild(node, descend)
  }
  descend(source)
}

function isTypeImport(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause
  if (clause === undefined) return false
  if (clause.isTypeOnly) return true
  const named = clause.namedBindings
  if (clause.name !== undefined || named === undefined || !ts.isNamedImports(named)) return false
  return named.elements.length > 0 && named.elements.every(element => element.isTypeOnly)
}

function readImport(node: ts.Node): { literal: ts.Node | undefined; isType: boolean } | undefined {
  if (ts.isImportDeclaration(node)) return { literal: node.moduleSpecifier, isType: isTypeImport(node) }
  if (ts.isExportDeclaration(node)) return { literal: node.moduleSpecifier, isType: node.isTypeOnly }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { literal: node.argument.literal, isType: true }
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { literal: node.arguments[0], isType: false }
  }
  return undefined
}

/** Every import of a file: of values and types, re-exports, lazy imports and types fetched in place. */
export function scanImports(file: ProjectFile): Import[] {
  const source = parseSource(file)
  const imports: Import[] = []
  walk(source, node => {
    const found = readImport(node)
    if (found?.literal === undefined || !ts.isStringLiteralLike(found.literal)) return
    imports.push({ specifier: found.literal.text, line: lineOf(source, node), isType: found.isType })
  })
  return imports
}

/** The project file a relative import means; undefined for packages, styles and files that are not there. */
export function resolveImport(
  from: string,
  specifier: string,
  paths: ReadonlySet<string>,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const base = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const bare = base.replace(/\.(js|mjs|jsx)$/, '')
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${bare}.ts`, `${bare}.tsx`, `${base}/index.ts`]
  return candidates.find(candidate => paths.has(candidate))
}
