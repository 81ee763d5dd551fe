import { listed, mendName, nameHint, type Otherwise, withParticle, writeInstead } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { addToContract, addWith, removeIt, removeWord, write } from './mends'

/** Where the value of a parameter may come from. */
export type ParameterSource = 'with' | 'filter' | 'gridWith' | 'form' | 'loadWith'

const sources = {
  with: { en: '', ko: '' },
  filter: { en: ', from "with" or from a filter field', ko: '"with"나 검색 조건의 필드에서 옵니다.' },
  gridWith: {
    en: ', from "with" of the grid: rows are saved where they were asked for',
    ko: '그리드의 "with"에서 옵니다. 행은 조회한 곳에 저장됩니다.',
  },
  form: { en: ', from a field of the form or from "with"', ko: '폼의 필드나 "with"에서 옵니다.' },
  loadWith: { en: ', from "with"', ko: '"with"에서 옵니다.' },
} as const

function writeMeant(name: string, known: Known, meant: string | undefined, otherwise: Otherwise) {
  return meant === undefined ? mendName(name, known, otherwise) : writeInstead(name, [meant], otherwise)
}

/** What operations, popups and screens are handed, and what fills them. */
export const callProblems = {
  parameterMissing: (
    operation: string,
    { name, label }: { readonly name: string; readonly label: string },
    source: ParameterSource,
  ): ProblemText => ({
    code: 'PARAMETER_MISSING',
    what: {
      en: `"${operation}" cannot be called without "${name}".`,
      ko: `"${operation}" 오퍼레이션은 "${name}" 없이 부를 수 없습니다.`,
    },
    expected: { en: `${label}${sources[source].en}.`, ko: `${label}. ${sources[source].ko}`.trim() },
    mend:
      source === 'form'
        ? {
            en: `add the field "${name}", or "with": { "${name}": … }.`,
            ko: `"${name}" 필드나 "with": { "${name}": … } 항목을 더합니다.`,
          }
        : addWith(name),
    missing: { name },
  }),
  popupParameterMissing: (popup: string, name: string, label: string): ProblemText => ({
    code: 'PARAMETER_MISSING',
    what: {
      en: `Popup "${popup}" cannot be opened without "${name}".`,
      ko: `"${popup}" 팝업은 "${name}" 없이 열 수 없습니다.`,
    },
    expected: { en: `${label}.`, ko: `${label}.` },
    mend: addWith(name),
    missing: { name },
  }),
  screenParameterMissing: (screen: string, name: string, from: string | undefined): ProblemText => ({
    code: 'PARAMETER_MISSING',
    what: {
      en: `Screen "${screen}" is not told "${name}", so it has nothing to show.`,
      ko: `"${screen}" 화면에 "${name}" 값을 넘기지 않아 보일 것이 없습니다.`,
    },
    mend: addWith(name),
    missing: { name, ...(from === undefined ? {} : { from }) },
  }),
  nothingHanded: (): ProblemText => ({
    code: 'VALUE_EMPTY',
    what: { en: '"with" hands over nothing.', ko: '"with"가 아무것도 넘기지 않습니다.' },
    expected: { en: 'At least one entry.', ko: '하나는 적어야 합니다.' },
    mend: {
      en: 'write what the screen is to be told, or remove "with".',
      ko: '화면에 넘길 값을 적거나 "with" 항목을 지웁니다.',
    },
  }),
  rowsWithoutKey: (field: string, screen: string, known: Known): ProblemText => ({
    code: 'PARAMETER_MISSING',
    what: {
      en: `The rows have no field "${field}", by which screen "${screen}" finds its document.`,
      ko: `행에 "${screen}" 화면이 문서를 찾는 "${field}" 필드가 없습니다.`,
    },
    expected: { en: `Fields: ${listed(known).en}.`, ko: `필드: ${listed(known).ko}.` },
    mend: {
      en: `write "go": { "screen": "${screen}", "with": { "${field}": … } }.`,
      ko: `"go": { "screen": "${screen}", "with": { "${field}": … } }처럼 적습니다.`,
    },
  }),
  masterWithoutKey: (grid: string, field: string, known: Known): ProblemText => ({
    code: 'PARAMETER_MISSING',
    what: {
      en: `The rows of grid "${grid}" have no field "${field}", by which the document is found.`,
      ko: `그리드 "${grid}"의 행에 문서를 찾는 "${field}" 필드가 없습니다.`,
    },
    expected: nameHint(field, known, 'field'),
    mend: {
      en: `add "${field}" to the rows in schemas/openapi and run npm run codegen.`,
      ko: `schemas/openapi의 행에 "${field}" 필드를 더하고 npm run codegen을 실행합니다.`,
    },
  }),
  /** `meant` is a mandatory name that is not handed over, so that this one must be meant for it. */
  parameterUnknown: (
    operation: string,
    name: string,
    known: Known,
    meant: string | undefined,
  ): ProblemText => ({
    code: 'PARAMETER_UNKNOWN',
    what:
      meant === undefined
        ? {
            en: `"${operation}" takes no parameter "${name}".`,
            ko: `"${operation}" 오퍼레이션에는 "${name}" 파라미터가 없습니다.`,
          }
        : {
            en: `"${operation}" takes no parameter "${name}", and cannot be called without "${meant}".`,
            ko: `"${operation}" 오퍼레이션에는 "${name}" 파라미터가 없고, "${meant}" 없이는 부를 수 없습니다.`,
          },
    expected: nameHint(name, known, 'parameter'),
    ...writeMeant(name, known, meant, removeWord(name)),
  }),
  bodyFieldUnknown: (transition: string, name: string, known: Known): ProblemText => ({
    code: 'PARAMETER_UNKNOWN',
    what: {
      en: `"${transition}" takes no "${name}".`,
      ko: `"${transition}" 전이는 "${name}" 값을 받지 않습니다.`,
    },
    expected: nameHint(name, known, 'field'),
    ...mendName(name, known, removeIt),
  }),
  pathParameterUnknown: (name: string, known: Known): ProblemText => ({
    code: 'PARAMETER_UNKNOWN',
    what: {
      en: `The operations of the document have no "${name}" in their path.`,
      ko: `문서의 오퍼레이션의 주소에는 "${name}" 파라미터가 없습니다.`,
    },
    expected: nameHint(name, known, 'parameter'),
    ...mendName(name, known, removeIt),
  }),
  routeParameterUnknown: (name: string, known: Known): ProblemText => ({
    code: 'PARAMETER_UNKNOWN',
    what: {
      en: `The route of this screen has no parameter "${name}".`,
      ko: `이 화면의 주소에는 "${name}" 파라미터가 없습니다.`,
    },
    expected: nameHint(name, known, 'parameter'),
    ...mendName(name, known, {
      en: `add "${name}" to "params" of the route`,
      ko: `"route"의 "params"에 "${name}" 이름을 더합니다`,
    }),
  }),
  screenParameterUnknown: (
    target: { readonly screen: string; readonly file: string },
    name: string,
    known: Known,
    meant: string | undefined,
  ): ProblemText => ({
    code: 'PARAMETER_UNKNOWN',
    what:
      meant === undefined
        ? {
            en: `Screen "${target.screen}" understands no parameter "${name}".`,
            ko: `"${target.screen}" 화면은 "${name}" 파라미터를 모릅니다.`,
          }
        : {
            en: `Screen "${target.screen}" understands no parameter "${name}", and has nothing to show without "${meant}".`,
            ko: `"${target.screen}" 화면은 "${name}" 파라미터를 모르고, "${meant}" 없이는 보일 것이 없습니다.`,
          },
    expected: nameHint(name, known, 'parameter'),
    ...writeMeant(name, known, meant, {
      en: `add "${name}" to "params" of the route in ${target.file}`,
      ko: `${target.file}의 "route"의 "params"에 "${name}" 이름을 더합니다`,
    }),
  }),
  popupParameterUnknown: (
    { popup, file }: { readonly popup: string; readonly file: string },
    name: string,
    known: Known,
    meant: string | undefined,
  ): ProblemText => ({
    code: 'PARAMETER_UNKNOWN',
    what:
      meant === undefined
        ? {
            en: `Popup "${popup}" takes no "${name}".`,
            ko: `"${popup}" 팝업은 "${name}" 값을 받지 않습니다.`,
          }
        : {
            en: `Popup "${popup}" takes no "${name}", and cannot be opened without "${meant}".`,
            ko: `"${popup}" 팝업은 "${name}" 값을 받지 않고, "${meant}" 없이는 열 수 없습니다.`,
          },
    expected: nameHint(name, known, 'parameter'),
    ...writeMeant(name, known, meant, {
      en: `add "${name}" to "params" of ${file}`,
      ko: `${file}의 "params"에 "${name}" 이름을 더합니다`,
    }),
  }),
  placeUnknown: (place: string, root: string, roots: readonly string[]): ProblemText => ({
    code: 'PLACE_UNKNOWN',
    what: {
      en: `"${place}" is no place that a step can write.`,
      ko: `"${place}" 자리에는 단계가 값을 쓸 수 없습니다.`,
    },
    expected: nameHint(
      root,
      roots.map(name => `${name}.…`),
      'place',
    ),
    mend: {
      en: 'write "header.", "filter." or "line." and a field.',
      ko: '"header.", "filter.", "line." 가운데 하나와 필드를 적습니다.',
    },
  }),
  writtenFieldUnknown: (
    code: 'PLACE_UNKNOWN' | 'GRID_FIELD_UNKNOWN' | 'FORM_FIELD_UNKNOWN',
    name: string,
    known: Known,
  ): ProblemText => ({
    code,
    what: { en: `There is no field "${name}" here.`, ko: `여기에는 "${name}" 필드가 없습니다.` },
    expected: nameHint(name, known, 'field'),
    ...mendName(name, known, addToContract('field')),
  }),
  lookupUnclear: (popup: string, field: string, known: Known): ProblemText => ({
    code: 'LOOKUP_VALUE_UNCLEAR',
    what: {
      en: `The rows of popup "${popup}" have no field "${field}".`,
      ko: `"${popup}" 팝업의 행에는 "${field}" 필드가 없습니다.`,
    },
    expected: nameHint(field, known, 'field'),
    mend: {
      en: `say x-lookup with popup, value and text at "${field}" in schemas/openapi and run npm run codegen.`,
      ko: `schemas/openapi의 "${field}" 필드에 popup, value, text가 있는 x-lookup을 적고 npm run codegen을 실행합니다.`,
    },
  }),
  valueOfOtherKind: (taker: string, given: string): ProblemText => ({
    code: 'VALUE_OF_OTHER_KIND',
    what: {
      en: `"${taker}" takes "${given}", which is something else.`,
      ko: `"${taker}" 자리에 종류가 다른 "${given}" 값을 넘깁니다.`,
    },
    expected: {
      en: 'A number of the same record; an amount of money for money, a quantity for a quantity.',
      ko: '같은 것의 번호여야 합니다. 금액에는 금액을, 수량에는 수량을 넘깁니다.',
    },
    mend: {
      en: `hand over a field that holds a "${taker}".`,
      ko: `"${taker}" 값이 들어 있는 필드를 적습니다.`,
    },
  }),
  documentMixed: (
    written: string,
    documents: readonly string[],
    fitting: readonly string[],
  ): ProblemText => ({
    code: 'DOCUMENT_KIND_MIXED',
    what: {
      en: `"${written}" is another kind of document than ${documents.join(', ')}.`,
      ko: `${withParticle(written, '은(는)')} ${documents.join(', ')} 문서의 종류가 아닙니다.`,
    },
    expected: nameHint(written, fitting, 'value'),
    mend: write(fitting[0] ?? ''),
  }),
  valuesExchanged: (name: string, other: string, root: string): ProblemText => ({
    code: 'VALUES_EXCHANGED',
    what: {
      en: `"${name}" takes "${root}.${other}", and "${other}" takes "${root}.${name}".`,
      ko: `"${name}"에는 "${root}.${other}" 값이, "${other}"에는 "${root}.${name}" 값이 갑니다.`,
    },
    expected: {
      en: `The value of its own name, "${root}.${name}".`,
      ko: `이름이 같은 "${root}.${name}" 값이 와야 합니다.`,
    },
    mend: { en: 'exchange the two values.', ko: '두 값을 서로 바꿉니다.' },
  }),
}
