import ts from 'typescript'
import type { GuardProblem } from './guardProblem'
import { lineOf, parseSource, walk } from './importScanner'
import { isTestCode, type ProjectFile } from './projectFiles'

const mostLines = 500

export function findLongFile({ path, text }: ProjectFile): GuardProblem[] {
  const lines = text.trimEnd().split('\n').length
  if (lines <= mostLines) return []
  return [
    {
      file: path,
      line: mostLines + 1,
      code: 'FILE_TOO_LONG',
      what: `The file has ${lines} lines.`,
      instead: `The limit is ${mostLines}; most files have about 90.`,
      mend: 'give each of its jobs a file of its own.',
    },
  ]
}

export function findAny(file: ProjectFile): GuardProblem[] {
  const source = parseSource(file)
  const problems: GuardProblem[] = []
  walk(source, node => {
    if (node.kind !== ts.SyntaxKind.AnyKeyword) return
    problems.push({
      file: file.path,
      line: lineOf(source, node),
      code: 'TYPE_ANY',
      what: '"any" switches the type check off for everything it touches.',
      instead: 'Name the type, or take "unknown" and narrow it.',
      mend: 'write the type that is meant.',
    })
  })
  return problems
}

/** Names a file brings in or declares itself; a parameter called `confirm` is no browser dialog. */
function declaredNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  walk(source, node => {
    const isNamed =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node)
    if (isNamed && node.name !== undefined && ts.isIdentifier(node.name)) names.add(node.name.text)
  })
  return names
}

const browserDialogs = ['alert', 'confirm', 'prompt']
const browserGlobals = ['window', 'globalThis', 'self', 'navigator']

function forbiddenCall(node: ts.Node, declared: ReadonlySet<string>): string | undefined {
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.name.text === 'dangerouslySetInnerHTML') {
    return 'dangerouslySetInnerHTML'
  }
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined
  const called = node.expression
  if (ts.isIdentifier(called)) {
    if (called.text === 'eval' || called.text === 'Function') return called.text
    return browserDialogs.includes(called.text) && !declared.has(called.text) ? called.text : undefined
  }
  if (!ts.isPropertyAccessExpression(called) || !ts.isIdentifier(called.expression)) return undefined
  if (!browserGlobals.includes(called.expression.text)) return undefined
  return [...browserDialogs, 'eval', 'Function'].find(name => name === called.name.text)
}

/** Code from text, markup from text, and dialogs of the browser. */
export function findForbiddenCalls(file: ProjectFile): GuardProblem[] {
  const source = parseSource(file)
  const declared = declaredNames(source)
  const problems: GuardProblem[] = []
  walk(source, node => {
    const name = forbiddenCall(node, declared)
    if (name === undefined) return
    problems.push({
      file: file.path,
      line: lineOf(source, node),
      code: 'CALL_FORBIDDEN',
      what: `"${name}" is not used in this product.`,
      instead: 'Text never becomes code or markup, and dialogs are drawn in the page.',
      mend: 'use an expression, a React element or the alert of the services.',
    })
  })
  return problems
}

/** What speaks to the server: one file does, so that headers, renewal and the rules for answers hold for every request (spec §7, §8). */
const waysToServer = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']
const transport = 'engine/auth/sendRequest.ts'

export function findSecondTransports(file: ProjectFile): GuardProblem[] {
  const isBrowserCode = /^(engine|widgets|screens|schemas)\//.test(file.path) && !isTestCode(file.path)
  if (!isBrowserCode || file.path === transport) return []
  const source = parseSource(file)
  const declared = declaredNames(source)
  const problems: GuardProblem[] = []
  walk(source, node => {
    for (const part of usedIn(node)) {
      const name = wayToServer(part, declared)
      if (name === undefined) continue
      problems.push({
        file: file.path,
        line: lineOf(source, part),
        code: 'SECOND_TRANSPORT',
        what: `"${name}" goes to the server past the one transport.`,
        instead: `${transport} alone does, below engine/auth/apiClient.ts.`,
        mend: 'call the operation by the services, or open a stream by openStream of the frame.',
      })
    }
  })
  return problems
}

/** What a node calls, or hands on to be called elsewhere. */
function usedIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return [node.expression, ...(node.arguments ?? [])]
  const isGiven = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyAssignment(node)
  return isGiven && node.initializer ? [node.initializer] : []
}

function wayToServer(node: ts.Node, declared: ReadonlySet<string>): string | undefined {
  const isOfBrowser =
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    browserGlobals.includes(node.expression.text)
  const name = isOfBrowser ? node.name.text : ts.isIdentifier(node) ? node.text : ''
  return waysToServer.includes(name) && (isOfBrowser || !declared.has(name)) ? name : undefined
}

/** The texts of a file as a program sees them: comments and patterns are not among them. */
function textsOf(source: ts.SourceFile): { node: ts.Node; text: string }[] {
  const texts: { node: ts.Node; text: string }[] = []
  walk(source, node => {
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)
    if (isText || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push({ node, text: node.text })
  })
  return texts
}

/** Where Korean has its place: the messages of the engine, what it tells authors, and the texts of a widget. */
function mayHoldKorean(path: string): boolean {
  const isTextFile =
    /^engine\/(i18n\/|problem\/|languageServer\/(\w+T|t)exts\.ts$)/.test(path) ||
    /^widgets\/(.*\/)?(texts|\w+Texts)\.ts$/.test(path)
  return isTextFile || isTestCode(path) || !/^(engine|widgets)\//.test(path)
}

/** One syllable alone (the bounds of the alphabet, a weekday) is data; two or more are a text a user reads. */
const koreanText = /[가-힣]\s?[가-힣]/

export function findKorean(file: ProjectFile): GuardProblem[] {
  if (mayHoldKorean(file.path)) return []
  const source = parseSource(file)
  return textsOf(source)
    .filter(({ text }) => koreanText.test(text.normalize('NFC')))
    .map(({ node, text }) => ({
      file: file.path,
      line: lineOf(source, node),
      code: 'KOREAN_IN_CODE',
      what: `The text "${text.trim()}" stands in the code.`,
      instead:
        'Texts of the engine live in engine/i18n; a widget gets them by props or keeps them in its texts.ts.',
      mend: 'move the text there and name it.',
    }))
}

/** Smell 1 of the house style: the engine knows kinds of things, never a single screen. */
export function findScreenIds(file: ProjectFile, screenIds: ReadonlySet<string>): GuardProblem[] {
  if (isTestCode(file.path) || !/^(engine|widgets)\//.test(file.path)) return []
  const source = parseSource(file)
  return textsOf(source)
    .filter(({ text }) => screenIds.has(text))
    .map(({ node, text }) => ({
      file: file.path,
      line: lineOf(source, node),
      code: 'SCREEN_ID_IN_CODE',
      what: `"${text}" is the id of a screen.`,
      instead: 'Engine and widgets serve every screen alike; what one screen needs stands in its definition.',
      mend: 'make it a property that any definition may use, or a hook.',
    }))
}

/** A path that exists on somebody's machine only. */
const machinePath = /(?<![\w.~})\]-])(?:\/(?:work|root|home|Users)\/[\w.]|[A-Z]:\\Users\\)/

export function findMachinePaths({ path, text }: ProjectFile): GuardProblem[] {
  return text.split('\n').flatMap((line, index) => {
    const found = machinePath.exec(line)
    if (found === null) return []
    return [
      {
        file: path,
        line: index + 1,
        code: 'MACHINE_PATH',
        what: `"${line.slice(found.index, found.index + 40)}" is a path of one machine.`,
        instead: 'The project must run wherever it is checked out.',
        mend: 'write the path from the top of the project, or take it from a setting.',
      },
    ]
  })
}
