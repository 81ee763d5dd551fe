import { expect } from '@playwright/test'
import type { PrLineInput } from '../../../codegen/generated/types'
import { type ApiAs, dayFromToday, screwdrivers } from './productApi'

interface Stored {
  readonly header: Readonly<Record<string, string>> & { readonly version: number }
  readonly approval?: { readonly apprNo: string }
}

async function done(answer: Promise<{ readonly status: number; readonly body: unknown }>) {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { readonly docNo: string; readonly version: number }
}

interface Ordered {
  readonly compNo?: string
  readonly receiver?: string
  readonly lines?: readonly PrLineInput[]
}

/** An order that its supplier has yet to answer: of 10 tool sets at 128,000 won, unless other lines are told. */
export async function placedOrder(
  apiAs: ApiAs,
  title: string,
  { compNo = 'C000001', receiver = 'req.mobile', lines = [screwdrivers] }: Ordered = {},
): Promise<string> {
  const requester = await apiAs('req.mobile')
  const prNo = await requester.createRequest(title, { wishCompNo: compNo, receiver }, lines)
  await done(requester.move(prNo, 'submit'))
  for (const approver of ['head.mobile', 'dir.mobile'])
    await done((await apiAs(approver)).decide(prNo, 'approve', '승인합니다.'))
  const buyer = await apiAs('buy.mobile')
  const { header } = await buyer.readRequest(prNo)
  await done(buyer.send(`/api/v1/pr/${prNo}/receive`, { version: header.version }))
  const made = await done(
    buyer.send('/api/v1/orderRequest', {
      header: {
        title,
        compNo,
        receiver,
        expenseType: 'EXP',
        priceBasis: 'NEGO',
        basisReason: '협력사와 단가를 협의했습니다.',
        currency: 'KRW',
        taxCode: 'V1',
        payTerm: 'P30',
        dueDate: dayFromToday(20),
        deliveryPlace: '모바일개발팀 3층',
      },
      lines: lines.map(({ qty, unitPrice, accountCode, costCenter }, index) => ({
        prLine: `${prNo}-${(index + 1) * 10}`,
        qty,
        unitPrice,
        accountCode,
        costCenter,
      })),
    }),
  )
  const path = `/api/v1/orderRequest/${made.docNo}`
  await done(buyer.send(`${path}/submit`, { version: 0 }))
  const head = await apiAs('buy.head')
  const { approval } = (await head.read(path)) as Stored
  await done(head.send(`/api/v1/approval/${approval?.apprNo}/approve`, { version: 1 }))
  return ((await buyer.read(path)) as Stored).header.poNo ?? ''
}
