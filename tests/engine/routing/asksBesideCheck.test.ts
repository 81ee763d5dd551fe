import { describe, expect, it } from 'vitest'
import { type AskingFacts, asksBesideCheck } from '../../../engine/routing/asksBesideCheck'

const menus: AskingFacts['menus'] = [
  {
    pgmId: 'I01',
    pgmName: '구매',
    leaf: 'F',
    childs: [
      { pgmId: 'I0101', pgmName: '구매요청 현황', leaf: 'T', sspUrl: '/prList', sspSubUrls: ['/prEdit'] },
    ],
  },
]

const granted: AskingFacts = { path: '/prList', access: 'authenticated', menus, isOwnPortal: true }
const refused: AskingFacts = { ...granted, path: '/portal/author/authUserManage' }
const otherPortal: AskingFacts = { ...granted, menus: undefined, isOwnPortal: false }

describe('first rows', () => {
  it.each([
    ['of a page in the menu are asked beside the login check', granted, true],
    ['of a page that stands under one of the menu are too', { ...granted, path: '/prEdit' }, true],
    ['of a home are too', { ...granted, path: '/cyber' }, true],
    ['of a page that is in no menu wait for the check', refused, false],
    [
      'of a document that an approver was sent are asked, for only the server knows',
      { ...refused, apprNo: 'AP1' },
      true,
    ],
    ['of a reloaded page wait where the session spoke for the other portal last', otherPortal, false],
    ['of a public page are asked of everybody', { ...refused, access: 'public' }, true],
    ['of a reloaded page are asked while the check is on its way', { ...refused, menus: undefined }, true],
  ] as const)('%s', (_what, facts: AskingFacts, asks) => {
    expect(asksBesideCheck(facts)).toBe(asks)
  })
})
