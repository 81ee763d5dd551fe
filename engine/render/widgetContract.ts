import { type ComponentType, createContext, type ReactNode } from 'react'
import type { PrintedSheet } from '../../schemas/shared/printedSheet'
import type { DataGridProps, GridColumnMenuProps } from '../../widgets/DataGrid/dataGridContract'
import type { ChartProps } from './chartWidgetContract'
import type { KpiTilesProps } from './kpiWidgetContract'
import type { MatrixProps } from './matrixWidgetContract'

/**
 * What rooms hand to widgets. A widget shows what it is given and says what the user did: it knows no screen, store or
 * call. The composition registers the widgets, so that nothing that draws imports the registry.
 */
export interface Widgets {
  readonly Field: ComponentType<FieldProps>
  readonly TextField: ComponentType<TextFieldProps>
  readonly ScanField: ComponentType<ScanFieldProps>
  readonly TextArea: ComponentType<TextAreaProps>
  readonly PasswordField: ComponentType<TextFieldProps>
  /** Brings its library with it: loaded when first drawn. */
  readonly Editor: ComponentType<EditorProps>
  readonly RichText: ComponentType<RichTextProps>
  readonly SelectField: ComponentType<SelectFieldProps>
  /** The first choice is yes, the second no. */
  readonly CheckField: ComponentType<SelectFieldProps>
  readonly MultiSelect: ComponentType<SelectFieldProps>
  readonly DateField: ComponentType<DateFieldProps>
  readonly DateRange: ComponentType<DateRangeProps>
  readonly MonthField: ComponentType<ControlProps>
  readonly MonthRange: ComponentType<RangeProps>
  readonly NumberRange: ComponentType<NumberRangeProps>
  readonly ChoiceGroup: ComponentType<ChoiceGroupProps>
  readonly CheckBox: ComponentType<CheckBoxProps>
  readonly SourcingGroupField: ComponentType<SourcingGroupFieldProps>
  readonly NumberField: ComponentType<NumberFieldProps>
  readonly LookupField: ComponentType<LookupFieldProps>
  readonly EmployeeField: ComponentType<EmployeeFieldProps>
  readonly StatusChip: ComponentType<StatusChipProps>
  readonly Button: ComponentType<ButtonProps>
  readonly IconButton: ComponentType<IconButtonProps>
  readonly Tabs: ComponentType<TabsProps>
  readonly Skeleton: ComponentType<SkeletonProps>
  readonly Dialog: ComponentType<DialogProps>
  readonly PrintPreview: ComponentType<PrintPreviewProps>
  readonly DataGrid: ComponentType<DataGridProps>
  readonly GridColumnMenu: ComponentType<GridColumnMenuProps>
  readonly KpiTiles: ComponentType<KpiTilesProps>
  readonly Chart: ComponentType<ChartProps>
  readonly Matrix: ComponentType<MatrixProps>
}

export const WidgetsContext = createContext<Widgets | undefined>(undefined)

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface ChoiceOption {
  readonly value: string
  readonly text: string
}

/** Label, mandatory mark and problem around one control. */
export interface FieldProps {
  /** Id of the control. */
  readonly id: string
  readonly label: string
  readonly isRequired?: boolean
  /** Korean. */
  readonly error?: string
  /** @default "top" */
  readonly layout?: 'left' | 'top'
  /** Columns of three. @default 1 */
  readonly span?: 1 | 2 | 3
  /** The value is text: there is no control that a press of the label could lead to. */
  readonly isText?: boolean
  readonly children: ReactNode
}

/** What every control is told, whatever its value is made of. */
interface AnyControlProps {
  readonly id: string
  /** For assistive technology where no label stands beside the control. */
  readonly label: string
  /** After the value has been taken over; never while a syllable is being composed. */
  readonly onEnter?: () => void
  readonly error?: string
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
  readonly placeholder?: string
}

/** A value is text, empty for nothing. */
export interface ControlProps extends AnyControlProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

export interface TextFieldProps extends ControlProps {
  /** Name of a mask; shown and read by it. */
  readonly mask?: string
  readonly maxBytes?: number
  readonly maxCharacters?: number
  /** Which keys a touch screen offers. @default those of text */
  readonly keys?: 'email' | 'tel'
}

/** A text that is typed, or read from a label by a scanner or the camera. */
export interface ScanFieldProps extends ControlProps {
  readonly isBusy?: boolean
  /** Typed to its end with Enter, or read from a label. */
  readonly onFound: (text: string) => void
}

/** The value is HTML of the elements in schemas/shared/richText. */
export interface EditorProps extends ControlProps {
  /** Counted in what is read, without tags. */
  readonly maxCharacters?: number
}

export interface RichTextProps {
  readonly id: string
  readonly label: string
  readonly html: string
}

export interface TextAreaProps extends ControlProps {
  readonly rows: number
  readonly maxBytes?: number
  readonly maxCharacters?: number
}

/** In a multi-select the values are joined by commas. */
export interface SelectFieldProps extends ControlProps {
  readonly options: readonly ChoiceOption[]
  /** Text of the empty entry, 선택 or 전체 (spec §3). @default none */
  readonly emptyText?: string
}

export interface DateFieldProps extends ControlProps {
  /** YYYY-MM-DD. */
  readonly today: string
}

export interface RangeProps extends AnyControlProps {
  readonly from: string
  readonly to: string
  readonly onChange: (from: string, to: string) => void
}

export interface DateRangeProps extends RangeProps {
  readonly today: string
}

export interface NumberRangeProps extends RangeProps {
  /** Most digits after the point. */
  readonly scale?: number
}

/** Choices side by side. With boxes the values are joined by commas. */
export interface ChoiceGroupProps extends ControlProps {
  readonly kind: 'radio' | 'check'
  readonly options: readonly ChoiceOption[]
  /** Text of the empty radio, 전체. @default none */
  readonly emptyText?: string
}

export interface CheckBoxProps extends ControlProps {
  /** The value of a checked box; an empty box has none. */
  readonly checkedValue: string
}

/** Four lists, each with the groups below the one chosen before it. */
export interface SourcingGroupFieldProps extends AnyControlProps {
  readonly value: string
  /** The entry of each list that chooses nothing: 선택 or 전체 (spec §3). */
  readonly emptyText?: string
  /** Choices by their parent's code; those of the first level stand under the empty text. */
  readonly options: Readonly<Record<string, readonly ChoiceOption[]>>
  /** Asks for the choices below a group that are not there yet. */
  readonly onNeed: (parent: string) => void
  /** The deepest code chosen, and the names of its levels joined for reading. */
  readonly onChange: (code: string, text: string) => void
  /** Opens the popup that finds a group by its name. Without it there is no button. */
  readonly onLookUp?: () => void
}

export interface NumberFieldProps extends ControlProps {
  /** Most digits after the point. */
  readonly scale?: number
  /** Shown with at least so many digits after the point: those of the currency. */
  readonly places?: number | undefined
  readonly isNegativeAllowed?: boolean
}

export interface LookupFieldProps extends ControlProps {
  /** What stands in the field: the name for a code, or the value itself. */
  readonly text: string
  /** The button, or a typed text with Enter or on leaving; an empty text clears. */
  readonly onLookUp: (typed?: string) => void
}

interface EmployeePartProps {
  readonly label: string
  readonly text: string
  readonly isEnabled: boolean
  readonly onLookUp: (typed?: string) => void
}

export interface EmployeeFieldProps {
  readonly id: string
  readonly label: string
  readonly section: EmployeePartProps
  readonly department: EmployeePartProps
  readonly person: EmployeePartProps
  readonly onEnter?: () => void
  readonly error?: string
}

export interface StatusChipProps {
  readonly tone: Tone
  readonly text: string
}

export type ButtonIconName =
  | 'search'
  | 'reset'
  | 'excel'
  | 'plus'
  | 'minus'
  | 'copy'
  | 'close'
  | 'calendar'
  | 'down'
  | 'up'
  | 'left'
  | 'right'
  | 'download'
  | 'trash'
  | 'retry'
  | 'check'
  | 'warning'
  | 'file'
  | 'columns'

/** What everything that is pressed is told. */
interface AnyButtonProps {
  readonly label: string
  readonly onPress: () => void
  readonly isDisabled?: boolean
  /** Work this button has started is under way. */
  readonly isBusy?: boolean
  /** Tooltip, for example why it is disabled. */
  readonly hint?: string
}

export interface ButtonProps extends AnyButtonProps {
  /** @default "plain" */
  readonly look?: 'primary' | 'plain' | 'danger' | 'quiet'
  readonly icon?: ButtonIconName
}

export interface IconButtonProps extends AnyButtonProps {
  readonly icon: ButtonIconName
}

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly body: ReactNode }[]
}

export interface SkeletonProps {
  /** Pixels. */
  readonly height: number
  readonly rows?: number
}

export interface PrintPreviewProps {
  readonly sheet: PrintedSheet
  /** Printed behind it, each on pages of its own. */
  readonly more?: readonly PrintedSheet[]
  readonly onClose: () => void
}

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /** Dialogs below this one; each lies above the one before (spec §9: from 3000). */
  readonly depth: number
  /** Pixels. */
  readonly width: number
  readonly children: ReactNode
  readonly foot: ReactNode
  readonly closeLabel: string
}
