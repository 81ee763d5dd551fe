export const helpTexts = {
  check: {
    usage: { en: '', ko: '' },
    does: { en: 'checks every definition', ko: '모든 정의를 검사합니다' },
  },
  strict: {
    usage: { en: '--strict', ko: '--strict' },
    does: {
      en: 'the same, and fails while a warning is not answered by a "note"',
      ko: '모든 정의를 검사하고, "note"로 답하지 않은 주의가 있으면 실패합니다',
    },
  },
  plan: {
    usage: { en: '<screen or popup> --plan', ko: '<화면 또는 팝업> --plan' },
    does: { en: 'prints its plan', ko: '그 계획을 출력합니다' },
  },
  json: {
    usage: { en: '--json', ko: '--json' },
    does: { en: 'lists all screens as JSON', ko: '모든 화면을 JSON으로 출력합니다' },
  },
  languageServer: {
    usage: { en: '--language-server', ko: '--language-server' },
    does: { en: 'serves an editor (npm run --silent)', ko: '편집기를 돕습니다 (npm run --silent)' },
  },
  language: {
    en: 'With --language ko or --language en it speaks that language instead of the one of the locale.',
    ko: '--language ko 또는 --language en을 붙이면 로캘과 달리 그 언어로 말합니다.',
  },
} as const
