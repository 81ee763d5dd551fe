import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { findDocument, moveDocument } from '../document/documentKind'
import { loi } from '../modules/loi/loiKind'
import { lois } from '../modules/loi/lois'
import { contextOf, endActs, supplierContext } from './actOfSeed'
import { decideOfSeed } from './decideOfSeed'
import { fileOfSeed } from './fileOfSeed'
import { type Letter, letters } from './letterStory'
import { atWorkBy } from './workingTime'

const day = 86_400_000
const hour = 3_600_000

/** Letters of intent as people wrote, approved and answered them: those that became orders, and those of the story. */
export async function seedLois(tx: Transaction, now: Date, folder: string | undefined): Promise<void> {
  const told = [...(await lettersOfOrders(tx, now)), ...letters]
  for (const letter of told.sort((a, b) => b.daysAgo - a.daysAgo)) await tellLetter(tx, now, folder, letter)
  await endActs(tx, now)
}

/** Orders of the type LOI began with a letter, some weeks before. */
async function lettersOfOrders(tx: Transaction, now: Date): Promise<readonly Letter[]> {
  const orders = await tx
    .selectFrom('order_request')
    .select(['or_no', 'title', 'buyer_id', 'requester', 'comp_no', 'currency', 'created_dt'])
    .where('order_type', '=', 'LOI')
    .orderBy('or_no')
    .execute()
  const lines = await tx
    .selectFrom('order_request_line')
    .select(['or_no', 'item_code', 'item_name', 'spec', 'unit_code', 'qty', 'unit_price'])
    .where('or_no', 'in', ['', ...orders.map(order => order.or_no)])
    .orderBy('line_no')
    .execute()
  return orders.map((order, index) => ({
    title: order.title,
    buyer: order.buyer_id,
    requester: order.requester,
    compNo: order.comp_no ?? '',
    currency: order.currency,
    daysAgo: Math.ceil((now.getTime() - new Date(order.created_dt ?? now).getTime()) / day) + 6 + (index % 5),
    validDays: 60,
    turn: 'accepted',
    urgent: '납기를 맞추려면 정식 발주 전에 착수해야 합니다.',
    scope: `${order.title}에 필요한 자재 확보와 선행 작업.`,
    lines: lines
      .filter(line => line.or_no === order.or_no)
      .map(line => ({
        itemCode: line.item_code ?? '',
        itemName: line.item_name,
        spec: line.spec ?? '',
        unitCode: line.unit_code ?? 'EA',
        qty: line.qty,
        unitPrice: line.unit_price,
      })),
    orNo: order.or_no,
  }))
}

async function tellLetter(
  tx: Transaction,
  now: Date,
  folder: string | undefined,
  letter: Letter,
): Promise<void> {
  const at = new Date(atWorkBy(now.getTime() - letter.daysAgo * day))
  const today = koreanDay(at)
  const buyer = await contextOf(tx, letter.buyer, at)
  const { docNo } = await lois.create(buyer, {
    header: {
      title: letter.title,
      compNo: letter.compNo,
      requester: letter.requester,
      currency: letter.currency ?? 'KRW',
      startDate: addDays(today, 2),
      validFrom: today,
      validTo: addDays(today, letter.validDays),
      urgentReason: letter.urgent,
      scopeText: letter.scope,
    },
    lines: letter.lines,
  })
  await attachScope(tx, folder, docNo, letter, at)
  if (letter.turn === 'draft') return
  await lois.submit(buyer, { id: docNo, version: 0 })
  if (letter.turn === 'approving') return
  const rejection = letter.turn === 'rejected' ? '대여 기간과 예상금액의 근거를 보완해 주세요.' : undefined
  await decideOfSeed(tx, lois.approval, docNo, { at, rejection })
  if (letter.turn === 'rejected' || letter.turn === 'issued') return
  await answerLetter(tx, docNo, letter, now, at)
}

async function answerLetter(
  tx: Transaction,
  loiNo: string,
  { turn, compNo, buyer, orNo }: Letter,
  now: Date,
  at: Date,
): Promise<void> {
  const stored = await findDocument(tx, loi, loiNo)
  if (!stored) return
  const key = { id: loiNo, version: stored.version }
  const later = new Date(atWorkBy(Math.min(now.getTime(), at.getTime() + 30 * hour)))
  if (turn === 'canceled')
    await lois.transition(
      await contextOf(tx, buyer, later),
      'cancelLoi',
      key,
      '금형을 새로 제작하기로 하여 취소합니다.',
    )
  else if (turn === 'declined')
    await lois.transition(
      await supplierContext(tx, compNo, later),
      'declineLoi',
      key,
      '정비 인력이 없어 기한 내 착수가 어렵습니다.',
    )
  else if (turn === 'expired')
    await moveDocument(await contextOf(tx, buyer, now), loi, stored, { action: 'expire', status: 'EXPIRED' })
  else if (stored.status === 'ISSUED')
    await lois.transition(await supplierContext(tx, compNo, later), 'acceptLoi', key)
  const accepted = await findDocument(tx, loi, loiNo)
  if (orNo === undefined || !accepted) return
  await moveDocument(await contextOf(tx, buyer, later), loi, accepted, {
    action: 'convertLoi',
    status: 'CONVERTED',
    columns: { or_no: orNo },
  })
  await sql`update order_request set loi_no = ${loiNo} where or_no = ${orNo}`.execute(tx)
}

/** What is to be done stands in a file beside the letter; without a folder its bytes are nowhere. */
async function attachScope(
  tx: Transaction,
  folder: string | undefined,
  loiNo: string,
  { title, buyer, scope }: Letter,
  at: Date,
): Promise<void> {
  const fileId = await fileOfSeed(tx, folder, { ownerType: 'LOI', ownerNo: loiNo, by: buyer, at }, [
    { name: `업무범위_${loiNo}.txt`, text: `업무범위\n\nLOI: ${loiNo}\n건명: ${title}\n\n${scope}\n` },
  ])
  await tx.updateTable('loi').set({ file_id: fileId }).where('loi_no', '=', loiNo).execute()
}
