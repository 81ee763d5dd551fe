import { expect, it } from 'vitest'
import { emptyText, givenUpText, idleText, noLinesText } from '../../../engine/render/emptyText'
import { reportPlan } from '../kpi/reportPlans'
import { openSample } from '../runtime/openSample'

const answers = { getMonthlyReport01: () => ({ rows: [], total: 0 }) }
const hostOf = async (blocks = reportPlan.blocks) =>
  (await openSample({ ...reportPlan, blocks }, { answers })).screen.host

it('a block of a page with conditions speaks of them', async () => {
  const host = await hostOf()
  expect(idleText(host, {})).toBe('조회 조건을 입력하고 조회해 주세요.')
  expect(emptyText(host, {})).toBe('조회된 데이터가 없습니다. 조회 조건을 바꾸어 다시 조회해 주세요.')
})

it('a block of a page on which nothing is searched speaks of none', async () => {
  const host = await hostOf(reportPlan.blocks.filter(({ block }) => block !== 'filter'))
  expect(idleText(host, {})).toBe('열 문서가 정해지지 않았습니다. 문서를 먼저 선택해 주세요.')
  expect(emptyText(host, {})).toBe('조회된 데이터가 없습니다.')
})

it('a block that hangs on a row asks for one, and the words of its author come first', async () => {
  const host = await hostOf()
  expect(idleText(host, { of: 'grid' })).toBe('목록에서 행을 선택하면 내용이 표시됩니다.')
  expect(emptyText(host, { emptyText: '확정된 평가가 없습니다.' })).toBe('확정된 평가가 없습니다.')
})

it('a search that was given up where nothing can be searched by conditions is offered again by the block itself', async () => {
  const searched = await hostOf()
  const shown = await hostOf(reportPlan.blocks.filter(({ block }) => block !== 'filter'))
  expect(givenUpText(shown, {}, 'idle')).toBeUndefined()
  for (const host of [searched, shown]) host.store.setState({ isGivenUp: true })
  expect(givenUpText(searched, {}, 'idle')).toBeUndefined()
  expect(givenUpText(shown, {}, 'idle')).toBe('조회를 취소했습니다. 다시 조회를 누르면 내용이 표시됩니다.')
  expect(givenUpText(shown, {}, 'loading')).toBeUndefined()
  expect(givenUpText(shown, { of: 'grid' }, 'idle')).toBeUndefined()
})

it('rows that are edited in place and of which none is found name the conditions before the new row', async () => {
  const searched = await hostOf()
  const shown = await hostOf(reportPlan.blocks.filter(({ block }) => block !== 'filter'))
  const both = '조건에 맞는 행이 없습니다. 조건을 바꾸어 조회하거나 행추가를 눌러 입력해 주세요.'
  expect(noLinesText(searched, {}, true)).toBe(both)
  expect(noLinesText(searched, { of: 'grid' }, true)).toBe(
    '등록된 행이 없습니다. 행추가를 눌러 입력해 주세요.',
  )
  expect(noLinesText(searched, {}, false)).toBe(emptyText(searched, {}))
  expect(noLinesText(shown, {}, false)).toBe('등록된 행이 없습니다.')
  expect(noLinesText(shown, { emptyText: '담당자가 없습니다.' }, true)).toBe('담당자가 없습니다.')
})
