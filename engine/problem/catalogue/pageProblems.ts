import { chooseParticle } from '../../../schemas/shared/koreanParticle'
import { mendName, nameHint, saysAs } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { giveGridThisId, removeOneOfTwo } from './mends'

const blockNames = { kpi: '숫자판', chart: '차트', content: '안내' } as const

const addDocument = {
  en: 'add "document" with its workflow and load operation to the screen.',
  ko: '화면에 업무 흐름과 불러오는 오퍼레이션을 적은 "document"를 더합니다.',
}

/** Blocks of a page, and what they are called by. */
export const pageProblems = {
  /** The button bears the title of another page than it opens. */
  labelOfPage: (screen: string, label: string, other: string): ProblemText => ({
    code: 'LABEL_OF_OTHER',
    what: {
      en: `The button says "${label}", which is the page "${other}", and opens "${screen}".`,
      ko: `단추의 글은 "${label}"("${other}" 화면)인데 "${screen}" 화면을 엽니다.`,
    },
    mend: { en: `write "${other}", or change the label.`, ko: `${saysAs(other)} 적거나 글을 바꿉니다.` },
    instead: { written: screen, meant: other },
  }),
  titleOfOther: (title: string, menu: string): ProblemText => ({
    code: 'LABEL_OF_OTHER',
    what: {
      en: `The page is called "${title}" and its menu "${menu}": nothing of the one is in the other.`,
      ko: `화면의 제목은 "${title}"인데 메뉴의 이름은 "${menu}"이어서 서로 다른 것을 말합니다.`,
    },
    mend: {
      en: `write "${menu}", or change the menu in schemas/codes/menus.json.`,
      ko: `${saysAs(menu)} 적거나, schemas/codes/menus.json의 메뉴 이름을 바꿉니다.`,
    },
    instead: { written: title, meant: menu },
  }),
  blockIdTwice: (id: string): ProblemText => ({
    code: 'BLOCK_ID_TWICE',
    what: {
      en: `Two blocks of this page have the id "${id}".`,
      ko: `이 화면의 두 블록이 같은 "${id}" id를 씁니다.`,
    },
    mend: {
      en: 'give one of the two another "id".',
      ko: '둘 가운데 하나에 다른 "id"를 적습니다.',
    },
  }),
  blockTwice: (block: keyof typeof blockNames): ProblemText => ({
    code: 'VALUE_TWICE',
    what: {
      en: `The same ${block} stands on this page twice.`,
      ko: `이 화면에 똑같은 ${blockNames[block]}${chooseParticle(blockNames[block], '이(가)')} 두 번 있습니다.`,
    },
    mend: removeOneOfTwo,
  }),
  blockNeedsDocument: (block: string): ProblemText => ({
    code: 'BLOCK_NEEDS_DOCUMENT',
    what: {
      en: `The block "${block}" shows a part of a document, and this screen has none.`,
      ko: `"${block}" 블록은 문서의 한 부분을 보이는데, 이 화면에는 문서가 없습니다.`,
    },
    mend: addDocument,
  }),
  linesNeedDocument: (): ProblemText => ({
    code: 'BLOCK_NEEDS_DOCUMENT',
    what: {
      en: 'A grid of lines needs the document that has them.',
      ko: '라인의 그리드에는 그 라인이 들어 있는 문서가 있어야 합니다.',
    },
    mend: addDocument,
  }),
  gridUnknown: (grid: string, known: Known): ProblemText => ({
    code: 'GRID_UNKNOWN',
    what: { en: `This page has no grid "${grid}".`, ko: `이 화면에는 "${grid}" 그리드가 없습니다.` },
    expected: nameHint(grid, known, 'grid'),
    ...mendName(grid, known, giveGridThisId),
  }),
  masterUnknown: (grid: string, known: Known): ProblemText => ({
    code: 'GRID_UNKNOWN',
    what: {
      en: `This page has no grid "${grid}" whose chosen row could be the document.`,
      ko: `이 화면에는 고른 행을 문서로 볼 "${grid}" 그리드가 없습니다.`,
    },
    expected: nameHint(grid, known, 'grid'),
    ...mendName(grid, known, giveGridThisId),
  }),
  linesUnknown: (grid: string, known: Known): ProblemText => ({
    code: 'GRID_UNKNOWN',
    what: { en: `The document has no lines "${grid}".`, ko: `이 문서에는 "${grid}" 라인이 없습니다.` },
    expected: nameHint(grid, known, 'grid'),
    ...mendName(grid, known, giveGridThisId),
  }),
  matrixGridUnknown: (grid: string, known: Known): ProblemText => ({
    code: 'GRID_UNKNOWN',
    what: {
      en: `This page has no grid of lines with the id "${grid}".`,
      ko: `이 화면에는 id가 "${grid}"인 라인의 그리드가 없습니다.`,
    },
    expected: nameHint(grid, known, 'grid'),
    ...mendName(grid, known, {
      en: 'add a grid with "lines" to the page',
      ko: '화면에 "lines"가 있는 그리드를 더합니다',
    }),
  }),
  masterGridUnknown: (grid: string, known: Known): ProblemText => ({
    code: 'GRID_OF_UNKNOWN',
    what: {
      en: `No grid of rows with the id "${grid}" stands before this block.`,
      ko: `이 블록 앞에 id가 "${grid}"인 행의 그리드가 없습니다.`,
    },
    expected: nameHint(grid, known, 'grid'),
    ...mendName(grid, known, {
      en: 'give the grid above this "id"',
      ko: '위에 있는 그리드에 이 "id"를 적습니다',
    }),
  }),
  gridUnclear: (step: string, known: Known): ProblemText => ({
    code: 'GRID_UNCLEAR',
    what: {
      en: `"${step}" does not say which grid is meant.`,
      ko: `"${step}" 단계가 어느 그리드에 대한 것인지 알 수 없습니다.`,
    },
    expected: nameHint('', known, 'grid'),
    mend: {
      en: `write { "label": …, "steps": [{ "step": "${step}", "grid": … }] }.`,
      ko: `{ "label": …, "steps": [{ "step": "${step}", "grid": … }] }처럼 적습니다.`,
    },
  }),
  linkToScreen: (path: string, screen: string): ProblemText => ({
    code: 'LINK_PATH_WRONG',
    what: {
      en: `"${path}" is the path of screen "${screen}".`,
      ko: `"${path}" 주소는 "${screen}" 화면의 주소입니다.`,
    },
    expected: {
      en: '"go", which follows when the path of the screen changes.',
      ko: '화면의 주소가 바뀌어도 따라가도록 "go"로 적습니다.',
    },
    mend: { en: `write "go": "${screen}".`, ko: `"go": ${saysAs(screen)} 적습니다.` },
  }),
  linkWrong: (path: string): ProblemText => ({
    code: 'LINK_PATH_WRONG',
    what: {
      en: `"${path}" is no address that a link can open.`,
      ko: `"${path}" 값은 바로가기가 열 수 있는 주소가 아닙니다.`,
    },
    expected: {
      en: 'A path that starts with "/", or an address that starts with "https://".',
      ko: '"/"로 시작하는 주소나 "https://"로 시작하는 주소여야 합니다.',
    },
    mend: { en: 'write for example "/login".', ko: '예를 들어 "/login"처럼 적습니다.' },
  }),
}
