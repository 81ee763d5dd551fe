import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, daysBetween } from '../../schemas/shared/calendar'
import { fillMessage } from '../../schemas/shared/koreanParticle'
import { koreanDay, koreanMoment } from '../../schemas/shared/koreanTime'
import { systemActor } from '../database/actor'
import type { Transaction } from '../database/connect'
import { withActor } from '../database/withActor'
import type { Services } from '../http/serverModule'
import { type DocumentKind, docNoOf, linkOf, personOf, type StoredDocument } from './documentKind'
import { handOver } from './handOver'
import { insertNew } from './writeRows'

/** Reminders are sent from this hour on, Korean time (domain 3.44). */
const firstHour = 8
const mostAtOnce = 500

export interface DueReminder {
  readonly kind: Pick<DocumentKind, 'docType' | 'table' | 'number' | 'page' | 'drafter'>
  /** States in which somebody still has to do something. */
  readonly states: readonly string[]
  /** Days before the due date on which it is said; -1 is the day after it, on which vendor management hears of it too. */
  readonly days: readonly number[]
  /** Of the number and the due date, before it and after it. */
  readonly texts: { readonly before: string; readonly after: string }
}

const kindOf = (days: number) => (days < 0 ? `D+${-days}` : `D-${days}`)

/** Notes that a reminder is sent; false where it was sent before, by whichever node. */
const noteReminder = (
  tx: Transaction,
  {
    docType,
    docNo,
    kind,
    due,
    now,
  }: { docType: string; docNo: string; kind: string; due: string; now: Date },
): Promise<boolean> =>
  insertNew(tx, 'due_notice', { doc_type: docType, doc_no: docNo, kind, due_date: due, sent_dt: now })

/** Reminds people of what is due: each reminder once, and of those that were missed the newest alone. Answers how many. */
export function remindDue(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { kind, states, days, texts }: DueReminder,
): Promise<number> {
  const now = clock.now()
  const today = koreanDay(now)
  if (koreanMoment(now).hour < firstHour) return Promise.resolve(0)
  const { docType, table } = kind
  const actor = { ...systemActor, name: '시스템' }
  return withActor(database, actor, async tx => {
    const context = { tx, actor, now, requestId: randomUUID() }
    const { rows } = await sql<
      StoredDocument & { readonly due_date: string }
    >`select * from ${sql.table(table)} document
      where status = any(${states}::text[]) and due_date <= ${addDays(today, Math.max(...days))}
        and not exists (select from due_notice sent where sent.doc_type = ${docType}
          and sent.doc_no = document.${sql.ref(kind.number)} and sent.due_date = document.due_date
          and sent.kind = ${kindOf(Math.min(...days))})
      order by due_date limit ${mostAtOnce}`.execute(tx)
    const managers = await tx
      .selectFrom('person')
      .select('singleid')
      .where('auth_group_id', '=', '34')
      .where('status', '=', 'A')
      .where('use_flag', '=', 'Y')
      .execute()
    let sent = 0
    for (const stored of rows) {
      const left = daysBetween(today, stored.due_date)
      const day = [...days].sort((a, b) => a - b).find(one => left <= one)
      const docNo = docNoOf(kind, stored)
      if (day === undefined || (left < 0 && day >= 0)) continue
      if (!(await noteReminder(tx, { docType, docNo, kind: kindOf(day), due: stored.due_date, now })))
        continue
      const people = [
        personOf(kind.drafter, stored),
        ...(day < 0 ? managers.map(({ singleid }) => singleid) : []),
      ]
      const title = fillMessage(day < 0 ? texts.after : texts.before, [
        docNo,
        stored.due_date,
        Math.max(left, 0),
      ])
      await handOver(context, { people, title, link: linkOf(kind, docNo) })
      sent += 1
    }
    return sent
  })
}
