import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MenuItem } from '../../../../codegen/generated/types'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let admin: Caller
let buyer: Caller

beforeAll(async () => {
  product = await startProduct()
  admin = await product.logIn('system.admin')
  buyer = await product.logIn('buy.all')
})
afterAll(() => product.stop())

const rowsOf = async (portalType = 'I', more: Readonly<Record<string, string>> = {}) => {
  const { body } = await admin.call('listMenu', { portalType, ...more })
  return body.rows
}
const menuNamed = async (pgmName: string) => {
  const found = (await rowsOf()).find(row => row.pgmName === pgmName)
  if (!found) throw new Error(`no menu ${pgmName}`)
  return found
}
const headerOf = ({
  pgmId,
  upPgmId,
  pgmName,
  sspUrl,
  portalType,
  menuType,
  sortNo,
  useYn,
}: Awaited<ReturnType<typeof menuNamed>>) => ({
  pgmId,
  upPgmId,
  pgmName,
  sspUrl,
  portalType,
  menuType,
  sortNo,
  useYn,
})
const group = { pgmName: '시험', portalType: 'I', menuType: 'G', sortNo: 5, useYn: 'Y' }

describe('the tree of menus', () => {
  test('both portals have their own tree, with levels, leaves and further paths', async () => {
    const rows = await rowsOf()
    expect(rows.find(row => row.pgmId === 'I010101')).toMatchObject({
      upPgmId: 'I0101',
      pgmName: '구매요청 현황',
      sspUrl: '/prList',
      menuLevel: 3,
      leaf: 'Y',
      subUrls: [{ subUrl: '/prEdit' }],
    })
    expect((await rowsOf('E')).every(row => row.portalType === 'E')).toBe(true)
  })

  test('what is found by name comes with everything above it', async () => {
    const rows = await rowsOf('I', { pgmName: '구매요청 현황' })
    expect(rows.map(row => row.pgmId)).toEqual(['I01', 'I0101', 'I010101'])
  })

  test('only the system administrator reads and changes it', async () => {
    expect((await buyer.call('listMenu', { portalType: 'I' })).status).toBe(403)
    expect((await buyer.call('saveMenu', { body: { header: group } })).status).toBe(403)
  })
})

describe('saving a menu', () => {
  test('a new menu takes the next number below its upper menu', async () => {
    const { body } = await admin.call('saveMenu', { body: { header: { ...group, upPgmId: 'I01' } } })
    expect(body).toMatchObject({ success: true, status: 'Y', version: 0 })
    expect(body.docNo).toMatch(/^I01\d\d$/)
    expect((await rowsOf()).find(row => row.pgmId === body.docNo)).toMatchObject({
      menuLevel: 2,
      leaf: 'N',
    })
  })

  test.each([
    ['a leaf without URL', { menuType: 'L', upPgmId: 'I0101' }, '리프 메뉴는 URL이 필수입니다.', 'sspUrl'],
    [
      'a URL that is no screen',
      { menuType: 'L', upPgmId: 'I0101', sspUrl: '/nowhere' },
      '등록되지 않은 화면 경로입니다.',
      'sspUrl',
    ],
    [
      'a URL that another menu has',
      { menuType: 'L', upPgmId: 'I0101', sspUrl: '/prList' },
      '동일한 URL이 이미 등록되어 있습니다.',
      'sspUrl',
    ],
    ['a fourth level', { upPgmId: 'I010101' }, '메뉴는 3단계까지 등록할 수 있습니다.', 'upPgmId'],
    [
      'a supplier menu outside /cyber',
      { portalType: 'E', menuType: 'L', sspUrl: '/prList' },
      '협력사 메뉴 경로는 /cyber로 시작해야 합니다.',
      'sspUrl',
    ],
    ['an upper menu that does not exist', { upPgmId: 'I9999' }, '상위메뉴가 존재하지 않습니다.', 'upPgmId'],
  ])('%s is refused at its field', async (_, header, msg, field) => {
    const answer = await admin.call('saveMenu', { body: { header: { ...group, ...header } } })
    expect(answer.status).toBe(422)
    expect(answer.raw.json()).toMatchObject({ msg, field })
  })

  test('a further path that is no screen is refused with its row', async () => {
    const menu = await menuNamed('구매요청 현황')
    const answer = await admin.call('saveMenu', {
      body: {
        version: menu.version,
        header: headerOf(menu),
        subUrls: [{ subUrl: '/prEdit' }, { subUrl: '/prEdits' }],
      },
    })
    expect(answer.raw.json()).toMatchObject({ field: 'subUrl', row: 2 })
  })

  test('of two who change the same menu the second is told', async () => {
    const menu = await menuNamed('사업부 관리').catch(() => menuNamed('구매요청 접수'))
    const body = { version: menu.version, header: { ...headerOf(menu), sortNo: 15 }, subUrls: menu.subUrls }
    expect((await admin.call('saveMenu', { body })).status).toBe(200)
    expect((await admin.call('saveMenu', { body })).status).toBe(409)
  })
})

describe('what a change does', () => {
  const menusOf = async (caller: Caller) =>
    (await caller.call('loginCheck', { path: '/', store: 'Y' })).body.menus ?? []
  const namesIn = (menus: readonly MenuItem[]): string[] =>
    menus.flatMap(menu => [menu.pgmName, ...namesIn(menu.childs ?? [])])

  test('a menu out of use is refused by the next login check and call, and comes back with its use', async () => {
    expect((await buyer.call('loginCheck', { path: '/itemExcelUpList', store: 'N' })).body.code).toBe('OK')
    const menu = await menuNamed('품목 엑셀 업로드')
    const change = (useYn: string, version: number) =>
      admin.call('saveMenu', {
        body: { version, header: { ...headerOf(menu), useYn }, subUrls: menu.subUrls },
      })
    const { body } = await change('N', menu.version)
    expect((await buyer.call('loginCheck', { path: '/itemExcelUpList', store: 'N' })).body.code).toBe(
      'GPMS006',
    )
    expect((await buyer.call('listItemUpload', { page: 1, size: 10 })).status).toBe(403)
    expect(namesIn(await menusOf(buyer))).not.toContain('품목 엑셀 업로드')
    await change('Y', body.version)
    expect((await buyer.call('loginCheck', { path: '/itemExcelUpList', store: 'N' })).body.code).toBe('OK')
    expect((await buyer.call('listItemUpload', { page: 1, size: 10 })).status).toBe(200)
  })

  test('a new name shows at the next reading of the menu', async () => {
    const menu = await menuNamed('구매요청 현황')
    await admin.call('saveMenu', {
      body: {
        version: menu.version,
        header: { ...headerOf(menu), pgmName: '내 구매요청' },
        subUrls: menu.subUrls,
      },
    })
    expect(namesIn(await menusOf(buyer))).toContain('내 구매요청')
  })
})

describe('deleting a menu', () => {
  test('one with menus below it, or with authority, stays', async () => {
    const [first, leaf] = (await rowsOf()).filter(row => ['I01', 'I010101'].includes(row.pgmId))
    const upper = await admin.call('deleteMenu', { pgmId: 'I01', version: first?.version })
    expect(upper.msg).toBe('하위 메뉴가 있어 삭제할 수 없습니다.')
    const granted = await admin.call('deleteMenu', { pgmId: 'I010101', version: leaf?.version })
    expect(granted.msg).toBe('권한이 부여된 메뉴는 삭제할 수 없습니다.')
  })

  test('one that nothing hangs on goes', async () => {
    const { body } = await admin.call('saveMenu', { body: { header: { ...group, pgmName: '지울 메뉴' } } })
    const { status } = await admin.call('deleteMenu', { pgmId: body.docNo, version: 0 })
    expect(status).toBe(200)
    expect((await rowsOf()).some(row => row.pgmId === body.docNo)).toBe(false)
  })
})
