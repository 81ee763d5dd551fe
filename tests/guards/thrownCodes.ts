import ts from 'typescript'

/** A code that a file of the server says by name. */
export interface ThrownCode {
  readonly code: string
  /** Of the answer that carries it, where it stands beside it. */
  readonly status: number | undefined
  readonly line: number
}

/** Functions that make a refusal: where their code, or the key that becomes the code, stands. */
const makers: Readonly<Record<string, { readonly argument: number; readonly status: number }>> = {
  refused: { argument: 0, status: 422 },
  fieldRefused: { argument: 1, status: 422 },
  conflict: { argument: 0, status: 409 },
}

/** Codes of spec §8, by how they look. */
const catalogued = /^(GPMS\d{3}|AUTH\d{3}|COM\d{6}|CMM-\d{4}|HTTP\d{3})$/

/** The codes that a file of the server may answer with: those its refusals are made of, and every code of spec §8. */
export function thrownCodes(fileName: string, content: string): readonly ThrownCode[] {
  const source = ts.createSourceFile(fileName, content, ts.ScriptTarget.Latest, true)
  const found: ThrownCode[] = []
  const add = (node: ts.Node, code: string, status?: number) =>
    found.push({ code, status, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression
      const maker = Object.hasOwn(makers, text) ? makers[text] : undefined
      const given = node.arguments[maker?.argument ?? 0]
      if (maker && given && ts.isStringLiteral(given) && !/\s|[가-힣]/.test(given.text))
        add(node, given.text, maker.status)
      if (text === 'statusFailure' && given && ts.isNumericLiteral(given))
        add(node, `HTTP${given.text}`, Number(given.text))
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'Failure') {
      const [status, code] = node.arguments ?? []
      if (status && ts.isNumericLiteral(status) && code && ts.isStringLiteral(code))
        add(node, code.text, Number(status.text))
      if (code && ts.isCallExpression(code) && code.arguments[1] && ts.isStringLiteral(code.arguments[1]))
        add(node, code.arguments[1].text)
    } else if (ts.isStringLiteral(node) && catalogued.test(node.text)) add(node, node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
