import type { ProblemText } from '../problemText'

/** Problems of files as a whole and of what they are called by. */
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
}
