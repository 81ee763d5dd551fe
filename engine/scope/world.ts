import type { ContractFacts, FieldFact } from '../../codegen/contractFacts'
import type { Workflow } from '../../schemas/workflow/workflow'
import type { CodeText } from '../expression/codeUse'

/** Everything definitions refer to outside their own file. */
export interface World {
  readonly contract: ContractFacts
  readonly workflows: Readonly<Record<string, Workflow>>
  /** The values of a common code group; undefined for an unknown group. */
  codeValues(group: string): readonly string[] | undefined
  /** The same with their Korean texts. */
  codeTexts(group: string): readonly CodeText[] | undefined
  /** Whose menus open a page at one of some paths; undefined while nothing is known of menus. */
  granted(paths: readonly string[]): GrantedGroups | undefined
  readonly screens: ReadonlyMap<string, ScreenCard>
  readonly popups: ReadonlyMap<string, PopupCard>
  /** Names that `<screen>.hooks.ts` exports. */
  hooks(screen: string): readonly string[]
}

export interface GrantedGroups {
  /** Those that may write among them. */
  readonly readers: readonly string[]
  readonly writers: readonly string[]
}

/** What other screens may know of a screen. */
export interface ScreenCard {
  readonly screen: string
  readonly file: string
  /** Path inside the portal. */
  readonly path: string
  /** The same with the portal before it, in each portal. */
  readonly mounted: readonly string[]
  /** It is open to everybody, who has no menus either. */
  readonly isPublic: boolean
  /** Query parameters the page understands, filter fields and document key included. */
  readonly params: readonly string[]
  /** Query parameter that names the document. */
  readonly key?: string
  /** Its document is the row that is chosen there, so that it need not be named. */
  readonly isChosenThere?: boolean
  /** Parameters without which it cannot ask for its rows. */
  readonly needs: readonly string[]
  /** What the document that it shows is called. */
  readonly document?: string
  /** The operation by which it makes a new document, where it can. */
  readonly creates?: string
  /** The screens that its cells, buttons and transitions open. */
  readonly leads: ReadonlySet<string>
  /** Something in the file is wrong, so that what it understands may not all be known. */
  readonly isDoubtful: boolean
  /** The parameter of an operation of the page behind each thing it is handed. */
  readonly handed: Readonly<Record<string, FieldFact>>
}

/** What callers may know of a popup. */
export interface PopupCard {
  readonly popup: string
  readonly title: string
  readonly file: string
  readonly params: readonly string[]
  readonly filterFields: readonly string[]
  /** The filter field that takes what was typed in the field that opened it; "" where there is none. */
  readonly searchBy: string
  /** Searched on the four levels of the sourcing groups: a record that is such a group is chosen so in forms. */
  readonly isByGroup?: boolean
  /** The field of a row that names it. */
  readonly text: string
  readonly row: Readonly<Record<string, FieldFact>>
  /** The parameter of its operation behind each thing it is handed. */
  readonly handed: Readonly<Record<string, FieldFact>>
  /** What it cannot be opened without. */
  readonly needs: readonly string[]
  /** It shows what is to be agreed to, so that the question of a transition stands in it. */
  readonly confirms?: boolean
  /** Fields are filled in; what it is handed keeps its type. */
  readonly isEntry?: boolean
  /** A row is chosen in it, and handed back. */
  readonly chooses?: boolean
  /** The operation by which it changes something on the server, so that who may only read cannot use it. */
  readonly saves?: string
}
