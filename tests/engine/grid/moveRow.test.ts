import { describe, expect, it } from 'vitest'
import { productScreen } from '../compile/productScreen'
import type { FakeOptions } from '../runtime/fakeServices'
import { failure, settle } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'

const node = (catCode: string, upCatCode: string | undefined, catName: string, sortNo: number) => ({
  ...{
    catCode,
    upCatCode,
    catName,
    sortNo,
    catLevel: catCode.length / 2,
    useYn: 'Y',
    itemCnt: 0,
    version: 3,
  },
})
const rows = [
  ...[
    node('10', undefined, '공구', 10),
    node('1001', '10', '전동공구', 10),
    node('1002', '10', '수공구', 20),
  ],
  ...[node('20', undefined, '기계부품', 20), node('2001', '20', '체결부품', 10)],
]

/** The page of categories, and what moves a row of its tree there; `saved` is what the server was asked. */
async function openTree(options: FakeOptions & { readonly access?: 'read' | 'write' } = {}) {
  const { answers, ...others } = options
  const opened = await openSample(productScreen('item_category_categoryManage'), {
    answers: {
      listCategory: () => ({ rows, total: rows.length }),
      listCategoryAttr: () => ({ rows: [], total: 0 }),
      saveCategory: () => ({ docNo: '2002' }),
      ...answers,
    },
    ...others,
  })
  const { screen, services } = opened
  await screen.rows('categories').search()
  const saved = () =>
    services.calls.flatMap(call => (call.operation === 'saveCategory' ? [call.request] : []))
  const rowAt = (index: number) => screen.rows('categories').get().rows.rowAt(index) ?? {}
  return { ...opened, saved, rowAt, move: screen.mover('categories') }
}

describe('a row of a tree', () => {
  it('is put behind a sibling by a save of all that it is, without a question', async () => {
    const { services, saved, rowAt, move } = await openTree()
    expect(await move?.(rowAt(1), 2, 'after')).toBe(true)
    const header = { catCode: '1001', upCatCode: '10', catName: '전동공구', sortNo: 21, useYn: 'Y' }
    expect(saved()).toEqual([{ body: { header, version: 3 } }])
    expect(services.asked.confirms).toEqual([])
  })

  it('hangs on another row once the question that names both parents is answered, and is chosen there', async () => {
    const moved = [...rows.filter(({ catCode }) => catCode !== '1001'), node('2002', '20', '전동공구', 20)]
    let isMoved = false
    const { screen, services, saved, rowAt, move } = await openTree({
      answers: {
        listCategory: () => ({ rows: isMoved ? moved : rows, total: rows.length }),
        saveCategory: () => {
          isMoved = true
          return { docNo: '2002' }
        },
      },
    })
    expect(await move?.(rowAt(1), 3, 'below')).toBe(true)
    await settle()
    expect(services.asked.confirms).toEqual(['전동공구를 다른 상위로 옮기시겠습니까?'])
    expect(services.asked.facts).toEqual([['지금 상위 공구', '옮길 상위 기계부품']])
    expect(saved()).toMatchObject([{ body: { header: { upCatCode: '20', sortNo: 9990 } } }])
    expect(screen.rows('categories').chosen()).toMatchObject({ catCode: '2002' })
  })

  it('stays where the question is not agreed to, where the server refuses, and for those who only look', async () => {
    const unwilling = await openTree({ confirm: () => false })
    expect(await unwilling.move?.(unwilling.rowAt(1), 3, 'below')).toBe(false)
    expect(unwilling.saved()).toEqual([])
    const refusing = await openTree({
      answers: {
        saveCategory: () => {
          throw failure({ message: '사용 중인 카테고리는 옮길 수 없습니다. (13건)' })
        },
      },
    })
    expect(await refusing.move?.(refusing.rowAt(1), 3, 'below')).toBe(false)
    expect(refusing.services.asked.alerts).toHaveLength(1)
    expect((await openTree({ access: 'read' })).move).toBeUndefined()
  })

  it('is found where the branches are closed, in the address as after its move', async () => {
    const { screen } = await openTree()
    const grid = screen.rows('categories')
    grid.turn(0, false)
    expect(grid.get().rows.count).toBe(3)
    expect(grid.choose(row => row.catCode === '1002')).toBe(true)
    expect(grid.chosen()).toMatchObject({ catCode: '1002' })
    expect(grid.get().rows.count).toBe(5)
    expect(grid.choose(row => row.catCode === '99')).toBe(false)
  })
})
