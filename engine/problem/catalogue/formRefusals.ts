import type { ProblemText } from '../problemText'
import type { Said } from '../said'

const withFunctions: Said = {
  en: 'say it with the functions of the language.',
  ko: '언어에 있는 함수로 적습니다.',
}

function refused(what: Said, mend: Said = withFunctions): ProblemText {
  return { code: 'EXPRESSION_FORM_REFUSED', what, mend }
}

const writeExact = (text: string): Said => ({
  en: `write decimal('${text}').`,
  ko: `decimal('${text}')라고 적습니다.`,
})

/** Legal CEL that the language leaves out; `screens/reference/expressions.md` lists it for authors. */
export const formRefusals = {
  noValue: (text: string) =>
    refused(
      { en: `"${text}" is no value of the language.`, ko: `"${text}" 값은 언어에 없는 값입니다.` },
      text === 'null'
        ? { en: "ask has(), or compare with ''.", ko: "has()로 묻거나 ''와 비교합니다." }
        : {
            en: 'write a text, a whole number, true or false.',
            ko: '글, 정수, true, false 가운데 하나를 적습니다.',
          },
    ),
  noOperator: (word: string) =>
    refused({ en: `"${word}" is no operator of the language.`, ko: `"${word}" 연산자는 없습니다.` }),
  objects: () =>
    refused({
      en: 'Objects in braces and optional access are not part of the language.',
      ko: '중괄호로 적는 객체와 선택 접근은 언어에 없습니다.',
    }),
  comparedItems: (text: string) =>
    refused(
      {
        en: `"${text}" compares rows or decimals by their list.`,
        ko: `"${text}" 식은 행이나 소수를 목록째 비교합니다.`,
      },
      {
        en: 'compare what stands in the list, with exists() or all(); any list is compared with [].',
        ko: 'exists()나 all()로 목록 안의 것을 비교합니다. 목록은 []하고만 비교합니다.',
      },
    ),
  zeroDivision: (text: string) =>
    refused(
      { en: `"${text}" divides by zero.`, ko: `"${text}" 식은 0으로 나눕니다.` },
      {
        en: 'divide by what can be something else.',
        ko: '0이 아닐 수 있는 것으로 나눕니다.',
      },
    ),
  calculatedTooLarge: (text: string) =>
    refused(tooLarge(text), { en: 'calculate with decimal().', ko: 'decimal()로 계산합니다.' }),
  tooLarge: (text: string) => refused(tooLarge(text), writeExact(text)),
  floatingPoint: (text: string, isDecimal: boolean) =>
    refused(
      {
        en: `"${text}" is a floating-point number, which is not exact.`,
        ko: `"${text}" 값은 정확하지 않은 부동소수점 수입니다.`,
      },
      isDecimal
        ? writeExact(text)
        : {
            en: "write its digits, such as decimal('0.5').",
            ko: "decimal('0.5')처럼 숫자를 적습니다.",
          },
    ),
  noDecimal: (text: string) =>
    refused(
      { en: `"${text}" is no decimal number.`, ko: `"${text}" 값은 소수가 아닙니다.` },
      { en: 'write digits with at most one point.', ko: '숫자와 점 하나까지만 적습니다.' },
    ),
  macroArguments: (word: string, receiver: string) => {
    const better = `${receiver}.filter(x, …)${word === 'filter' ? '' : `.${word}(x, …)`}`
    return refused(
      {
        en: `"${word}" takes a name and one expression.`,
        ko: `"${word}"에는 이름 하나와 식 하나를 적습니다.`,
      },
      { en: `choose rows before it: ${better}.`, ko: `그 앞에서 행을 고릅니다: ${better}.` },
    )
  },
}

function tooLarge(text: string): Said {
  return {
    en: `"${text}" is beyond the whole numbers of the language.`,
    ko: `"${text}" 값은 언어의 정수보다 큽니다.`,
  }
}
