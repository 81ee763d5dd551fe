import type { AuthMenuRow, AuthorGroupRow, AuthUserRow, UserSessionRow } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'

const group: AuthorGroupRow = {
  ...{ authGroupId: '33', authGroupName: '사용자관리자3', portalType: 'I', rowScope: 'ALL', prefill: 'NONE' },
  ...{ description: '중앙 구매담당', userCnt: 6, useYn: 'Y', version: 0 },
}
export const authorityGroups: StoryAnswers = {
  listAuthorGroup: () => ({
    rows: [
      group,
      {
        ...group,
        authGroupId: '30',
        authGroupName: '일반사용자',
        rowScope: 'OWN',
        prefill: 'ALL',
        userCnt: 74,
      },
      {
        ...group,
        ...{ authGroupId: '61', authGroupName: '협력사관리자', portalType: 'E', rowScope: 'COMPANY' },
      },
    ],
    total: 3,
  }),
}
export const noAuthorityGroups: StoryAnswers = { listAuthorGroup: () => ({ rows: [], total: 0 }) }

const heading: AuthMenuRow = {
  ...{ pgmId: 'I01', pgmName: '구매', leaf: 'F', readYn: 'N', writeYn: 'N', excelYn: 'N' },
}
const leaf: AuthMenuRow = {
  ...{ pgmId: 'I010101', upPgmId: 'I0101', pgmName: '구매요청 현황', sspUrl: '/prList', leaf: 'T' },
  ...{ readYn: 'Y', writeYn: 'Y', excelYn: 'N', version: 2 },
}
export const authorityMenus: StoryAnswers = {
  ...authorityGroups,
  getAuthMenu: () => ({
    rows: [
      heading,
      { ...heading, pgmId: 'I0101', upPgmId: 'I01', pgmName: '구매요청' },
      leaf,
      {
        ...{ ...leaf, pgmId: 'I010102', pgmName: '구매요청 접수', sspUrl: '/prConfirmList' },
        ...{ readYn: 'N', writeYn: 'N' },
      },
    ],
    total: 4,
  }),
}
export const noAuthorityMenus: StoryAnswers = {
  ...authorityGroups,
  getAuthMenu: () => ({ rows: [], total: 0 }),
}

const session: UserSessionRow = {
  ...{ sessionId: 'f3a1c6d2-0000-4000-8000-000000000001', userId: 'buy.all', userName: '한도윤' },
  ...{ portalType: 'I', authGroupId: '33', ip: '10.20.11.31', userAgent: 'Chrome 142 (Windows)' },
  ...{ createdDate: '2026-11-20T08:41:10+09:00', lastAccessDt: '2026-11-20T09:12:44+09:00' },
  ...{ expiredDate: '2026-11-20T09:42:44+09:00', status: 'ACTIVE', version: 0 },
}
export const userSessions: StoryAnswers = {
  listUserSession: () => ({
    rows: [session, { ...session, sessionId: 'f3a1c6d2-0000-4000-8000-000000000002', userId: 'req.semi' }],
    total: 2,
  }),
  listLoginAudit: () => ({
    rows: [
      {
        ...{ auditSeq: '2', userId: 'admin', portalType: 'I', loginMode: 'IDPW', result: 'F' },
        ...{ errorCode: 'AUTH019', ip: '198.51.100.77', loggedDt: '2026-11-20T02:42:41+09:00' },
      },
      {
        ...{ auditSeq: '1', userId: 'buy.all', portalType: 'I', loginMode: 'IDPW', result: 'S' },
        ...{ ip: '10.20.11.31', loggedDt: '2026-11-20T08:41:10+09:00' },
      },
    ],
    total: 2,
  }),
}
export const noUserSessions: StoryAnswers = {
  listUserSession: () => ({ rows: [], total: 0 }),
  listLoginAudit: () => ({ rows: [], total: 0 }),
}

const employee: AuthUserRow = {
  ...{ singleid: 'req.mobile', hname: '조민재', section: '모바일사업부', deptnm: '모바일개발팀' },
  ...{ authGroupId: '30', auth: 'N', appChk: 'N', useFlag: 'Y', status: 'A', lockedYn: 'N', version: 0 },
}
export const authorityUsers: StoryAnswers = {
  listAuthUser: () => ({
    rows: [
      employee,
      { ...employee, singleid: 'buy.depta', hname: '배준호', authGroupId: '33', auth: 'A', lockedYn: 'Y' },
    ],
    total: 2,
  }),
}
export const noAuthorityUsers: StoryAnswers = { listAuthUser: () => ({ rows: [], total: 0 }) }
