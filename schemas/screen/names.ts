/** Texts that name something which stands elsewhere. The compiler looks each up; the editor completes them. */

/** An operation id of the contract. */
export type OperationName = string

/** An operation of the contract that answers rows. */
export type RowsOperationName = string

/** An operation of the contract that answers a document. */
export type LoadOperationName = string

/** A popup under screens/popups. */
export type PopupName = string

/** The id of a screen. */
export type ScreenName = string

/** A workflow under schemas/workflow. */
export type WorkflowName = string

/** A transition of a workflow. */
export type TransitionName = string

/** A field of the rows of the grid. */
export type ColumnName = string

/** A parameter of the grid's operation; `reqDate` stands for reqDateFrom and reqDateTo. */
export type ParameterName = string

/** A file `<name>.samples.json` under screens. */
export type SamplesName = string

/** A value of code group OWNER_DOC. */
export type OwnerName = string
