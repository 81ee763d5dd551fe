import type { ASTNode } from '@marcbachmann/cel-js'
import { ParseError } from '@marcbachmann/cel-js'
import { mendName, nameHint } from '../problem/nameHint'
import {
  celEnvironment,
  functionNames,
  longestExpression,
  methodNames,
  typeOfCelName,
} from './celEnvironment'
import { type CodeUse, convertTree, unknownField, unknownFunction } from './convertTree'
import type { ExpressionPlan } from './expressionPlan'
import { ExpressionMistake, type ExpressionProblem } from './expressionProblem'
import { type ExpressionScope, type ObjectValueType, spokenType, type ValueType } from './valueType'

export interface ExpressionTask {
  readonly text: string
  readonly scope: ExpressionScope
  /** What the place wants; undefined where every type fits. */
  readonly wants: ValueType | undefined
  /** The values of a code group. */
  codeValues(group: string): readonly string[] | undefined
}

export type PlannedExpression = { readonly plan: ExpressionPlan } | { readonly problem: ExpressionProblem }

/**
 * Parses an expression, checks its types against the scope and turns it into the tree that the browser walks. At most
 * 2,000 characters and 50 levels, so that no definition can stall a page.
 */
export function planExpression(task: ExpressionTask): PlannedExpression {
  try {
    return { plan: planned(task) }
  } catch (error) {
    if (error instanceof ExpressionMistake) return { problem: error.problem }
    throw error
  }
}

function planned({ text, scope, wants, codeValues }: ExpressionTask): ExpressionPlan {
  if (text.length > longestExpression) {
    throw mistake(0, 'EXPRESSION_TOO_LARGE', `This expression has ${text.length} characters.`, {
      expected: `At most ${longestExpression} are allowed.`,
      mend: 'say less here, or write a hook.',
    })
  }
  const { environment, objects } = celEnvironment(scope, text)
  const parsed = parsedText(() => environment.parse(text), text)
  const checked = parsed.check()
  if (!checked.valid) throw typeMistake(checked.error, scope, objects)
  const codes: CodeUse[] = []
  const reads = new Set<string>()
  const { tree } = convertTree(parsed.ast, { scope, reads, codes })
  const type = typeOfCelName(checked.type ?? '', objects)
  const literal = tree[0] === 'value' && typeof tree[1] === 'string' ? tree[1] : undefined
  if (wants) checkResult(text, wants, type, literal)
  if (wants?.kind === 'text' && wants.code !== undefined && literal)
    codes.push({ code: wants.code, value: literal, index: 0 })
  for (const use of codes) checkCode(use, codeValues)
  return { text, tree, reads: [...reads].sort() }
}

function mistake(
  index: number,
  code: ExpressionProblem['code'],
  what: string,
  rest: { expected?: string; mend: string },
): ExpressionMistake {
  return new ExpressionMistake({ index, code, what, ...rest })
}

function parsedText<T>(parse: () => T, text: string): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const index = error.range?.start ?? 0
    if (error.code === 'limit_exceeded') {
      throw mistake(0, 'EXPRESSION_TOO_LARGE', 'This expression is nested too deeply.', {
        expected: `${error.summary}.`,
        mend: 'say it in several fields, or write a hook.',
      })
    }
    const rest = text.slice(index, index + 20)
    const what = rest === '' ? `"${text}" ends too early.` : `"${text}" cannot be read from "${rest}" on.`
    throw mistake(index, 'EXPRESSION_SYNTAX', what, {
      expected: `${error.summary}.`,
      mend: /^=[^=]/.test(rest) ? 'write "==" to compare.' : 'correct the expression at this character.',
    })
  }
}

interface CheckError {
  readonly code: string
  readonly summary: string
  readonly node?: unknown
  readonly range?: { readonly start: number }
}

function typeMistake(
  error: CheckError | undefined,
  scope: ExpressionScope,
  objects: ReadonlyMap<string, ObjectValueType>,
): ExpressionMistake {
  const index = error?.range?.start ?? 0
  const node = isNode(error?.node) ? error.node : undefined
  if (node?.op === 'id') return unknownRoot(node.args, scope, index)
  if (node?.op === '.') {
    const owner = typeOfNode(node.args[0], objects)
    if (owner?.kind === 'object') return unknownField(node.args[1], Object.keys(owner.fields), index)
  }
  if (node?.op === 'call' && !functionNames.some(name => name === node.args[0]))
    return unknownFunction(node.args[0], functionNames, index)
  if (node?.op === 'rcall' && !methodNames.some(name => name === node.args[0]))
    return unknownFunction(node.args[0], methodNames, index)
  return typesDiffer(error?.summary ?? '', node, index, objects)
}

function isNode(node: unknown): node is ASTNode {
  return typeof node === 'object' && node !== null && 'op' in node && 'args' in node && 'range' in node
}

function typeOfNode(node: ASTNode, objects: ReadonlyMap<string, ObjectValueType>): ValueType | undefined {
  const type: unknown = Reflect.get(node, 'checkedType')
  return typeof type === 'object' && type !== null
    ? typeOfCelName(String(Reflect.get(type, 'name')), objects)
    : undefined
}

function unknownRoot(name: string, scope: ExpressionScope, index: number): ExpressionMistake {
  const known = Object.keys(scope)
  return mistake(index, 'EXPRESSION_NAME_UNKNOWN', `An expression at this place knows no "${name}".`, {
    expected: nameHint(name, known, 'name'),
    mend: mendName(name, known, 'put a text into single quotes'),
  })
}

function typesDiffer(
  summary: string,
  node: ASTNode | undefined,
  index: number,
  objects: ReadonlyMap<string, ObjectValueType>,
): ExpressionMistake {
  const written = node ? node.input.slice(node.range.start, node.range.end) : ''
  const pair = Array.isArray(node?.args) && node.args.length === 2 ? node.args.filter(isNode) : []
  const [left, right] = pair
  const [a, b] = pair.map(side => typeOfNode(side, objects))
  if (!left || !right || !a || !b) {
    return mistake(index, 'EXPRESSION_TYPE', `"${written}" does not fit: ${summary}.`, {
      mend: 'give the operator or function what it wants.',
    })
  }
  const parted = [left, right].find(side => typeOfNode(side, objects)?.kind === 'object')
  const owner = parted && typeOfNode(parted, objects)
  const text = parted ? parted.input.slice(parted.range.start, parted.range.end) : ''
  if (owner?.kind === 'object') {
    const parts = Object.keys(owner.fields)
    return mistake(
      index,
      'EXPRESSION_TYPE',
      `"${written}" compares ${spokenType(a)} with ${spokenType(b)}.`,
      {
        expected: `"${text}" has ${parts.length <= 5 ? `the parts ${parts.map(part => `"${part}"`).join(' and ')}` : `${parts.length} fields`}.`,
        mend: `compare one part, for example ${text}.${parts[0]}.`,
      },
    )
  }
  return mistake(index, 'EXPRESSION_TYPE', `"${written}" combines ${spokenType(a)} with ${spokenType(b)}.`, {
    expected: 'Both sides must be of the same type; a decimal also takes a whole number.',
    mend: `give both sides the same type.`,
  })
}

function checkResult(
  text: string,
  wants: ValueType,
  type: ValueType | undefined,
  literal: string | undefined,
) {
  if (!type || type.kind === wants.kind) return
  if (literal === '' || (wants.kind === 'decimal' && type.kind === 'integer')) return
  if (wants.kind === 'text' && (type.kind === 'date' || type.kind === 'dateTime')) return
  throw mistake(0, 'EXPRESSION_RESULT', `"${text}" gives ${spokenType(type)}.`, {
    expected: `This place wants ${spokenType(wants)}.`,
    mend: `write an expression that gives ${spokenType(wants)}.`,
  })
}

function checkCode({ code, value, index }: CodeUse, codeValues: ExpressionTask['codeValues']): void {
  const values = codeValues(code)
  // A filter that takes several codes takes them joined by commas.
  if (!values || value.split(',').every(one => values.includes(one))) return
  throw mistake(index, 'EXPRESSION_CODE_UNKNOWN', `"${value}" is no value of code group "${code}".`, {
    expected: nameHint(value, values, 'value'),
    mend: mendName(value, values, 'write a value of the group'),
  })
}
