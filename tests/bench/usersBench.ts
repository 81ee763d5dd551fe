import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OperationId } from '../../codegen/generated/types'
import { addMonths } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { buildProduct } from '../../server/buildProduct.mjs'
import { connectDriver } from '../../server/database/connectDriver'
import { startEmbedded } from '../../server/database/embedded'
import { projectFolder } from '../../server/projectFolder'
import { flowPeople, rememberCallers } from '../server/flow/flowWorld'
import type { Caller } from '../server/modules/productServer'
import { line, request } from '../server/modules/purchaseRequest/prInputs'
import { createFlowCallers, type LostCalls } from './flowCallers'
import { startMortalServer } from './flowServer'
import { mostLine, plainLine, printTable } from './printedTable'
import { quantileOf } from './statistics'

/*
 * 50 users at once on the built server: requesters write and submit, heads approve out of their inbox, buyers receive,
 * suppliers read their orders. Once as people do, who take a second for what they see, once while one of them asks for far more than
 * anybody reads, and once with no pause at all. Two nodes, clients and database share the machine.
 */
const seconds = 25
const pauseMilliseconds = 1000
/** Calls that the greedy person has open at every moment. */
const greedyCalls = 200
const users = { requesters: 26, heads: 8, buyers: 8, suppliers: 8 }
const colleague = 'req.colleague'
const root = projectFolder()
await buildProduct(root, 'demo', text => console.error(text))
const folder = mkdtempSync(join(tmpdir(), 'gpms-users-'))
const embedded = await startEmbedded({ dataFolder: folder, tell: () => undefined })
try {
  const servers = [
    await startMortalServer(root, join(folder, 'files'), embedded),
    await startMortalServer(root, join(folder, 'files'), embedded),
  ]
  const lost: LostCalls = { repeated: 0 }
  const callersOf = servers.map(({ url }) => {
    const logIn = createFlowCallers(url, lost, () => Promise.resolve())
    const known = rememberCallers(logIn)
    return (userId: string) => (userId.startsWith(colleague) ? logIn({ userId, group: '30' }) : known(userId))
  })
  let turn = 0
  /** Half of the people at each node. */
  const callerOf = (userId: string) => {
    turn += 1
    return callersOf[turn % callersOf.length]?.(userId)
  }
  await addColleagues(embedded.adminUrl, users.requesters)
  const errors: string[] = []
  let times: number[] = []
  let pause = 0
  const today = koreanDay(Date.now())
  const month = { reqDateFrom: addMonths(today, -1), reqDateTo: today, want: 'rows', size: 100 }
  let end = 0

  const timed = async (caller: Caller, operation: OperationId, input: object) => {
    const start = performance.now()
    const answer = await caller.call(operation, { ...input }, { 'x-confirmed': 'budgetExceeded' })
    times.push(performance.now() - start)
    if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause * (0.5 + Math.random())))
    // Two people may well reach for the same document; anything else is an error.
    if (answer.status >= 500 || (answer.status >= 400 && ![409, 422].includes(answer.status)))
      errors.push(`${operation} ${answer.status} ${answer.msg}`)
    return Object(answer.body)
  }
  const days = [{ needDate: today, receiver: 'req.mobile' }]
  const requester = async (caller: Caller) => {
    await timed(caller, 'listPr', month)
    const made = await timed(caller, 'createPr', {
      body: request(days[0], [line(), line({ spec: 'JG-02' })]),
    })
    const { docNo: prNo, version } = made
    await timed(caller, 'getPr', { prNo })
    await timed(caller, 'submitPr', { prNo, body: { version } })
    await timed(caller, 'listPr', { ...month, status: 'APPROVING' })
  }
  const head = async (caller: Caller) => {
    // Other documents wait there too.
    const { rows } = await timed(caller, 'listApprovalInbox', { docType: 'PR', size: 20 })
    const row = rows?.[Math.floor(Math.random() * rows.length)]
    if (!row) return
    const { header } = await timed(caller, 'getPr', { prNo: row.docNo })
    if (header) await timed(caller, 'approveDoc', { apprNo: row.apprNo, body: { version: header.version } })
  }
  const buyer = async (caller: Caller) => {
    const { rows } = await timed(caller, 'listPr', { ...month, status: 'APPROVED' })
    const row = rows?.[Math.floor(Math.random() * rows.length)]
    await timed(caller, 'listOrderRequest', month)
    if (!row) return
    await timed(caller, 'getPr', { prNo: row.prNo })
    await timed(caller, 'receivePr', { prNo: row.prNo, body: { version: row.version } })
  }
  const supplier = async (caller: Caller) => {
    const { rows } = await timed(caller, 'listCyberPo', { want: 'rows', size: 100 })
    const row = rows?.[Math.floor(Math.random() * rows.length)]
    if (row) await timed(caller, 'getCyberPo', { poNo: row.poNo })
  }
  const work = async (userId: string, act: (caller: Caller) => Promise<void>) => {
    const caller = await callerOf(userId)
    if (!caller) throw new Error(`${userId} cannot log in.`)
    while (performance.now() < end) await act(caller)
  }
  const named = (id: string, count: number) => Array.from({ length: count }, () => id)
  const suppliers = flowPeople.filter(({ compNo }) => compNo === 'C000001' || compNo === 'C000002')
  const everybody = async (thinking: number) => {
    pause = thinking
    times = []
    end = performance.now() + seconds * 1000
    await Promise.all([
      ...Array.from({ length: users.requesters }, (_, index) => work(`${colleague}${index}`, requester)),
      ...named('head.mobile', users.heads).map(id => work(id, head)),
      ...named('buy.mobile', users.buyers).map(id => work(id, buyer)),
      ...Array.from({ length: users.suppliers }, (_, index) =>
        work(suppliers[index % suppliers.length]?.userId ?? '', supplier),
      ),
    ])
    return times
  }
  const paused = await everybody(pauseMilliseconds)
  const refused: number[] = []
  const greedy = async () => {
    const caller = await callerOf('buy.semi')
    while (caller && performance.now() < end)
      refused.push((await caller.call('listPr', { ...month, size: 1000 })).status)
  }
  end = performance.now() + seconds * 1000
  const [beside] = await Promise.all([
    everybody(pauseMilliseconds),
    ...Array.from({ length: greedyCalls }, () => greedy()),
  ])
  const unpaused = await everybody(0)
  for (const server of servers) await server.kill()
  for (const text of new Set(errors)) console.error(text)
  printTable({
    title: '50 users at once over HTTP, two nodes',
    columns: ['measured'],
    lines: [
      mostLine('a second between their calls: answered within, 95 %', quantileOf(paused, 0.95), 300, 'ms'),
      plainLine('the same, median', quantileOf(paused, 0.5), 'ms'),
      plainLine('calls a second', paused.length / seconds, ''),
      mostLine(
        `one person keeps ${greedyCalls} lists open: the others, 95 %`,
        quantileOf(beside, 0.95),
        1_000,
        'ms',
      ),
      plainLine('of his calls answered', refused.filter(status => status === 200).length, ''),
      plainLine('refused with 429', refused.filter(status => status === 429).length, ''),
      plainLine('no pause at all: answered within, 95 %', quantileOf(unpaused, 0.95), 'ms'),
      plainLine('the same, median', quantileOf(unpaused, 0.5), 'ms'),
      plainLine('calls a second', unpaused.length / seconds, ''),
      mostLine('errors', errors.length, 0, ''),
    ],
  })
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The demo has one requester of the department; his colleagues are copies of him, since a person is given a share of a node. */
async function addColleagues(adminUrl: string, count: number): Promise<void> {
  const url = new URL(adminUrl)
  url.pathname = '/gpms'
  const admin = connectDriver(url.href, { poolSize: 1 })
  const copy = (table: string, changes: string) =>
    admin.unsafe(`insert into ${table} select (jsonb_populate_record(one, ${changes})).*
      from ${table} as one, generate_series(0, ${count - 1}) as number where singleid = 'req.mobile'`)
  const name = `'${colleague}' || number`
  await copy('person', `jsonb_build_object('singleid', ${name}, 'ep_id', null)`)
  await copy('person_password', `jsonb_build_object('singleid', ${name})`)
  await admin.end()
}
