import type { ExpressionPlan } from '../expression/expressionPlan'
import type { StepPlan } from './stepPlan'

export interface FormPlan {
  readonly block: 'form'
  readonly id: string
  readonly title: string
  readonly fields: readonly FormFieldPlan[]
  /** Its fields may be changed while it holds, where the document may. */
  readonly editWhen?: ExpressionPlan
}

/** What a value must be, from the contract: the same limits the server enforces. */
export interface ValueLimits {
  readonly minLength?: number
  /** Characters (maxRealLength of spec §5). */
  readonly maxLength?: number
  /** Bytes by spec §5 (maxlength). */
  readonly maxBytes?: number
  readonly minimum?: number
  readonly maximum?: number
  /** Digits after the point of a decimal. */
  readonly scale?: number
}

export interface CheckPlan {
  readonly refuseWhen: ExpressionPlan
  readonly message: string
}

/** Asks the server about a value (`checkBy`). */
export interface CheckByPlan {
  readonly operation: string
  readonly with: Readonly<Record<string, ExpressionPlan>>
  /** Over `answer`; without it a value is wrong when the operation refuses it. */
  readonly refuseWhen?: ExpressionPlan
  readonly message: string
}

export type FormControl =
  | 'text'
  | 'textarea'
  | 'editor'
  | 'email'
  | 'password'
  | 'select'
  /** Several codes, joined by commas; none is all. */
  | 'multi'
  | 'radio'
  | 'check'
  | 'date'
  | 'month'
  | 'number'
  | 'lookup'
  | 'sourcingGroup'
  | 'dateTime'

export interface FormFieldPlan {
  readonly field: string
  readonly label: string
  readonly control: FormControl
  readonly span: 1 | 2 | 3
  /** Lines of a textarea. */
  readonly rows?: number
  /** Whether the save operation takes the field. */
  readonly isEditable: boolean
  /** Only editable while the document is new. */
  readonly isNewOnly?: boolean
  /** Shown with the mark of a mandatory field. */
  readonly isRequired: boolean
  readonly code?: string
  /** Codes of the group that the save operation takes, where it does not take all. */
  readonly choices?: readonly string[]
  /** Draws the code as a status chip. */
  readonly hasTone?: boolean
  readonly mask?: string
  /** Digits after the point that are always written. */
  readonly places?: number
  readonly isMoney?: boolean
  /** Travels as a number and not as the text of one. */
  readonly isWhole?: boolean
  readonly limits: ValueLimits
  readonly lookup?: LookupPlan
  /** For a read-only field that shows a code by the text beside it. */
  readonly textField?: string
  readonly value?: ExpressionPlan
  readonly visibleWhen?: ExpressionPlan
  readonly change: readonly StepPlan[]
  readonly checks: readonly CheckPlan[]
  readonly checkBy?: CheckByPlan
}

/** A field filled by a popup. */
export interface LookupPlan {
  readonly popup: string
  /** Field of the popup's row that becomes the value. */
  readonly value: string
  /** Field beside it that shows the value as text, and the popup's field it comes from. */
  readonly text?: { readonly field: string; readonly from: string }
  /** Further fields beside it, filled from the popup's row under their own names. */
  readonly fills?: readonly string[]
  /** A typed text that finds nothing stays as the value. */
  readonly isFree?: boolean
  /** The popup's filter field that takes what the user has typed. */
  readonly searchBy: string
  readonly with: Readonly<Record<string, ExpressionPlan>>
  /** Fields beside it that the value depends on, each with the popup's parameter that takes it. */
  readonly within?: Readonly<Record<string, string | null>>
  /** Further fields to fill, by name; the row chosen is `picked`. */
  readonly set: Readonly<Record<string, ExpressionPlan>>
}
