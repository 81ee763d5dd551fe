import { mendName, nameHint } from '../problem/nameHint'
import { ExpressionMistake, type ExpressionProblem } from './expressionProblem'

export function mistake(
  index: number,
  code: ExpressionProblem['code'],
  what: string,
  rest: Pick<ExpressionProblem, 'expected' | 'mend'>,
): ExpressionMistake {
  return new ExpressionMistake({ index, code, what, ...rest })
}

/** Legal CEL that the language leaves out; `screens/README.md` lists it for authors. */
export function refusedForm(
  index: number,
  what: string,
  mend = 'say it with the functions of the language.',
): ExpressionMistake {
  return mistake(index, 'EXPRESSION_FORM_REFUSED', what, { mend })
}

export function noValue(text: string, index: number): ExpressionMistake {
  const isNull = text === 'null'
  const mend = isNull ? "ask has(), or compare with ''." : 'write a text, a whole number, true or false.'
  return refusedForm(index, `"${text}" is no value of the language.`, mend)
}

export function unknownName(name: string, known: readonly string[], index: number): ExpressionMistake {
  return mistake(index, 'EXPRESSION_NAME_UNKNOWN', `An expression at this place knows no "${name}".`, {
    expected: nameHint(name, known, 'name'),
    mend: mendName(name, known, 'put a text into single quotes'),
  })
}

export function unknownField(name: string, known: readonly string[], index: number): ExpressionMistake {
  return mistake(index, 'EXPRESSION_FIELD_UNKNOWN', `There is no field "${name}" here.`, {
    expected: nameHint(name, known, 'field'),
    mend: mendName(name, known, 'add the field to the contract and run npm run codegen'),
  })
}

export function unknownFunction(name: string, known: readonly string[], index: number): ExpressionMistake {
  return mistake(index, 'EXPRESSION_FUNCTION_UNKNOWN', `"${name}" is no function of the language.`, {
    expected: `Functions: ${known.join(', ')}.`,
    mend: mendName(name, known, 'say it with one of these'),
  })
}

/** Decimals know neither; each message that could come first says the same. */
export function decimalDivision(text: string, word: string, index: number): ExpressionMistake {
  return mistake(
    index,
    'EXPRESSION_TYPE',
    `"${text}" divides a decimal, and "${word}" is for whole numbers alone.`,
    {
      expected: 'A quotient of decimals is rarely exact; their product always is.',
      mend: "multiply instead: half of it is * decimal('0.5').",
    },
  )
}
