import type { CallPort } from '../../runtime/services'
import type { DraftFile } from './applyDraft'
import { application, putFiles } from './applyStore'

/** The papers that were chosen in this tab: another token needs them once more. */
const chosen = new Map<string, File>()

const keyOf = ({ fileId, fileSeq }: Pick<DraftFile, 'fileId' | 'fileSeq'>) => `${fileId}/${fileSeq}`

export async function uploadPaper(call: CallPort, file: File): Promise<DraftFile> {
  const fileName = file.name.normalize('NFC')
  const body = new Uint8Array(await file.arrayBuffer())
  const { fileId, fileSeq } = await call('uploadPublicFile', { fileName, body })
  const paper = { fileId, fileSeq, fileName, fileSize: file.size }
  chosen.set(keyOf(paper), file)
  return paper
}

/**
 * Papers belong to the token they were uploaded with. Under another token they go up again where this tab still has them, and
 * have to be chosen again where it does not; those of the application that is supplemented stay.
 */
export async function uploadAgain(call: CallPort): Promise<void> {
  const { files, values } = application.getState()
  const again: DraftFile[] = []
  for (const paper of files) {
    const file = chosen.get(keyOf(paper))
    if (values.fileId !== undefined && paper.fileId === values.fileId) again.push(paper)
    else if (file) {
      const { docType, bigo } = paper
      const kept = { ...(docType === undefined ? {} : { docType }), ...(bigo === undefined ? {} : { bigo }) }
      again.push({ ...(await uploadPaper(call, file)), ...kept })
    }
  }
  if (files.length > 0) putFiles(again)
}
