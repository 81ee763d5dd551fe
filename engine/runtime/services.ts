import type { OperationAnswers, OperationId, OperationRequests } from '../../codegen/generated/types'
import type { SheetColumn } from '../../schemas/shared/sheetCell'
import type { ReadCell } from '../../schemas/shared/workbook/readCell'

/** Everything the runtime may reach outside itself. Nothing in it touches window, fetch or Date.now. */
export interface Services {
  readonly call: CallPort
  readonly go: GoPort
  readonly ask: AskPort
  readonly clock: ClockPort
  readonly storage: StoragePort
  readonly file: FilePort
  readonly session: SessionPort
  /** Resolves once what has changed stands on screen: for what may wait until the user has seen it. */
  readonly painted: () => Promise<void>
  readonly codes: CodesPort
}

/** One API call. Rejects with a Failure; aborting rejects with `{ kind: 'aborted' }`. */
export interface CallPort {
  <Id extends OperationId>(
    operation: Id,
    request: OperationRequests[Id],
    options?: CallOptions,
  ): Promise<OperationAnswers[Id]>
  /** For plans, whose operation is only known by name; the compiler has checked name and parameters. */
  byName(
    operation: string,
    request: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<unknown>
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The same key repeats the same effect only once. @default a new one for each call */
  readonly idempotencyKey?: string
  /** Asked beside the login check of the page: a refusal comes as an answer, which no browser counts as an error. */
  readonly besideCheck?: boolean
  /** Codes of the server's questions that the person has answered with yes. */
  readonly confirmed?: readonly string[]
  /** Told from 0 to 1 how much of the body has gone out: for files. */
  readonly onProgress?: (part: number) => void
}

/** What went wrong with a call: body fields of the contract, or the transport. */
export interface Failure {
  readonly kind: 'refused' | 'conflict' | 'failed' | 'network' | 'aborted' | 'sessionLost'
  readonly status: number
  readonly code: string
  /** Korean, ready to be shown. */
  readonly message: string
  readonly field?: string
  readonly row?: number
  readonly requestId?: string
  /** The message is a question: after a yes the same call is made again, with the code among `confirmed`. */
  readonly isQuestion?: boolean
}

export interface GoPort {
  to(path: string, params: Readonly<Record<string, string>>): void
  /** Writes the page's own query without leaving it. */
  setParams(params: Readonly<Record<string, string>>): void
  /** Whether the person may open a page: what leads to another one is shown as plain text (domain 0.2). */
  mayOpen(path: string): boolean
}

export interface AskPort {
  /**
   * Asks about what the user has just started, so Enter goes on. Where a yes destroys something (deletes, cancels a document,
   * drops entries), Enter takes the safe answer. The facts say what the question is about.
   */
  confirm(text: string, yes?: 'goesOn' | 'destroys', facts?: readonly QuestionFact[]): Promise<boolean>
  /** Titled as a mistake (spec §8) unless it is told what it is. */
  alert(text: string, title?: string): Promise<void>
  /** Asks for a reason or an opinion; undefined when the user cancelled. */
  reason(question: ReasonQuestion): Promise<ReasonAnswer | undefined>
  toast(text: string, tone: 'success' | 'info' | 'warning'): void
  /** Which Excel: the loaded page as displayed, or everything found. */
  exportScope(total: number): Promise<'displayed' | 'all' | undefined>
}

export interface QuestionFact {
  readonly label: string
  readonly text: string
}

export interface ReasonQuestion {
  readonly title: string
  /** What is decided, and about what. */
  readonly text?: string
  readonly facts?: readonly QuestionFact[]
  readonly label: string
  readonly isRequired: boolean
  readonly minLength: number
  readonly maxLength: number
  /** One of them is chosen beside the words. */
  readonly choices?: { readonly label: string; readonly entries: readonly CodeChoice[] }
}

export interface ReasonAnswer {
  readonly text: string
  /** The chosen value; absent where there was nothing to choose from. */
  readonly code?: string
}

export interface ClockPort {
  /** Milliseconds on the server's clock. */
  now(): number
  /** Today in Asia/Seoul, YYYY-MM-DD. */
  today(): string
}

export interface StoragePort {
  read(key: string): string | undefined
  write(key: string, value: string): void
  remove(key: string): void
}

export interface FilePort {
  /** Writes a workbook in a worker. Rows are given, or fetched there page by page. */
  exportWorkbook(job: WorkbookJob): WorkbookRun
  /** Reads the first sheet of a workbook in a worker, after a check that it is one. */
  readWorkbook(file: File, listener: WorkbookListener): WorkbookReading
  /** Saves what was made here. */
  save(content: Blob, fileName: string): void
  /** Saves the file that an operation answers. */
  download(operation: string, request: Readonly<Record<string, unknown>>, fileName: string): Promise<void>
}

export interface WorkbookJob {
  readonly fileName: string
  readonly sheetName: string
  readonly columns: readonly WorkbookColumn[]
  readonly rows:
    | readonly Readonly<Record<string, unknown>>[]
    | {
        readonly operation: string
        readonly request: Readonly<Record<string, unknown>>
        readonly total: number
        /** Too many for the browser: the server writes the workbook as a job (D-29). */
        readonly isByServer?: boolean
        /** Why personal data is taken away; the server keeps it. */
        readonly reason?: string
      }
  /** Further sheets of plain texts, for example how to fill the first one in. */
  readonly sheets?: readonly WorkbookSheet[]
  readonly report?: WorkbookReport
}

/** A sheet that people forward: what stands above its rows, how they are folded, and pictures on a sheet of their own. */
export interface WorkbookReport {
  /** Lines above the titles: the first one large, then conditions and of when the figures are. */
  readonly head: readonly string[]
  /** Of each row: how deep it stands below a group, and whether it adds up others. */
  readonly rows: readonly { readonly level: number; readonly isSum: boolean }[]
  readonly pictures: {
    readonly name: string
    readonly images: readonly WorkbookPicture[]
  }
}

export interface WorkbookPicture {
  readonly png: ArrayBuffer
  /** Pixels. */
  readonly width: number
  readonly height: number
}

export interface WorkbookSheet {
  readonly name: string
  /** Titles first. */
  readonly rows: readonly (readonly string[])[]
  /** Pixels. */
  readonly widths: readonly number[]
}

export type WorkbookColumn = SheetColumn

/** A workbook being read in a worker. */
export interface WorkbookReading {
  /** Rejects with a Failure whose message says why the file cannot be read. */
  readonly done: Promise<void>
  cancel(): void
}

/** What comes of a workbook, in this order: its first row, then the others part by part. Each cell is a text or refused. */
export interface WorkbookListener {
  onHead(titles: readonly ReadCell[], rows: number): void
  /** `from` is the row's number in the sheet, counted from 1. */
  onRows(from: number, rows: readonly (readonly ReadCell[])[]): void
}

export interface WorkbookRun {
  readonly done: Promise<void>
  cancel(): void
  onProgress(listen: (done: number, total: number) => void): void
}

interface SessionPort {
  user(): SessionUserFacts
}

export interface SessionUserFacts {
  readonly singleid: string
  readonly hname: string
  readonly auth: string
  readonly authGroupId: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  /** How much of the employee widget is filled from the log-in. */
  readonly prefill?: string
}

export interface CodeChoice {
  readonly value: string
  readonly text: string
  /** N: no longer to be chosen, but documents may hold it. */
  readonly useYn?: string
}

export interface CodesPort {
  /** Those in use, unless all are asked for. */
  entries(group: string, which?: 'inUse' | 'all'): readonly CodeChoice[]
  /** The text of a value, whether it is in use or not. */
  text(group: string, value: string): string
}
