import { ParseError } from '@marcbachmann/cel-js'
import { expressionProblems } from '../problem/catalogue/expressionProblems'
import { celEnvironment, longestExpression, typeOfCelName } from './celEnvironment'
import { type CodeText, checkCode, checkCodePart, codesTo } from './codeUse'
import type { CodePart, CodeUse } from './conversion'
import { convertTree } from './convertTree'
import { deadBranch } from './deadBranch'
import { expressionCursor } from './expressionCursor'
import type { ExpressionPlan } from './expressionPlan'
import { ExpressionMistake, type ExpressionProblem } from './expressionProblem'
import { fieldPaths } from './fieldPaths'
import { otherSpelling } from './otherSpelling'
import { mistake, unknownField, unknownName } from './refusals'
import { typeMistake, unknownType } from './typeMistake'
import { type ExpressionScope, type ObjectValueType, spokenType, type ValueType } from './valueType'

export interface ExpressionTask {
  readonly text: string
  readonly scope: ExpressionScope
  /** What the place wants; undefined where every type fits. */
  readonly wants: ValueType | undefined
  /** The values of a code group. */
  codeTexts(group: string): readonly CodeText[] | undefined
}

export type PlannedExpression =
  | {
      readonly plan: ExpressionPlan
      /** What can be computed and decides nothing. */
      readonly dead?: ExpressionProblem
    }
  | { readonly problem: ExpressionProblem }

/**
 * Parses an expression, checks its types against the scope and turns it into the tree that the browser walks. At most
 * 2,000 characters and 50 levels, so that no definition can stall a page.
 */
export function planExpression(task: ExpressionTask): PlannedExpression {
  try {
    return planned(task)
  } catch (error) {
    if (error instanceof ExpressionMistake)
      return { problem: { ...error.problem, ...spelledRight(task, error.problem) } }
    throw error
  }
}

/** The whole expression in the words of CEL, or read from what this place knows, where that is all that is wrong with it. */
function spelledRight(task: ExpressionTask, { code, index }: ExpressionProblem): Partial<ExpressionProblem> {
  const { text, scope } = task
  if (text.length > longestExpression) return {}
  const spelled = code === 'EXPRESSION_NAME_UNKNOWN' ? readFromHere(text, index, scope) : otherSpelling(text)
  if (spelled === undefined) return {}
  try {
    planned({ ...task, text: spelled })
    return expressionProblems.spelledRight(text, spelled)
  } catch (error) {
    if (error instanceof ExpressionMistake) return {}
    throw error
  }
}

/** `filter.status` where only rows are known: the field of the same name that is known here. */
function readFromHere(text: string, index: number, scope: ExpressionScope): string | undefined {
  const [, root, field] = /^(\w+)\.(\w+)/.exec(text.slice(index)) ?? []
  const found = fieldPaths(scope).find(({ name }) => name === field)
  return root === undefined || !found ? undefined : text.replaceAll(`${root}.${field}`, found.path)
}

function planned({
  text,
  scope,
  wants,
  codeTexts,
}: ExpressionTask): Extract<PlannedExpression, { plan: unknown }> {
  if (text.length > longestExpression)
    throw mistake(0, expressionProblems.tooLong(text.length, longestExpression))
  const { environment, objects } = celEnvironment(scope, text)
  const parsed = parsedText(() => environment.parse(text), text, scope)
  const checked = parsed.check()
  if (!checked.valid) throw typeMistake(checked.error, text, scope, objects)
  const codes: CodeUse[] = []
  const parts: CodePart[] = []
  const reads = new Set<string>()
  const converted = convertTree(parsed.ast, { scope, reads, codes, parts })
  const { tree } = converted
  const type = typeOfCelName(checked.type ?? '', objects)
  // An empty list is one of anything.
  if (!type && !/^(list<)+T>+$/.test(checked.type ?? '')) throw unknownType(text, 0)
  const literal = tree[0] === 'value' && typeof tree[1] === 'string' ? tree[1] : undefined
  if (wants) checkResult(text, wants, type, literal)
  if (wants?.kind === 'text' && wants.code !== undefined) codes.push(...codesTo(wants.code, converted))
  for (const use of codes) checkCode(use, codeTexts)
  for (const part of parts) checkCodePart(part, text, codeTexts)
  const dead = deadBranch(parsed.ast, tree)
  return { plan: { text, tree, reads: [...reads].sort() }, ...(dead ? { dead } : {}) }
}

function parsedText<T>(parse: () => T, text: string, scope: ExpressionScope): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const index = error.range?.start ?? 0
    if (error.code === 'limit_exceeded') throw mistake(0, expressionProblems.tooDeep(error.summary))
    const [label] = labelPattern.exec(text.slice(index)) ?? []
    if (label !== undefined) throw labelMistake(text, index, label, scope)
    const rest = text.slice(index, index + 20)
    throw mistake(
      index,
      rest === ''
        ? expressionProblems.endsEarly(text, error.summary)
        : expressionProblems.unreadable(text, rest, error.summary),
    )
  }
}

/** Names are written in Latin letters, so that a word of Hangul is the label of one, or a text without its quotes. */
const labelPattern = /^\p{Script=Hangul}[\p{L}\p{N}]*/u

function labelMistake(text: string, index: number, label: string, scope: ExpressionScope): ExpressionMistake {
  const cursor = expressionCursor(text, index, scope, undefined)
  if (cursor.at === 'name') return unknownName(label, cursor.scope, index)
  const holder = cursor.at === 'member' ? cursor.holder : undefined
  return unknownField(label, holder?.kind === 'object' ? holder : noFields, index)
}

const noFields: ObjectValueType = { kind: 'object', spoken: 'an object', fields: {} }

function checkResult(
  text: string,
  wants: ValueType,
  type: ValueType = { kind: 'list', item: wants.kind === 'list' ? wants.item : wants },
  literal: string | undefined,
) {
  if (isSameType(type, wants)) return
  if (literal === '' || (wants.kind === 'decimal' && type.kind === 'integer')) return
  if (wants.kind === 'text' && (type.kind === 'date' || type.kind === 'dateTime')) return
  throw mistake(0, expressionProblems.result(text, spokenType(type), spokenType(wants)))
}

/** Rows are of one type whatever fields they have. */
function isSameType(type: ValueType, wants: ValueType): boolean {
  if (type.kind !== 'list' || wants.kind !== 'list') return type.kind === wants.kind
  return isSameType(type.item, wants.item)
}
