import { quoted, saysAs } from '../nameHint'
import type { ProblemText } from '../problemText'
import type { Said } from '../said'

const kindNames = {
  screen: { en: 'screen', ko: '화면' },
  popup: { en: 'popup', ko: '팝업' },
} as const satisfies Readonly<Record<string, Said>>

type DefinitionKind = keyof typeof kindNames

function pathWrong(path: string, mend: Said): ProblemText {
  return {
    code: 'ROUTE_PATH_WRONG',
    what: { en: `"${path}" is no path inside a portal.`, ko: `"${path}" 값은 포털 안의 주소가 아닙니다.` },
    expected: {
      en: 'For example "/prList": letters, digits and hyphens after a slash, without "/cyber".',
      ko: '예: "/prList". "/" 뒤에 영문자, 숫자, 하이픈을 적고 "/cyber"는 적지 않습니다.',
    },
    mend,
  }
}

/** Problems of files as a whole, of what they are called by, and of who answers them. */
export const fileProblems = {
  stray: (): ProblemText => ({
    code: 'FILE_NAME_DIFFERS',
    what: {
      en: 'This file is named like no definition, so nobody reads it.',
      ko: '이 파일의 이름은 정의의 이름이 아니어서 아무도 읽지 않습니다.',
    },
    expected: {
      en: '"<screen>.screen.json" or "<popup>.popup.json".',
      ko: '"<화면>.screen.json" 또는 "<팝업>.popup.json"이어야 합니다.',
    },
    mend: { en: 'rename the file, or remove it.', ko: '파일 이름을 바꾸거나 파일을 지웁니다.' },
  }),
  titleTwice: (title: string, screen: string): ProblemText => ({
    code: 'SCREEN_TITLE_TWICE',
    what: {
      en: `"${title}" is the title of screen "${screen}" already.`,
      ko: `"${title}" 제목은 이미 "${screen}" 화면의 제목입니다.`,
    },
    expected: {
      en: 'Pages of one portal are told apart by their titles, in tabs and menus.',
      ko: '같은 포털의 화면은 탭과 메뉴에서 제목으로 구별합니다.',
    },
    mend: { en: 'give this screen a title of its own.', ko: '이 화면에 다른 제목을 적습니다.' },
  }),
  nameDiffers: (kind: DefinitionKind, id: string, wanted: string, written: string): ProblemText => ({
    code: 'FILE_NAME_DIFFERS',
    what: {
      en: `The ${kind} "${id}" stands in a file of another name.`,
      ko: `"${id}" ${kindNames[kind].ko}의 파일 이름이 id와 다릅니다.`,
    },
    expected: { en: `"${wanted}".`, ko: `"${wanted}" 이름이어야 합니다.` },
    mend: {
      en: `rename the file to ${wanted}, or write "${kind}": "${written}".`,
      ko: `파일을 "${wanted}" 이름으로 바꾸거나, "${kind}": ${saysAs(written)} 적습니다.`,
    },
  }),
  idTwice: (kind: DefinitionKind, id: string, other: string): ProblemText => ({
    code: 'ID_TWICE',
    what: {
      en: `The ${kind} "${id}" is already said in ${other}.`,
      ko: `"${id}" ${kindNames[kind].ko}의 id가 ${other}에 이미 있습니다.`,
    },
    mend: {
      en: `give one of the two another "${kind}".`,
      ko: `둘 가운데 하나의 "${kind}" 값을 다르게 적습니다.`,
    },
  }),
  routeTaken: (path: string, [owner, own]: readonly [string, string], screen: string): ProblemText => ({
    code: 'ROUTE_TAKEN',
    what: {
      en: `Two screens have the path "${path}": ${owner} and ${own}.`,
      ko: `두 화면의 주소가 모두 "${path}"입니다: ${owner}, ${own}.`,
    },
    mend: {
      en: `give this screen a path of its own, for example "/${screen}".`,
      ko: `이 화면의 주소를 다르게 적습니다. 예: "/${screen}".`,
    },
  }),
  routeTwice: (path: string, own: string): ProblemText => ({
    code: 'ROUTE_TAKEN',
    what: {
      en: `The path "${path}" is already the route of ${own}.`,
      ko: `"${path}" 주소는 이미 ${own}에 있습니다.`,
    },
    mend: { en: 'name each portal and each path once.', ko: '포털과 주소를 한 번씩만 적습니다.' },
  }),
  pathWithPortal: (path: string) =>
    pathWrong(path, {
      en: 'take "/cyber" away; the external portal puts it there.',
      ko: '"/cyber"를 지웁니다. 협력사 포털이 앞에 붙입니다.',
    }),
  pathWrong: (path: string) => pathWrong(path, { en: 'write such a path.', ko: '그런 주소를 적습니다.' }),
  popupUnused: (popup: string): ProblemText => ({
    code: 'POPUP_UNUSED',
    what: {
      en: `No screen and no other popup opens "${popup}".`,
      ko: `"${popup}" 팝업을 여는 화면이나 팝업이 없습니다.`,
    },
    mend: {
      en: 'open it from a field or a step, or remove the file.',
      ko: '필드나 단계에서 열거나, 파일을 지웁니다.',
    },
  }),
  samplesMissing: (samples: string, missing: readonly string[], file: string): ProblemText => ({
    code: 'SAMPLES_MISSING',
    what: {
      en: `The samples "${samples}" do not answer ${quoted(missing)}.`,
      ko: `예시 데이터 "${samples}"에 ${quoted(missing)} 오퍼레이션의 답이 없습니다.`,
    },
    expected: {
      en: 'An answer for each operation of the page and of the popups that it opens.',
      ko: '화면과 화면이 여는 팝업의 오퍼레이션마다 답이 있어야 합니다.',
    },
    mend: { en: `add "${missing[0]}" to ${file}.`, ko: `${file}에 "${missing[0]}" 항목을 더합니다.` },
  }),
  samplesUnsaid: (operation: string): ProblemText => ({
    code: 'SAMPLES_MISSING',
    what: {
      en: `"${operation}" is answered by samples alone, and this page has none.`,
      ko: `"${operation}" 오퍼레이션은 예시 데이터로만 답하는데, 이 화면에는 예시 데이터가 없습니다.`,
    },
    mend: {
      en: 'add "samples" with the name of their file.',
      ko: '"samples"에 예시 데이터 파일의 이름을 적습니다.',
    },
  }),
  accessTooWide: (operation: string): ProblemText => ({
    code: 'ACCESS_TOO_WIDE',
    what: {
      en: `The page is open to everybody, and "${operation}" needs a session.`,
      ko: `이 화면은 누구에게나 열리는데, "${operation}" 오퍼레이션은 로그인이 필요합니다.`,
    },
    expected: {
      en: 'Operations with "x-access: public" alone, or "samples".',
      ko: '"x-access: public"인 오퍼레이션만 부르거나 "samples"를 적어야 합니다.',
    },
    mend: {
      en: 'write "authenticated", or add "samples".',
      ko: '"authenticated"라고 적거나 "samples"를 더합니다.',
    },
  }),
}
