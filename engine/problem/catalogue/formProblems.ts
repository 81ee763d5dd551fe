import { mendName, nameHint } from '../nameHint'
import { asNamed, type Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { sentences } from '../said'
import { addToContract, removeIt, removeOneOfTwo, removeOrAdd, write } from './mends'

/** Documents and the forms that show their header. */
export const formProblems = {
  fieldUnknown: (field: string, known: Known, operation: string): ProblemText => ({
    code: 'FORM_FIELD_UNKNOWN',
    what: {
      en: `The header of "${operation}" has no field "${field}".`,
      ko: `"${operation}"의 머리에는 "${field}" 필드가 없습니다.`,
    },
    expected: nameHint(field, known, 'field'),
    ...mendName(field, known, removeOrAdd(field, 'field')),
  }),
  headerFieldUnknown: (field: string, known: Known): ProblemText => ({
    code: 'FORM_FIELD_UNKNOWN',
    what: { en: `The header has no field "${field}".`, ko: `문서의 머리에 "${field}" 필드가 없습니다.` },
    expected: nameHint(field, known, 'field'),
    ...mendName(field, known, removeIt),
  }),
  fileFieldUnsaved: (field: string, known: Known): ProblemText => ({
    code: 'FORM_FIELD_UNKNOWN',
    what: {
      en: `No save operation takes a header field "${field}".`,
      ko: `"${field}" 머리 필드를 받는 저장 오퍼레이션이 없습니다.`,
    },
    expected: sentences(
      { en: 'The header field that holds the file id.', ko: '파일 id가 들어 있는 머리 필드여야 합니다.' },
      nameHint(field, known, 'field'),
    ),
    ...(known.some(one => asNamed(one).name === 'fileId')
      ? { mend: write('fileId') }
      : mendName(field, known, addToContract('field'))),
  }),
  fieldTwice: (field: string): ProblemText => ({
    code: 'FORM_FIELD_TWICE',
    what: {
      en: `"${field}" stands on this page twice.`,
      ko: `이 화면에 "${field}" 필드가 두 번 있습니다.`,
    },
    mend: removeOneOfTwo,
  }),
  editUnsaved: (field: string, word: string): ProblemText => ({
    code: 'FORM_EDIT_UNSAVED',
    what: {
      en: `"${field}" cannot be edited: no save operation of the workflow takes it.`,
      ko: `"${field}" 필드는 고칠 수 없습니다. 업무 흐름의 어느 저장 오퍼레이션도 이 필드를 받지 않습니다.`,
    },
    mend: {
      en: `remove "${word}", or add the field to the request in schemas/openapi and run npm run codegen.`,
      ko: `"${word}" 항목을 지우거나, schemas/openapi의 요청에 필드를 더하고 npm run codegen을 실행합니다.`,
    },
  }),
  asWrong: (field: string, as: 'radio' | 'check'): ProblemText => ({
    code: 'FORM_AS_WRONG',
    what:
      as === 'radio'
        ? {
            en: `"${field}" is not one of several codes, so it cannot be drawn as "radio".`,
            ko: `"${field}" 필드는 여러 코드 가운데 하나가 아니어서 "radio"로 그릴 수 없습니다.`,
          }
        : {
            en: `"${field}" is not one of two codes, so it cannot be drawn as "check".`,
            ko: `"${field}" 필드는 두 코드 가운데 하나가 아니어서 "check"로 그릴 수 없습니다.`,
          },
    expected:
      as === 'radio'
        ? { en: 'A field with "x-code".', ko: '"x-code"가 있는 필드여야 합니다.' }
        : {
            en: 'A field with "x-code" of a group of two values, the first of which is yes.',
            ko: '값이 둘이고 첫 값이 예인 그룹의 "x-code"가 있는 필드여야 합니다.',
          },
    mend: {
      en: 'remove "as", or give the field its code group in schemas/openapi and run npm run codegen.',
      ko: '"as" 항목을 지우거나, schemas/openapi에서 필드에 코드 그룹을 적고 npm run codegen을 실행합니다.',
    },
  }),
  checkChanges: (operation: string): ProblemText => ({
    code: 'CHECK_CHANGES_SOMETHING',
    what: {
      en: `"${operation}" changes something, and a check is asked whenever the value changes.`,
      ko: `"${operation}" 오퍼레이션은 무언가를 바꾸는데, 확인은 값이 바뀔 때마다 부릅니다.`,
    },
    mend: { en: 'name an operation that only answers.', ko: '답하기만 하는 오퍼레이션을 적습니다.' },
  }),
  operationMissing: (workflow: string, name: 'create' | 'update'): ProblemText => ({
    code: 'DOCUMENT_OPERATION_MISSING',
    what: {
      en: `Workflow "${workflow}" has no transition that can ${name} the document.`,
      ko: `업무 흐름 "${workflow}"에는 문서를 ${name === 'create' ? '만드는' : '고치는'} 전이가 없습니다.`,
    },
    expected:
      name === 'create'
        ? {
            en: 'An operation whose body has "header" and which has no path parameter.',
            ko: '본문에 "header"가 있고 주소에 파라미터가 없는 오퍼레이션이어야 합니다.',
          }
        : {
            en: 'An operation whose body has "header" and which has the number in its path.',
            ko: '본문에 "header"가 있고 주소에 번호가 있는 오퍼레이션이어야 합니다.',
          },
    mend: {
      en: `add the transition to schemas/workflow/${workflow}.json.`,
      ko: `schemas/workflow/${workflow}.json에 전이를 더합니다.`,
    },
  }),
  valueCircle: (place: string, over: readonly string[]): ProblemText => ({
    code: 'VALUE_CIRCLE',
    what: {
      en: `"${place}" is calculated from itself${over.length > 0 ? `, over ${over.join(', ')}` : ''}.`,
      ko: `"${place}" 값이 ${over.length > 0 ? `${over.join(', ')} 값을 거쳐 ` : ''}자기 자신으로 계산됩니다.`,
    },
    mend: {
      en: 'take one of the readings out of its "value".',
      ko: '"value"에서 그 값을 읽는 곳 하나를 뺍니다.',
    },
  }),
}
