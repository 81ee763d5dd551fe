import type { Page } from '@playwright/test'
import type {
  CyberQuotationList,
  MonthlyReport06,
  OrderRequestDocument,
  RfqDocument,
} from '../../../codegen/generated/types'
import { dayFromToday, type ProductApi, screwdrivers } from '../product/productApi'
import { answerQuestion, enterAsSupplier, ProductGrid } from '../product/productPage'
import { expect, test } from '../product/productTest'

const dearer = { compNo: 'C000012', userId: 'partner01201' }
const cheaper = { compNo: 'C000019', userId: 'partner01901' }
const onPaper = 'C000005'

async function done(answer: Promise<{ readonly status: number; readonly body: unknown }>) {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { readonly docNo: string; readonly version: number }
}

/** A received request of ten parts at 2,400,000 won each, with a draft of the request for quotation. */
async function drafted(apiAs: (user: string) => Promise<ProductApi>, title: string): Promise<string> {
  const part = {
    ...{ ...screwdrivers, itemCode: undefined, itemName: '설비 부품', spec: '스핀들 모듈' },
    ...{ unitPrice: '2400000', accountCode: '5340100' },
  }
  const requester = await apiAs('req.mobile')
  const prNo = await requester.createRequest(title, {}, [part])
  await done(requester.move(prNo, 'submit'))
  for (const approver of ['head.mobile', 'acc.head', 'dir.mobile'])
    await done((await apiAs(approver)).decide(prNo, 'approve', '승인합니다.'))
  const buyer = await apiAs('buy.mobile')
  const { header } = await buyer.readRequest(prNo)
  const received = await done(buyer.send(`/api/v1/pr/${prNo}/receive`, { version: header.version }))
  return (await done(buyer.send(`/api/v1/pr/${prNo}/rfq`, { version: received.version }))).docNo
}

/** The suppliers who are asked; everything else as it was drafted. */
async function ask(buyer: ProductApi, rfqNo: string, title: string, ...suppliers: readonly string[]) {
  const path = `/api/v1/rfq/${rfqNo}`
  const { header, lines } = (await buyer.read(path)) as RfqDocument
  const draft = {
    version: header.version,
    header: {
      ...{ title, rfqType: 'COMP', estAmt: '24000000', payTerm: 'P30' },
      ...{ deadlineDate: dayFromToday(5), deliveryPlace: '모바일개발팀 3층' },
    },
    lines: lines.map(({ lineNo }) => ({ lineNo })),
    suppliers: suppliers.map(compNo => ({ compNo })),
  }
  return buyer.send(path, draft, 'PUT')
}

/** The supplier reads what is asked, prices it and submits. */
async function quote(page: Page, userId: string, qtNo: string, unitPrice: string): Promise<void> {
  await enterAsSupplier(page, userId, `/cyber/prCheckEdit?qtNo=${qtNo}`)
  await page.getByRole('button', { name: '의뢰확인' }).click()
  await answerQuestion(page, '확인')
  await page.getByRole('button', { name: '견적 작성' }).click()
  const lines = new ProductGrid(page, '견적 품목')
  await lines.type(0, 'unitPrice', unitPrice)
  await lines.type(0, 'deliveryDate', dayFromToday(20))
  await page.getByRole('textbox', { name: '견적유효일' }).fill(dayFromToday(40))
  await page.getByRole('textbox', { name: '견적유효일' }).press('Tab')
  await page.getByLabel('납기(일)').fill('14')
  await submit(page)
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '견적제출' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('button', { name: '제출회수' })).toBeVisible()
}

/** What came by fax: nobody but who enters it reads it before the opening. */
async function enterPaper(buyer: ProductApi, qtNo: string, unitPrice: string): Promise<void> {
  const path = `/api/v1/cyber/quotation/${qtNo}`
  const checked = await done(
    buyer.send(`/api/v1/cyber/rfq/${qtNo}/check`, { version: 0, reason: '팩스로 받은 견적서' }),
  )
  const { lines } = (await buyer.read(path)) as { lines: readonly { lineNo: number }[] }
  const saved = await done(
    buyer.send(
      path,
      {
        version: checked.version,
        header: {
          currency: 'KRW',
          validTo: dayFromToday(40),
          leadTime: 10,
          proxyReason: '팩스로 받은 견적서',
        },
        lines: lines.map(({ lineNo }) => ({ lineNo, unitPrice, deliveryDate: dayFromToday(20) })),
      },
      'PUT',
    ),
  )
  await done(buyer.send(`${path}/submit`, { version: saved.version }))
}

test('S04, S16: three suppliers bid under seal, one on paper, and the winner is not the lowest', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const title = `설비 부품 ${crypto.randomUUID().slice(0, 8)}`
  const api = await apiAs('buy.mobile')
  const rfqNo = await drafted(apiAs, title)
  const rfq = async () => (await api.read(`/api/v1/rfq/${rfqNo}`)) as RfqDocument

  await done(ask(api, rfqNo, title, dearer.compNo, cheaper.compNo))
  const buyer = await openAs('buy.mobile', `/prConfirmEdit/rfq?rfqNo=${rfqNo}`)
  const send = async () => {
    await buyer.getByRole('button', { name: '견적의뢰 발송' }).click()
    await answerQuestion(buyer, '확인')
  }
  await send()
  await expect(
    buyer.getByText('예정금액 1,000만원 이상은 3개 업체 이상 견적이 필요합니다.').first(),
  ).toBeVisible()
  await done(ask(api, rfqNo, title, dearer.compNo, cheaper.compNo, 'C000008'))
  await buyer.reload()
  await send()
  await expect(buyer.getByText('거래정지 협력사에는 견적을 의뢰할 수 없습니다.').first()).toBeVisible()
  await done(ask(api, rfqNo, title, dearer.compNo, cheaper.compNo, onPaper))
  await buyer.reload()
  await send()
  await expect.poll(async () => (await rfq()).header.status).toBe('SENT')

  const { rows } = (await api.read('/api/v1/cyber/quotation', { rfqNo })) as CyberQuotationList
  const qtNoOf = (compNo: string) => rows.find(row => row.compNo === compNo)?.qtNo ?? ''
  const first = await (await openContext()).newPage()
  await quote(first, dearer.userId, qtNoOf(dearer.compNo), '2400000')
  await first.getByRole('button', { name: '제출회수' }).click()
  await answerQuestion(first, '확인')
  await expect(first.getByRole('button', { name: '견적제출' })).toBeVisible()
  await new ProductGrid(first, '견적 품목').type(0, 'unitPrice', '2350000')
  await submit(first)
  const second = await (await openContext()).newPage()
  await quote(second, cheaper.userId, qtNoOf(cheaper.compNo), '2280000')
  await enterPaper(api, qtNoOf(onPaper), '2310000')

  await buyer.goto(`/prSubmitEdit?qtNo=${qtNoOf(dearer.compNo)}`)
  await expect(buyer.getByText('봉인된 견적입니다.')).toBeVisible()
  await expect(buyer.getByText('2,350,000')).toHaveCount(0)

  await buyer.goto(`/prConfirmEdit/rfq?rfqNo=${rfqNo}`)
  await buyer.getByRole('button', { name: '견적마감' }).click()
  await answerQuestion(buyer, '확인')
  await expect.poll(async () => (await rfq()).header.status).toBe('CLOSED')
  const { quotes } = await rfq()
  const ranks = quotes.map(({ compNo, totalAmtKrw, rankNo }) => [compNo, totalAmtKrw, rankNo])
  expect(ranks.toSorted((one, other) => Number(one[2]) - Number(other[2]))).toEqual([
    [cheaper.compNo, '22800000', 1],
    [onPaper, '23100000', 2],
    [dearer.compNo, '23500000', 3],
  ])
  const decision = buyer.getByRole('heading', { name: '선정 결과' })
  await expect(buyer.getByRole('heading', { name: '의뢰 업체' })).toBeVisible()
  await expect(decision).toHaveCount(0)
  const chosen = quotes.find(({ compNo }) => compNo === dearer.compNo)
  await buyer.getByRole('button', { name: `${chosen?.compNameKr} 전체 선택` }).click()
  const select = async (reason?: string) => {
    await buyer.getByRole('button', { name: '업체선정', exact: true }).click()
    if (reason !== undefined) await buyer.getByRole('alertdialog').getByRole('textbox').fill(reason)
    await answerQuestion(buyer, '확인')
  }
  await select()
  await expect(buyer.getByRole('alertdialog')).toContainText('업체선정 사유를 입력해 주세요.')
  await answerQuestion(buyer, '취소')
  await select('납기와 사후 지원이 가장 좋아 선정합니다.')
  await expect.poll(async () => (await rfq()).header.status).toBe('AWARDED')
  expect((await rfq()).header).toMatchObject({
    baseAmt: '24000000',
    contractAmt: '23500000',
    savingAmt: '500000',
  })
  const savedBy = async (user: string) => {
    const path = '/api/v1/report/monthlyReport/06'
    const yyyymm = dayFromToday(0).slice(0, 7).replace('-', '')
    const { rows } = (await (await apiAs(user)).read(path, { yyyymm })) as MonthlyReport06
    return rows.find(row => row.rfqNo === rfqNo)
  }
  const saving = { baseAmt: '24000000', contractAmt: '23500000', savingAmt: '500000', savingRate: '2.1' }
  expect(await savedBy('audit.mon')).toMatchObject(saving)
  expect(await savedBy('buy.semi')).toBeUndefined()
  await expect(decision).toBeVisible()
  await second.reload()
  await expect(second.getByText('미선정').first()).toBeVisible()

  await buyer.getByRole('button', { name: '발주요청 생성' }).click()
  await answerQuestion(buyer, '확인')
  await expect(buyer).toHaveURL(/\/OrderRequestEdit\?orNo=OR\d{6}-\d{6}/)
  const orNo = new URL(buyer.url()).searchParams.get('orNo') ?? ''
  const order = (await api.read(`/api/v1/orderRequest/${orNo}`)) as OrderRequestDocument
  expect(order.header).toMatchObject({
    compNo: dearer.compNo,
    supplyAmt: '23500000',
    vatAmt: '2350000',
    totalAmt: '25850000',
  })
})
