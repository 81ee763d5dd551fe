import { expect, it } from 'vitest'
import type { Menu } from '../../../../server/modules/access/menuBook'
import { grantedLeaves, menuOf } from '../../../../server/modules/access/menuTree'

const menu = (pgmId: string, more: Partial<Menu>): Menu => ({
  ...{ pgmId, pgmName: pgmId, portal: 'internal', sspSubUrls: [], grants: new Map(), exporters: new Set() },
  ...more,
})
const granted = (access: 'read' | 'write') => ({ grants: new Map([['10', access]] as const) })
const book = {
  changeNo: '1',
  menus: [
    menu('buying', {}),
    menu('requests', {
      upPgmId: 'buying',
      sspUrl: '/prList',
      sspSubUrls: ['/prEdit', '/gone'],
      ...granted('write'),
    }),
    menu('orders', { upPgmId: 'buying', sspUrl: '/poList', ...granted('read') }),
    menu('others', { upPgmId: 'buying', sspUrl: '/others', grants: new Map([['20', 'read']] as const) }),
    menu('missing', { upPgmId: 'buying', sspUrl: '/missing', ...granted('read') }),
    menu('money', {}),
    menu('slips', { upPgmId: 'money', sspUrl: '/others', grants: new Map([['20', 'read']] as const) }),
    menu('supplied', { portal: 'external', sspUrl: '/prList', ...granted('read') }),
  ],
}
const screens = ['/prList', '/prEdit', '/poList', '/others'].map(path => ({
  ...{ screen: path, path, portal: 'internal', operations: [] },
}))

it('a menu shows what is granted and exists, without headings above nothing', () => {
  const leaf = { leaf: 'T' } as const
  const requests = { pgmId: 'requests', pgmName: 'requests', sspUrl: '/prList', sspSubUrls: ['/prEdit'] }
  const orders = { pgmId: 'orders', pgmName: 'orders', sspUrl: '/poList', sspSubUrls: [] }
  expect(menuOf(book, 'internal', '10', screens)).toEqual([
    {
      ...{ pgmId: 'buying', pgmName: 'buying', leaf: 'F' },
      childs: [
        { ...requests, ...leaf, access: 'write' },
        { ...orders, ...leaf, access: 'read' },
      ],
    },
  ])
  expect(menuOf(book, 'internal', '30', screens)).toEqual([])
})

it('the leaves of a group are in the order of its menu, each in its portal', () => {
  expect(grantedLeaves(book, 'internal', '10', screens)).toEqual(['requests', 'orders'])
  expect(grantedLeaves(book, 'internal', '20', screens)).toEqual(['others', 'slips'])
  expect(grantedLeaves(book, 'external', '10', screens)).toEqual(['supplied'])
})
