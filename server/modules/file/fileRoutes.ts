import type { OperationRequests } from '../../../codegen/generated/types'
import { isCodeValue } from '../../../schemas/codes/codeGroups'
import { extensionOf } from '../../../schemas/shared/fileKinds'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { findWithPass } from '../../document/approval/approverPass'
import type { MayChangeFiles } from '../../document/documentModule'
import { findFile, itemOf, nextFileId, pendingBytes, readItems } from '../../document/fileStore'
import { documentNotFound, fieldRefused, notAllowed, pageNotFound } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import { uploadLimits } from '../../limits'
import { checkWorkbook } from '../workbook/checkWorkbook'
import { checkBlobs, newBlobKey, readBlob, writeBlob } from './fileBlobs'
import { fileFailure, mimeTypeOf, mostFiles, tooMuchPending } from './fileRules'
import { zipStream } from './zipStream'

export interface FileServices {
  readonly folder: string
  /** By OWNER_DOC; a type that is missing takes no files yet. */
  readonly owners: ReadonlyMap<string, MayChangeFiles>
}

async function seenFile(tx: Transaction, actor: Actor, id: string) {
  const file = await findWithPass(
    tx,
    actor,
    found => ({ docType: found.owner_type, docNo: found.owner_no ?? '' }),
    () => findFile(tx, id),
  )
  if (!file) throw documentNotFound(actor.scope)
  return file
}

async function checkChange(
  { owners }: FileServices,
  { tx, actor }: { readonly tx: Transaction; readonly actor: Actor },
  ownerType: string,
  ownerNo: string,
): Promise<void> {
  const mayChange = owners.get(ownerType)
  if (!mayChange || !(await mayChange(tx, actor, ownerNo)))
    throw notAllowed(`files of ${ownerType} ${ownerNo}`)
}

/** Stores one file: a new group, or one more part of the group given. The group is tied to its document by its save. */
async function uploadFile(
  services: FileServices,
  context: OperationContext<OperationRequests['uploadFile']>,
) {
  const { tx, actor, now, input } = context
  const { ownerType, ownerNo, body } = input
  const fileName = input.fileName.normalize('NFC')
  if (!isCodeValue('OWNER_DOC', ownerType)) throw fieldRefused('ownerType', 'codeNotAllowed', [ownerType])
  const failure = fileFailure(fileName, body)
  if (failure) throw failure
  const broken = extensionOf(fileName) === 'xlsx' ? await checkWorkbook(body) : undefined
  if (broken) throw fieldRefused('fileName', broken)
  if (ownerNo !== undefined) await checkChange(services, context, ownerType, ownerNo)
  else if ((await pendingBytes(tx, actor.userId)) + body.length > uploadLimits.pendingBytes)
    throw fieldRefused('fileName', tooMuchPending)
  const fileId = input.fileId ?? (await nextFileId(tx, now))
  if (input.fileId === undefined) {
    await tx
      .insertInto('file')
      .values({
        file_id: fileId,
        owner_type: ownerType,
        owner_no: null,
        created_by: actor.userId,
        created_dt: now,
      })
      .execute()
  } else {
    const file = await seenFile(tx, actor, fileId)
    if (file.owner_no !== null) await checkChange(services, context, file.owner_type, file.owner_no)
    // Two parts of one group uploaded at once must not take the same number.
    await tx.selectFrom('file').select('file_id').where('file_id', '=', fileId).forUpdate().execute()
  }
  const items = await readItems(tx, fileId)
  if (items.length >= mostFiles) throw fieldRefused('fileName', 'tooManyFiles')
  const blobKey = newBlobKey()
  await writeBlob(services.folder, blobKey, body)
  const row = {
    file_id: fileId,
    file_seq: (items.at(-1)?.file_seq ?? 0) + 1,
    file_name: fileName,
    file_size: String(body.length),
    mime_type: mimeTypeOf(fileName),
    bigo: null,
  }
  await tx
    .insertInto('file_item')
    .values({ ...row, blob_key: blobKey, created_by: actor.userId, created_dt: now })
    .execute()
  return itemOf(row)
}

/** Equal names would overwrite each other when the archive is unpacked. */
function archiveNames(names: readonly string[]): readonly string[] {
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter(other => other === name).length
    const extension = extensionOf(name)
    return earlier === 0
      ? name
      : name.replace(new RegExp(`\\.${extension}$`, 'i'), ` (${earlier + 1}).${extension}`)
  })
}

export function fileRoutes(services: FileServices): readonly OperationRoute[] {
  const { folder } = services
  return [
    route('uploadFile', context => uploadFile(services, context)),
    route('listFiles', async ({ tx, actor, input: { id } }) => {
      await seenFile(tx, actor, id)
      return (await readItems(tx, id)).map(itemOf)
    }),
    route('downloadFile', async ({ tx, actor, input: { id } }) => {
      await seenFile(tx, actor, id)
      const items = await readItems(tx, id)
      const [only] = items
      if (!only) throw pageNotFound()
      if (items.length === 1) return { fileName: only.file_name, content: readBlob(folder, only.blob_key) }
      const keys = items.map(item => item.blob_key)
      await checkBlobs(folder, keys)
      const names = archiveNames(items.map(item => item.file_name))
      const entries = items.map((item, index) => ({
        name: names[index] ?? item.file_name,
        open: () => readBlob(folder, item.blob_key),
      }))
      return { fileName: `${id}.zip`, content: zipStream(entries) }
    }),
    route('downloadFileWs', async ({ tx, actor, input: { id, seq } }) => {
      await seenFile(tx, actor, id)
      const item = (await readItems(tx, id)).find(part => part.file_seq === Number(seq))
      if (!item) throw pageNotFound()
      return { fileName: item.file_name, content: readBlob(folder, item.blob_key) }
    }),
    // The bytes stay until the sweep: the deletion may yet be rolled back.
    route('deleteFile', async context => {
      const { tx, actor, input } = context
      const file = await seenFile(tx, actor, input.id)
      if (file.owner_no !== null) await checkChange(services, context, file.owner_type, file.owner_no)
      const gone = await tx
        .deleteFrom('file_item')
        .where('file_id', '=', input.id)
        .where('file_seq', '=', Number(input.seq))
        .executeTakeFirst()
      if (gone.numDeletedRows === 0n) throw pageNotFound()
      return { success: true }
    }),
  ]
}
