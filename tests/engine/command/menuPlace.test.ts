import { expect, it } from 'vitest'
import { menuPlace } from '../../../engine/command/menuPlace'
import type { MenuTrees } from '../../../schemas/codes/menus'

const branch = (pgmId: string, pgmName: string) => ({ pgmId, pgmName, childs: [] })
const menus = {
  internal: [{ pgmId: 'I02', pgmName: '입고', childs: [branch('I0201', '납품')] }],
  external: [{ pgmId: 'X02', pgmName: '발주', childs: [branch('X0202', '납품')] }],
} as unknown as MenuTrees

it('a heading that both portals have is that of the portal which the groups belong to', () => {
  expect(menuPlace(menus, '납품')).toHaveProperty('ko')
  expect(menuPlace(menus, '납품', portal => portal === 'external')).toMatchObject({ pgmId: 'X020201' })
  expect(menuPlace(menus, '납품', portal => portal === 'internal')).toMatchObject({ pgmId: 'I020101' })
})

it('a heading is found although the groups belong to neither portal, so that these are what is reported', () => {
  expect(menuPlace(menus, 'X0202', () => false)).toMatchObject({ portal: 'external' })
})
