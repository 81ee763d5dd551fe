import type { MenuRow } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'

const group: MenuRow = {
  ...{ pgmId: 'PG0100', pgmName: '구매요청', portalType: 'I', menuLevel: 1, menuType: 'G', leaf: 'N' },
  ...{ sortNo: 10, useYn: 'Y', subUrls: [], version: 1 },
}
const leaf: MenuRow = {
  ...group,
  ...{ pgmId: 'PG0110', upPgmId: 'PG0100', pgmName: '구매요청 현황', sspUrl: '/prList' },
  ...{ menuLevel: 2, menuType: 'L', leaf: 'Y', subUrls: [{ subUrl: '/prEdit' }] },
}

const rows: readonly MenuRow[] = [
  group,
  leaf,
  { ...leaf, pgmId: 'PG0120', pgmName: '구매요청 등록', sspUrl: '/prEdit', sortNo: 20, subUrls: [] },
  { ...group, pgmId: 'PG0200', pgmName: '입고·정산', sortNo: 20 },
  {
    ...leaf,
    ...{ pgmId: 'PG0210', upPgmId: 'PG0200', pgmName: '입고 현황', sspUrl: '/warehousingList', subUrls: [] },
  },
]

export const menuManageAnswers: StoryAnswers = { listMenu: () => ({ rows, total: rows.length }) }

export const menuManageEmpty: StoryAnswers = { listMenu: () => ({ rows: [], total: 0 }) }
