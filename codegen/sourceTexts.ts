import ts from 'typescript'

/** A Korean text that somebody may read, and where it stands. */
export interface FoundText {
  readonly text: string
  readonly file: string
  readonly line: number
}

const hangul = /[가-힣]/

/**
 * The Korean texts of a source file. A template with values becomes a text with places: `${a}행 ${b}` is "{0}행 {1}".
 * Names of properties, keys and types are read by nobody.
 */
export function sourceTexts(file: string, text: string): FoundText[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: FoundText[] = []
  const visit = (node: ts.Node): void => {
    const spoken = textOf(node)
    if (spoken !== undefined && hangul.test(spoken)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ text: spoken, file, line: line + 1 })
    }
    if (!ts.isTaggedTemplateExpression(node)) ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node)) return isName(node) ? undefined : node.text
  if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.templateSpans.reduce((head, span, at) => `${head}{${at}}${span.literal.text}`, node.head.text)
}

function isName(node: ts.StringLiteral): boolean {
  const { parent } = node
  return ts.isLiteralTypeNode(parent) || (ts.isPropertyAssignment(parent) && parent.name === node)
}
