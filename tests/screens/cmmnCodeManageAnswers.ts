import type { CodeGroupRow, CodeRow } from '../../codegen/generated/types'
import { codeEntries } from '../../schemas/codes/codeGroups'
import type { StoryAnswers } from './story/storyServices'

const groups: readonly CodeGroupRow[] = [
  { groupCode: 'PURCHASE_TYPE', groupName: '구매유형', systemYn: 'N', useYn: 'Y', version: 1 },
  {
    ...{ groupCode: 'EXPENSE_TYPE', groupName: '비용구분', description: '계정 선택의 기준' },
    ...{ systemYn: 'N', useYn: 'Y', version: 3 },
  },
  {
    ...{ groupCode: 'PR_STATUS', groupName: '구매요청 상태', description: '업무 흐름이 정하는 값' },
    ...{ systemYn: 'Y', useYn: 'Y', version: 1 },
  },
]

function codesOf(group: 'PURCHASE_TYPE' | 'EXPENSE_TYPE'): readonly CodeRow[] {
  return codeEntries(group).map((entry, index) => ({
    ...entry,
    sortNo: (index + 1) * 10,
    useYn: 'Y',
    version: 1,
  }))
}

const codes = { PURCHASE_TYPE: codesOf('PURCHASE_TYPE'), EXPENSE_TYPE: codesOf('EXPENSE_TYPE') }

export const cmmnCodeManageAnswers: StoryAnswers = {
  listCodeGroup: () => ({ rows: groups, total: groups.length }),
  listCode: ({ groupCode }) => {
    const rows = groupCode === 'EXPENSE_TYPE' ? codes.EXPENSE_TYPE : codes.PURCHASE_TYPE
    return { rows, total: rows.length }
  },
}

export const cmmnCodeManageEmpty: StoryAnswers = {
  listCodeGroup: () => ({ rows: [], total: 0 }),
}
