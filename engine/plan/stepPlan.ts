import type { ExpressionPlan } from '../expression/expressionPlan'
import type { PrintStepPlan } from './printPlan'
import type { DownloadStepPlan, UploadStepPlan } from './uploadPlan'

type Values = Readonly<Record<string, ExpressionPlan>>

/** Steps as they run: every default filled, every name resolved. */
export type StepPlan =
  | { readonly step: 'search'; readonly grids: readonly string[] }
  | { readonly step: 'reset' }
  | CallStepPlan
  | OpenStepPlan
  | GoStepPlan
  | { readonly step: 'confirm' | 'alert'; readonly text: string; readonly args?: readonly ExpressionPlan[] }
  | { readonly step: 'set'; readonly values: Values }
  | AddRowStepPlan
  | { readonly step: 'deleteRow'; readonly grid: string }
  | { readonly step: 'export'; readonly grid: string }
  | ImportStepPlan
  | UploadStepPlan
  | DownloadStepPlan
  | PrintStepPlan
  | TransitionStepPlan
  | { readonly step: 'hook'; readonly hook: string }

export interface ImportStepPlan {
  readonly step: 'import'
  readonly grid: string
  /** The column by which rows find the lines that they change; without it they become new lines. */
  readonly by?: string
}

export interface OpenStepPlan {
  readonly step: 'open'
  readonly popup: string
  readonly with: Values
  readonly set: Values
  /** The grid that gets a row for each chosen one. */
  readonly addTo?: string
  /** The popup saves what is entered in it, which only who may write on the page may do. */
  readonly saves?: boolean
  /** The transition of the page's workflow by which it saves. */
  readonly transition?: string
}

/** Where a document that has just been made is shown. */
export interface LandingPlan {
  /** Path inside the portal. */
  readonly path: string
  readonly param: string
  /** Korean: what the document is called. */
  readonly document: string
}

interface AddRowStepPlan {
  readonly step: 'addRow'
  readonly grid: string
  readonly copy: boolean
  /** Starts a new document on the grid that chooses it, with these header fields. */
  readonly document?: Values
}

interface CallStepPlan {
  readonly step: 'call'
  readonly operation: string
  readonly with: Values
  /** Only who may write on the page may call it. */
  readonly saves?: boolean
  /** The grid whose changed rows are sent. */
  readonly changes?: string
  /** "header.x", "filter.x" or "line.x" to value; `answer` is the operation's answer. */
  readonly set: Values
  /** The grid of lines that gets the rows of the answer. */
  readonly fill?: string
}

export interface GoStepPlan {
  readonly step: 'go'
  readonly screen: string
  /** Path inside the portal; on the external one the router puts /cyber before it. */
  readonly path: string
  readonly with: Values
  /** Its page is open to everybody, whatever menus a person has. */
  readonly isPublic?: true
  /** It leads to the document that an operation has just made: which parameter has its number, and what it is called. */
  readonly made?: Pick<LandingPlan, 'param' | 'document'>
}

/** A way that the row itself says: path inside the portal, with its query. */
export interface AddressPlan {
  readonly step: 'address'
  readonly address: ExpressionPlan
}

/** Where a press on a row leads. */
export type RowWayPlan = GoStepPlan | AddressPlan

export interface TransitionStepPlan {
  readonly step: 'transition'
  /** Operation ids of the workflow; the first that the state allows. */
  readonly transitions: readonly string[]
  /** Path parameter of each transition's operation, in the order of `transitions`; "" where it has none (create). */
  readonly keys: readonly string[]
  readonly preview?: string
  /** The preview is the question: what is agreed to stands in it, and an opinion is written there. */
  readonly isPreviewAsked?: boolean
  /** What the preview popup is handed. */
  readonly previewWith?: Values
  /** What goes along in the body; `picked` is the row chosen in the preview. */
  readonly send?: Values
  /** The field of a row that lists the documents to move; without it the row is the document. */
  readonly documents?: string
  /** The reason that may be given has to be while this holds. */
  readonly reasonWhen?: ExpressionPlan
  /** The screen to go to with the answered number. */
  readonly then?: LandingPlan
}
