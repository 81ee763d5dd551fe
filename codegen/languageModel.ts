/** The definition language as data, read from the documented types of schemas/screen. */
export type LanguageType =
  | { readonly kind: 'text'; readonly meaning?: TextMeaning }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'literal'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly item: LanguageType }
  | { readonly kind: 'record'; readonly value: LanguageType }
  | { readonly kind: 'union'; readonly options: readonly LanguageType[] }
  | { readonly kind: 'reference'; readonly name: string }

/** What a text stands for: an alias of `string` in schemas/screen. */
export type TextMeaning =
  | 'Expression'
  | 'OperationName'
  | 'RowsOperationName'
  | 'LoadOperationName'
  | 'PopupName'
  | 'ScreenName'
  | 'WorkflowName'
  | 'TransitionName'
  | 'ColumnName'
  | 'ParameterName'
  | 'SamplesName'
  | 'OwnerName'

export interface LanguageProperty {
  readonly name: string
  readonly type: LanguageType
  readonly isOptional: boolean
  readonly note: string
  readonly whenAbsent?: string
  /** A Korean sentence for the analyst's manual and the editor (`@ko`). */
  readonly korean?: string
  /** A fragment that shows the word (`@example`), where no definition of the project does. */
  readonly example?: string
}

/** A named type: an object with its properties, or another name for a type. */
export type NamedType =
  | {
      readonly kind: 'object'
      readonly note: string
      readonly korean?: string
      readonly properties: readonly LanguageProperty[]
    }
  | { readonly kind: 'alias'; readonly note: string; readonly type: LanguageType }

export type LanguageModel = Readonly<Record<string, NamedType>>
