import { listed, mendName, nameHint, type Otherwise, saysAs, withParticle, writeInstead } from '../nameHint'
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
  downloadOfOther: (
    operation: { readonly id: string; readonly summary: string },
    near: readonly { readonly id: string; readonly summary: string }[],
  ): ProblemText => ({
    code: 'DOWNLOAD_OF_OTHER',
    what: {
      en: `"${operation.id}" (${operation.summary}) answers a file of something else than this page shows.`,
      ko: `"${operation.id}"(${operation.summary}) 오퍼레이션은 이 화면과 다른 것의 파일을 답합니다.`,
    },
    expected:
      near.length === 0
        ? {
            en: 'No operation answers a file of what this page shows.',
            ko: '이 화면에 보이는 것을 파일로 답하는 오퍼레이션은 없습니다.',
          }
        : nameHint(
            '',
            near.map(({ id, summary }) => ({ name: id, label: summary })),
            'operation',
          ),
    ...writeInstead(
      operation.id,
      near.map(({ id }) => id),
      { en: 'remove the step', ko: '이 단계를 지웁니다' },
    ),
  }),
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
  parameterUnused: (name: string): ProblemText => ({
    code: 'PARAMETER_UNUSED',
    what: {
      en: `"${name}" is handed over and read by nothing here.`,
      ko: `"${name}" 파라미터를 받기만 하고 쓰는 곳이 없습니다.`,
    },
    expected: {
      en: `An expression that reads "params.${name}".`,
      ko: `"params.${name}" 값을 읽는 식이 있어야 합니다.`,
    },
    mend: {
      en: `remove "${name}", or write "params.${name}" where it is needed.`,
      ko: `"${name}" 항목을 지우거나, 쓰려던 곳에 "params.${name}"이라고 적습니다.`,
    },
  }),
  wayClosed: (screen: string, here: readonly string[], there: readonly string[]): ProblemText => ({
    code: 'WAY_CLOSED',
    what: {
      en: `Nobody who has this page may open "${screen}".`,
      ko: `이 화면을 여는 그룹 가운데 "${screen}" 화면을 열 수 있는 그룹이 없습니다.`,
    },
    expected: {
      en: `Groups that have this page: ${here.join(', ')}. Groups that have "${screen}": ${there.join(', ')}.`,
      ko: `이 화면이 있는 그룹: ${here.join(', ')}. "${screen}" 화면이 있는 그룹: ${there.join(', ')}.`,
    },
    mend: {
      en: 'remove the way, or give one of the groups the menu in schemas/codes/menus.json.',
      ko: '가는 곳을 지우거나, schemas/codes/menus.json에서 그룹에 메뉴를 줍니다.',
    },
  }),
  wayOfSystem: (screen: string, here: readonly string[], there: readonly string[]): ProblemText => ({
    ...callProblems.wayClosed(screen, here, there),
    code: 'WAY_OF_SYSTEM',
    what: {
      en: `Of those who have this page only administrators of the system may open "${screen}".`,
      ko: `이 화면을 여는 그룹 가운데 시스템관리자만 "${screen}" 화면을 열 수 있습니다.`,
    },
  }),
  /** `fitting` are the pages that show one record of these rows. */
  wayAimless: (screen: string, fitting: readonly string[]): ProblemText => ({
    code: 'WAY_AIMLESS',
    what: {
      en: `Every row leads to "${screen}", which is told nothing of the row.`,
      ko: `어느 행에서든 "${screen}" 화면으로 가는데, 그 화면에 행의 값을 넘기지 않습니다.`,
    },
    ...(fitting.length > 0 ? { expected: nameHint('', fitting, 'screen') } : {}),
    ...writeInstead(screen, fitting.length > 5 ? [] : fitting, {
      en: 'hand over a value of the row by "with", or remove "go"',
      ko: '"with"로 행의 값을 넘기거나 "go" 항목을 지웁니다',
    }),
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
  /** `own` is the popup that the contract names; a field without one is typed. */
  lookupUnclear: (popup: string, field: string, known: Known, own: string | undefined): ProblemText => ({
    code: 'LOOKUP_VALUE_UNCLEAR',
    what: {
      en: `The rows of popup "${popup}" have no field "${field}".`,
      ko: `"${popup}" 팝업의 행에는 "${field}" 필드가 없습니다.`,
    },
    expected: nameHint(field, known, 'field'),
    ...writeInstead(popup, own === undefined ? [] : [own], {
      en: 'remove "open"',
      ko: '"open" 항목을 지웁니다',
    }),
  }),
  /** `own` are expressions of this place that give what is wanted. */
  valueOfOtherKind: (taker: string, given: string, written: string, own: readonly string[]): ProblemText => ({
    code: 'VALUE_OF_OTHER_KIND',
    what: {
      en: `"${taker}" takes "${given}", which is something else.`,
      ko: `"${taker}" 자리에 종류가 다른 "${given}" 값을 넘깁니다.`,
    },
    expected: {
      en: 'A number of the same record; an amount of money for money, a quantity for a quantity.',
      ko: '같은 것의 번호여야 합니다. 금액에는 금액을, 수량에는 수량을 넘깁니다.',
    },
    ...writeInstead(written, own, {
      en: `hand over a field that holds a "${taker}"`,
      ko: `"${taker}" 값이 들어 있는 필드를 적습니다`,
      isLast: true,
    }),
  }),
  comparedKinds: (taker: string, given: string): ProblemText => ({
    code: 'VALUE_OF_OTHER_KIND',
    what: {
      en: `"${taker}" is compared with "${given}", which is something else: they are never the same.`,
      ko: `"${taker}" 값을 종류가 다른 "${given}" 값과 비교합니다. 둘은 결코 같지 않습니다.`,
    },
    expected: {
      en: 'A number is compared with the number of the same record.',
      ko: '번호는 같은 것의 번호와 비교해야 합니다.',
    },
    mend: {
      en: `compare with a field that holds a "${taker}".`,
      ko: `"${taker}" 값이 들어 있는 필드와 비교합니다.`,
    },
  }),
  periodMixed: (place: string, written: string, meant: string): ProblemText => ({
    code: 'PERIOD_MIXED',
    what: {
      en: `"${place}" takes "${written}": beginning and end are not those of one period.`,
      ko: `"${place}" 자리에 "${written}" 값을 넘깁니다. 시작과 끝이 그 기간의 것이 아닙니다.`,
    },
    expected: {
      en: 'Beginning and end of the period that is asked for.',
      ko: '조회할 기간의 시작과 끝이어야 합니다.',
    },
    mend: { en: `write "${meant}".`, ko: `${saysAs(meant)} 적습니다.` },
    instead: { written, meant },
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
  periodTurned: (from: string, to: string): ProblemText => ({
    code: 'VALUES_EXCHANGED',
    what: {
      en: `"${from}" takes the end of a period, and "${to}" its beginning.`,
      ko: `"${from}"에는 기간의 끝이, "${to}"에는 기간의 처음이 갑니다.`,
    },
    mend: { en: 'exchange the two values.', ko: '두 값을 서로 바꿉니다.' },
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
