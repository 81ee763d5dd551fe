import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { assetFile, receivedAsset, registration } from './assetInputs'

let product: ProductServer
let hands: { supplier: Caller; receiver: Caller; head: Caller }
let staff: Caller
let accountingHead: Caller
let coordinator: Caller
let requester: Caller

beforeAll(async () => {
  product = await startProduct()
  hands = {
    supplier: await product.logInSupplier('daesung2'),
    receiver: await product.logIn('recv.mobile'),
    head: await product.logIn('head.mfg'),
  }
  staff = await product.logIn('acc.staff')
  accountingHead = await product.logIn('acc.head')
  coordinator = await product.logIn('dept.mobile')
  requester = await product.logIn('req.mobile')
}, 120_000)
afterAll(() => product.stop())

const candidatesOf = async (poNo: string) =>
  [...(await staff.call('listAssetReg', { poNo, status: 'REG_WAIT' })).body.rows].sort((a, b) =>
    a.assetNo < b.assetNo ? -1 : 1,
  )
const register = (rows: readonly object[], caller = staff) => caller.call('registerAsset', { body: { rows } })
const assetsOf = async (serialNo: string) => {
  const [row] = (await staff.call('listAsset', { serialNo })).body.rows
  if (!row) throw new Error(`no asset ${serialNo}`)
  return row
}
const versionOf = async (assetNo: string) => (await staff.call('getAsset', { assetNo })).body.header.version
const historyOf = async (assetNo: string) =>
  (await staff.call('getAsset', { assetNo })).body.lines.map(({ histType }) => histType)

it('S14: what is received becomes candidates, assets, and is moved, lost, disposed of', async () => {
  const { poNo, whReqNo, version } = await receivedAsset(product, hands, { qty: '3', price: '1850000' })
  const candidates = await candidatesOf(poNo)
  const facts = candidates.map(row => [row.acqAmt, row.usefulLife, row.deptcd, row.custodian, row.qty])
  expect(facts).toEqual(Array(3).fill(['1850000', 5, 'D1020', 'req.mobile', '1']))
  const [first, second, third] = candidates.map(({ assetNo }) => assetNo)
  const typed = registration(first ?? '', 0, { serialNo: 'HB-0001' })
  expect((await register([typed])).body.success).toBe(true)
  const one = await assetsOf('HB-0001')
  expect(one).toMatchObject({
    assetNo: expect.stringMatching(/^AS26-/),
    status: 'IN_USE',
    gerpAssetNo: expect.stringMatching(/^\d{12}$/),
  })
  expect((await staff.call('getAsset', { assetNo: one.assetNo })).body.header).toMatchObject({
    ...{ acqDate: '2026-11-20', lifeEnd: '2031-11-19', candNo: first },
  })
  expect(await historyOf(one.assetNo)).toEqual(['REG'])
  const again = registration(second ?? '', 0, { serialNo: 'HB-0001' })
  expect((await register([again])).msg).toBe('이미 등록된 시리얼번호입니다.')
  await register([{ ...again, serialNo: 'HB-0002', custodian: 'dept.mobile' }])
  const two = await assetsOf('HB-0002')
  const exclude = (reason: string) =>
    staff.call('excludeAssetReg', { body: { keys: [{ id: third, version: 0 }], reason } })
  expect((await exclude('예비품임')).msg).toBe('제외사유를 5자 이상 입력해 주세요.')
  expect((await exclude('예비품으로 재고 관리')).body.status).toBe('EXCLUDED')
  const giveBack = (qty: string) =>
    coordinator.call('returnWarehousing', {
      ...{ whReqNo, body: { version, reason: '규격이 다릅니다.', lines: [{ lineNo: 10, qty }] } },
    })
  expect((await giveBack('2')).msg).toBe(
    `자산으로 등록된 품목이 있어 반품·입고취소할 수 없습니다. (${[one.assetNo, two.assetNo].sort().reverse().join(', ')})`,
  )
  expect((await giveBack('1')).status).toBe(200)

  const place = {
    deptcd: 'D1020',
    custodian: 'dept.mobile',
    site: 'S01',
    location: '본관 3층',
    reason: '좌석 재배치',
  }
  const move = async (more: object, caller = coordinator) =>
    caller.call('moveAsset', {
      assetNo: two.assetNo,
      body: { version: await versionOf(two.assetNo), ...place, ...more },
    })
  expect((await move({})).msg).toBe('변경된 내용이 없습니다.')
  const factory = { deptcd: 'D1030', custodian: 'recv.mobile', location: '2공장 1라인' }
  expect((await move(factory)).body.status).toBe('IN_USE')
  // She does not see it any more, and who does may go on.
  const repair = await staff.call('repairAsset', {
    assetNo: two.assetNo,
    body: { version: await versionOf(two.assetNo), repairComp: '한빛서비스', repairDue: '2026-11-27' },
  })
  expect(repair.body.status).toBe('REPAIR')
  const reuse = await staff.call('reuseAsset', {
    assetNo: two.assetNo,
    body: { version: repair.body.version },
  })
  expect(reuse.body.status).toBe('IN_USE')

  const lost = await staff.call('loseAsset', {
    ...{ assetNo: two.assetNo, body: { version: reuse.body.version, reason: '라인 이전 후 확인 불가' } },
  })
  expect(lost.body.status).toBe('LOST')
  const ask = async (body: object, caller = hands.head) =>
    caller.call('requestDisposal', {
      assetNo: two.assetNo,
      body: {
        version: await versionOf(two.assetNo),
        disposeType: 'LOSS',
        disposeReason: '찾을 수 없습니다.',
        ...body,
      },
    })
  expect((await ask({})).msg).toBe('분실 경위서를 첨부해 주세요.')
  const asked = await ask({ fileId: await assetFile(hands.head) })
  expect(asked.body.status).toBe('DISPOSAL_REQ')
  const rejected = await staff.call('rejectDisposal', {
    ...{ assetNo: two.assetNo, body: { version: asked.body.version, reason: '재수색 후 다시 신청' } },
  })
  expect(rejected.body.status).toBe('LOST')
  // What was handed in with the first request can be added to while it is lost.
  const report = { ownerType: 'ASSET', ownerNo: two.assetNo, fileName: '경위서.txt' }
  expect((await hands.head.call('uploadFile', { ...report, body: Buffer.from('경위') })).status).toBe(200)
  await ask({ fileId: await assetFile(staff) }, staff)
  const dispose = async (disposeDate: string, caller = accountingHead) =>
    caller.call('approveDisposal', {
      assetNo: two.assetNo,
      body: { version: await versionOf(two.assetNo), disposeDate },
    })
  expect((await dispose('2026-11-21')).msg).toBe('폐기일은 취득일부터 오늘까지 입력할 수 있습니다.')
  expect((await dispose('2026-11-20', staff)).msg).toBe('본인이 신청한 폐기는 승인할 수 없습니다.')
  expect((await dispose('2026-11-20')).body.status).toBe('DISPOSED')
  expect(await historyOf(two.assetNo)).toEqual([
    ...['REG', 'MOVE', 'REPAIR', 'REUSE', 'LOST', 'DISPOSAL', 'DISPOSAL', 'DISPOSAL', 'DISPOSAL'],
  ])
}, 120_000)

it('S14: a round is opened once, counted by two people, closed with its effects', async () => {
  const open = (section: string | undefined) =>
    accountingHead.call('openAssetRound', {
      body: { roundName: '11월 실사', section, fromDate: '2026-11-20', toDate: '2026-12-04' },
    })
  const [begun] = (
    await accountingHead.call('listAssetRound', { section: '모바일사업부', status: 'PROGRESS' })
  ).body.rows
  const before = { version: begun?.version, reason: '다시 개시하기 위해 마감' }
  await accountingHead.call('closeAssetRound', { roundNo: begun?.roundNo, body: before })
  const roundNo = (await open('모바일사업부')).body.docNo
  expect(roundNo).toMatch(/^IV2026-\d{2}$/)
  expect((await open('모바일사업부')).msg).toBe('진행 중인 실사 차수가 있습니다.')
  const targets = (await requester.call('listAssetInventory', { roundNo })).body.rows
  expect(new Set(targets.map(row => row.custodian))).toEqual(new Set(['req.mobile']))
  const [one, two, three] = targets
  const save = (caller: Caller, rows: readonly object[]) =>
    caller.call('saveAssetInventory', { roundNo, body: { rows } })
  const count = (assetNo: string | undefined, invResult: string, more: object = {}) => ({
    ...{ assetNo, invResult, version: 0, ...more },
  })
  expect((await save(requester, [count(one?.assetNo, 'MATCH')])).body.success).toBe(true)
  const elsewhere = { realDeptcd: 'D1030', realLocation: '2공장 창고' }
  const other = await save(coordinator, [count(one?.assetNo, 'MISMATCH', elsewhere)])
  expect([other.status, other.msg]).toEqual([
    ...[
      409,
      expect.stringMatching(
        /^조민재님이 2026-11-20 \d\d:\d\d에 일치\(?으?\)?로 실사한 자산입니다\. 다시 조회해 주세요\.$/,
      ),
    ],
  ])
  const { targetCnt } = (await requester.call('getAssetRound', { roundNo })).body
  expect((await save(coordinator, [count(one?.assetNo, 'MATCH')])).body).toEqual({
    ...{ success: true, checkedCnt: 1, targetCnt },
  })
  expect((await save(requester, [count('AS99-000001', 'MATCH')])).msg).toBe(
    '실사 대상이 아닌 자산번호입니다. (AS99-000001)',
  )
  expect((await save(coordinator, [count(two?.assetNo, 'MISSING')])).msg).toBe(
    '미발견 자산은 비고를 입력해 주세요.',
  )
  expect(
    (
      await save(coordinator, [
        count(two?.assetNo, 'MISMATCH', { realDeptcd: two?.bookDeptcd, realLocation: two?.bookLocation }),
      ])
    ).msg,
  ).toBe('장부와 같은 위치입니다. 일치로 입력해 주세요.')
  // Of two people at the same moment one is told what the other has counted.
  const atOnce = await Promise.all([
    save(requester, [count(three?.assetNo, 'MATCH')]),
    save(coordinator, [count(three?.assetNo, 'MISMATCH', elsewhere)]),
  ])
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409])
  // One row of two is refused: the other is kept.
  const mixed = await save(coordinator, [
    count(two?.assetNo, 'MISSING', { bigo: '확인 불가' }),
    count(one?.assetNo, 'MISSING', { bigo: '확인 불가' }),
  ])
  expect(mixed.body.warning).toMatch(/^2행: 조민재님이/)
  await countByNumber(roundNo, two?.assetNo)
  const found = { assetName: '진동측정기', location: '2공장 창고' }
  const added = await hands.head.call('saveAssetInventory', { roundNo, body: { header: {}, found: [found] } })
  const [candNo = ''] = added.body.candNos ?? []
  const row = (await staff.call('listAssetReg', { assetNo: candNo })).body.rows[0]
  expect(row).toMatchObject({ foundRound: roundNo, deptcd: 'D1030', status: 'REG_WAIT' })
  const cheap = { acqDate: '2026-11-20', acqAmt: '0', deptcd: 'D1030', custodian: 'head.mfg' }
  expect((await register([registration(candNo, 0, cheap)])).status).toBe(200)

  const close = (reason?: string) =>
    accountingHead.call('closeAssetRound', { roundNo, body: { version: 0, reason } })
  const progress = (await accountingHead.call('getAssetRound', { roundNo })).body
  const left = progress.targetCnt - 3
  expect((await close()).msg).toBe(`미실사 자산이 ${left}건 있습니다. 강제 마감 사유를 입력해 주세요.`)
  const closed = await close('기한 내 마감')
  expect(closed.body.status).toBe('CLOSED')
  const read = async (assetNo = '') => (await staff.call('getAsset', { assetNo })).body.header
  expect(await read(one?.assetNo)).toMatchObject({ lastCheckDt: '2026-11-20', status: 'IN_USE' })
  expect(await read(two?.assetNo)).toMatchObject({ status: 'LOST' })
  expect((await save(requester, [count(one?.assetNo, 'MATCH')])).msg).toBe('마감된 실사 차수입니다.')
}, 120_000)

/** As on a telephone: the asset is found by its number, and its version says that its count has been read. */
async function countByNumber(roundNo: string, assetNo = ''): Promise<void> {
  const read = (typed: string, caller = coordinator) =>
    caller.call('getAssetInventory', { roundNo, assetNo: typed })
  const target = (await read(` ${assetNo.toLowerCase()} `)).body
  expect(target).toMatchObject({ assetNo, invResult: 'MISSING', bigo: '확인 불가' })
  expect(target.realDeptcd).toBe(target.bookDeptcd)
  expect((await read('AS99-000001')).msg).toBe('실사 대상이 아닌 자산번호입니다. (AS99-000001)')
  const [others] = (await coordinator.call('listAssetInventory', { roundNo })).body.rows.filter(
    row => row.custodian !== 'req.mobile',
  )
  expect((await read(others?.assetNo ?? '', requester)).msg).toBe(
    `실사 권한이 없는 자산입니다. (${others?.assetNo})`,
  )
  const save = (header: object) =>
    requester.call('saveAssetInventory', { roundNo, body: { header: { assetNo, ...header } } })
  const unread = await save({ invResult: 'MATCH' })
  expect(unread.status).toBe(409)
  const incomplete = await save({ invResult: 'MISMATCH', version: target.version })
  expect(incomplete.msg).toBe('불일치 자산은 실제부서와 실제위치를 입력해 주세요.')
  expect((await save({ invResult: 'MATCH', version: target.version })).status).toBe(200)
  const again = { invResult: 'MISSING', bigo: '확인 불가', version: target.version + 1 }
  expect((await save(again)).status).toBe(200)
}

it('costs of units add up to the value of their line, with a tax that is not deducted', async () => {
  const { poNo } = await receivedAsset(product, hands, { qty: '3', price: '3333333.33', taxCode: 'V2' })
  const amounts = (await candidatesOf(poNo)).map(row => row.acqAmt)
  expect(amounts).toEqual(['3666666', '3666666', '3666668'])
}, 60_000)
