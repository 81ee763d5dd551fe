import type { ASTNode } from '@marcbachmann/cel-js'
import { celEnvironment } from './celEnvironment'
import type { ExpressionScope, ObjectValueType, ValueType } from './valueType'

/** A name or a written text in an expression, by its characters. */
export type NameUse =
  | (Span & { readonly use: 'root' | 'local'; readonly type: ValueType | undefined })
  | (Span & {
      readonly use: 'field'
      readonly owner: ObjectValueType
      /** Where the field is one of a root, the name of the root. */
      readonly root: string | undefined
    })
  | (Span & { readonly use: 'function' })
  | (Span & { readonly use: 'text'; readonly code: string })

interface Span {
  readonly name: string
  readonly start: number
  readonly end: number
}

/**
 * Every name of an expression with what it means in the scope, and every text that is a code; none while it cannot be parsed. `wants`
 * is what the place of the expression wants.
 */
export function namesIn(
  text: string,
  scope: ExpressionScope,
  wants: ValueType | undefined,
): readonly NameUse[] {
  const uses: NameUse[] = []
  const root = parsed(text)
  if (!root) return []
  typeOf(root, { text, scope, locals: {}, uses })
  if (wants?.kind === 'text' && wants.code !== undefined) noteAnswers(root, wants.code, uses)
  return uses
}

/** The type of a path or a list of the scope, such as `lines.filter(l, l.qty > 0)`; undefined for what is computed. */
export function typeIn(text: string, scope: ExpressionScope): ValueType | undefined {
  const root = parsed(text)
  return root && typeOf(root, { text, scope, locals: {}, uses: [] })
}

const noScope: ExpressionScope = {}

function parsed(text: string): ASTNode | undefined {
  try {
    return celEnvironment(noScope, '').environment.parse(text).ast
  } catch {
    return undefined
  }
}

interface Reading {
  readonly text: string
  readonly scope: ExpressionScope
  readonly locals: ExpressionScope
  readonly uses: NameUse[]
}

function typeOf(node: ASTNode, on: Reading): ValueType | undefined {
  switch (node.op) {
    case 'value':
      return undefined
    case 'id':
      return typeOfName(node, node.args, on)
    case '.':
      return typeOfMember(node, node.args[0], node.args[1], on)
    case '[]': {
      const [holder] = node.args.map(side => typeOf(side, on))
      return holder?.kind === 'list' ? holder.item : undefined
    }
    case 'call':
      on.uses.push({ use: 'function', ...spanOf(node.args[0], node.range.start) })
      for (const arg of node.args[1]) typeOf(arg, on)
      return undefined
    case 'rcall':
      return typeOfMethod(node, on)
    case 'list': {
      const [item] = node.args.map(entry => typeOf(entry, on))
      return item && { kind: 'list', item }
    }
    case '?:': {
      const [, yes, no] = node.args.map(part => typeOf(part, on))
      return yes ?? no
    }
    case '!_':
    case '-_':
      return typeOf(node.args, on)
    case 'map':
    case '.?':
    case '[?]':
      return undefined
    default:
      for (const side of node.args) typeOf(side, on)
      noteCodes(node.args[0], node.args[1], on)
      return undefined
  }
}

function spanOf(name: string, start: number): Span {
  return { name, start, end: start + name.length }
}

function typeOfName(node: ASTNode, name: string, { scope, locals, uses }: Reading): ValueType | undefined {
  const use = Object.hasOwn(locals, name) ? 'local' : 'root'
  const known = use === 'local' ? locals : scope
  const type = Object.hasOwn(known, name) ? known[name] : undefined
  uses.push({ use, type, ...spanOf(name, node.range.start) })
  return type
}

function typeOfMember(node: ASTNode, holder: ASTNode, name: string, on: Reading): ValueType | undefined {
  const owner = typeOf(holder, on)
  if (owner?.kind !== 'object') return undefined
  const root = holder.op === 'id' && !Object.hasOwn(on.locals, holder.args) ? holder.args : undefined
  on.uses.push({ use: 'field', owner, root, ...spanOf(name, node.range.end - name.length) })
  return Object.hasOwn(owner.fields, name) ? owner.fields[name] : undefined
}

function typeOfMethod(node: ASTNode & { readonly op: 'rcall' }, on: Reading): ValueType | undefined {
  const [name, receiver, args] = node.args
  const holder = typeOf(receiver, on)
  const start = on.text.indexOf(name, on.text.indexOf('.', receiver.range.end))
  on.uses.push({ use: 'function', ...spanOf(name, start) })
  const [variable, body] = args
  if (!rowWords.includes(name) || variable?.op !== 'id' || !body) {
    for (const arg of args) typeOf(arg, on)
    return undefined
  }
  const item = holder?.kind === 'list' ? holder.item : undefined
  const locals = item ? { ...on.locals, [variable.args]: item } : on.locals
  typeOf(variable, { ...on, locals })
  const result = typeOf(body, { ...on, locals })
  if (name === 'filter') return holder
  return name === 'map' && result ? { kind: 'list', item: result } : undefined
}

/** Words that bring a name for each row of a list. */
export const rowWords: readonly string[] = ['all', 'exists', 'map', 'filter']

/** Texts that a coded field is compared with. */
function noteCodes(left: ASTNode, right: ASTNode, on: Reading): void {
  for (const [field, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const type = typeOf(field, { ...on, uses: [] })
    if (type?.kind !== 'text' || type.code === undefined) continue
    for (const text of other.op === 'list' ? other.args : [other]) {
      noteCode(text, type.code, on.uses)
    }
  }
}

/** Texts that the expression gives, where these are codes. */
function noteAnswers(node: ASTNode, code: string, uses: NameUse[]): void {
  if (node.op === '?:') for (const answer of node.args.slice(1)) noteAnswers(answer, code, uses)
  else noteCode(node, code, uses)
}

function noteCode(node: ASTNode, code: string, uses: NameUse[]): void {
  if (node.op === 'value' && typeof node.args === 'string')
    uses.push({ use: 'text', code, ...spanOf(node.args, node.range.start + 1) })
}
