import { expect, it } from 'vitest'
import type { ScreenRoute } from '../../../../engine/plan/screenPlan'
import { mostWorkTabs } from '../../../../engine/settings/limits'
import { placesIn, withPlaces } from '../../../../engine/shell/tabs/tabHistory'

const route = (path: string, title: string, key?: string): ScreenRoute => ({
  screen: path.slice(1),
  title,
  portal: 'internal',
  path,
  access: 'authenticated',
  ...(key === undefined ? {} : { firstDocument: { operation: 'getPr', key } }),
})
const screens = [
  route('/prList', '구매요청 현황'),
  route('/prEdit', '구매요청', 'prNo'),
  route('/testPo', '발주'),
]
const menus = [
  {
    pgmId: 'I010101',
    pgmName: '구매요청 현황',
    sspUrl: '/prList',
    sspSubUrls: ['/prEdit'],
    leaf: 'T' as const,
  },
]
const known = { owner: 'req.mobile', screens, menus }
const place = (path: string, search = '', documentKey = '') => ({
  key: documentKey === '' ? path : `${path}#${documentKey}`,
  path,
  search,
  title: path === '/prEdit' ? '구매요청' : '구매요청 현황',
  documentKey,
})

it('open tabs come back in their order with query and document, and the rest of the entry stays', () => {
  const open = [place('/prEdit', '?prNo=PR1', 'PR1'), place('/prList', '?page=2')]
  const state = withPlaces({ idx: 3, key: 'abc' }, 'req.mobile', open)
  expect(state).toMatchObject({ idx: 3, key: 'abc' })
  expect(placesIn(state, known)).toEqual(open)
})

it('those of another person, pages that are gone and pages that are not granted any more stay away', () => {
  const state = withPlaces(null, 'req.mobile', [place('/testPo'), place('/gone'), place('/prList')])
  expect(placesIn(state, known).map(({ path }) => path)).toEqual(['/prList'])
  expect(placesIn(state, { ...known, owner: 'buy.all' })).toEqual([])
})

it.each([
  null,
  undefined,
  'text',
  {},
  { workTabs: 7 },
  { workTabs: { owner: 'req.mobile', hrefs: [7, null] } },
])('an entry that says %j brings nothing back', state => {
  expect(placesIn(state, known)).toEqual([])
})

it('not more than fifteen come back', () => {
  const many = Array.from({ length: 40 }, (_, at) => place('/prEdit', `?prNo=PR${at}`, `PR${at}`))
  expect(placesIn(withPlaces(null, 'req.mobile', many), known)).toHaveLength(mostWorkTabs)
})
