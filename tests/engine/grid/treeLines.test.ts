import { describe, expect, it } from 'vitest'
import { createTreeLines } from '../../../engine/grid/treeLines'
import { productScreen } from '../compile/productScreen'
import { openSample } from '../runtime/openSample'

const menu = (pgmId: string, upPgmId: string | undefined, readYn: string, writeYn = 'N') => ({
  pgmId,
  upPgmId,
  pgmName: pgmId,
  leaf: pgmId.length > 5 ? 'T' : 'F',
  readYn,
  writeYn,
  excelYn: readYn,
})

async function openTree() {
  const plan = productScreen('portal_author_authMenuManage')
  const rows = [
    menu('I01', undefined, 'N'),
    menu('I02', undefined, 'N'),
    menu('I0101', 'I01', 'N'),
    menu('I0201', 'I02', 'N'),
    menu('I010101', 'I0101', 'Y', 'Y'),
    menu('I010102', 'I0101', 'N'),
    menu('I020101', 'I0201', 'Y'),
  ]
  const sample = await openSample(plan, {
    params: { authGroupId: '33' },
    user: { authGroupId: '99' },
    answers: { getAuthMenu: () => ({ rows, total: rows.length }), saveAuthMenu: () => ({ success: true }) },
  })
  const room = sample.screen.edited('menus')
  const { outline } = room.plan
  if (outline?.kind !== 'tree') throw new Error('The grid of this test is no tree.')
  return { ...sample, room, tree: createTreeLines(room, outline) }
}

type Tree = Awaited<ReturnType<typeof openTree>>['tree']
const boxes = (tree: Tree) =>
  Object.fromEntries(
    tree
      .get()
      .lines.map(({ values }) => [
        values.pgmId,
        `${String(values.readYn)}${String(values.writeYn)}${String(values.excelYn)}`,
      ]),
  )
const indexOf = (tree: Tree, pgmId: string) => tree.get().lines.findIndex(line => line.values.pgmId === pgmId)

describe('rows that are edited in a tree', () => {
  it('stand below each other, and those of a closed row are out of sight', async () => {
    const { tree } = await openTree()
    const ids = () => tree.get().lines.map(line => line.values.pgmId)
    expect(ids()).toEqual(['I01', 'I0101', 'I010101', 'I010102', 'I02', 'I0201', 'I020101'])
    expect(tree.places().map(place => place.level)).toEqual([0, 1, 2, 2, 0, 1, 2])
    tree.turn(0, false)
    expect(ids()).toEqual(['I01', 'I02', 'I0201', 'I020101'])
    expect(tree.places()[0]?.isOpen).toBe(false)
    tree.turn(0, true)
    expect(ids()).toHaveLength(7)
  })

  it('a heading is set when everything below it is, and is itself never changed', async () => {
    const { tree, room } = await openTree()
    expect(boxes(tree)).toMatchObject({ I01: 'NNN', I0101: 'NNN', I02: 'YNY', I0201: 'YNY' })
    tree.edit([{ index: indexOf(tree, 'I010102'), values: { readYn: 'Y' } }])
    expect(boxes(tree)).toMatchObject({ I01: 'YNY', I0101: 'YNY', I010102: 'YNY' })
    expect(room.changes().map(row => row.pgmId)).toEqual(['I010102'])
  })

  it('a box of a heading sets those of all below, and what hangs on them', async () => {
    const { tree, room } = await openTree()
    tree.edit([{ index: indexOf(tree, 'I01'), values: { writeYn: 'Y' } }])
    expect(boxes(tree)).toMatchObject({ I01: 'YYN', I010101: 'YYY', I010102: 'YYN' })
    tree.edit([{ index: indexOf(tree, 'I01'), values: { readYn: 'N' } }])
    expect(boxes(tree)).toMatchObject({ I010101: 'NNN', I010102: 'NNN' })
    expect(room.changes().map(row => row.pgmId)).toEqual(['I010101'])
    tree.edit([{ index: indexOf(tree, 'I02'), values: { pgmName: '다른 이름' } }])
    expect(room.get().lines.some(line => line.values.pgmName === '다른 이름')).toBe(false)
  })

  it('a box that is set along with another stays as it was typed where both are', async () => {
    const { tree } = await openTree()
    tree.edit([{ index: indexOf(tree, 'I020101'), values: { writeYn: 'Y', readYn: 'N' } }])
    expect(boxes(tree)).toMatchObject({ I020101: 'NYN' })
  })
})
