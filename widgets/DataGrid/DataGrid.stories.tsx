import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GridOutlineStory } from '../../tests/widgets/DataGrid/story/GridOutlineStory'
import { GridStoryOwner } from '../../tests/widgets/DataGrid/story/GridStoryOwner'
import {
  cellColumns,
  cellRows,
  menuColumns,
  menuRows,
  mergedRows,
  reportColumns,
  reportRows,
} from '../../tests/widgets/DataGrid/story/outlineStoryRows'
import { DataGrid } from './DataGrid'

const meta: Meta<typeof GridStoryOwner> = {
  title: '위젯/DataGrid',
  component: GridStoryOwner,
  // Its props are told beside those of the owner that holds its rows in a story.
  subcomponents: { DataGrid },
  args: { count: 40, isEditable: false },
}
export default meta

type Story = StoryObj<typeof GridStoryOwner>

export const ReadOnly: Story = { name: '읽기 전용' }

export const Empty: Story = { name: '자료 없음', args: { count: 0, given: { state: 'empty' } } }

export const Loading: Story = { name: '처음 불러오는 중', args: { count: 0, given: { state: 'loading' } } }

export const Refreshing: Story = { name: '다시 불러오는 중', args: { given: { state: 'loading' } } }

export const Failed: Story = {
  name: '불러오기 실패',
  args: {
    count: 0,
    given: {
      state: 'failed',
      failedText: '구매요청 목록을 불러오지 못했습니다. 잠시 후 다시 조회해 주세요. (GRID_LOAD · 502)',
      onRetry: () => {},
    },
  },
}

export const FailedOverRows: Story = {
  name: '행이 있는 채로 실패',
  args: { given: { state: 'failed', onRetry: () => {} } },
}

export const Editable: Story = {
  name: '편집과 행 상태',
  args: {
    isEditable: true,
    rowStates: { 1: 'I', 3: 'U', 5: 'D' },
    given: {
      cellChanged: (index, id) => index === 3 && id === 'price',
      cellProblem: (index, id) =>
        index === 2 && id === 'needDate' ? '납기요청일은 오늘 이후로 입력해 주세요.' : undefined,
      onLookup: () => {},
      onLookupTexts: () => {},
    },
  },
}

export const Asking: Story = {
  name: '값 확인 중',
  args: {
    isEditable: true,
    rowStates: { 1: 'I', 2: 'U' },
    given: {
      cellAsking: (index, id) => (index === 1 || index === 2) && id === 'itemName',
      cellProblem: (index, id) =>
        index === 4 && id === 'itemName' ? '단종된 품목입니다. 다른 품목을 입력해 주세요.' : undefined,
    },
  },
  play: async ({ canvasElement }) => {
    const busy = () => canvasElement.querySelectorAll('td[aria-busy="true"]').length
    await waitFor(() => expect(busy()).toBe(2))
  },
}

export const LongText: Story = {
  name: '긴 글',
  args: {
    isEditable: true,
    rowsGiven: [
      {
        prNo: 'PR2611-0001-개정-00012',
        itemName: '이송 장치용 리니어 가이드 및 볼 스크루 일체형 조립품 (방청 처리, 제2공장 3라인 교체분)',
        spec: '첫째 줄\n둘째 줄은 편집할 때 보입니다',
        qty: 123_456_789,
        price: '98765432109876.55',
        amount: '-98765432109876543',
        needDate: '2026-12-31',
        vendor: '주식회사 대한민국산업기계정밀부품종합유통',
        urgent: true,
        status: 'returned',
      },
    ],
  },
}

export const Totals: Story = {
  name: '합계',
  args: { given: { totals: { label: '합계', values: { qty: '199', amount: '12,345,600' } } } },
}

export const MultiSort: Story = {
  name: '여러 열 정렬',
  args: {
    given: {
      sort: [
        { columnId: 'needDate', direction: 'desc' },
        { columnId: 'amount', direction: 'asc' },
      ],
    },
  },
}

export const ColumnMenu: Story = { name: '열 설정', args: { hasMenu: true } }

export const NotLoadedYet: Story = {
  name: '일부만 불러온 백만 행',
  args: {
    given: {
      rows: {
        count: 1_000_000,
        rowAt: index =>
          index % 20 < 12
            ? { prNo: `PR-${index + 1}`, itemName: '리니어 가이드', qty: index % 9 }
            : undefined,
      },
    },
  },
}

export const Tree: Story = {
  name: '나무',
  render: () => (
    <GridOutlineStory label="메뉴" columns={menuColumns} all={menuRows} firstClosed={['po']} hasChecks />
  ),
}

export const TreeByKeys: Story = {
  name: '나무를 키로 열고 닫기',
  render: () => <GridOutlineStory label="메뉴" columns={menuColumns} all={menuRows} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('treegrid', { name: '메뉴' })
    const levels = () => [...table.querySelectorAll('tr[aria-level]')].map(row => row.ariaLevel)
    await waitFor(() => expect(levels()).toHaveLength(11))
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await waitFor(() => expect(levels()).toHaveLength(8))
    await expect(canvas.getByRole('status')).toHaveTextContent('접힘')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(levels()).toHaveLength(11))
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '2행 메뉴명 구매요청 업무, 읽기 전용, 2단계, 펼침',
      ),
    )
  },
}

export const Groups: Story = {
  name: '소계와 합계, 묶음 머리글',
  render: () => (
    <GridOutlineStory
      label="월별 실적"
      columns={reportColumns}
      all={reportRows}
      total={{ prCount: '23', prAmount: '46,960,000', poCount: '23', poAmount: '46,960,000' }}
    />
  ),
}

export const GroupsChecked: Story = {
  name: '묶음 사이의 체크',
  render: () => (
    <GridOutlineStory
      label="월별 실적"
      columns={reportColumns}
      all={reportRows}
      firstClosed={['가전사업부']}
      hasChecks
      isEditable
    />
  ),
}

export const Merged: Story = {
  name: '같은 이웃을 한 칸으로',
  args: { columns: reportColumns, rowsGiven: mergedRows },
}

export const Controls: Story = {
  name: '체크, 선택, 첨부, 단추 칸',
  args: { isEditable: true, columns: cellColumns, rowsGiven: cellRows, given: { onLink: () => {} } },
}

export const ControlsReadOnly: Story = {
  name: '칸의 단추와 선택, 읽기 전용',
  args: { columns: cellColumns, rowsGiven: cellRows, given: { readOnly: true, onCheck: undefined } },
}

export const DarkGroups: Story = {
  name: '어두운 화면의 묶음과 단추',
  render: () => (
    <>
      <GridOutlineStory label="월별 실적" columns={reportColumns} all={reportRows} />
      <GridStoryOwner count={0} isEditable columns={cellColumns} rowsGiven={cellRows} />
    </>
  ),
  beforeEach: darken,
}

export const Dark: Story = {
  name: '어두운 화면',
  args: {
    isEditable: true,
    rowStates: { 1: 'I', 3: 'U', 5: 'D' },
    given: { totals: { label: '합계', values: { amount: '12,345,600' } } },
  },
  beforeEach: darken,
}

function darken() {
  const before = document.documentElement.dataset.theme
  document.documentElement.dataset.theme = 'dark'
  return () => {
    if (before === undefined) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = before
  }
}
