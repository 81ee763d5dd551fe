import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { supplierUserTexts } from '../../../../server/modules/supplierUser/supplierUserTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let manager: Caller
let buyer: Caller
let monitor: Caller
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  buyer = await product.logIn('buy.mobile')
  monitor = await product.logIn('audit.mon')
})
afterAll(() => product.stop())

const contactsOf = async (filters: Readonly<Record<string, string>>, by = manager) =>
  (await by.call('listCompContact', { ...filters, size: 200 })).body.rows
const mainsOf = async (compNo: string) =>
  (await contactsOf({ compNo, mainYn: 'Y' })).map(({ userId }) => userId)
const makeMain = async (userId: string, by = manager) => {
  const { body } = await manager.call('listExtUser', { userId, size: 20 })
  return by.call('setMainContact', { userId, body: { version: body.rows[0]?.version ?? 0 } })
}

describe('contacts of suppliers', () => {
  it('are found by the sourcing groups of their company, on each level', async () => {
    const [group] = (await buyer.call('popupSourcingGroup', {})).body
    const { body } = await buyer.call('listSgCompany', { sgCode: group?.sgCode ?? '' })
    const companies = new Set(body.map(({ compNo }) => compNo))
    const whole = group?.sgCode ?? ''
    const found = await contactsOf({ L1_SG_CODE: whole.slice(0, 2), L4_SG_CODE: whole }, buyer)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ compNo }) => companies.has(compNo))).toBe(true)
    const above = await contactsOf({ L1_SG_CODE: whole.slice(0, 2) }, buyer)
    expect(above.map(({ userId }) => userId)).toEqual(
      expect.arrayContaining(found.map(({ userId }) => userId)),
    )
    expect(await contactsOf({ L1_SG_CODE: '99' }, buyer)).toEqual([])
  })

  it('show their phones to buyers, and masked to monitoring; they order the list of nobody', async () => {
    const [seen] = await contactsOf({ userName: '김대성' }, buyer)
    const [masked] = await contactsOf({ userName: '김대성' }, monitor)
    expect(seen?.cellPhoneNo).toMatch(/^010\d{8}$/)
    expect(masked?.cellPhoneNo).toMatch(/^010-\*{4}-\d{4}$/)
    for (const by of [monitor, buyer])
      expect((await by.call('listCompContact', { sort: 'cellPhoneNo:asc' })).status).toBe(400)
  })

  it('leave out for buyers who applies for a company that is not registered yet', async () => {
    const before = await contactsOf({ status: 'APPLIED' }, buyer)
    const [applicant] = before
    await withActor(product.database, systemActor, tx =>
      sql`update company set status = 'APPLIED' where comp_no = ${applicant?.compNo}`.execute(tx),
    )
    const namesOf = (rows: readonly { userId: string }[]) => rows.map(({ userId }) => userId)
    expect(namesOf(await contactsOf({ status: 'APPLIED' }, buyer))).not.toContain(applicant?.userId)
    expect(namesOf(await contactsOf({ status: 'APPLIED' }))).toEqual(expect.arrayContaining(namesOf(before)))
  })
})

describe('the main contact of a supplier', () => {
  it('is one: whoever is chosen takes the mark from the other', async () => {
    const [before] = await mainsOf('C000001')
    const other = before === 'daesung2' ? 'daesung1' : 'daesung2'
    expect((await makeMain(other)).body).toMatchObject({ docNo: other, status: 'ACTIVE' })
    expect(await mainsOf('C000001')).toEqual([other])
    // Two at once: one after the other.
    const answers = await Promise.all([makeMain('daesung1'), makeMain('daesung2')])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await mainsOf('C000001')).toHaveLength(1)
  })

  it('is an active user, chosen by vendor management', async () => {
    expect((await makeMain('hanul003')).body).toMatchObject({ msg: supplierUserTexts.activeMainOnly })
    expect((await makeMain('hanul003')).status).toBe(409)
    expect((await makeMain('hanul002', buyer)).status).toBe(403)
    expect((await makeMain('hanul002', monitor)).status).toBe(403)
  })
})
