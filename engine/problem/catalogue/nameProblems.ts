import { listed, mendName, nameHint } from '../nameHint'
import { type Known, nearestNames } from '../nearestName'
import type { NounName } from '../nouns'
import type { ProblemCode } from '../problemCodes'
import type { ProblemText } from '../problemText'
import { type Said, sentences } from '../said'
import { addToContract } from './mends'

interface KindOfName {
  readonly code: ProblemCode
  readonly noun: NounName
  /** Behind the name. */
  readonly wrong: Said
  /** Completes "write the nearest, or …". */
  readonly mend: Said
}

/** Names that a definition refers to, by what they stand for. */
const kinds = {
  operation: {
    code: 'OPERATION_UNKNOWN',
    noun: 'operation',
    wrong: { en: 'no operation of the contract', ko: '오퍼레이션은 계약에 없습니다' },
    mend: addToContract('operation'),
  },
  rowsOperation: {
    code: 'OPERATION_UNKNOWN',
    noun: 'suchOperation',
    wrong: { en: 'no operation that answers rows', ko: '이름은 행을 답하는 오퍼레이션이 아닙니다' },
    mend: addToContract('operation'),
  },
  documentOperation: {
    code: 'OPERATION_UNKNOWN',
    noun: 'suchOperation',
    wrong: { en: 'no operation that answers a document', ko: '이름은 문서를 답하는 오퍼레이션이 아닙니다' },
    mend: addToContract('operation'),
  },
  popup: {
    code: 'POPUP_UNKNOWN',
    noun: 'popup',
    wrong: { en: 'no popup', ko: '팝업은 없습니다' },
    mend: { en: 'write the popup under screens/popups', ko: 'screens/popups에 팝업을 만듭니다' },
  },
  screen: {
    code: 'SCREEN_UNKNOWN',
    noun: 'screen',
    wrong: { en: 'no screen', ko: '화면은 없습니다' },
    mend: { en: 'write the screen under screens', ko: 'screens에 화면을 만듭니다' },
  },
  workflow: {
    code: 'WORKFLOW_UNKNOWN',
    noun: 'workflow',
    wrong: { en: 'no workflow', ko: '업무 흐름은 없습니다' },
    mend: { en: 'write the workflow under schemas/workflow', ko: 'schemas/workflow에 업무 흐름을 만듭니다' },
  },
  transition: {
    code: 'TRANSITION_UNKNOWN',
    noun: 'transition',
    wrong: { en: 'a transition of no workflow', ko: '전이는 어느 업무 흐름에도 없습니다' },
    mend: {
      en: 'add the transition to its file under schemas/workflow',
      ko: 'schemas/workflow의 파일에 전이를 더합니다',
    },
  },
  samples: {
    code: 'SAMPLES_UNKNOWN',
    noun: 'samples',
    wrong: { en: 'no file of samples', ko: '예시 데이터는 없습니다' },
    mend: {
      en: 'write the samples as <name>.samples.json under screens',
      ko: 'screens에 <이름>.samples.json 파일로 예시 데이터를 만듭니다',
    },
  },
  owner: {
    code: 'CODE_UNKNOWN',
    noun: 'value',
    wrong: {
      en: 'no value of code group "OWNER_DOC"',
      ko: '값은 코드 그룹 "OWNER_DOC"에 없습니다',
    },
    mend: {
      en: 'add the value to schemas/codes/codeGroups.json',
      ko: 'schemas/codes/codeGroups.json에 값을 더합니다',
    },
  },
} as const satisfies Readonly<Record<string, KindOfName>>

export type NamedKind = keyof typeof kinds

/** A transition of no workflow: those that the page can have come before the hundreds of all documents. */
export function transitionUnknown(name: string, own: Known, all: Known): ProblemText {
  const problem = nameUnknown('transition', name, nearestNames(name, own).length > 0 ? own : all)
  if (own.length === 0) return problem
  const list = listed(own)
  const ofPage = { en: `Transitions of this page: ${list.en}.`, ko: `이 화면의 전이: ${list.ko}.` }
  return { ...problem, expected: problem.instead ? sentences(problem.expected, ofPage) : ofPage }
}

/** A name of that kind does not exist; to make one is more work than to correct it. */
export function nameUnknown(kind: NamedKind, name: string, known: Known): ProblemText {
  const { code, noun, wrong, mend } = kinds[kind]
  return {
    code,
    what: { en: `"${name}" is ${wrong.en}.`, ko: `"${name}" ${wrong.ko}.` },
    expected: nameHint(name, known, noun),
    ...mendName(name, known, { ...mend, isLast: true }),
  }
}
