import type { Problem } from '../../../engine/problem/problem'
import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { problemMeanings } from '../../../engine/problem/problemMeanings'
import type { ProblemExample } from './problemExamples'

/** What the tests know of a code: the problem that its wrong definition has, and the example of its mending. */
export interface ProvenProblem {
  readonly problem: Problem
  readonly example: ProblemExample
}

/** Headings of the reference; a code stands under the first that it fits. */
const areas: readonly (readonly [heading: string, codes: RegExp])[] = [
  ['식', /^EXPRESSION/],
  ['검색 조건', /^FILTER/],
  ['그리드와 칼럼', /^(GRID|COLUMN|FIELD_VALUE|WAY_AIMLESS|EMPTY_TEXT|TONE)/],
  ['숫자판과 차트', /^(FIGURE|CHART)/],
  ['문서와 폼', /^(FORM|DOCUMENT|LOOKUP|REQUIRED|VALUE_CIRCLE|VALUES|CHECK)/],
  ['팝업', /^(POPUP|OPEN)/],
  ['메뉴와 권한', /^(MENU|ACTION_OF|WAY)/],
  ['화면과 블록', /^(ROUTE|PAGE|BLOCK|LINK|ACCESS|SAMPLE|SCREEN_TITLE)/],
  ['이름과 파라미터', /^(SCREEN_UNK|WORKFLOW|TRANSITION|OPERATION_UNK|CODE_|HOOK|PARAMETER|PLACE)/],
  ['동작과 단계', /^(ACTION|STEP|PRIMARY|CONFIRM|SCREEN|PRINT|OPERATION|ROW_)/],
  ['파일과 말', /./],
]

const head = `# 문제 코드

정의에 잘못된 곳이 있으면 \`npm run screens\`, 개발 서버와 편집기가 \`파일:줄:칸\`, 코드, 무엇이 틀렸는지, 무엇이 맞는지, 고치는 방법을 알려 줍니다.
한국어가 아니면 \`--language ko\`를 붙입니다. 아래의 예는 모두 시험한 것입니다: 틀린 것에서는 그 문제가 나오고, 고친 것에서는 나오지 않습니다.

<!-- 이 파일은 시험이 씁니다: npx vitest run --project unit tests/engine/problem/problemReference.test.ts -u -->
`

/** The reference of all codes, as a page of the analyst's manual. */
export function writeReference(proven: ReadonlyMap<ProblemCode, ProvenProblem>): string {
  const codes = Object.keys(problemMeanings) as ProblemCode[]
  const headingOf = (code: ProblemCode) => areas.find(([, fits]) => fits.test(code))?.[0]
  const parts = areas
    .map(([heading]) => ({ heading, codes: codes.filter(code => headingOf(code) === heading) }))
    .toReversed()
  const contents = parts.map(
    part => `- ${part.heading}: ${part.codes.map(code => `[${code}](#${code.toLowerCase()})`).join(' ')}`,
  )
  const sections = parts.flatMap(part => [
    `## ${part.heading}`,
    ...part.codes.map(code => section(code, proven.get(code))),
  ])
  return `${[head, contents.join('\n'), ...sections].join('\n\n')}\n`.replace(/\n{3,}/g, '\n\n')
}

function section(code: ProblemCode, proven: ProvenProblem | undefined): string {
  const said = [`### ${code}`, problemMeanings[code]]
  if (!proven) return said.join('\n\n')
  const { what, expected, mend } = proven.problem
  const [wrong, right, then] = proven.example
  const lines = [
    `- 틀린 것: ${fragment(wrong)}`,
    `- 문제: ${[what.ko, expected?.ko]
      .filter(text => text !== undefined)
      .join(' ')
      .replace(counted, '')}`,
    `- 고치기: ${mend.ko}`,
    `- 고친 것: ${right === '' ? '지웁니다.' : fragment(right)}`,
    ...Object.keys(then?.beside ?? {}).map(file => `- 함께 있는 파일: \`${file}\``),
    ...(then?.file === undefined ? [] : [`- 파일 이름: \`${then.file}\``]),
  ]
  return [...said, lines.join('\n')].join('\n\n')
}

/** How many names there are grows with the contract. */
const counted = / \([^()]* \d+개\)/

const longest = 240

function fragment(text: string): string {
  const trimmed = text.trim()
  return `\`${trimmed.length > longest ? `${trimmed.slice(0, 60)}…` : trimmed}\``
}
