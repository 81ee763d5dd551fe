import type { TextMeaning } from '../../codegen/languageModel'
import type { NamedKind } from '../problem/catalogue/nameProblems'

/** Every name a definition may refer to, by what the text means. Names inside one operation are judged by the rooms. */
export type KnownNames = Readonly<Record<NamedMeaning, readonly string[]>>

export type NamedMeaning = Exclude<TextMeaning, 'Expression' | 'ColumnName' | 'ParameterName'>

/** What a name of each meaning is a name of. */
export const namedKinds: Readonly<Record<NamedMeaning, NamedKind>> = {
  OperationName: 'operation',
  RowsOperationName: 'rowsOperation',
  LoadOperationName: 'documentOperation',
  PopupName: 'popup',
  ScreenName: 'screen',
  WorkflowName: 'workflow',
  TransitionName: 'transition',
  SamplesName: 'samples',
  OwnerName: 'owner',
}

export function isNamedMeaning(meaning: TextMeaning): meaning is NamedMeaning {
  return Object.hasOwn(namedKinds, meaning)
}
