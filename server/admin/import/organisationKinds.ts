import { authGroup, authGroupIds } from '../../../schemas/codes/authGroups'
import { isEmail } from '../../../schemas/shared/emailText'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { endSessionsOf, placeOfAdministrators } from '../administrators'
import { code, type ImportKind, type ImportRow, type Known, number, reference, text } from './importKind'
import { importTexts } from './importTexts'

export const useColumn = {
  ...{ column: 'use_yn', label: '사용여부', holds: code('USE_YN'), example: 'Y', initial: 'Y' },
} as const
export const sortColumn = {
  ...{ column: 'sort_no', label: '정렬순서', holds: number('0', '9999'), example: '10', initial: '0' },
} as const

const phone = text(20, '숫자와 하이픈으로 20자 이내로 입력해 주세요.', given => /^[0-9-]{7,20}$/.test(given))
export const mail = text(100, '이메일 주소를 입력해 주세요.', isEmail)
const codeText = (longest: number) =>
  text(longest, `영문 대문자, 숫자, 하이픈으로 ${longest}자 이내로 입력해 주세요.`, given =>
    /^[A-Z0-9-]+$/.test(given),
  )

export { codeText, phone }

export const section: ImportKind = {
  ...{ name: 'section', title: '사업부', table: 'section', docType: 'SECTION', key: ['top_dept'] },
  columns: [
    { column: 'top_dept', label: '사업부코드', holds: codeText(10), example: 'T100', isRequired: true },
    { column: 'section_name', label: '사업부명', holds: text(60), example: '모바일사업부', isRequired: true },
    sortColumn,
    useColumn,
  ],
  unique: [['section_name']],
  // Documents and the people who may read them keep the name of their section.
  rule: (row, _, before) =>
    before && before.section_name !== row.section_name
      ? { column: 'section_name', text: importTexts.sectionRenamed }
      : undefined,
}

export const costCenter: ImportKind = {
  ...{ name: 'cost_center', title: '코스트센터', table: 'cost_center', docType: 'COST_CENTER' },
  key: ['cost_center'],
  columns: [
    { column: 'cost_center', label: '코스트센터', holds: codeText(10), example: 'CC1020', isRequired: true },
    {
      ...{ column: 'cost_center_name', label: '코스트센터명', holds: text(60), example: '모바일개발팀' },
      isRequired: true,
    },
    {
      ...{ column: 'top_dept', label: '사업부코드', holds: reference('section', '사업부'), example: 'T100' },
      isRequired: true,
    },
    useColumn,
  ],
}

const deepest = 5

/** The department, its parent and so on; ends where a parent is missing or comes again. */
function ancestors(row: ImportRow, known: Known): readonly ImportRow[] {
  const found = new Map<string, ImportRow>()
  for (
    let at: ImportRow | undefined = row;
    at && !found.has(at.deptcd ?? '');
    at = known.rows('department').get(at.indept ?? '')
  )
    found.set(at.deptcd ?? '', at)
  return [...found.values()]
}

export const department: ImportKind = {
  ...{ name: 'department', title: '부서', table: 'department', docType: 'DEPARTMENT', key: ['deptcd'] },
  snapshot: 'yyyymm',
  columns: [
    { column: 'deptcd', label: '부서코드', holds: codeText(10), example: 'D1020', isRequired: true },
    { column: 'deptnm', label: '부서명', holds: text(100), example: '모바일개발팀', isRequired: true },
    {
      ...{ column: 'top_dept', label: '사업부코드', holds: reference('section', '사업부'), example: 'T100' },
      isRequired: true,
    },
    { column: 'indept', label: '상위부서코드', holds: reference('department', '부서'), example: 'D1000' },
    {
      ...{ column: 'head_singleid', label: '부서장 ID', holds: reference('person', '임직원') },
      example: 'head.mobile',
    },
    {
      column: 'cost_center',
      label: '코스트센터',
      holds: reference('cost_center', '코스트센터'),
      example: 'CC1020',
    },
    { column: 'comp_yn', label: '법인부서여부', holds: code('YN'), example: 'N', initial: 'N' },
    useColumn,
  ],
  derived: (row, known) => ({
    section_name: known.rows('section').get(row.top_dept ?? '')?.section_name ?? row.section_name ?? '',
    dept_level: String(Math.min(ancestors(row, known).length, deepest)),
  }),
  rule: (row, known) => {
    const above = ancestors(row, known)
    const root = above.at(-1)
    if (root?.indept && known.rows('department').has(root.indept))
      return { column: 'indept', text: importTexts.parentCircle }
    if (above.length > deepest) return { column: 'indept', text: importTexts.tooDeep }
    return above.some(({ top_dept }) => top_dept !== row.top_dept)
      ? { column: 'top_dept', text: importTexts.parentOfOtherSection }
      : undefined
  },
  whole: known => {
    const staying = new Map<string, number>()
    for (const person of known.rows('person').values()) {
      const at = known.rows('department').get(person.deptcd ?? '')
      if (person.status !== 'R' && person.use_flag === 'Y' && at?.use_yn === 'N')
        staying.set(at.deptcd ?? '', (staying.get(at.deptcd ?? '') ?? 0) + 1)
    }
    return [...staying].map(([deptcd, count]) => fillMessage(importTexts.peopleLeft, [deptcd, count]))
  },
  retired: { gone: { use_yn: 'N' }, back: { use_yn: 'Y' }, isSpared: () => false },
}

const administrators = '99'
const groupsOfStaff = authGroupIds.filter(id => authGroup(id).portal === 'I')

export const person: ImportKind = {
  ...{ name: 'person', title: '임직원', table: 'person', docType: 'PERSON', key: ['singleid'] },
  columns: [
    {
      ...{ column: 'singleid', label: 'Single ID', example: 'req.mobile', isRequired: true },
      holds: text(30, '영문 소문자로 시작하여 소문자, 숫자, 점으로 3~30자를 입력해 주세요.', given =>
        /^[a-z][a-z0-9.]{2,29}$/.test(given),
      ),
    },
    { column: 'hname', label: '이름', holds: text(50), example: '조민재', isRequired: true },
    { column: 'ename', label: '영문명', holds: text(80), example: 'Minjae Cho' },
    {
      ...{ column: 'deptcd', label: '부서코드', holds: reference('department', '부서'), example: 'D1020' },
      isRequired: true,
    },
    { column: 'position', label: '직급코드', holds: code('POSITION'), example: 'P20' },
    { column: 'site', label: '사업장', holds: code('SITE'), example: 'S04' },
    { column: 'tel_no', label: '사내전화', holds: phone, example: '031-234-5678' },
    { column: 'cell_phone_no', label: '휴대전화', holds: phone, example: '010-1234-5678' },
    { column: 'email', label: '이메일', holds: mail, example: 'minjae.cho@company.example' },
    {
      ...{
        column: 'auth_group_id',
        label: '권한그룹',
        holds: code('AUTH_GROUP', groupsOfStaff),
        example: '30',
      },
      initial: '30',
    },
    { column: 'auth', label: '권한유형', holds: code('AUTH_TYPE'), example: 'N', initial: 'N' },
    { column: 'app_chk', label: '결재가능여부', holds: code('YN'), example: 'Y', initial: 'Y' },
    { column: 'status', label: '재직상태', holds: code('PERSON_STATUS'), example: 'A', initial: 'A' },
    { column: 'use_flag', label: '사용여부', holds: code('USE_YN'), example: 'Y', initial: 'Y' },
    { column: 'ep_id', label: 'EP ID', holds: text(30), example: '' },
  ],
  derived: (row, known, before) => {
    const at = known.rows('department').get(row.deptcd ?? '')
    return {
      ...(at ? { section: at.section_name ?? '', deptnm: at.deptnm ?? '' } : {}),
      ...(row.position ? { position_nm: known.codes('POSITION').get(row.position) ?? null } : {}),
      in_dept_code: before?.deptcd === row.deptcd ? (before?.in_dept_code ?? null) : (row.deptcd ?? null),
      status_dt: before?.status === row.status ? (before?.status_dt ?? null) : known.today,
      ...(row.status === 'R' ? { use_flag: 'N' } : {}),
    }
  },
  unique: [['ep_id']],
  whole: known => {
    const people = [...known.rows('person').values()]
    const isLeft = people.some(
      ({ auth_group_id, use_flag, status, auth }) =>
        auth_group_id === administrators && use_flag === 'Y' && status !== 'R' && auth !== 'A',
    )
    return isLeft || people.every(({ auth_group_id }) => auth_group_id !== administrators)
      ? []
      : [importTexts.noAdministrator]
  },
  retired: {
    gone: { status: 'R', use_flag: 'N' },
    back: { status: 'A', use_flag: 'Y' },
    // Whom `npm run admin -- create` has made is in nobody's file.
    isSpared: ({ deptcd }) => deptcd === placeOfAdministrators.deptcd,
  },
  written: (tx, rows, now) =>
    endSessionsOf(
      tx,
      rows
        .filter(({ status, use_flag }) => status === 'R' || use_flag === 'N')
        .map(row => row.singleid ?? ''),
      now,
    ),
}
