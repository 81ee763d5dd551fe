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
  /** `call` is what asks for the part, `meant` the values whose texts have it. */
  partUnknown: (
    part: string,
    group: string,
    call: string | undefined,
    field: string,
    meant: readonly string[],
  ): ProblemText => {
    const spelled = meant.length === 1 ? `${field} == ${meant[0]}` : `${field} in [${meant.join(', ')}]`
    return {
      code: 'EXPRESSION_CODE_UNKNOWN',
      what: {
        en: `No value of code group "${group}" has "${part}" in it: rows hold the codes, not their texts.`,
        ko: `코드 그룹 "${group}"의 값에는 "${part}" 글자가 없습니다. 행에는 코드의 글이 아니라 값이 들어 있습니다.`,
      },
      ...(meant.length === 0
        ? { mend: { en: 'compare with a value of the group.', ko: '그룹의 값과 비교합니다.' } }
        : { mend: { en: `write "${spelled}".`, ko: `"${spelled}"처럼 적습니다.` } }),
      ...(meant.length === 0 || call === undefined ? {} : { instead: { written: call, meant: spelled } }),
    }
  },
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
