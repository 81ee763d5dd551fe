import ts from 'typescript'

/** One way to break a module. */
export interface CodeMutant {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly what: string
}

export interface MutatedSource {
  /** The module with each chosen mutant beside the original; the global `__codeMutant` says which one runs. */
  readonly text: string
  readonly mutants: readonly CodeMutant[]
}

/** How a node reads broken; `text` is the node with whatever is broken inside it. */
interface Change {
  readonly what: string
  readonly change: (text: string) => string
  readonly isStatement?: boolean
}

type Tokens = Readonly<Partial<Record<ts.SyntaxKind, string>>>
const { SyntaxKind: Kind } = ts

const neighbours: Tokens = {
  ...{ [Kind.LessThanToken]: '<=', [Kind.LessThanEqualsToken]: '<' },
  ...{ [Kind.GreaterThanToken]: '>=', [Kind.GreaterThanEqualsToken]: '>' },
  ...{ [Kind.PlusToken]: '-', [Kind.MinusToken]: '+', [Kind.AsteriskToken]: '/', [Kind.SlashToken]: '*' },
}
const truths = new Set([
  ...[Kind.LessThanToken, Kind.LessThanEqualsToken, Kind.GreaterThanToken, Kind.GreaterThanEqualsToken],
  ...[Kind.EqualsEqualsEqualsToken, Kind.ExclamationEqualsEqualsToken],
  ...[Kind.AmpersandAmpersandToken, Kind.BarBarToken],
])
/** Calls that leave rows out. */
const narrowing = new Set(['where', 'andWhere', 'having', 'filter'])

/** Breaks what runs inside functions: what runs once, while a module is loaded, cannot be switched. */
export function mutateSource(file: string, source: string, chosen: ReadonlySet<string>): MutatedSource {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const mutants: CodeMutant[] = []
  const written = new Map<ts.Node, string>()

  const textOf = (node: ts.Node, isInside: boolean): string => {
    const known = written.get(node)
    if (known !== undefined) return known
    const start = node.getStart(tree)
    if (isLeftAlone(node)) return source.slice(start, node.end)
    const inner = isInside || ts.isFunctionLike(node)
    let text = ''
    let at = start
    node.forEachChild(child => {
      text += source.slice(at, child.getStart(tree)) + textOf(child, inner)
      at = child.end
    })
    text += source.slice(at, node.end)
    const whole = isInside ? withChanges(node, text) : text
    written.set(node, whole)
    return whole
  }

  const withChanges = (node: ts.Node, original: string): string => {
    let text = original
    for (const { what, change, isStatement } of changesOf(node, part => textOf(part, true))) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      const mutant = { id: `${file}#${mutants.length}`, file, line, what: `${what}: ${shortText(node)}` }
      mutants.push(mutant)
      if (!chosen.has(mutant.id)) continue
      const isOn = `globalThis.__codeMutant('${mutant.id}')`
      text = isStatement ? `{ if (!${isOn}) ${text} }` : `(${isOn} ? (${change(original)}) : ${text})`
    }
    return text
  }
  const text = source.slice(0, tree.getStart()) + textOf(tree, false)
  return { text, mutants }
}

function isLeftAlone(node: ts.Node): boolean {
  return ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
}

function shortText(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ').slice(0, 80)
}

function changesOf(node: ts.Node, written: (part: ts.Node) => string): readonly Change[] {
  const said = (what: string, text: string): Change => ({ what, change: () => text })
  if (ts.isThrowStatement(node) || (ts.isExpressionStatement(node) && !isCallOfSuper(node)))
    return [{ what: 'removed', change: text => text, isStatement: true }]
  if (isName(node) || isTarget(node)) return []
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text === '' ? [] : [said('emptied', `''`)]
  if (ts.isTemplateExpression(node)) return [said('emptied', `''`)]
  if (ts.isNumericLiteral(node)) return [{ what: 'one more', change: text => `${text} + 1` }]
  if (ts.isBigIntLiteral(node)) return [{ what: 'one more', change: text => `${text} + 1n` }]
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0 ? [] : [said('emptied', '[]')]
  if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0 ? [] : [said('emptied', '{}')]
  if (ts.isCallExpression(node)) return leftOut(node, written)
  return conditionChanges(node, written)
}

function conditionChanges(node: ts.Node, written: (part: ts.Node) => string): readonly Change[] {
  const changes: Change[] = []
  if (isCondition(node))
    changes.push({ what: 'true', change: () => 'true' }, { what: 'false', change: () => 'false' })
  const isNot = ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken
  if (isNot || (ts.isBinaryExpression(node) && truths.has(node.operatorToken.kind)))
    changes.push({ what: 'opposite', change: text => `!(${text})` })
  if (!ts.isBinaryExpression(node)) return changes
  const { left, operatorToken, right } = node
  const neighbour = neighbours[operatorToken.kind]
  const isText = [left, right].some(side => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
  if (neighbour !== undefined && !isText)
    changes.push({ what: neighbour, change: () => `${written(left)} ${neighbour} ${written(right)}` })
  return changes
}

/** A call such as .where(…) without its effect. */
function leftOut(node: ts.CallExpression, written: (part: ts.Node) => string): readonly Change[] {
  const { expression } = node
  if (!ts.isPropertyAccessExpression(expression) || !narrowing.has(expression.name.text)) return []
  return [{ what: `without .${expression.name.text}`, change: () => written(expression.expression) }]
}

function isCondition(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node
  return (ts.isForStatement(parent) || ts.isConditionalExpression(parent)) && parent.condition === node
}

const isCallOfSuper = ({ expression }: ts.ExpressionStatement) =>
  ts.isCallExpression(expression) && expression.expression.kind === Kind.SuperKeyword

/** A text that names something, or is the text of a tag such as sql. */
function isName(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  return ts.isTaggedTemplateExpression(parent) || ('name' in parent && parent.name === node)
}

/** [a, b] = … takes apart and makes nothing. */
function isTarget({ parent, pos }: ts.Node): boolean {
  if (ts.isForOfStatement(parent)) return parent.initializer.pos === pos
  return (
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === Kind.EqualsToken && parent.left.pos === pos
  )
}
