import { mendName, nameHint, quoted } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { add, addToContract, removeOneOfTwo } from './mends'

/** Figures and charts: parts and fields of an answer. */
export const figureProblems = {
  fieldTwice: (name: string): ProblemText => ({
    code: 'FIGURES_FIELD_TWICE',
    what: {
      en: `"${name}" stands in this block twice.`,
      ko: `이 블록에 "${name}" 필드가 두 번 있습니다.`,
    },
    mend: removeOneOfTwo,
  }),
  fieldUnknown: (
    name: string,
    known: Known,
    operation: { readonly id: string; readonly file: string },
  ): ProblemText => ({
    code: 'FIGURES_FIELD_UNKNOWN',
    what: {
      en: `The answer of "${operation.id}" has no field "${name}" at this part.`,
      ko: `"${operation.id}" 오퍼레이션의 답의 이 부분에는 "${name}" 필드가 없습니다.`,
    },
    expected: nameHint(name, known, 'field'),
    ...mendName(name, known, addToContract('field', `schemas/openapi/${operation.file}`)),
  }),
  partUnclear: (operation: string, known: Known): ProblemText => ({
    code: 'FIGURES_PART_UNKNOWN',
    what: {
      en: `"${operation}" answers several things; which part of it is meant?`,
      ko: `"${operation}" 오퍼레이션은 여러 가지를 답합니다. 그 가운데 어느 부분인지 알 수 없습니다.`,
    },
    expected: { en: `Parts: ${quoted(known)}.`, ko: `부분: ${quoted(known)}.` },
    mend: add('part'),
  }),
  partUnknown: (operation: string, part: string, known: Known): ProblemText => ({
    code: 'FIGURES_PART_UNKNOWN',
    what: {
      en: `The answer of "${operation}" has no such part "${part}".`,
      ko: `"${operation}" 오퍼레이션의 답에는 "${part}" 부분이 없습니다.`,
    },
    expected: nameHint(part, known, 'part'),
    ...mendName(part, known, {
      en: 'add the part to the answer in schemas/openapi and run npm run codegen',
      ko: 'schemas/openapi의 답에 그 부분을 더하고 npm run codegen을 실행합니다',
      isLast: true,
    }),
  }),
  seriesKind: (field: string): ProblemText => ({
    code: 'CHART_SERIES_KIND',
    what: {
      en: `"${field}" is no number and cannot be drawn.`,
      ko: `"${field}" 필드는 수가 아니어서 그릴 수 없습니다.`,
    },
    expected: {
      en: 'A field of the rows that is a whole or a decimal number.',
      ko: '정수나 소수인 행의 필드여야 합니다.',
    },
    mend: {
      en: 'draw another field, or write it as "x".',
      ko: '다른 필드를 그리거나, 이 필드를 "x"에 적습니다.',
    },
  }),
}
