import type { ExtUserRow } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'

const user: ExtUserRow = {
  ...{ userId: 'hanul002', userName: '문소영', compNo: 'C000002', compNameKr: '한울테크(주)' },
  ...{
    compStatus: 'REGISTERED',
    deptName: '영업팀',
    positionName: '대리',
    email: 'hanul002@c000002.example',
  },
  ...{ cellPhoneNo: '01023456789', authGroupId: '60', mainYn: 'N', applyDt: '2026-11-12T10:20:00+09:00' },
  ...{ status: 'ACTIVE', failCnt: 0, lastLoginDt: '2026-11-19T09:10:00+09:00', version: 0 },
}
const document = {
  header: {
    ...{ userId: 'hanul002', compNo: 'C000002', compNameKr: '한울테크(주)', userName: '문소영' },
    ...{ deptName: '영업팀', positionName: '대리', email: 'hanul002@c000002.example' },
    ...{
      cellPhoneNo: '01023456789',
      authGroupId: '60',
      mainYn: 'N',
      otpGubun: 'E',
      status: 'ACTIVE',
      version: 0,
    },
  },
}

export const supplierUsers: StoryAnswers = {
  listExtUser: () => ({
    rows: [
      user,
      { ...user, userId: 'hanul001', userName: '강민혁', authGroupId: '61', mainYn: 'Y' },
      {
        ...user,
        userId: 'hanul004',
        userName: '서다온',
        status: 'BLOCKED',
        blockReason: 'RET',
        blockedBy: 'vendor.mgr',
      },
    ],
    total: 3,
  }),
  getExtUser: () => document,
  checkExtUserId: () => ({ existsYn: 'N' }),
  getCompanyName: () => ({ gpsCompMaster: { compNameKr: '한울테크(주)' } }),
}

export const supplierApplications: StoryAnswers = {
  ...supplierUsers,
  listExtUser: () => ({ rows: [{ ...user, status: 'APPLIED' }], total: 1 }),
  getExtUser: () => ({ header: { ...document.header, status: 'APPLIED' } }),
}

export const noSupplierUsers: StoryAnswers = {
  ...supplierUsers,
  listExtUser: () => ({ rows: [], total: 0 }),
}
