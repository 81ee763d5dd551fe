import type { Transaction } from '../database/connect'
import { nextFileId } from '../document/fileStore'
import { newBlobKey, writeBlob } from '../modules/file/fileBlobs'

interface SeedFile {
  readonly name: string
  readonly text: string
  /** A value of COMP_DOC_TYPE, of papers of suppliers. */
  readonly docType?: string
}

interface Carrier {
  readonly ownerType: string
  readonly ownerNo: string
  readonly by: string
  readonly at: Date
}

/** Texts as the files of a document; without a folder their bytes are nowhere. Answers their file id. */
export async function fileOfSeed(
  tx: Transaction,
  folder: string | undefined,
  { ownerType, ownerNo, by, at }: Carrier,
  files: readonly SeedFile[],
): Promise<string> {
  const fileId = await nextFileId(tx, at)
  const written = { created_by: by, created_dt: at }
  await tx
    .insertInto('file')
    .values({ file_id: fileId, owner_type: ownerType, owner_no: ownerNo, ...written })
    .execute()
  for (const [index, { name, text, docType }] of files.entries()) {
    const bytes = Buffer.from(text, 'utf8')
    const blob = newBlobKey()
    if (folder !== undefined) await writeBlob(folder, blob, bytes)
    await tx
      .insertInto('file_item')
      .values({
        file_id: fileId,
        file_seq: index + 1,
        file_name: name,
        file_size: String(bytes.length),
        mime_type: 'text/plain',
        blob_key: blob,
        ...(docType === undefined ? {} : { doc_type: docType }),
        ...written,
      })
      .execute()
  }
  return fileId
}
