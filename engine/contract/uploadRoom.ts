import type { Slice } from './slice'

/** choose: waits for a file. sending: on its way, or read by the server. */
type UploadPhase = 'choose' | 'sending'

export interface UploadState {
  readonly phase: UploadPhase
  readonly fileName: string
  /** 0 to 1; at 1 the server has the file and reads it. */
  readonly part: number
  /** Korean: why the last file was not taken. */
  readonly refusal: string | undefined
  /** The last file got lost on its way and can be sent again as it was. */
  readonly canRetry: boolean
}

/** A workbook on its way to the server: chosen ─▶ judged by its first bytes ─▶ sent ─▶ answered or refused. */
export interface UploadRoom extends Slice<UploadState> {
  readonly title: string
  readonly hasTemplate: boolean
  downloadTemplate(): Promise<void>
  send(file: File): Promise<void>
  /** Sends the file again that got lost on its way. */
  retry(): Promise<void>
  /** Back to the choice of a file; what is under way ends. */
  stop(): void
  close(): void
}
