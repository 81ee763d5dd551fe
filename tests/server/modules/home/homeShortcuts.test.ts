import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
}, 120_000)
afterAll(() => product.stop())

const shortcutsOf = async (caller: Caller) =>
  (await caller.call('getHomeSummary', { block: 'shortcuts' })).body.shortcuts ?? []

describe('the shortcuts of the home', () => {
  it('are the first pages of the menu for somebody new, none of them closed to him', async () => {
    const caller = await product.logIn('req.semi')
    const shortcuts = await shortcutsOf(caller)
    expect(shortcuts).toHaveLength(8)
    expect(new Set(shortcuts.map(({ from }) => from))).toEqual(new Set(['메뉴']))
    for (const { path } of shortcuts) {
      const { body } = await caller.call('loginCheck', { path, store: 'N' })
      expect(body.code, path).toBe('OK')
    }
  })

  it('begin with what one has starred, then what one opened lately, each once', async () => {
    const caller = await product.logIn('req.mobile')
    const [first, second, third] = await shortcutsOf(caller)
    if (!first || !second || !third) throw new Error('The menu of a requester has fewer than three pages.')
    await caller.call('saveFavourites', { body: { pgmIds: [third.pgmId] } })
    for (const { path, pgmId } of [third, second]) await caller.call('postMenuLog', { body: { path, pgmId } })
    expect((await shortcutsOf(caller)).slice(0, 3)).toEqual([
      { ...third, from: '즐겨찾기' },
      { ...second, from: '최근 사용' },
      { ...first, from: '메뉴' },
    ])
  })
})

describe('the inbox of the home', () => {
  it('says where each waiting document is opened, whatever its type, and its approver may open it', async () => {
    const opened = new Map<string, string>()
    for (const singleid of ['head.mobile', 'dir.mobile', 'acc.head', 'buy.head', 'cfo', 'head.mfg']) {
      const caller = await product.logIn(singleid)
      for (const row of (await caller.call('listApprovalInbox', { size: 0 })).body.rows) {
        const [path = '', query = ''] = (row.docUrl ?? '').split('?')
        opened.set(row.docType, path)
        expect(query, row.docNo).toContain(`=${row.docNo}`)
        const { body } = await caller.call('loginCheck', { path, store: 'N', apprNo: row.apprNo })
        expect(body.code, `${row.docType} ${row.docNo}`).toBe('OK')
      }
    }
    expect(opened.get('PR')).toBe('/prEdit')
    expect(opened.get('NO')).toBe('/noneOrderViewAdmin')
  })
})
