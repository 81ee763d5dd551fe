import type { PoChangeRequest } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { fieldRefused } from '../../http/failure'
import type { PoRecord } from '../order/orderKind'

/** Receiver and place, as far as a change makes them different. */
export interface ChangedInfo {
  readonly receiver?: { readonly after: string; readonly beforeNm: string; readonly afterNm: string }
  readonly place?: { readonly before: string | null; readonly after: string | null }
}

/** Undefined where both stay. Somebody who has left receives nothing. */
export async function changedInfo(
  { tx }: EventContext,
  order: PoRecord,
  body: Pick<PoChangeRequest, 'receiver' | 'deliveryPlace'>,
): Promise<ChangedInfo | undefined> {
  const after = body.receiver ?? ''
  const isOther = after !== (order.receiver ?? '')
  if (isOther && after === '') throw fieldRefused('receiver', 'fieldNotChosen', ['인수자'])
  const place = (body.deliveryPlace ?? '').trim()
  const isMoved = place !== (order.delivery_place ?? '')
  if (!isOther && !isMoved) return undefined
  return {
    ...(isOther ? { receiver: await receiverOf(tx, order.receiver, after) } : {}),
    ...(isMoved ? { place: { before: order.delivery_place, after: place || null } } : {}),
  }
}

async function receiverOf(tx: EventContext['tx'], before: string | null, after: string) {
  const people = await tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'status', 'use_flag'])
    .where('singleid', 'in', [after, before ?? ''])
    .execute()
  const known = people.find(person => person.singleid === after)
  if (!known || known.status === 'R' || known.use_flag !== 'Y')
    throw fieldRefused('receiver', 'codeNotAllowed', [after])
  const beforeNm = people.find(person => person.singleid === before)?.hname ?? '-'
  return { after, beforeNm, afterNm: known.hname }
}
