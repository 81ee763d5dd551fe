import { type Actor, systemActor } from '../../../../server/database/actor'
import type { Transaction } from '../../../../server/database/connect'
import { withActor } from '../../../../server/database/withActor'
import type { OperationContext } from '../../../../server/http/route'
import { reportContext, reportRoute } from '../../../../server/modules/report/answerReport'
import type { ReportInput } from '../../../../server/modules/report/fact'
import { readHighCostDetail } from '../../../../server/modules/report/highCostDetail'
import { reportKinds, reportModule } from '../../../../server/modules/report/reportRoutes'
import { testCluster } from '../../testDatabase'
import { type ProductServer, startProduct } from '../productServer'
import { loadVectorWorld, vectorName } from './vectorWorld'

const today = '2026-12-10'

export interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly sums: Readonly<Record<string, unknown>>
  readonly kpi: Readonly<Record<string, unknown>>
  readonly [part: string]: unknown
}

export const everything: Actor = { ...systemActor, userId: 'buy.head', group: '99' }
export const ofSection = (section: string): Actor => ({
  ...everything,
  ...{ scope: 'section', section, group: '32' },
})
export const ofDepartment = (deptcd: string): Actor => ({
  ...everything,
  ...{ scope: 'dept', section: '모바일사업부', deptcd, deptnm: deptcd, deptcds: [deptcd], group: '31' },
})
/** Somebody who reads the documents that he has a part in. */
export const ofPerson = (userId: string): Actor => ({ ...everything, userId, scope: 'own', group: '30' })

let product: ProductServer
let adminUrl: string

/** Starts a product with the world of the vectors; what it answers stops it. */
export async function startVectors(): Promise<() => Promise<void>> {
  const stop = await startDemo()
  await loadVectorWorld(superUrl())
  return stop
}

/** Starts a product with the demo as it is; what it answers stops it. */
export async function startDemo(): Promise<() => Promise<void>> {
  product = await startProduct()
  adminUrl = (await testCluster()).adminUrl
  return () => product.stop()
}

/** The database of the test as its superuser. */
export function superUrl(): string {
  const url = new URL(adminUrl)
  url.pathname = new URL(product.ownerUrl).pathname
  return url.href
}

/** What a report of the world answers on 10 December 2026. */
export async function report(number: string, input: object = {}, actor = everything): Promise<Answer> {
  const kind = reportKinds.find(({ operation }) => operation === number || operation.endsWith(number))
  if (!kind) throw new Error(`There is no report ${number}.`)
  return withActor(product.database, actor, tx =>
    reportRoute(kind).run(contextOf(tx, actor, { yyyymm: '202610', ...input })),
  ) as Promise<Answer>
}

/** An item of a high price, as its page shows it. */
export const highCostDetail = (input: { readonly itemCode?: unknown }, actor = everything) =>
  withActor(product.database, actor, async tx =>
    readHighCostDetail(await reportContext(contextOf(tx, actor, input)), String(input.itemCode)),
  )

function contextOf(tx: Transaction, actor: Actor, input: object) {
  const now = new Date(`${today}T08:00:00Z`)
  return {
    ...{ tx, actor, now, input },
    clock: { now: () => now, today: () => today },
    http: { headers: {}, ip: '', setHeader: () => undefined },
  } as unknown as OperationContext<ReportInput>
}

/** What stands behind a figure of the world. */
export async function basis(asked: object, actor = everything): Promise<Answer> {
  const basisRoute = reportModule({ mayCall: async () => true }).routes.find(
    ({ operationId }) => operationId === 'listReportBasis',
  )
  if (!basisRoute) throw new Error('There is no operation listReportBasis.')
  return withActor(product.database, actor, tx =>
    basisRoute.run(contextOf(tx, actor, { yyyymm: '202610', size: 0, ...asked })),
  ) as Promise<Answer>
}

/** The fields of rows as a table of the vectors: `-` where a row has none. */
export const table = (rows: readonly object[], ...fields: readonly string[]) =>
  rows.map(row => {
    const cells: Readonly<Record<string, unknown>> = { ...row }
    return fields.map(field => vectorName(String(cells[field] ?? '-'))).join(' ')
  })

export const sumsOf = ({ sums }: Answer, ...fields: readonly string[]) => table([sums], ...fields)[0]
