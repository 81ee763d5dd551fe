import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { rowOf } from '../../document/answerRows'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { allOf, containing, equal, instantsWithin, oneOf } from '../../document/documentList'
import { foundPage } from '../../document/foundPage'
import { checkVersion, type DocumentKey, eachDocument } from '../../document/transitionKeys'
import { forgetChoreFailure, noteChoreFailure, pendingChores } from '../../http/choreFailures'
import { conflict } from '../../http/failure'
import { type ModuleFigures, numbersOf } from '../../http/metrics'
import { type PendingWork, pendingTexts } from '../../http/pendingWork'
import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'

const pendingRow = rowOf('listPendingWork')

/** What waits and what has failed in all modules, on one page of the administrator. */
export function pendingWorkModule(services: Services, modules: readonly ServerModule[]): ServerModule {
  const kinds = [...modules.flatMap(({ pending = [] }) => pending), pendingChores]
  const chores = modules.flatMap(module => module.chores ?? [])

  const runChores = async (answer: TransitionAnswer): Promise<TransitionAnswer> => {
    const { database, clock } = services
    for (const { docNo } of answer.results ?? [answer]) {
      const chore = chores.find(({ name }) => docNo === `${pendingChores.kind}-${name}`)
      if (!chore) continue
      await chore.run().then(
        () => forgetChoreFailure(database, chore),
        error => noteChoreFailure(database, chore, error, clock.now()),
      )
    }
    return answer
  }

  return {
    name: 'pendingWork',
    figures: [choreFigures],
    routes: [
      route('listPendingWork', ({ tx, input }) => listPendingWork(tx, kinds, input)),
      route(
        'retryPendingWork',
        context =>
          eachDocument(context.input.pendingNo, context.input.body, key =>
            retryPendingWork(context, kinds, key),
          ),
        { after: runChores },
      ),
    ],
  }
}

const choreFigures: ModuleFigures = {
  help: {
    jobs_failing: 'Regular jobs whose last turn failed.',
    database_locks_waiting: 'Statements of anybody that wait for a lock of the database.',
  },
  read: async tx => {
    const { rows } = await sql<Readonly<Record<string, string>>>`select count(*) as jobs_failing,
      (select count(*) from pg_locks where not granted) as database_locks_waiting from chore_failure`.execute(
      tx,
    )
    return numbersOf(rows)
  },
}

/** A row of each piece of work, named by its kind and the number that its module knows it by. */
const workOf = (kinds: readonly PendingWork[]) =>
  sql`(select kind || '-' || id as pending_no, kind, subject, user_id, status, try_cnt, created_dt, next_dt, last_error,
    try_cnt as version from (${sql.join(
      kinds.map(({ kind, rows }) => sql`select ${sql.lit(kind)} as kind, * from (${rows}) as each_work`),
      sql` union all `,
    )}) as all_work) as document`

async function listPendingWork(
  tx: Transaction,
  kinds: readonly PendingWork[],
  input: OperationRequests['listPendingWork'],
): Promise<OperationAnswers['listPendingWork']> {
  const { kind, status, subject, userId, createdDtFrom: from, createdDtTo: to } = input
  const where = allOf([
    ...oneOf([
      ['kind', kind],
      ['status', status],
    ]),
    ...containing([['subject', subject]]),
    ...equal([['user_id', userId]]),
    ...instantsWithin('createdDtFrom', { column: 'created_dt', from, to }),
  ])
  const { rows, ...count } = await runAsSystem(tx, () =>
    foundPage(tx, input, {
      operation: 'listPendingWork',
      from: sql`${workOf(kinds)} where ${where}`,
      sort: 'createdDt:desc',
      unique: { column: 'pending_no', direction: 'asc' },
    }),
  )
  return { rows: rows.map(pendingRow), ...count }
}

async function retryPendingWork(
  context: EventContext,
  kinds: readonly PendingWork[],
  { id, version }: DocumentKey,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const status = await runAsSystem(tx, async () => {
    const { rows } = await sql<{ status: string; try_cnt: number }>`select status, try_cnt
      from ${workOf(kinds)} where pending_no = ${id}`.execute(tx)
    const [found] = rows
    if (!found) throw conflict(pendingTexts.isDone)
    checkVersion(found.try_cnt, version)
    const kind = kinds.find(each => id.startsWith(`${each.kind}-`)) as PendingWork
    const failure = await kind.retry(tx, id.slice(kind.kind.length + 1), now)
    if (failure) throw failure
    return found.status
  })
  await addEvent(context, {
    docType: 'PENDING_WORK',
    docNo: id,
    action: 'retryPendingWork',
    from: status,
    to: 'WAITING',
  })
  return { success: true, docNo: id, status: 'WAITING', approvalStatus: 'N', version }
}
