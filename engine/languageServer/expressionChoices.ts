import type { Agreements } from '../compile/compileAll'
import { functionNames, methodNames } from '../expression/celEnvironment'
import { type ExpressionCursor, expressionCursor } from '../expression/expressionCursor'
import { rowWords } from '../expression/expressionNames'
import type { ValueType } from '../expression/valueType'
import type { ExpressionNote } from '../scope/notes'
import { indexInText, offsetInText } from '../scope/source'
import type { Choice, Choices } from './choice'
import type { Meaning } from './meaning'

/** What may be written in an expression that begins at `quote`, where the cursor stands. */
export function expressionChoices(
  json: string,
  quote: number,
  offset: number,
  { scope, wants }: ExpressionNote,
  { codes }: Pick<Agreements, 'codes'>,
  /** Texts that the place may answer, and the name that the value is for. */
  { answers = [], named = '' }: { readonly answers?: readonly string[]; readonly named?: string } = {},
): Choices {
  const text = expressionText(json, quote)
  const index = indexInText(json, quote, offset)
  const cursor = expressionCursor(text, index, scope, wants)
  const pattern = cursor.at === 'text' ? /^[^'"]*/ : /^[\w\p{Script=Hangul}]*/u
  const rest = pattern.exec(text.slice(index))?.[0].length ?? 0
  return {
    start: offsetInText(json, quote, cursor.start),
    end: offsetInText(json, quote, index + rest),
    choices: [...ownPaths(cursor, named), ...cursorChoices(cursor, wants, codes, answers)],
  }
}

/** The text as the author means it, escapes read; one that is not closed yet ends with its line. */
function expressionText(json: string, quote: number): string {
  const [written = '""'] = /^"(?:[^"\\\n]|\\.)*"?/.exec(json.slice(quote)) ?? []
  try {
    return String(JSON.parse(written.length > 1 && written.endsWith('"') ? written : `${written}"`))
  } catch {
    return written.slice(1)
  }
}

function cursorChoices(
  cursor: ExpressionCursor,
  wants: ValueType | undefined,
  codes: Agreements['codes'],
  answers: readonly string[],
): readonly Choice[] {
  // A text that is compared with no coded field is one of those that the place may answer.
  if (cursor.at === 'text' && cursor.code === undefined) return answers.map(answered)
  if (cursor.at === 'text') return codeChoices(cursor.code, codes)
  if (cursor.at === 'member') return memberChoices(cursor.holder)
  const roots = Object.entries(cursor.scope).map(([name, type]) =>
    choice(name, { means: 'root', name, type }),
  )
  const functions = functionNames.map(name => called(name))
  const wanted = wants?.kind === 'text' ? codeChoices(wants.code, codes) : []
  return [...wanted.map(({ name, meaning }) => choice(`'${name}'`, meaning)), ...roots, ...functions]
}

/** The fields of that name of everything that is known here, nearest first: what is handed over is mostly one of them. */
function ownPaths(cursor: ExpressionCursor, named: string): readonly Choice[] {
  if (cursor.at !== 'name' || named === '') return []
  return Object.entries(cursor.scope)
    .toReversed()
    .flatMap(([root, type]) => {
      const isChecked = root === 'selection' && type.kind === 'list'
      const owner = isChecked ? type.item : type
      if (owner.kind !== 'object' || !Object.hasOwn(owner.fields, named)) return []
      const path = `${root}${isChecked ? '[0]' : ''}.${named}`
      return memberChoices(owner).flatMap(one => (one.name === named ? [choice(path, one.meaning)] : []))
    })
}

function codeChoices(code: string | undefined, codes: Agreements['codes']): readonly Choice[] {
  if (code === undefined) return []
  return (codes[code]?.values ?? []).map(({ value }) => choice(value, { means: 'code', group: code, value }))
}

function memberChoices(holder: ValueType | undefined): readonly Choice[] {
  if (holder?.kind === 'list')
    return methodNames.filter(name => name === 'size' || rowWords.includes(name)).map(name => called(name))
  if (holder?.kind === 'text')
    return methodNames.filter(name => !rowWords.includes(name)).map(name => called(name))
  if (holder?.kind !== 'object') return []
  return Object.entries(holder.fields).map(([name, type]) => {
    const fact = holder.facts?.[name]
    return choice(name, fact ? { means: 'field', fact, thing: 'field' } : { means: 'root', name, type })
  })
}

const answered = (name: string) => choice(name, { means: 'literal', name })

const choice = (name: string, meaning: Meaning): Choice => ({ name, meaning, text: name })

const called = (name: string) => choice(name, { means: 'function', name })
