import type { Workflow } from '../../schemas/workflow/workflow'
import type { ExpressionPlan } from '../expression/expressionPlan'
import type { ActionPlan } from './actionPlan'
import type { ChartPlan } from './chartPlan'
import type { ContentPlan } from './contentPlan'
import type { DocumentPlan } from './documentPlan'
import type { FilterPlan } from './filterPlan'
import type { CheckPlan, FormPlan } from './formPlan'
import type { GridPlan } from './gridPlan'
import type { KpiPlan } from './kpiPlan'
import type { MatrixPlan } from './matrixPlan'
import type { SampleAnswerPlan } from './samplePlan'

/** A compiled screen: frozen, printable, all defaults filled, all references resolved. */
export interface ScreenPlan {
  readonly screen: string
  readonly title: string
  readonly mounts: readonly MountPlan[]
  /** Query parameters of the page besides the filter. */
  readonly params: readonly string[]
  readonly blocks: readonly BlockPlan[]
  readonly actions: readonly ActionPlan[]
  readonly document?: DocumentPlan
  /** The workflow of the screen's transitions, on lists too: states, actors, reasons and labels come from it. */
  readonly workflow: Workflow | undefined
  /** Operations the screen may call, its popups' included: the grant of a screen grants these. */
  readonly operations: readonly string[]
  readonly popups: readonly string[]
  readonly hooks: readonly string[]
  /** By operation: what the page answers itself instead of asking the server. */
  readonly samples?: Readonly<Record<string, SampleAnswerPlan>>
}

interface MountPlan {
  readonly portal: 'internal' | 'external'
  /** Whole path as the router and loginCheck see it: /prList, or /cyber/prCheckList on the external portal. */
  readonly path: string
  readonly access: EntryAccess
  /** Whole paths that lead to this one. */
  readonly aliases?: readonly string[]
}

/** public: open to everybody, outside of the frame. */
export type EntryAccess = 'authenticated' | 'extra-auth' | 'public'

export type BlockPlan = Shown &
  (
    | FilterPlan
    | GridPlan
    | FormPlan
    | FilesPlan
    | ApprovalPlan
    | TimelinePlan
    | SplitPlan
    | TabsPlan
    | KpiPlan
    | ChartPlan
    | ContentPlan
    | MatrixPlan
  )

interface Shown {
  /** Only drawn while it holds; the rooms of the block work all the same. */
  readonly visibleWhen?: ExpressionPlan
}

/** Two columns of blocks. */
export interface SplitPlan {
  readonly block: 'split'
  readonly id: string
  readonly left: readonly BlockPlan[]
  readonly right: readonly BlockPlan[]
  /** Shares of the width. */
  readonly ratio: readonly [number, number]
}

export interface TabsPlan {
  readonly block: 'tabs'
  readonly id: string
  readonly tabs: readonly {
    readonly id: string
    readonly title: string
    readonly blocks: readonly BlockPlan[]
  }[]
}

export interface FilesPlan {
  readonly block: 'files'
  readonly id: string
  readonly title: string
  /** Header field with the file id. */
  readonly field: string
  /** Owner document type of the upload. */
  readonly owner: string
  /** Each file says what it is and until when it counts. */
  readonly isOfPapers?: true
  /** Files of another document, which nobody changes here. */
  readonly isShown?: boolean
}

export interface ApprovalPlan {
  readonly block: 'approval'
  readonly id: string
  readonly title: string
}

export interface TimelinePlan {
  readonly block: 'timeline'
  readonly id: string
  readonly title: string
}

/** A compiled popup: one in which a row is chosen, or one in which fields are filled in. */
export type PopupPlan = ChoicePopupPlan | EntryPopupPlan

export interface EntryPopupPlan {
  readonly popup: string
  readonly title: string
  readonly params: readonly string[]
  readonly form: FormPlan
  /** Fields side by side. */
  readonly columns: 1 | 2 | 3 | 4
  /** A document that is new or loaded each time, so that it is entered and judged as every other. */
  readonly document: DocumentPlan
  /** Lines below the fields. */
  readonly grid?: GridPlan
  readonly files?: FilesPlan
  /** What it begins with. */
  readonly load?: EntryLoadPlan
  /** What is loaded is only shown. */
  readonly isShown?: boolean
  /** Absent where what was entered is only handed back. */
  readonly save?: {
    readonly operation: string
    /** The request holds the fields as its header. */
    readonly isHeader: boolean
    /** The version that was loaded goes along. */
    readonly isVersioned: boolean
    readonly with: Readonly<Record<string, ExpressionPlan>>
    /** Korean: asked before. */
    readonly confirm?: string
  }
  readonly oneByOne?: OneByOnePlan
  readonly editWhen?: ExpressionPlan
  readonly chooseLabel: string
  readonly focus?: string
  readonly checks: readonly CheckPlan[]
  readonly operations: readonly string[]
}

/** One record after the other, each found by a field and decided by a press. */
export interface OneByOnePlan {
  readonly find: { readonly field: string; readonly label: string }
  readonly decide: {
    readonly field: string
    readonly label: string
    readonly code: string
    readonly values: readonly string[]
  }
  /** Numbers that the caller hands over and a save answers. */
  readonly progress?: { readonly done: string; readonly all: string }
}

export interface EntryLoadPlan {
  readonly operation: string
  readonly with: Readonly<Record<string, ExpressionPlan>>
  /** Parameters travel in one body. */
  readonly inBody: boolean
  /** document: a header and parts. one: an object whose lists are the parts. list: the lines alone. */
  readonly answer: 'document' | 'one' | 'list'
  readonly isPaged: boolean
  /** Cells of a line that it leaves empty. */
  readonly initialLine: Readonly<Record<string, ExpressionPlan>>
}

export interface ChoicePopupPlan {
  readonly popup: string
  readonly title: string
  readonly params: readonly string[]
  readonly filter?: FilterPlan
  readonly grid: GridPlan
  readonly choose: 'one' | 'many' | 'confirm' | 'none'
  readonly chooseLabel: string
  readonly searchOnOpen: boolean
  readonly chooseSingle: boolean
  readonly focus?: string
  readonly height: number
  readonly checks: readonly CheckPlan[]
  readonly operations: readonly string[]
}

/** What a route needs before its plan has arrived, so that rows and plan leave together. */
export interface FirstRows {
  readonly grid: string
  readonly operation: string
  readonly parameters: readonly string[]
  /** Filter field to first value; period tokens are resolved on the clock. */
  readonly initial: Readonly<Record<string, FirstValue>>
  /** Fields among them that a search in the address may leave out, for they must have a value. @default none */
  readonly required?: readonly string[]
  readonly sort: string
  readonly splitsTotals: boolean
  /** @default true */
  readonly isPaged?: boolean
  readonly keep: boolean
}

export type FirstValue =
  | { readonly kind: 'text'; readonly value: string }
  | {
      readonly kind: 'period'
      readonly token: string
      readonly from: string
      readonly to: string
      /** What the token counts in. @default day */
      readonly unit?: 'month' | 'year'
    }
  | {
      readonly kind: 'employee'
      readonly section: string
      readonly department: string
      readonly person: string
      readonly byName?: true
    }

/** The document of a page, which the route asks for at once and by whose key its tab is known. */
export interface FirstDocument {
  /** Absent where the page alone knows what it takes. */
  readonly operation?: string
  readonly key: string
  /** What the operation takes beside the key: its parameters, by those of the address. */
  readonly with?: Readonly<Record<string, string>>
}

/** One line of the route table. */
export interface ScreenRoute {
  readonly screen: string
  readonly title: string
  readonly portal: 'internal' | 'external'
  /** Whole path, /cyber included. */
  readonly path: string
  readonly access: EntryAccess
  /** Whole paths that lead to this one. */
  readonly aliases?: readonly string[]
  readonly first?: FirstRows
  /** Something is entered on it, so it fetches more than a list does. */
  readonly isEntry?: boolean
  readonly firstDocument?: FirstDocument
}
