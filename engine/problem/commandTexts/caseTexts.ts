import { chooseParticle, type ParticlePair } from '../../../schemas/shared/koreanParticle'
import type { Said } from '../said'
import { saidGroups } from './saidGroups'

const quoted = (name: string) => `'${name}'`

const particles = /('([^']*)')(을\(를\)|이\(가\))/g

function text(ko: string, en: string): Said {
  const settled = ko.replace(particles, (_, name: string, word: string, pair: ParticlePair) => {
    return `${name}${chooseParticle(word, pair)}`
  })
  return { ko: settled, en }
}

/** The names of the cases that follow from a plan. */
export const caseTexts = {
  found: (label: string) =>
    text(
      `검색 조건 ${quoted(label)}: 맞는 행을 모두 찾고 다른 행은 찾지 않습니다`,
      `filter ${quoted(label)}: finds every row that fits, and no other`,
    ),
  conditionMissing: (label: string) =>
    text(
      `검색 조건 ${quoted(label)}: 비어 있으면 조회하지 않고 그 자리에서 알립니다`,
      `filter ${quoted(label)}: searches nothing while it is empty, and says so there`,
    ),
  periodReversed: (label: string) =>
    text(
      `검색 조건 ${quoted(label)}: 시작이 끝보다 늦으면 조회하지 않고 그 자리에서 알립니다`,
      `filter ${quoted(label)}: searches nothing when the period ends before it begins, and says so there`,
    ),
  conditionLookedUp: (label: string, popup: string) =>
    text(
      `검색 조건 ${quoted(label)}: 팝업 ${quoted(popup)}에서 고른 값으로 채웁니다`,
      `filter ${quoted(label)}: takes the value chosen in popup ${quoted(popup)}`,
    ),
  sorted: (label: string) =>
    text(
      `정렬 ${quoted(label)}: 오름차순과 내림차순으로 정렬됩니다`,
      `sort ${quoted(label)}: rows stand in ascending and in descending order`,
    ),
  paged: (title: string) =>
    text(
      `페이지 ${quoted(title)}: 빠지거나 겹치는 행이 없습니다`,
      `pages of ${quoted(title)}: no row is missing or twice`,
    ),
  counted: (title: string) =>
    text(
      `건수 ${quoted(title)}: 찾은 행의 수와 같습니다`,
      `count of ${quoted(title)}: as many as there are rows`,
    ),
  summed: (label: string) =>
    text(
      `합계 ${quoted(label)}: 찾은 모든 행의 합과 같습니다`,
      `total ${quoted(label)}: the sum of all rows that are found`,
    ),
  empty: (title: string) =>
    text(
      `빈 결과 ${quoted(title)}: 행이 없고 오류도 없습니다`,
      `nothing found in ${quoted(title)}: no rows, and no error`,
    ),
  failed: (title: string) =>
    text(
      `조회 실패 ${quoted(title)}: 한 번 알리고, 다시 조회하면 행이 나옵니다`,
      `failing search in ${quoted(title)}: is reported once, and searching again shows the rows`,
    ),
  slow: (title: string) =>
    text(
      `느린 조회 ${quoted(title)}: 나중 조회의 행이 남고 늦은 답은 버립니다`,
      `slow search in ${quoted(title)}: rows of the newer search stay, and the late answer is dropped`,
    ),
  answerEmpty: {
    kpi: (title: string) =>
      text(
        `빈 결과 ${quoted(title)}: 숫자가 비어 있고 오류도 없습니다`,
        `nothing found for ${quoted(title)}: its figures are empty, and there is no error`,
      ),
    chart: (title: string) =>
      text(
        `빈 결과 ${quoted(title)}: 그릴 것이 없고 오류도 없습니다`,
        `nothing found for ${quoted(title)}: nothing is drawn, and there is no error`,
      ),
  },
  answerFailed: {
    kpi: (title: string) =>
      text(
        `조회 실패 ${quoted(title)}: 한 번 알리고, 다시 조회하면 숫자가 나옵니다`,
        `failing search of ${quoted(title)}: is reported once, and searching again shows the figures`,
      ),
    chart: (title: string) =>
      text(
        `조회 실패 ${quoted(title)}: 한 번 알리고, 다시 조회하면 차트가 나옵니다`,
        `failing search of ${quoted(title)}: is reported once, and searching again draws the chart`,
      ),
  },
  answerSlow: {
    kpi: (title: string) =>
      text(
        `느린 조회 ${quoted(title)}: 나중 조회의 숫자가 남고 늦은 답은 버립니다`,
        `slow search of ${quoted(title)}: figures of the newer search stay, and the late answer is dropped`,
      ),
    chart: (title: string) =>
      text(
        `느린 조회 ${quoted(title)}: 나중 조회의 차트가 남고 늦은 답은 버립니다`,
        `slow search of ${quoted(title)}: the chart of the newer search stays, and the late answer is dropped`,
      ),
  },
  linked: (label: string, screen: string) =>
    text(
      `링크 ${quoted(label)}: 그 행의 번호로 화면 ${quoted(screen)}을(를) 엽니다`,
      `link ${quoted(label)}: leads to screen ${quoted(screen)} by the number of its row`,
    ),
  linkedByRow: (label: string) =>
    text(
      `링크 ${quoted(label)}: 행에 적힌 주소로 갑니다`,
      `link ${quoted(label)}: leads to the address in its row`,
    ),
  exported: (action: string, title: string) =>
    text(
      `버튼 ${quoted(action)}: ${quoted(title)}의 보이는 칼럼 전부와 찾은 모든 행을 담습니다`,
      `button ${quoted(action)}: writes every column shown of ${quoted(title)} and every row that is found`,
    ),
  rowAdded: (action: string, title: string) =>
    text(
      `버튼 ${quoted(action)}: ${quoted(title)}에 새 행을 하나 더합니다`,
      `button ${quoted(action)}: adds one new row to ${quoted(title)}`,
    ),
  rowDeleted: (action: string, title: string) =>
    text(
      `버튼 ${quoted(action)}: ${quoted(title)}에서 고른 행만 지웁니다`,
      `button ${quoted(action)}: deletes the chosen row of ${quoted(title)} and no other`,
    ),
  changesSaved: (action: string, title: string) =>
    text(
      `버튼 ${quoted(action)}: ${quoted(title)}에서 바뀐 행만 보냅니다`,
      `button ${quoted(action)}: sends the changed rows of ${quoted(title)} and no others`,
    ),
  checkedSaved: (action: string, title: string) =>
    text(
      `버튼 ${quoted(action)}: ${quoted(title)}에서 선택한 행만 보냅니다`,
      `button ${quoted(action)}: sends the checked rows of ${quoted(title)} and no others`,
    ),
  searched: (action: string) =>
    text(
      `버튼 ${quoted(action)}: 적힌 조건 그대로 조회합니다`,
      `button ${quoted(action)}: searches by the conditions as they stand`,
    ),
  reset: (action: string) =>
    text(
      `버튼 ${quoted(action)}: 바꾼 것을 처음으로 되돌립니다`,
      `button ${quoted(action)}: puts back what was changed`,
    ),
  led: (action: string, screen: string) =>
    text(
      `버튼 ${quoted(action)}: 화면 ${quoted(screen)}을(를) 엽니다`,
      `button ${quoted(action)}: leads to screen ${quoted(screen)}`,
    ),
  opened: (action: string, popup: string) =>
    text(
      `버튼 ${quoted(action)}: 팝업 ${quoted(popup)}을(를) 엽니다`,
      `button ${quoted(action)}: opens popup ${quoted(popup)}`,
    ),
  rowsNeeded: (action: string, rows: 'one' | 'some') =>
    rows === 'one'
      ? text(
          `버튼 ${quoted(action)}: 행을 하나만 골라야 누를 수 있습니다`,
          `button ${quoted(action)}: needs exactly one row`,
        )
      : text(
          `버튼 ${quoted(action)}: 행을 하나라도 골라야 누를 수 있습니다`,
          `button ${quoted(action)}: needs at least one row`,
        ),
  stateRefused: (action: string, states: readonly string[]) =>
    text(
      `버튼 ${quoted(action)}: 상태 ${states.map(state => (state === 'new' ? '작성 전' : state)).join(', ')}에서만 누를 수 있습니다`,
      `button ${quoted(action)}: can be pressed in no state but ${states.join(', ')}`,
    ),
  groupRefused: (action: string, groups: readonly string[] | 'internal') =>
    groups === 'internal'
      ? text(
          `버튼 ${quoted(action)}: 협력사에게는 보이지 않습니다`,
          `button ${quoted(action)}: is shown to no supplier`,
        )
      : text(
          `버튼 ${quoted(action)}: ${saidGroups(groups).ko}에게만 보입니다`,
          `button ${quoted(action)}: is shown to nobody but ${saidGroups(groups).en}`,
        ),
  personRefused: (action: string, actor: 'drafter' | 'approver') =>
    actor === 'drafter'
      ? text(
          `버튼 ${quoted(action)}: 작성자가 아니면 누를 수 없습니다`,
          `button ${quoted(action)}: cannot be pressed by anybody but the drafter`,
        )
      : text(
          `버튼 ${quoted(action)}: 결재할 차례가 아니면 누를 수 없습니다`,
          `button ${quoted(action)}: cannot be pressed by anybody but the current approver`,
        ),
  readerRefused: (action: string) =>
    text(
      `버튼 ${quoted(action)}: 조회만 하는 그룹은 누를 수 없습니다`,
      `button ${quoted(action)}: cannot be pressed by those who may only read`,
    ),
  missing: (label: string, transition: string) =>
    text(
      `입력 ${quoted(label)}: 비어 있으면 ${quoted(transition)}을(를) 하지 않고 그 자리에서 알립니다`,
      `entry ${quoted(label)}: an empty one keeps ${quoted(transition)} from being done and says so there`,
    ),
  limited: {
    minLength: (label: string, most: number) =>
      text(
        `입력 ${quoted(label)}: ${most}자보다 짧으면 거부합니다`,
        `entry ${quoted(label)}: refuses less than ${most} characters`,
      ),
    maxLength: (label: string, most: number) =>
      text(
        `입력 ${quoted(label)}: ${most}자를 넘으면 거부합니다`,
        `entry ${quoted(label)}: refuses more than ${most} characters`,
      ),
    maxBytes: (label: string, most: number) =>
      text(
        `입력 ${quoted(label)}: ${most}바이트를 넘으면 거부합니다`,
        `entry ${quoted(label)}: refuses more than ${most} bytes`,
      ),
    minimum: (label: string, least: number) =>
      text(
        `입력 ${quoted(label)}: ${least}보다 작으면 거부합니다`,
        `entry ${quoted(label)}: refuses less than ${least}`,
      ),
    maximum: (label: string, most: number) =>
      text(
        `입력 ${quoted(label)}: ${most}보다 크면 거부합니다`,
        `entry ${quoted(label)}: refuses more than ${most}`,
      ),
    scale: (label: string, most: number) =>
      text(
        `입력 ${quoted(label)}: 소수 ${most}자리를 넘으면 거부합니다`,
        `entry ${quoted(label)}: refuses more than ${most} decimals`,
      ),
  },
  masked: (label: string, mask: string) =>
    text(
      `형식 ${quoted(label)}: 형식 ${mask}대로 보이고 받습니다`,
      `format ${quoted(label)}: is shown and taken as ${mask} has it`,
    ),
  lookedUp: (label: string, popup: string) =>
    text(
      `입력 ${quoted(label)}: 팝업 ${quoted(popup)}에서 고른 행으로 채웁니다`,
      `entry ${quoted(label)}: is filled by the row chosen in popup ${quoted(popup)}`,
    ),
  documentFailed: (label: string) =>
    text(
      `${label} 읽기 실패: 한 번 알리고, 다시 읽으면 문서가 나옵니다`,
      `failing ${label}: is reported once, and loading it again shows it`,
    ),
  documentSlow: (label: string) =>
    text(
      `느린 ${label}: 읽는 동안에는 바꾸는 버튼을 누를 수 없습니다`,
      `slow ${label}: no button that changes it can be pressed while it is on the way`,
    ),
} as const
