/** What the contract says about one property: everything a definition does not have to repeat. */
export interface FieldFact {
  readonly name: string
  /** Korean label (`title`). */
  readonly label: string
  readonly type: FieldType
  readonly required: boolean
  readonly minLength?: number
  readonly maxLength?: number
  /** Byte limit by the counting of spec §5 (`x-max-bytes`). */
  readonly maxBytes?: number
  readonly minimum?: number
  readonly maximum?: number
  /** Digits after the point of a decimal string (`x-scale`). */
  readonly scale?: number
  /** All digits of `scale` are always written: a score of 82 reads 82.00 (`x-fixed`). */
  readonly isFixed?: boolean
  /** An amount of money: its digits follow the currency (`x-money`). */
  readonly isMoney?: boolean
  /** Common code group (`x-code`). */
  readonly code?: string
  readonly mask?: string
  /** Texts that are more than a line: rich text, a password, an e-mail address (`format`). */
  readonly format?: 'html' | 'password' | 'email'
  /** What is counted or measured: 건, 원, % (`x-unit`). */
  readonly unit?: string
  /** Tells a row from all others: written once, when the row is new (`x-key`). */
  readonly isKey?: boolean
  /** How a person is reached or found: a workbook that holds it asks for a reason (`x-personal`, R-53). */
  readonly isPersonal?: boolean
  /** False: computed after the rows are found, so that the operation does not sort by it (`x-sort`). */
  readonly isSortable?: boolean
  /** Width of a column in pixels (`x-width`). */
  readonly width?: number
  readonly lookup?: LookupFact
  /** A list operation that gives the choices (`x-options`). */
  readonly options?: OptionsFact
  /** Each row says what kind of value this is, and what there is to choose from (`x-typed-by`). */
  readonly typedBy?: TypedByFact
  /** Several values joined by commas (`x-multi`). */
  readonly isMulti?: boolean
  readonly enum?: readonly string[]
  /** Properties of an object, or of the items of a list. */
  readonly fields?: Readonly<Record<string, FieldFact>>
}

export type FieldType =
  | 'string'
  | 'integer'
  | 'boolean'
  | 'decimal'
  | 'date'
  | 'dateTime'
  | 'month'
  | 'list'
  | 'object'
  | 'binary'

/** Which popup finds the value of a field, and which field beside it shows the value as text. */
export interface LookupFact {
  readonly popup: string
  /** The field of the popup's row that becomes the value. */
  readonly value: string
  /** The field beside the value that shows it as text. */
  readonly text?: string
  /** What a condition by it is called, where that is neither its own title nor that of its text: the thing itself. */
  readonly condition?: string
  /** Further fields beside it that the popup's row fills under their own names. */
  readonly fills?: readonly string[]
  /** A typed text that finds nothing stays as the value: the popup helps, and knows not all there is. */
  readonly free?: boolean
  /**
   * Fields beside it that the value depends on, each with the parameter of the popup that takes it, or null where the popup takes
   * none: a department lies in a section (spec §4). Whoever changes one of them clears the value.
   */
  readonly within?: Readonly<Record<string, string | null>>
}

/** Fields beside a value: the one with its type (ATTR_TYPE), and the list of its choices, each with value, text and useYn. */
interface TypedByFact {
  readonly type: string
  readonly choices: string
}

interface OptionsFact {
  readonly operation: string
  readonly value: string
  readonly text: string
}

export interface ParameterFact extends FieldFact {
  readonly in: 'path' | 'query' | 'header'
}

type Access = 'public' | 'session' | 'screen' | 'samples'

export interface OperationFact {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly origin: 'spec' | 'assumed'
  readonly access: Access
  /** Whether the call changes something and so carries an Idempotency-Key. */
  readonly isEffect: boolean
  readonly file: string
  readonly parameters: Readonly<Record<string, ParameterFact>>
  readonly body?: { readonly contentType: string; readonly fields: Readonly<Record<string, FieldFact>> }
  readonly answer: AnswerFact
}

export interface AnswerFact {
  /** rows: `{ rows, total }`; list: a bare array; document: `{ header, lines, … }`; value: any other object. */
  readonly kind: 'rows' | 'list' | 'document' | 'value' | 'binary'
  /** Properties of one row (rows, list) or of the answer (document, value). */
  readonly fields: Readonly<Record<string, FieldFact>>
  /** Fields whose sums the answer carries. */
  readonly sums: readonly string[]
  /** What stands beside the rows: objects and lists, such as sums, figures and the further charts of a report, and texts. */
  readonly parts?: Readonly<Record<string, FieldFact>>
}

export type ContractFacts = Readonly<Record<string, OperationFact>>
