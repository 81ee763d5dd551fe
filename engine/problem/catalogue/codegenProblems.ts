import type { ProblemText } from '../problemText'

/** Problems of what is generated. They belong to a whole file. */
export const codegenProblems = {
  stale: (): ProblemText => ({
    code: 'CODEGEN_STALE',
    what: {
      en: 'What this file is generated from has changed since it was written.',
      ko: '이 파일을 만든 뒤에 그 원본이 바뀌었습니다.',
    },
    mend: {
      en: 'run npm run codegen and commit the result.',
      ko: 'npm run codegen을 실행하고 바뀐 파일을 커밋합니다.',
    },
  }),
  wordUnexplained: (word: string): ProblemText => ({
    code: 'WORD_UNEXPLAINED',
    what: { en: `${word} has no Korean sentence (@ko).`, ko: `${word}에 한국어 설명(@ko)이 없습니다.` },
    mend: {
      en: 'say it in the doc comment and run npm run codegen.',
      ko: '문서 주석에 적고 npm run codegen을 실행합니다.',
    },
  }),
}
