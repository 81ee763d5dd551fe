import { expect, it } from 'vitest'
import { demoAccountsOf } from '../../../engine/auth/demoAccounts'

const supplier = {
  userId: 'daesung1',
  userName: '김대성',
  compNameKr: '(주)대성정밀',
  groupName: '협력사관리자',
  note: '협력사 관리자',
  password: 'pw',
}
const consts = { mode: 'demo', demoAccounts: '[]', demoSuppliers: JSON.stringify([supplier, { userId: 1 }]) }

it('each portal offers its own demo accounts, and no other mode offers any', () => {
  expect(demoAccountsOf(consts)).toEqual([])
  expect(demoAccountsOf(consts, 'external')).toEqual([
    {
      singleid: 'daesung1',
      hname: '김대성',
      password: 'pw',
      note: '(주)대성정밀 · 협력사 관리자',
    },
  ])
  expect(demoAccountsOf({ ...consts, mode: 'production' }, 'external')).toEqual([])
})
