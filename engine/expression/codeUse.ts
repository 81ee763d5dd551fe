import { codeProblems } from '../problem/catalogue/codeProblems'
import type { CodeUse, Converted } from './conversion'
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

export function checkCode(
  { code, given, isCompared }: CodeUse,
  codeValues: (group: string) => readonly string[] | undefined,
): void {
  const values = codeValues(code)
  if (!values) return
  if ('literal' in given) checkLiteral(given, code, values)
  else {
    const others = codeValues(given.code) ?? values
    const fits = isCompared
      ? others.some(fit => values.includes(fit))
      : others.every(fit => values.includes(fit))
    if (given.code === code || fits) return
    throw new ExpressionMistake({
      index: given.index,
      ...codeProblems.groupMixed(given.written, given.code, code),
    })
  }
}

function checkLiteral(
  given: { literal: string; index: number },
  code: string,
  values: readonly string[],
): void {
  const { literal, index } = given
  // A filter that takes several codes takes them joined by commas; the empty text is no value.
  if (literal === '' || literal.split(',').every(one => values.includes(one))) return
  throw new ExpressionMistake({ index, ...codeProblems.literalUnknown(literal, code, values) })
}
