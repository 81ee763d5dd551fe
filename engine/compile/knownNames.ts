import type { TextMeaning } from '../../codegen/languageModel'
import type { NounName } from '../problem/nouns'
import type { ProblemCode } from '../problem/problemCodes'

/** Every name a definition may refer to, by what the text means. Names inside one operation are judged by the rooms. */
export type KnownNames = Readonly<Record<NamedMeaning, readonly string[]>>

export type NamedMeaning = Exclude<TextMeaning, 'Expression' | 'ColumnName' | 'ParameterName'>

interface MeaningWords {
  readonly code: ProblemCode
  /** Completes `"x" is …`. */
  readonly wrong: string
  readonly noun: NounName
  /** Completes "write the nearest, or …". */
  readonly mend: string
}

const contractMend = 'add the operation to schemas/openapi and run npm run codegen'

export const meaningWords: Readonly<Record<NamedMeaning, MeaningWords>> = {
  OperationName: {
    code: 'OPERATION_UNKNOWN',
    wrong: 'no operation of the contract',
    noun: 'operation',
    mend: contractMend,
  },
  RowsOperationName: {
    code: 'OPERATION_UNKNOWN',
    wrong: 'no operation that answers rows',
    noun: 'suchOperation',
    mend: contractMend,
  },
  LoadOperationName: {
    code: 'OPERATION_UNKNOWN',
    wrong: 'no operation that answers a document',
    noun: 'suchOperation',
    mend: contractMend,
  },
  PopupName: {
    code: 'POPUP_UNKNOWN',
    wrong: 'no popup',
    noun: 'popup',
    mend: 'write the popup under screens/popups',
  },
  ScreenName: {
    code: 'SCREEN_UNKNOWN',
    wrong: 'no screen',
    noun: 'screen',
    mend: 'write the screen under screens',
  },
  WorkflowName: {
    code: 'WORKFLOW_UNKNOWN',
    wrong: 'no workflow',
    noun: 'workflow',
    mend: 'write the workflow under schemas/workflow',
  },
  TransitionName: {
    code: 'TRANSITION_UNKNOWN',
    wrong: 'a transition of no workflow',
    noun: 'transition',
    mend: 'add the transition to its file under schemas/workflow',
  },
  SamplesName: {
    code: 'SAMPLES_UNKNOWN',
    wrong: 'no file of samples',
    noun: 'samples',
    mend: 'write the samples as <name>.samples.json under screens',
  },
  OwnerName: {
    code: 'CODE_UNKNOWN',
    wrong: 'no value of code group "OWNER_DOC"',
    noun: 'value',
    mend: 'add the value to schemas/codes/codeGroups.json',
  },
}

export function isNamedMeaning(meaning: TextMeaning): meaning is NamedMeaning {
  return Object.hasOwn(meaningWords, meaning)
}
