import { codeProblems } from '../problem/catalogue/codeProblems'
import type { CodePart, CodeUse, Converted } from './conversion'
import { ExpressionMistake } from './expressionProblem'

/** The arguments of functions that are codes, by their places. */
const codedArguments: Readonly<Record<string, readonly (string | undefined)[]>> = {
  amount: [undefined, undefined, 'CURRENCY'],
  toKrw: [undefined, 'CURRENCY'],
  vat: [undefined, 'TAX_CODE'],
}

export function argumentCodes(name: string, args: readonly Converted[]): readonly CodeUse[] {
  return args.flatMap((arg, at) => {
    const code = codedArguments[name]?.[at]
    return code === undefined ? [] : codesTo(code, arg)
  })
}

/** Every text that a value may have, at a place of a code group. */
export function codesTo(code: string, { gives = [] }: Converted, isCompared = false): readonly CodeUse[] {
  return gives.map(given => ({ code, given, isCompared }))
}

/** A value of a code group, and its Korean text. */
export interface CodeText {
  readonly value: string
  readonly text: string
}

export function checkCode(
  { code, given, isCompared }: CodeUse,
  codeTexts: (group: string) => readonly CodeText[] | undefined,
): void {
  const texts = codeTexts(code)
  if (!texts) return
  if ('literal' in given) {
    checkLiteral(given, code, texts)
    return
  }
  const values = texts.map(({ value }) => value)
  const others = (codeTexts(given.code) ?? texts).map(({ value }) => value)
  const fits = isCompared
    ? others.some(fit => values.includes(fit))
    : others.every(fit => values.includes(fit))
  if (given.code === code || fits) return
  throw new ExpressionMistake({
    index: given.index,
    ...codeProblems.groupMixed(given.written, given.code, code),
  })
}

function checkLiteral(
  { literal, index }: { readonly literal: string; readonly index: number },
  code: string,
  texts: readonly CodeText[],
): void {
  // A filter that takes several codes takes them joined by commas; the empty text is no value.
  if (literal === '' || literal.split(',').every(one => texts.some(({ value }) => value === one))) return
  const known = texts.map(({ value, text }) => ({ name: value, label: text }))
  throw new ExpressionMistake({ index, ...codeProblems.literalUnknown(literal, code, known) })
}

/** Letters that no code of the group has are mostly those of its texts, which rows do not hold. */
export function checkCodePart(
  { code, method, part, written, index }: CodePart,
  whole: string,
  codeTexts: (group: string) => readonly CodeText[] | undefined,
): void {
  const texts = codeTexts(code)
  const fits = (value: string) => (method === 'contains' ? value.includes(part) : value.startsWith(part))
  if (!texts || texts.some(({ value }) => fits(value))) return
  const call = `${written}.${method}('${part}')`
  const meant = texts.filter(({ text }) => fits(text)).map(({ value }) => `'${value}'`)
  throw new ExpressionMistake({
    index,
    ...codeProblems.partUnknown(part, code, whole.includes(call) ? call : undefined, written, meant),
  })
}
