import type { Said } from '../said'

/** What `npm run codegen` says of what it made. */
export const codegenTexts = {
  changed: (count: number): Said => ({
    en: `${count} generated ${count === 1 ? 'file' : 'files'} changed.`,
    ko: `만들어진 파일 ${count}개가 바뀌었습니다.`,
  }),
  fresh: { en: 'Generated files are fresh.', ko: '만들어진 파일이 모두 원본과 맞습니다.' },
  waiting: (path: string, count: number): Said => ({
    en: `${path}: ${count} ${count === 1 ? 'text waits' : 'texts wait'} for translation.`,
    ko: `${path}: 번역을 기다리는 글 ${count}개.`,
  }),
} as const
