import { sql } from 'kysely'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { findDocument, moveDocument } from '../../document/documentKind'
import { type PrRecord, purchaseRequest } from './prKind'

/** States of an order request that hold the quantities it asks for: nobody else may order them meanwhile. */
export const holding = ['DRAFT', 'APPROVING', 'REJECTED', 'XFER_ERROR'] as const

interface Standing {
  readonly held: boolean
  readonly ordered: boolean
  readonly isAllOrdered: boolean
  readonly selected: boolean
}

async function standingOf({ tx }: EventContext, prNo: string): Promise<Standing> {
  const { rows } = await sql<Standing>`select
      exists (select from order_request_line held join order_request holder on holder.or_no = held.or_no
        where held.pr_no = ${prNo} and holder.status in (${sql.join(holding)})) as held,
      coalesce(bool_or(line.ordered_qty > 0), false) as ordered,
      coalesce(bool_and(line.ordered_qty >= line.qty), false) as "isAllOrdered",
      coalesce(bool_or(line.line_status = 'SELECTED'), false) as selected
    from pr_line line where line.pr_no = ${prNo} and line.line_status <> 'CANCELED'`.execute(tx)
  return rows[0] ?? { held: false, ordered: false, isAllOrdered: false, selected: false }
}

/** Where a request stands by what became of its lines, and the step of its history; undefined leaves it as it is. */
function nextStanding(
  status: string,
  { held, ordered, isAllOrdered, selected }: Standing,
): { readonly status: string; readonly action: string } | undefined {
  if (isAllOrdered && status === 'ORDERING') return { status: 'ORDERED', action: 'poCreated' }
  if (!isAllOrdered && (status === 'ORDERED' || status === 'CLOSED'))
    return { status: 'ORDERING', action: 'poCanceled' }
  if ((held || ordered) && (status === 'RECEIVED' || status === 'SELECTED'))
    return { status: 'ORDERING', action: 'orderPr' }
  if (!held && !ordered && status === 'ORDERING')
    return { status: selected ? 'SELECTED' : 'RECEIVED', action: 'orderVoided' }
  return undefined
}

/** Brings purchase requests up to what was ordered, released or canceled of them (domain 3.7, the system's own steps). */
export async function requestsFollow(context: EventContext, prNos: readonly string[]): Promise<void> {
  const { tx } = context
  await runAs(tx, 'all', async () => {
    for (const prNo of [...new Set(prNos)].sort()) {
      const pr = await findDocument(tx, purchaseRequest, prNo)
      if (pr) await follow(context, pr)
    }
  })
}

async function follow(context: EventContext, pr: PrRecord): Promise<void> {
  const standing = await standingOf(context, pr.pr_no)
  // A first order can be made and given in one step: the request then takes both.
  const first = nextStanding(pr.status, standing)
  if (!first) return
  const { version } = await moveDocument(context, purchaseRequest, pr, first)
  const second = first.status === 'ORDERING' ? nextStanding('ORDERING', standing) : undefined
  if (second && second.action === 'poCreated')
    await moveDocument(context, purchaseRequest, { ...pr, status: 'ORDERING', version }, second)
}
