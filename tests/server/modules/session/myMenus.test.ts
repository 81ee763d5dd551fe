import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const requests = 'I010101'
const notices = 'I100102'
const menuManage = 'I090101'
const mine = async (person: Caller) => (await person.call('getMyMenus')).body
const star = (person: Caller, pgmIds: readonly string[]) =>
  person.call('saveFavourites', { body: { pgmIds } })

/** Grants of a menu to a group as the administration of authority changes them. */
async function grant(pgmId: string, group: string, isGranted: boolean): Promise<void> {
  await withActor(product.database, systemActor, async tx => {
    await tx
      .updateTable('auth_menu')
      .set({ read_yn: isGranted ? 'Y' : 'N' })
      .where('pgm_id', '=', pgmId)
      .where('auth_group_id', '=', group)
      .execute()
    await tx
      .updateTable('menu_change')
      .set(eb => ({ change_no: eb('change_no', '+', '1') }))
      .execute()
  })
}

describe('starred menus', () => {
  it('keep their order, follow the person into every session and are nobody else’s', async () => {
    const requester = await product.logIn('req.mobile')
    expect(await mine(requester)).toEqual({ favourites: [], recent: [] })
    expect((await star(requester, [notices, requests])).body.favourites).toEqual([notices, requests])
    expect((await mine(await product.logIn('req.mobile'))).favourites).toEqual([notices, requests])
    expect((await star(requester, [requests, notices])).body.favourites).toEqual([requests, notices])
    expect((await mine(await product.logIn('req.semi'))).favourites).toEqual([])
    expect((await star(requester, [])).body.favourites).toEqual([])
  })

  it('are only those that the person may open, each once, and not more than thirty', async () => {
    const requester = await product.logIn('req.mobile')
    expect((await star(requester, [menuManage])).status).toBe(403)
    expect((await star(requester, ['I01'])).status).toBe(403)
    expect((await star(requester, ['nothing'])).status).toBe(403)
    expect((await star(requester, [requests, requests])).status).toBe(400)
    const many = Array.from({ length: 31 }, (_, at) => `I${at}`)
    expect((await star(requester, many)).status).toBe(400)
    expect((await mine(requester)).favourites).toEqual([])
  })

  it('disappear with the right to open them, and come back with it', async () => {
    const requester = await product.logIn('req.mobile')
    await star(requester, [requests, notices])
    await requester.call('postMenuLog', { body: { path: '/prList' } })
    await grant(requests, '30', false)
    expect(await mine(requester)).toEqual({ favourites: [notices], recent: [] })
    expect((await star(requester, [notices])).body.favourites).toEqual([notices])
    await grant(requests, '30', true)
    expect(await mine(requester)).toEqual({ favourites: [notices, requests], recent: [requests] })
  })
})

describe('pages opened lately', () => {
  it('stand the last one first, each once; a document stands for its list', async () => {
    const requester = await product.logIn('req.semi')
    for (const path of ['/prList', '/board/notice', '/prEdit?prNo=PR1', '/'])
      await requester.call('postMenuLog', { body: { path } })
    expect((await mine(requester)).recent).toEqual([requests, notices])
  })

  it('are those of the person alone', async () => {
    const buyer = await product.logIn('buy.all')
    expect((await mine(buyer)).recent).toEqual([])
    await buyer.call('postMenuLog', { body: { path: '/prList' } })
    expect((await mine(buyer)).recent).toEqual([requests])
  })

  it('also suppliers have their own', async () => {
    const supplier = await product.logInSupplier('hanul001')
    expect(await mine(supplier)).toEqual({ favourites: [], recent: [] })
  })
})
