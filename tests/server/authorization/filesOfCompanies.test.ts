import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { writeBlob } from '../../../server/modules/file/fileBlobs'
import { type Caller, type ProductServer, startProduct } from '../modules/productServer'

let product: ProductServer
let companies: readonly Caller[]
beforeAll(async () => {
  product = await startProduct()
  companies = [await product.logInSupplier('daesung1'), await product.logInSupplier('hanul001')]
})
afterAll(() => product.stop())

const allFiles = () =>
  withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('file')
      .innerJoin('file_item', 'file_item.file_id', 'file.file_id')
      .select([
        'file.file_id',
        'file_seq',
        'owner_type',
        'owner_no',
        'file.created_by',
        'blob_key',
        'doc_type',
      ])
      .execute(),
  )

type StoredFile = Awaited<ReturnType<typeof allFiles>>[number]

/** The numbers under which papers of his company lie: its own, and those of its changes. */
const papersOf = (caller: Caller) =>
  withActor(product.database, systemActor, async tx => {
    const { comp_no } = await tx
      .selectFrom('ext_user')
      .select('comp_no')
      .where('user_id', '=', caller.singleid)
      .executeTakeFirstOrThrow()
    const changes = await tx
      .selectFrom('comp_change')
      .select('chg_no')
      .where('comp_no', '=', comp_no)
      .execute()
    return [comp_no, ...changes.map(({ chg_no }) => chg_no)]
  })

/**
 * What the supplier may read anyway: files of the posts that are shown to him, of letters of intent to him, of what he offers, and
 * papers of his company but what we have decided about it.
 */
async function mayFetch(
  caller: Caller,
  { owner_type: ownerType, owner_no: ownerNo, doc_type }: StoredFile,
): Promise<boolean> {
  if (ownerType === 'COMP' && ownerNo !== null)
    return doc_type !== 'APPR' && (await papersOf(caller)).includes(ownerNo)
  if (ownerType === 'LOI' && ownerNo !== null)
    return (await caller.call('getCyberLoi', { loiNo: ownerNo })).status === 200
  if (ownerType === 'ITEM' && ownerNo !== null)
    return (await caller.call('getCyberItem', { ciNo: ownerNo })).status === 200
  if (ownerType !== 'POST' || ownerNo === null) return false
  return (await caller.call('getPost', { boardId: 'ogpms', postNo: ownerNo })).status === 200
}

/** Whether the page of an offer of his own lets the supplier take a file away. */
async function mayDelete(caller: Caller, { owner_type, owner_no }: StoredFile): Promise<boolean> {
  if (owner_type !== 'ITEM' || owner_no === null) return false
  const { status, body } = await caller.call('getCyberItem', { ciNo: owner_no })
  return status === 200 && body.header.status !== 'REQUESTED'
}

//
it('two companies that go through the numbers of all files get those of their own notices and letters, and nothing else', async () => {
  const staff = await product.logIn('req.mobile')
  const body = Buffer.from('%PDF-1.7\n')
  const mine = await staff.call('uploadFile', { ownerType: 'PR', fileName: '견적서.pdf', body })
  const rows = await allFiles()
  expect(rows.map(row => row.file_id)).toContain(mine.body.fileId)
  expect(new Set(rows.map(row => row.file_id)).size).toBeGreaterThan(10)
  // The bytes of the demo lie in the folder of the server that wrote it.
  for (const row of rows.filter(({ owner_type }) => ['LOI', 'COMP', 'ITEM'].includes(owner_type)))
    await writeBlob(product.filesFolder, row.blob_key, body)
  const wrong: string[] = []
  for (const caller of companies)
    for (const row of rows) {
      const id = row.file_id
      const own = row.created_by === caller.singleid && row.owner_no === null
      const isOpen = own || (await mayFetch(caller, row))
      const answers = [
        await caller.call('listFiles', { id }),
        await caller.call('downloadFile', { id }),
        await caller.call('downloadFileWs', { id, seq: row.file_seq }),
      ]
      const statuses = answers.map(({ status }) => status)
      if (statuses.some(status => (status === 200) !== isOpen))
        wrong.push(`${caller.singleid} ${row.owner_type} ${id}/${row.file_seq}: ${statuses.join(' ')}`)
      const removed = await caller.call('deleteFile', { id, seq: row.file_seq })
      if (removed.status === 200 && !own && !(await mayDelete(caller, row)))
        wrong.push(`${caller.singleid} deletes ${id}`)
    }
  expect(wrong).toEqual([])
}, 180_000)

it('numbers that were guessed, and parts that a file does not have, are answered as those of others', async () => {
  const [caller] = companies
  const [first] = await allFiles()
  const day = (first?.file_id ?? '').slice(0, 10)
  const guessed = Array.from({ length: 30 }, (_, index) => `${day}${String(900_000 + index)}`)
  const answers = new Set<string>()
  for (const id of [...guessed, first?.file_id ?? '', '../../etc/passwd', 'FL%00', "' or 1=1 --"]) {
    const answer = await caller?.call('downloadFileWs', { id, seq: 99 })
    answers.add(`${answer?.status} ${answer?.code}`)
  }
  expect([...answers].filter(answer => /^(2|5)/.test(answer))).toEqual([])
})
