import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdjTargetRow } from '../../../../codegen/generated/types'
import { codeText } from '../../../../schemas/codes/codeGroups'
import { sumDecimals } from '../../../../schemas/shared/decimal'
import { fillMessage } from '../../../../schemas/shared/koreanParticle'
import { messageText } from '../../../../schemas/shared/resultCodes'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { settlementTexts } from '../../../../server/modules/settlement/settlementTexts'
import { taxInvoiceTexts } from '../../../../server/modules/taxInvoice/taxInvoiceTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { brokenSums, headerOf, lastDay, ntsNo, settled, waitingLines } from './settlementStory'

let product: ProductServer
let staff: Caller
let buyer: Caller
let supplier: Caller

beforeAll(async () => {
  product = await startProduct()
  staff = await product.logIn('acc.staff')
  buyer = await product.logIn('buy.all')
  supplier = await product.logInSupplier('daesung1')
}, 120_000)
afterAll(() => product.stop())

/** Lines of two receipts that one settlement may hold. */
async function twoReceipts(): Promise<readonly [AdjTargetRow, AdjTargetRow]> {
  const lines = await waitingLines(staff)
  const isAlike = (one: AdjTargetRow, other: AdjTargetRow) =>
    one.whReqNo < other.whReqNo &&
    (['compNo', 'section', 'currency', 'taxCode'] as const).every(field => one[field] === other[field])
  for (const one of lines) {
    const other = lines.find(each => isAlike(one, each))
    if (other) return [one, other]
  }
  throw new Error('no two receipts can be settled together')
}

describe('a settlement', () => {
  it('is not made of receipts of two sections, as its month belongs to one', async () => {
    const pair = await twoReceipts()
    const moveLast = (section: string | undefined) =>
      withActor(product.database, systemActor, tx =>
        tx.updateTable('warehousing').set({ section }).where('wh_req_no', '=', pair[1].whReqNo).execute(),
      )
    const { section } = pair[0]
    await moveLast(section === 'MOBILE' ? 'SEMI' : 'MOBILE')
    const lineKeys = pair.map(({ lineKey }) => lineKey).join(',')
    const made = await staff.call('createAdjustment', { body: { lineKeys, deductAmt: '0' } })
    expect([made.status, made.msg]).toEqual([422, settlementTexts.twoMonths])
    await moveLast(section)
  })

  it('is refused with what is wrong of each line', async () => {
    const pair = await twoReceipts()
    const reprice = (factors: readonly number[]) =>
      withActor(product.database, systemActor, async tx => {
        for (const [index, { whReqNo }] of pair.entries())
          await sql`update warehousing_line set unit_price = unit_price * ${factors[index]}::numeric
            where wh_req_no = ${whReqNo}`.execute(tx)
      })
    await reprice([2, 4])
    const lineKeys = pair.map(({ lineKey }) => lineKey).join(',')
    const stopped = await staff.call('createAdjustment', { body: { lineKeys, deductAmt: '0' } })
    expect([stopped.status, stopped.msg]).toEqual([
      422,
      fillMessage(settlementTexts.mismatchStops, ['단가 +100.0%, 단가 +300.0%']),
    ])
    await reprice([0.5, 0.25])
  })

  it('is not made of more lines than it may have', async () => {
    const [line] = await waitingLines(staff)
    const lineKeys = Array.from({ length: 1000 }, (_, index) =>
      line?.lineKey.replace(/\d+$/, String(index + 1)),
    ).join(',')
    const made = await staff.call('createAdjustment', { body: { lineKeys, deductAmt: '0' } })
    expect([made.status, made.msg]).toEqual([422, fillMessage(settlementTexts.tooManyLines, [999])])
  })

  it('adds up its lines, taxes ten percent and has a statement and a month', async () => {
    const { line, adjNo } = await settled(staff)
    const { header, lines, history } = (await staff.call('getAdjustment', { adjNo })).body
    expect(history.map(({ historyText }) => historyText)).toEqual(['정산 생성'])
    expect(header).toMatchObject({ status: 'CREATED', receiptAmt: line.amt, supplyAmtKrw: line.amt })
    expect(Number(header.vatAmt)).toBe(Math.trunc(Number(line.amt) / 10))
    expect(lines.map(({ amt }) => amt)).toEqual([line.amt])
    const { body } = await staff.call('listStatement', { adjNo, issueDateFrom: '2026-11-01' })
    expect(body.rows[0]).toMatchObject({ status: 'ISSUED', issueSeq: 1, totalAmt: header.totalAmt })
    const again = await staff.call('createAdjustment', { body: { lineKeys: line.lineKey } })
    expect([again.status, again.msg]).toEqual([
      409,
      '이미 정산되었거나 정산할 수 없는 입고가 있습니다. 다시 조회해 주세요.',
    ])
  })

  it('is found by its number whatever the month, as its statement is whatever the day', async () => {
    const { adjNo } = await settled(staff)
    const { stmtNo } = await headerOf(staff, adjNo)
    const listed = await staff.call('listAdjustment', { adjNo, yyyymm: '202501' })
    expect(listed.body.rows.map(row => row.adjNo)).toEqual([adjNo])
    const period = { issueDateFrom: '2025-01-01', issueDateTo: '2025-01-31' }
    const statements = await staff.call('listStatement', { stmtNo, ...period })
    expect(statements.body.rows.map(row => row.adjNo)).toEqual([adjNo])
    expect((await staff.call('listStatement', period)).body.total).toBe(0)
  })

  it('holds a line once, however many settle it at the same moment', async () => {
    const [line] = await waitingLines(staff, row => row.currency === 'KRW')
    const body = { lineKeys: line?.lineKey ?? '', deductAmt: '0' }
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? staff : buyer).call('createAdjustment', { body }),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)])
    const twice = await withActor(product.database, systemActor, tx =>
      sql`select wh_req_no, wh_line_no from adjustment_line line join adjustment head using (adj_no)
        where head.status <> 'CANCELED' group by 1, 2 having count(*) > 1`.execute(tx),
    )
    expect(twice.rows).toEqual([])
  })

  it('gives its receipts back when it is canceled while others settle them', async () => {
    const { line, adjNo } = await settled(staff)
    const [gone, early] = await Promise.all([
      staff.call('cancelAdjustment', { adjNo, body: { version: 0, reason: '다시 정산합니다.' } }),
      buyer.call('createAdjustment', { body: { lineKeys: line.lineKey, deductAmt: '0' } }),
    ])
    expect(gone.body.status).toBe('CANCELED')
    expect([200, 409]).toContain(early.status)
    if (early.status === 200) return
    const anew = await buyer.call('createAdjustment', { body: { lineKeys: line.lineKey, deductAmt: '0' } })
    expect(anew.status).toBe(200)
  })

  it('takes a deduction with its reason, and its statement is issued anew', async () => {
    const { line, adjNo } = await settled(staff)
    const save = (deductAmt: string, deductReason?: string) =>
      staff.call('updateAdjustment', { adjNo, body: { version: 0, deductAmt, deductReason } })
    expect((await save('1000')).msg).toBe('공제사유를 입력해 주세요.')
    expect((await save(`${line.amt}1`, '지체상금')).msg).toBe('공제금액이 공급가액을 초과합니다.')
    expect((await save('1000', '지체상금')).status).toBe(200)
    const header = await headerOf(staff, adjNo)
    expect(header.supplyAmtKrw).toBe(String(Number(line.amt) - 1000))
    const { body } = await staff.call('listStatement', { adjNo, issueDateFrom: '2026-11-01' })
    expect(body.rows[0]).toMatchObject({ issueSeq: 2, totalAmt: header.totalAmt })
    expect(await brokenSums(product)).toEqual([])
  })

  it.each([
    ['nothing', async () => '', '정산 대상 입고를 선택해 주세요.'],
    [
      'two suppliers',
      async () => {
        const lines = await waitingLines(staff)
        const other = lines.find(row => row.compNo !== lines[0]?.compNo)
        return `${lines[0]?.lineKey},${other?.lineKey}`
      },
      '한 정산에는 동일한 협력사만 선택할 수 있습니다.',
    ],
    [
      'a supplier who settles by the month',
      async () => {
        for (const yyyymm of ['202611', '202610']) {
          const { body } = await staff.call('listAdjTarget', { yyyymm, settleType: 'MONTHLY', size: 1 })
          if (body.rows[0]) return body.rows[0].lineKey
        }
        return ''
      },
      '월정산 협력사는 월정산 관리에서 처리해 주세요.',
    ],
  ])('is not made of %s', async (_, keys, msg) => {
    const lineKeys = await keys()
    const { body: preview } = await staff.call('previewAdjustment', { lineKeys })
    expect([preview.verdict, preview.warning]).toEqual(
      lineKeys === '' ? [undefined, undefined] : ['STOP', msg],
    )
    const made = await staff.call('createAdjustment', { body: { lineKeys } })
    expect([made.status, made.msg]).toEqual([422, msg])
  })

  it('with a price that the order does not know is stopped, and let pass by those who answer for it', async () => {
    const [line] = await waitingLines(staff, row => row.currency === 'KRW')
    await withActor(product.database, systemActor, tx =>
      sql`update po_line set unit_price = unit_price * 2 where po_no = ${line?.poNo}`.execute(tx),
    )
    const body = { lineKeys: line?.lineKey, deductAmt: '0' }
    const { body: preview } = await buyer.call('previewAdjustment', { lineKeys: line?.lineKey })
    expect(preview).toMatchObject({ verdict: 'STOP', matchText: '단가 -50.0%' })
    const stopped = await buyer.call('createAdjustment', { body })
    expect([stopped.status, stopped.msg]).toEqual([
      422,
      '발주·입고 대사에서 허용치를 벗어났습니다. (단가 -50.0%)',
    ])
    const allowReason = '단가 변경 전 입고분입니다.'
    expect((await buyer.call('createAdjustment', { body: { ...body, allowReason } })).status).toBe(422)
    const made = await staff.call('createAdjustment', { body: { ...body, allowReason } })
    // Nobody has to approve it.
    expect(made.body).toMatchObject({ status: 'CREATED', approvalStatus: 'X' })
    const { header, history } = (await staff.call('getAdjustment', { adjNo: made.body.docNo })).body
    expect(header).toMatchObject({ matchResult: 'ALLOW', allowReason })
    expect(history[0]).toMatchObject({ reason: allowReason })
  })

  it('of a supplier without the portal is confirmed by staff alone', async () => {
    const { adjNo } = await settled(staff, 'C000005')
    const asked = await staff.call('notifyAdjustment', { adjNo, body: { version: 0 } })
    expect(asked.msg).toBe('OGPMS 미사용 협력사입니다. 대리확인을 이용해 주세요.')
    const done = await staff.call('proxyConfirmAdjustment', { adjNo, body: { version: 0 } })
    expect(done.body.status).toBe('CONFIRMED')
    expect(await headerOf(staff, adjNo)).toMatchObject({ proxyYn: 'Y' })
  })

  it('of a supplier with the portal is confirmed for him on evidence alone', async () => {
    const { adjNo } = await settled(staff)
    const refused = await staff.call('proxyConfirmAdjustment', { adjNo, body: { version: 0 } })
    expect([refused.status, refused.msg]).toEqual([422, '대리확인 증빙을 첨부해 주세요.'])
    const add = (caller: Caller) =>
      caller.call('uploadFile', {
        ownerType: 'ADJ',
        ownerNo: adjNo,
        fileName: '증빙.pdf',
        body: Buffer.from('%PDF-1.4 '),
      })
    const of = async (caller: Caller) => (await add(caller)).status
    expect([await of(await product.logIn('acc.head')), await of(staff)]).toEqual([403, 200])
    await staff.call('notifyAdjustment', { adjNo, body: { version: (await headerOf(staff, adjNo)).version } })
    expect(await of(staff)).toBe(403)
  })
})

describe('the list of what waits to be settled', () => {
  const listed = (filters: object) => staff.call('listAdjTarget', { size: 0, ...filters })
  const keysOf = (rows: readonly AdjTargetRow[]) => rows.map(({ lineKey }) => lineKey).sort()

  it('has the month, the supplier and the days that are asked for, the first and the last included', async () => {
    const { rows } = (await listed({})).body
    const days = [...new Set(rows.map(({ receiptDate = '' }) => receiptDate))].sort()
    const [from = '', to = ''] = [days[1], days.at(-2)]
    expect(from < to).toBe(true)
    const compNo = rows[0]?.compNo
    const yyyymm = rows[0]?.receiptDate?.slice(0, 7).replace('-', '')
    const asked: readonly [object, (row: AdjTargetRow) => boolean][] = [
      [{ yyyymm }, ({ receiptDate }) => receiptDate?.slice(0, 7).replace('-', '') === yyyymm],
      [{ yyyymm: '202501' }, () => false],
      [{ compNo }, row => row.compNo === compNo],
      [
        { receiptDateFrom: from, receiptDateTo: to },
        ({ receiptDate = '' }) => receiptDate >= from && receiptDate <= to,
      ],
    ]
    for (const [filters, fits] of asked) {
      const { body } = await listed(filters)
      expect(keysOf(body.rows), JSON.stringify(filters)).toEqual(keysOf(rows.filter(fits)))
      expect(body.total).toBe(body.rows.length)
    }
    const reversed = await listed({ receiptDateFrom: to, receiptDateTo: from })
    expect([reversed.status, reversed.raw.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'periodReversed', field: 'receiptDate' }),
    ])
  })

  it('adds up one currency, and never several', async () => {
    const { rows, sums } = (await listed({})).body
    const currencies = [...new Set(rows.map(({ currency }) => currency))]
    expect(currencies.length).toBeGreaterThan(1)
    expect(sums).toBeUndefined()
    for (const currency of currencies) {
      const { body } = await listed({ currency })
      expect(Number(body.sums?.amt)).toBe(Number(sumDecimals(body.rows.map(({ amt }) => amt))))
    }
  })
})

describe('a tax invoice', () => {
  // As the supplier leaves it; how he does so is a matter of the month.
  const confirmed = async () => {
    const { line, adjNo } = await settled(staff)
    await withActor(product.database, systemActor, tx =>
      tx.updateTable('adjustment').set({ status: 'CONFIRMED' }).where('adj_no', '=', adjNo).execute(),
    )
    const header = await headerOf(staff, adjNo)
    const writeDate = lastDay(header.yyyymm) > '2026-11-20' ? line.receiptDate : lastDay(header.yyyymm)
    const invoice = {
      version: header.version,
      ntsNo: ntsNo(writeDate ?? ''),
      writeDate,
      supplyAmt: header.supplyAmtKrw,
      vatAmt: header.vatAmt,
    }
    return { adjNo, header, invoice }
  }
  const register = (adjNo: string, body: object) => staff.call('registerTaxInvoice', { adjNo, body })

  it('that agrees invoices the settlement, and its number is used once', async () => {
    const { adjNo, invoice } = await confirmed()
    const made = await register(adjNo, invoice)
    expect(made.body).toMatchObject({ status: 'INVOICED', tiStatus: 'MATCHED', diffAmt: '0' })
    const other = await confirmed()
    const twice = await register(other.adjNo, { ...other.invoice, ntsNo: invoice.ntsNo })
    expect([twice.status, twice.msg]).toEqual([422, '이미 등록된 국세청 승인번호입니다.'])
    // The tax office corrects its own invoices alone; a commercial one is none of them.
    await withActor(product.database, systemActor, tx =>
      tx.updateTable('adjustment').set({ tax_code: 'V5' }).where('adj_no', '=', other.adjNo).execute(),
    )
    const corrected = await register(other.adjNo, { ...other.invoice, tiType: 'REV' })
    expect([corrected.status, corrected.msg]).toEqual([422, taxInvoiceTexts.typeUnfit])
  })

  it.each([
    [{ ntsNo: '123' }, '국세청 승인번호는 24자리여야 합니다.'],
    [{ writeDate: '2025-01-31' }, /^작성일자는 정산월\(\d{4}-\d{2}\) 이내여야 합니다\.$/],
    [{ tiType: 'FREE' }, '세금코드에 맞지 않는 계산서유형입니다.'],
  ])('with %o is refused', async (change, msg) => {
    const { adjNo, invoice } = await confirmed()
    const refused = await register(adjNo, { ...invoice, ...change })
    expect(refused.status).toBe(422)
    expect(refused.msg).toMatch(msg)
  })

  it('with ten won of tax more is matched by hand, with eleven never, and has no other one beside it', async () => {
    const { adjNo, header, invoice } = await confirmed()
    const vatAmt = (more: number) => String(Number(header.vatAmt) + more)
    const made = await register(adjNo, { ...invoice, vatAmt: vatAmt(10) })
    expect(made.body).toMatchObject({
      status: 'CONFIRMED',
      tiStatus: 'MISMATCH',
      diffAmt: '10',
      warning: '정산금액과 세금계산서 금액이 다릅니다. (차이 10원)',
    })
    const matched = await staff.call('rematchTaxInvoice', {
      tiNo: made.body.tiNo,
      body: { version: 0, reason: '원 단위 차이 확인' },
    })
    expect(matched.body.status).toBe('MATCHED')
    expect(await headerOf(staff, adjNo)).toMatchObject({ status: 'INVOICED', vatAmt: vatAmt(10) })
    expect(await brokenSums(product)).toEqual([])
    const other = await confirmed()
    const eleven = await register(other.adjNo, {
      ...other.invoice,
      vatAmt: String(Number(other.header.vatAmt) + 11),
    })
    const second = {
      ...other.invoice,
      version: eleven.body.version,
      ntsNo: ntsNo(other.invoice.writeDate ?? ''),
    }
    const beside = await register(other.adjNo, second)
    expect([beside.status, beside.msg]).toEqual([409, taxInvoiceTexts.invoiceLiving])
    const setStatus = (status: string) =>
      withActor(product.database, systemActor, tx =>
        tx.updateTable('adjustment').set({ status }).where('adj_no', '=', other.adjNo).execute(),
      )
    await setStatus('DISPUTED')
    const disputed = await staff.call('rematchTaxInvoice', {
      tiNo: eleven.body.tiNo,
      body: { version: 0, reason: '원 단위 차이 확인' },
    })
    expect([disputed.status, disputed.code, disputed.msg]).toEqual([
      409,
      'stateRefused',
      messageText('stateRefused', [codeText('ADJ_STATUS', 'DISPUTED')]),
    ])
    await setStatus('CONFIRMED')
    const refused = await staff.call('rematchTaxInvoice', {
      tiNo: eleven.body.tiNo,
      body: { version: 0, reason: '원 단위 차이 확인' },
    })
    expect([refused.code, refused.msg]).toEqual([
      'rematchVat',
      '세액 차이가 10원을 초과하여 매칭할 수 없습니다. 수정세금계산서를 요청해 주세요.',
    ])
  })

  it('that was issued after the tenth of the next month is taken with a warning', async () => {
    const { body: found } = await staff.call('listAdjustment', {
      yyyymm: '202610',
      status: 'CONFIRMED',
      size: 0,
    })
    const row = found.rows.find(({ taxCode, ntsNo: number }) => taxCode === 'V1' && number === undefined)
    const adjNo = row?.adjNo ?? ''
    const writeDate = '2026-10-31'
    const issued = async (issueDate: string) => {
      const { version, supplyAmtKrw: supplyAmt, vatAmt } = await headerOf(staff, adjNo)
      const made = await register(adjNo, {
        ...{ version, writeDate, issueDate, supplyAmt, vatAmt },
        ntsNo: ntsNo(writeDate),
      })
      expect([made.status, made.msg, made.body.tiStatus]).toEqual([200, '', 'MATCHED'])
      return made.body
    }
    const inTime = await issued('2026-11-10')
    expect(inTime.warning).toBeUndefined()
    await staff.call('cancelTaxInvoice', {
      tiNo: inTime.tiNo,
      body: { version: 0, reason: '발급일을 잘못 기재했습니다.' },
    })
    expect((await issued('2026-11-11')).warning).toBe(taxInvoiceTexts.issuedLate)
  })

  it('of a number that nobody has given is neither canceled nor matched', async () => {
    const body = { version: 0, reason: '금액을 잘못 기재했습니다.' }
    for (const operation of ['cancelTaxInvoice', 'rematchTaxInvoice'] as const) {
      const refused = await staff.call(operation, { tiNo: 'TI209901-000001', body })
      expect([refused.status, refused.msg]).toEqual([422, messageText('documentNotFound')])
    }
  })

  it('is canceled until there is a slip, and gives its number free', async () => {
    const { adjNo, invoice } = await confirmed()
    const made = await register(adjNo, invoice)
    const gone = await staff.call('cancelTaxInvoice', {
      tiNo: made.body.tiNo,
      body: { version: 0, reason: '금액을 잘못 기재했습니다.' },
    })
    expect(gone.body.status).toBe('CANCELED')
    const { version, status } = await headerOf(staff, adjNo)
    expect(status).toBe('CONFIRMED')
    expect((await register(adjNo, { ...invoice, version })).body.status).toBe('INVOICED')
  })

  it('waits until the supplier has confirmed', async () => {
    const { adjNo } = await settled(staff)
    await staff.call('notifyAdjustment', { adjNo, body: { version: 0 } })
    const header = await headerOf(staff, adjNo)
    const early = await register(adjNo, {
      version: header.version,
      ntsNo: ntsNo('2026-11-01'),
      writeDate: lastDay(header.yyyymm),
      supplyAmt: header.supplyAmtKrw,
      vatAmt: header.vatAmt,
    })
    expect([early.status, early.msg]).toEqual([409, '정산을 확인한 후 세금계산서를 등록해 주세요.'])
  })
})

describe('a statement', () => {
  it('is printed with both parties and the amount in Hangul, and every print is counted', async () => {
    const { adjNo } = await settled(staff)
    const { stmtNo = '' } = await headerOf(staff, adjNo)
    const preview = (await staff.call('getStatement', { stmtNo })).body.sheets[0]
    expect(preview?.mark).toBe('미리보기')
    const { sheets } = (await staff.call('printStatement', { body: { stmtNos: [stmtNo] } })).body
    expect(sheets[0]?.parties?.map(({ role }) => role)).toEqual(['공급자', '공급받는자'])
    expect(sheets[0]?.amount?.hangul).toMatch(/^일금 .+원정$/)
    expect(sheets[0]?.fields).toContainEqual({ label: '통화', text: '원' })
    const again = await staff.call('reissueStatement', { stmtNo, body: { version: 0 } })
    expect(again.status).toBe(200)
    const { body } = await staff.call('listStatement', { stmtNo, issueDateFrom: '2026-11-01' })
    expect(body.rows[0]).toMatchObject({ printCnt: 1, issueSeq: 2 })
    const tooMany = await staff.call('printStatement', {
      body: { stmtNos: Array.from({ length: 51 }, (_, index) => `ST${index}`) },
    })
    expect(tooMany.msg).toBe('일괄출력은 최대 50건까지 가능합니다.')
  })

  it('of a canceled settlement is not printed', async () => {
    const { adjNo } = await settled(staff)
    const { stmtNo = '' } = await headerOf(staff, adjNo)
    await staff.call('cancelAdjustment', { adjNo, body: { version: 0, reason: '다시 정산합니다.' } })
    const refused = await staff.call('printStatement', { body: { stmtNos: [stmtNo] } })
    expect([refused.status, refused.msg]).toEqual([409, '취소된 거래명세서는 출력할 수 없습니다.'])
  })

  it('of others is no supplier’s to see', async () => {
    const { adjNo } = await settled(staff, 'C000002')
    const { stmtNo = '' } = await headerOf(staff, adjNo)
    expect((await supplier.call('getStatement', { stmtNo })).status).toBe(403)
  })
})

it('what was done with invoices is named in the history', async () => {
  const rows = await withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('document_event')
      .select('action')
      .distinct()
      .where('at', '>=', '2026-11-20T00:00:00+09:00')
      .execute(),
  )
  const actions = rows.map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['rematchTaxInvoice', 'sys:cancelTaxInvoice']))
})
