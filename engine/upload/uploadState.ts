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

export const noUpload: UploadState = {
  phase: 'choose',
  fileName: '',
  part: 0,
  refusal: undefined,
  canRetry: false,
}
