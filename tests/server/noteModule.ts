import { sql } from 'kysely'
import type { ServerRoute } from '../../codegen/generated/serverRoutes'
import { type Actor, systemActor } from '../../server/database/actor'
import type { Contract } from '../../server/http/contract'
import { conflict, fieldRefused } from '../../server/http/failure'
import type { OperationContext, OperationRoute } from '../../server/http/route'
import type { SessionPort } from '../../server/http/serverModule'

const text = { type: 'string' }
const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})

const noteRow = object({ docNo: text, action: text })

/** A contract as small as the tests of the foundation need it: notes kept in the event table. */
const routes: Readonly<Record<string, ServerRoute>> = {
  addNote: {
    method: 'POST',
    url: '/api/v1/note',
    access: 'session',
    isEffect: true,
    bodyType: 'application/json',
    schema: {
      body: object({ docNo: { ...text, maxLength: 20 }, needDate: { ...text, format: 'date' }, wish: text }, [
        'docNo',
      ]),
      response: { 200: object({ docNo: text }, ['docNo']) },
    },
  },
  listNotes: {
    method: 'GET',
    url: '/api/v1/note',
    access: 'session',
    isEffect: false,
    schema: {
      querystring: object({ size: { type: 'integer' }, only: { type: 'boolean' }, docNo: text }),
      response: { 200: object({ rows: { type: 'array', items: noteRow }, size: { type: 'integer' } }) },
    },
  },
  secretNote: {
    method: 'GET',
    url: '/api/v1/note/secret',
    access: 'screen',
    isEffect: false,
    schema: { querystring: object({}), response: { 200: object({}) } },
  },
  waitNote: {
    method: 'GET',
    url: '/api/v1/note/wait',
    access: 'public',
    isEffect: false,
    schema: {
      querystring: object({ milliseconds: { type: 'integer' } }),
      response: { 200: object({ done: { type: 'boolean' } }) },
    },
  },
  downloadNote: {
    method: 'GET',
    url: '/api/v1/note/file',
    access: 'public',
    isEffect: false,
    schema: { querystring: object({}) },
  },
  logInNote: {
    method: 'POST',
    url: '/auth/note',
    access: 'public',
    isEffect: true,
    bodyType: 'application/x-www-form-urlencoded',
    schema: { body: object({ userId: text }, ['userId']), response: { 200: object({ userId: text }) } },
  },
}

export const noteContract: Contract = {
  routes,
  facts: {
    addNote: {
      id: 'addNote',
      method: 'POST',
      path: '/api/v1/note',
      summary: '',
      origin: 'assumed',
      access: 'session',
      isEffect: true,
      file: '',
      parameters: {},
      body: {
        contentType: 'application/json',
        fields: {
          docNo: {
            name: 'docNo',
            label: '문서번호',
            type: 'string',
            required: true,
            maxLength: 20,
            maxBytes: 30,
          },
          needDate: { name: 'needDate', label: '납품희망일', type: 'date', required: false },
        },
      },
      answer: { kind: 'value', fields: {}, sums: [] },
    },
  },
}

interface NoteInput {
  readonly size?: number
  readonly milliseconds?: number
  readonly body?: { readonly docNo: string; readonly wish?: string }
}

type Run = (context: OperationContext<NoteInput>) => Promise<unknown>

const handled = (operationId: string, run: Run, exemptFromKey = false): OperationRoute => ({
  operationId,
  exemptFromKey,
  run: context => run({ ...context, input: context.input as NoteInput }),
})

const addNote: Run = async ({ tx, input, actor, now, requestId }) => {
  const docNo = input.body?.docNo ?? ''
  const wish = input.body?.wish
  await tx
    .insertInto('document_event')
    .values({
      doc_type: 'NOTE',
      doc_no: docNo,
      at: now,
      actor: actor.userId,
      actor_name: actor.name,
      action: 'add',
      request_id: requestId,
    })
    .execute()
  if (wish === 'refuse') throw fieldRefused('docNo', 'fieldEmpty', ['문서번호'])
  if (wish === 'conflict') throw conflict('staleVersion')
  if (wish === 'fail') throw new Error('secret insides: password=1234')
  return { docNo, inside: 'never leaves' }
}

const listNotes: Run = async ({ tx, input }) => {
  const events = await tx
    .selectFrom('document_event')
    .selectAll()
    .where('doc_type', '=', 'NOTE')
    .orderBy('seq')
    .execute()
  return {
    rows: events.map(event => ({ docNo: event.doc_no, action: event.action, seq: event.seq })),
    size: input.size,
  }
}

const waitNote: Run = async ({ tx, input }) => {
  await sql`select pg_sleep(${(input.milliseconds ?? 0) / 1_000}::float8)`.execute(tx)
  return { done: true }
}

export const noteRoutes: readonly OperationRoute[] = [
  handled('addNote', addNote),
  handled('listNotes', listNotes),
  handled('secretNote', async () => ({})),
  handled('waitNote', waitNote),
  handled('downloadNote', async () => ({ fileName: '견적 "서".pdf', content: Buffer.from('bytes') })),
  handled('logInNote', async ({ input }) => input.body, true),
]

const staffActor: Actor = {
  ...systemActor,
  userId: 'hong',
  name: '홍길동',
  group: '20',
  sessionId: 's1',
}

/** A session by the name in the Authorization header; nobody may open the secret note. */
export const noteSession: SessionPort = {
  markOf: ({ authorization }) => authorization,
  findActor: async headers => {
    if (headers.authorization === 'Bearer hong') return staffActor
    if (headers.authorization === 'Bearer supplier')
      return { ...staffActor, userId: 'acme', portal: 'external', scope: 'company' }
    return null
  },
  mayCall: async () => false,
  mayExport: async () => true,
  noteAttempt: async () => undefined,
}

/** What the app's own pages send with every call. */
export const staffHeaders = {
  authorization: 'Bearer hong',
  iscyber: 'N',
  'sec-fetch-site': 'same-origin',
} as const
