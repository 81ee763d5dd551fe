import type { PostDocument, PostRow } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'

const rows: readonly PostRow[] = [
  {
    ...{
      postNo: 31,
      target: 'ALL',
      title: '연말 구매요청 마감 안내',
      mustYn: 'N',
      mark: '게시중',
      topYn: 'Y',
      popupYn: 'Y',
    },
    ...{ postFrom: '2026-11-16', postTo: '2026-12-31', viewCnt: 214, fileCnt: 1 },
    ...{ writer: 'system.admin', writerNm: '관리자', writeDt: '2026-11-16 09:00:00' },
    ...{ useYn: 'Y', version: 2 },
  },
  {
    ...{
      postNo: 28,
      target: 'EXT',
      title: '전자세금계산서 발행 기준 변경',
      mustYn: 'N',
      mark: '게시중',
      topYn: 'N',
      popupYn: 'N',
    },
    ...{ postFrom: '2026-10-05', postTo: '2026-11-05', viewCnt: 96, fileCnt: 0 },
    ...{ writer: 'acc.kim', writerNm: '김정산', writeDt: '2026-10-05 13:30:00' },
    ...{ useYn: 'Y', version: 1 },
  },
]

function postOf(postNo: number): PostDocument {
  const { fileCnt, ...row } = rows.find(candidate => candidate.postNo === postNo) ?? firstRow
  return {
    header: {
      ...row,
      ...(fileCnt > 0 ? { fileId: 'F2611-0101' } : {}),
      content:
        '<p>올해 예산으로 처리할 구매요청은 <strong>12월 11일</strong>까지 상신해 주세요.</p><ul><li>공사: 12월 4일</li><li>물품: 12월 11일</li></ul>',
    },
    files:
      fileCnt > 0
        ? [{ fileId: 'F2611-0101', fileSeq: 1, fileName: '마감 일정표.xlsx', fileSize: 18_220 }]
        : [],
    history: [{ eventDt: row.writeDt, actorNm: row.writerNm, historyText: '공지를 등록했습니다.' }],
  }
}

const [firstRow] = rows as readonly [PostRow, ...PostRow[]]

export const boardNoticeAnswers: StoryAnswers = {
  listPost: () => ({ rows, total: rows.length }),
  getPost: ({ postNo }) => postOf(Number(postNo)),
}

export const boardNoticeEmpty: StoryAnswers = { listPost: () => ({ rows: [], total: 0 }) }
