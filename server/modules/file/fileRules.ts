import { kindOf } from '../../../schemas/shared/fileKinds'
import { filePreflight } from '../../../schemas/shared/filePreflight'
import { type Failure, fieldRefused } from '../../http/failure'

export const mostFiles = 10
// Assumed: wording.
export const tooMuchPending =
  '저장하지 않은 첨부파일이 200MB를 초과했습니다. 작성 중인 문서를 저장한 후 다시 첨부해 주세요.'

export function mimeTypeOf(fileName: string): string {
  return kindOf(fileName)?.mimeType ?? 'application/octet-stream'
}

/** Why a file may not be attached (U1, U2, U4, U5), or undefined. The name is composed already. */
export function fileFailure(fileName: string, bytes: Uint8Array): Failure | undefined {
  const refused = filePreflight({ name: fileName, size: bytes.length, bytes })
  return refused && fieldRefused('fileName', refused)
}
