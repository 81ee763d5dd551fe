import type { UploadState } from '../contract/uploadRoom'

export const noUpload: UploadState = {
  phase: 'choose',
  fileName: '',
  part: 0,
  refusal: undefined,
  canRetry: false,
}
