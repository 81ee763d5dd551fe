import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findTransition } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'
import { type Actor, systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { attachFile, nextFileId, readFileItems } from '../../../server/document/fileStore'
import { demoAccounts } from '../../../server/modules/demo/demoAccounts'
import { demoSuppliers } from '../../../server/modules/demo/demoSuppliers'
import { readEmployee } from '../../../server/modules/session/readEmployee'
import { readSupplier } from '../../../server/modules/session/readSupplier'
import { createTestDatabase, type TestDatabase } from '../testDatabase'

/** A document that carries files, and the operations that attach them. */
interface Carrier {
  readonly ownerType: string
  readonly table: string
  readonly key: string
  readonly workflow: string
  readonly operations: readonly string[]
  /** Column of whoever alone may change it. */
  readonly drafter?: string
  /** Documents of whole sections alone: a buyer tied to his department has none of them (domain 6). */
  readonly isOfSections?: boolean
  /** What the operation has written of the document before its file is attached. */
  readonly written?: string
}

const carriers: readonly Carrier[] = [
  {
    ownerType: 'PR',
    table: 'pr',
    key: 'pr_no',
    workflow: 'pr',
    operations: ['updatePr'],
    drafter: 'requester',
  },
  {
    ownerType: 'OR',
    table: 'order_request',
    key: 'or_no',
    workflow: 'orderRequest',
    operations: ['updateOrderRequest'],
    drafter: 'buyer_id',
  },
  {
    ownerType: 'LOI',
    table: 'loi',
    key: 'loi_no',
    workflow: 'loi',
    operations: ['updateLoi'],
    drafter: 'buyer_id',
  },
  {
    ownerType: 'SO',
    table: 'simple_order',
    key: 'so_no',
    workflow: 'simpleOrder',
    operations: ['updateSimpleOrder'],
    drafter: 'requester',
  },
  {
    ownerType: 'RFQ',
    table: 'rfq',
    key: 'rfq_no',
    workflow: 'rfq',
    operations: ['updateRfq'],
    isOfSections: true,
  },
  {
    ownerType: 'QT',
    table: 'quotation',
    key: 'qt_no',
    workflow: 'quotation',
    operations: ['saveQuotation'],
    isOfSections: true,
    written: `update quotation set proxy_yn = 'Y', proxy_by = $2 where qt_no = $1`,
  },
  {
    ownerType: 'DLV',
    table: 'delivery',
    key: 'dlv_no',
    workflow: 'delivery',
    operations: ['createDelivery', 'updateDelivery'],
  },
  {
    ownerType: 'DLV',
    table: 'delivery',
    key: 'dlv_no',
    workflow: 'deliveryProxy',
    operations: ['createDeliveryProxy', 'updateDeliveryProxy'],
  },
  {
    ownerType: 'WH',
    table: 'warehousing',
    key: 'wh_req_no',
    workflow: 'warehousing',
    operations: ['inspectWarehousing'],
  },
  {
    ownerType: 'NO',
    table: 'none_order',
    key: 'none_no',
    workflow: 'noneOrder',
    operations: ['createNoneOrder', 'updateNoneOrder', 'createCyberNoneOrder', 'updateCyberNoneOrder'],
  },
  {
    ownerType: 'ADJ',
    table: 'adjustment',
    key: 'adj_no',
    workflow: 'adjustment',
    operations: ['proxyConfirmAdjustment'],
  },
  {
    ownerType: 'POST',
    table: 'post',
    key: 'post_no',
    workflow: 'post',
    operations: ['createPost', 'updatePost'],
  },
]

let on: TestDatabase
const actors = new Map<string, Actor>()
const now = new Date('2026-11-20T09:00:00+09:00')

beforeAll(async () => {
  on = await createTestDatabase()
  await withActor(on.database, systemActor, async tx => {
    for (const { singleid } of demoAccounts) {
      const actor = await readEmployee(tx, singleid, 'test', now)
      if (actor) actors.set(singleid, actor)
    }
    for (const { userId } of demoSuppliers) {
      const actor = await readSupplier(tx, userId, 'test')
      if (actor) actors.set(userId, actor)
    }
  })
}, 120_000)
afterAll(() => on.drop())

function senders({ workflow, operations, isOfSections = false }: Carrier): readonly Actor[] {
  const named = workflows[workflow]
  const groups = operations.flatMap(name => (named && findTransition(named, name)?.groups) ?? [])
  return [...actors.values()].filter(
    ({ group, scope }) => groups.includes(group) && !(isOfSections && scope === 'dept'),
  )
}

class Undone extends Error {}

/** Attaches a fresh upload to the first document the actor may send; nothing of it stays. Undefined without such a document. */
async function attachAs(actor: Actor, carrier: Carrier): Promise<string | undefined> {
  const { ownerType, table, key, drafter, written } = carrier
  let outcome: string | undefined
  await withActor(on.database, actor, async tx => {
    const mine = drafter ? sql`${sql.ref(drafter)} = ${actor.userId}` : sql`true`
    const { rows } = await sql<{ no: string }>`select ${sql.ref(key)}::text as no from ${sql.table(table)}
      where ${mine} order by 1 desc limit 1`.execute(tx)
    const ownerNo = rows[0]?.no
    if (ownerNo === undefined) return
    if (written && actor.portal === 'internal') {
      const [before = '', after = ''] = written.split('$1')
      const [set = '', where = ''] = before.split('$2')
      await sql`${sql.raw(set)}${actor.userId}${sql.raw(where)}${ownerNo}${sql.raw(after)}`.execute(tx)
    }
    const fileId = await nextFileId(tx, now)
    const made = { created_by: actor.userId, created_dt: now }
    await tx
      .insertInto('file')
      .values({ file_id: fileId, owner_type: ownerType, owner_no: null, ...made })
      .execute()
    await tx
      .insertInto('file_item')
      .values({
        file_id: fileId,
        file_seq: 1,
        file_name: '증빙.pdf',
        file_size: '9',
        mime_type: 'application/pdf',
        bigo: null,
        blob_key: `test-${actor.userId}-${ownerType}`,
        ...made,
      })
      .execute()
    await attachFile(
      { tx, actor, now, requestId: 'test' },
      { fileId, ownerType, ownerNo },
      [{ fileSeq: 1, bigo: '원본' }],
      file_id =>
        sql`update ${sql.table(table)} set file_id = ${file_id} where ${sql.ref(key)}::text = ${ownerNo}`.execute(
          tx,
        ),
    )
    outcome = (await readFileItems(tx, fileId)).map(({ bigo }) => bigo).join()
    throw new Undone()
  }).catch(error => {
    if (!(error instanceof Undone)) outcome = String(error)
  })
  return outcome
}

it.each(carriers)('whoever may send $operations attaches a file to it and reads it back', async carrier => {
  const outcomes: [string, string][] = []
  for (const actor of senders(carrier)) {
    const outcome = await attachAs(actor, carrier)
    if (outcome !== undefined) outcomes.push([actor.userId, outcome])
  }
  expect(outcomes.length).toBeGreaterThan(0)
  expect(outcomes.filter(([, outcome]) => outcome !== '원본')).toEqual([])
})
