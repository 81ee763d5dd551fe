import { describe, expect, it } from 'vitest'
import { filterProblems } from '../../../engine/filter/filterProblems'
import { readQuery, writeQuery } from '../../../engine/filter/filterQuery'
import { changeValues, filterRequest, filterScope, initialValues } from '../../../engine/filter/filterState'
import { failure, requester, settle } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'
import { keepingPlan, listFilter, listPlan } from '../runtime/samplePlans'

const answers = { listPr: () => ({ rows: [], total: 0 }) }
const keeping = {
  ...answers,
  getSavedFilter: () => ({ screenId: 'sampleList' }),
  saveFilter: () => ({ screenId: 'sampleList' }),
}
const period = { reqDateFrom: '2026-10-20', reqDateTo: '2026-11-20' }

describe('first values of a filter', () => {
  it.each([
    ['30', ['section', 'deptcd', 'requester']],
    ['31', ['section', 'deptcd']],
    ['32', ['section']],
    ['33', []],
    ['99', []],
  ])('a person of group %s finds filled in: %j', (authGroupId, filled) => {
    const values = initialValues(listFilter, '2026-11-20', { ...requester, authGroupId })
    expect(['section', 'deptcd', 'requester'].filter(name => values[name] !== undefined)).toEqual(filled)
  })

  it('the past month goes from the same day of last month to today', () => {
    expect(initialValues(listFilter, '2026-11-20', requester)).toMatchObject(period)
  })
})

describe('section, department and person', () => {
  const whole = { section: 'A', deptcd: 'D1', deptcdText: '팀', requester: 'kim', requesterText: '김' }

  it('choosing a new section clears department and person', () => {
    expect(changeValues(listFilter, whole, { section: 'B' })).toEqual({ section: 'B' })
  })

  it('clearing the section clears all three', () => {
    expect(changeValues(listFilter, whole, { section: '' })).toEqual({})
  })

  it('choosing a new department clears the person', () => {
    expect(changeValues(listFilter, whole, { deptcd: 'D2', deptcdText: '새 팀' })).toEqual({
      section: 'A',
      deptcd: 'D2',
      deptcdText: '새 팀',
    })
  })

  it('a person brings department and section along', () => {
    const change = { section: 'B', deptcd: 'D9', requester: 'lee' }
    expect(changeValues(listFilter, whole, change)).toMatchObject(change)
  })
})

describe('what keeps a search from being made', () => {
  it.each([
    [{}, '요청일자를 입력해 주세요.'],
    [{ reqDateFrom: '2026-11-02', reqDateTo: '2026-11-01' }, '조회 시작일은 종료일보다 클 수 없습니다.'],
    [{ reqDateFrom: '2025-11-01', reqDateTo: '2026-11-02' }, '조회기간은 최대 12개월입니다.'],
    [{ reqDateFrom: '2026-13-45', reqDateTo: '2026-11-02' }, '날짜 형식이 올바르지 않습니다.'],
    [{ reqDateFrom: '1899-12-31', reqDateTo: '1900-01-01' }, '날짜 형식이 올바르지 않습니다.'],
  ])('%j is refused: %s', (values, message) => {
    expect(filterProblems(listFilter, values)).toEqual({ reqDate: message })
  })

  it('twelve months to the day are allowed', () => {
    expect(filterProblems(listFilter, { reqDateFrom: '2025-11-20', reqDateTo: '2026-11-20' })).toEqual({})
  })

  it('a refused search calls nothing, says why at the field and brings the focus there', async () => {
    const { screen, services } = await openSample(listPlan, { answers })
    const before = services.calls.length
    screen.filter('filter').change({ reqDateTo: '' })
    expect(await screen.run('search')).toBe(false)
    expect(services.calls.length).toBe(before)
    expect(screen.filter('filter').get().problems).toEqual({ reqDate: '요청일자를 입력해 주세요.' })
    expect(screen.store.getState().focus).toEqual({ place: 'filter.reqDate' })
  })

  it('a check that says no condition refuses a search without any', async () => {
    const message = '조회 조건을 하나 이상 입력해 주세요.'
    const blocks = listPlan.blocks.map(block =>
      block.block === 'filter'
        ? {
            ...block,
            fields: block.fields.map(field => ({ ...field, isRequired: false })),
            checks: [{ message }],
          }
        : block,
    )
    const { screen, services } = await openSample({ ...listPlan, blocks }, { answers })
    const filter = screen.filter('filter')
    filter.change(Object.fromEntries(Object.keys(filter.get().values).map(name => [name, ''])))
    const before = services.calls.length
    expect(await screen.run('search')).toBe(false)
    expect(services.calls.length).toBe(before)
    expect(services.asked.alerts).toEqual([message])
    filter.change({ title: '노트북' })
    expect(await screen.run('search')).toBe(true)
  })

  it('a condition that the server refuses is told at its field until it is changed', async () => {
    const message = '미래의 날짜는 조회할 수 없습니다.'
    const listPr = () => {
      throw failure({ field: 'reqDateTo', message })
    }
    const { screen, services } = await openSample(listPlan, { answers: { listPr } })
    const filter = screen.filter('filter')
    await screen.run('search')
    expect(filter.get().problems).toEqual({ reqDate: message })
    const before = services.calls.length
    await screen.run('search')
    // Tomorrow the same day may be asked for.
    expect(services.calls.length).toBeGreaterThan(before)
    filter.change({ reqDateTo: '2026-11-19' })
    expect(filter.get().problems).toEqual({})
  })

  it('a refusal of no condition on the page stands at no field', async () => {
    const listPr = () => {
      throw failure({ field: 'size', message: '한 번에 1,000건까지 조회합니다.' })
    }
    const { screen } = await openSample(listPlan, { answers: { listPr } })
    await screen.run('search')
    expect(screen.filter('filter').get().problems).toEqual({})
  })

  it('a mended field loses its problem at once', async () => {
    const { screen } = await openSample(listPlan, { answers })
    screen.filter('filter').change({ reqDateTo: '' })
    await screen.run('search')
    screen.filter('filter').change({ reqDateTo: '2026-11-20' })
    expect(screen.filter('filter').get().problems).toEqual({})
  })
})

describe('the search in the address', () => {
  it('reading what was written gives the same conditions and order', () => {
    const sort = [{ field: 'prNo', direction: 'desc' as const }]
    const query = readQuery(listFilter, writeQuery({ ...period, title: '노트북 100%' }, sort))
    expect(query).toEqual({ values: { ...period, title: '노트북 100%' }, isSearched: true, sort })
  })

  it('a search writes its conditions into the address and keeps them for the next visit', async () => {
    const { screen, services } = await openSample(keepingPlan, { answers: keeping })
    screen.filter('filter').change({ title: ' 노트북 ' })
    await screen.run('search')
    expect(services.went.params.at(-1)).toMatchObject({ ...period, isSearched: 'Y', sort: 'prNo:desc' })
    expect(services.kept.get('search:req.mobile:sampleList')).toContain('노트북')
    expect(services.calls.map(call => call.request)).toContainEqual(
      expect.objectContaining({ title: '노트북' }),
    )
  })

  it('a reload with a searched address shows exactly those conditions, without first values', async () => {
    const { screen, services } = await openSample(listPlan, {
      answers,
      params: { ...period, title: '의자', isSearched: 'Y', sort: 'title:asc' },
    })
    expect(screen.filter('filter').get().values).toEqual({ ...period, title: '의자' })
    expect(services.calls[0]?.request).toMatchObject({ title: '의자', sort: 'title:asc' })
  })

  it('a link from elsewhere that names a status keeps the required period', async () => {
    const { screen } = await openSample(listPlan, { answers, params: { status: 'DRAFT', isSearched: 'Y' } })
    expect(screen.filter('filter').get().values).toEqual({ ...period, status: 'DRAFT' })
  })

  it('going back brings the earlier conditions and searches again', async () => {
    const { screen, services } = await openSample(listPlan, { answers })
    screen.applyParams({ ...period, title: '책상', isSearched: 'Y' })
    await settle()
    expect(screen.filter('filter').get().values).toEqual({ ...period, title: '책상' })
    expect(services.calls.at(-1)?.request).toMatchObject({ title: '책상' })
  })

  it('the last search of this person is there on the next visit', async () => {
    const kept = { 'search:req.mobile:sampleList': JSON.stringify({ ...period, title: '모니터' }) }
    const { screen } = await openSample(keepingPlan, { answers: keeping, kept })
    expect(screen.filter('filter').get().values).toEqual({ ...period, title: '모니터' })
  })

  it('a kept search that cannot be read is left aside', async () => {
    const { screen } = await openSample(keepingPlan, {
      answers: keeping,
      kept: { 'search:req.mobile:sampleList': '{oops' },
    })
    expect(screen.filter('filter').get().values).toMatchObject(period)
  })

  it('reset puts the first values back', async () => {
    const { screen } = await openSample(listPlan, { answers })
    screen.filter('filter').change({ title: '의자', reqDateFrom: '2026-01-01' })
    await screen.run('reset')
    expect(screen.filter('filter').get().values).toEqual(initialValues(listFilter, '2026-11-20', requester))
  })
})

it('a condition of blanks is none, neither for what keeps a search from being made nor on its way', () => {
  expect(filterScope(listFilter, { title: '  ' })).toMatchObject({ title: '' })
  expect(filterScope(listFilter, { title: ' 의자 ' })).toMatchObject({ title: '의자' })
  expect(filterRequest({ title: '  ' }, ['title'])).toEqual({})
})
