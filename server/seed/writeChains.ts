import type { Insertable } from 'kysely'
import type { Transaction } from '../database/connect'
import type { Tables } from '../database/tables'
import { writeEvents } from './writeEvents'

export interface Actor {
  readonly singleid: string
  readonly name: string
}

/** A step of a document; its state before is that in which the step before it ended. */
export interface ChainStep {
  readonly action: string
  readonly to: string
  readonly at: Date | string
  readonly by: Actor
  readonly reason?: string | null
}

/** What happened to one document, from the state that earlier events have left it in. */
export interface Chain {
  readonly docType: string
  readonly docNo: string
  readonly from: string | null
  readonly steps: readonly ChainStep[]
}

type Event = Insertable<Tables['document_event']>

function eventsOf({ docType, docNo, from, steps }: Chain): Event[] {
  let before = from
  let last = 0
  return steps.map(({ action, to, at, by, reason = null }) => {
    last = Math.max(last, Number(new Date(at)))
    const event = {
      ...{ doc_type: docType, doc_no: docNo, actor: by.singleid, actor_name: by.name, at: new Date(last) },
      ...{ action, from_status: before, to_status: to, reason },
    }
    before = to
    return event
  })
}

/** Adds the chains to the histories. */
export async function writeChains(tx: Transaction, chains: readonly Chain[]): Promise<void> {
  await writeEvents(tx, chains.flatMap(eventsOf))
}

/** Of a supplier without anybody in the portal, and of what the server does alone. */
export const server: Actor = { singleid: 'system', name: '시스템' }

export const supplierOf = (company: string) =>
  `left join lateral (select user_id, user_name from ext_user where ext_user.comp_no = ${company}
    order by main_yn desc, user_id limit 1) supplier on true`
