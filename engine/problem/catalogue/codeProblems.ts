import { mendName, nameHint } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { writeValueOfGroup } from './mends'

/** Codes in expressions: a written value, or a field of another group. */
export const codeProblems = {
  literalUnknown: (value: string, group: string, known: Known): ProblemText => ({
    code: 'EXPRESSION_CODE_UNKNOWN',
    what: {
      en: `"${value}" is no value of code group "${group}".`,
      ko: `코드 그룹 "${group}"에는 "${value}" 값이 없습니다.`,
    },
    expected: nameHint(value, known, 'value'),
    ...mendName(value, known, writeValueOfGroup),
  }),
  groupMixed: (written: string, group: string, wanted: string): ProblemText => ({
    code: 'EXPRESSION_CODE_MIXED',
    what: {
      en: `"${written}" is of code group "${group}", and code group "${wanted}" belongs here.`,
      ko: `"${written}" 값은 코드 그룹 "${group}"인데, 여기에는 코드 그룹 "${wanted}"의 값을 적습니다.`,
    },
    mend: {
      en: `write a field of code group "${wanted}", or one of its values.`,
      ko: `코드 그룹 "${wanted}"의 필드나 값을 적습니다.`,
    },
  }),
}
