/** What names are names of, for counting them: English in singular and plural, Korean with the word that counts it. */
interface Noun {
  readonly en: string
  readonly many: string
  readonly ko: string
}

export const nouns = {
  name: { en: 'name', many: 'names', ko: '이름' },
  word: { en: 'free word', many: 'free words', ko: '쓰지 않은 말' },
  value: { en: 'value', many: 'values', ko: '값' },
  field: { en: 'field', many: 'fields', ko: '필드' },
  column: { en: 'column', many: 'columns', ko: '칼럼' },
  parameter: { en: 'parameter', many: 'parameters', ko: '파라미터' },
  operation: { en: 'operation', many: 'operations', ko: '오퍼레이션' },
  suchOperation: { en: 'such operation', many: 'such operations', ko: '그런 오퍼레이션' },
  popup: { en: 'popup', many: 'popups', ko: '팝업' },
  screen: { en: 'screen', many: 'screens', ko: '화면' },
  workflow: { en: 'workflow', many: 'workflows', ko: '업무 흐름' },
  transition: { en: 'transition', many: 'transitions', ko: '전이' },
  samples: { en: 'such file', many: 'such files', ko: '예시 데이터' },
  place: { en: 'place', many: 'places', ko: '자리' },
  grid: { en: 'grid', many: 'grids', ko: '그리드' },
  list: { en: 'list', many: 'lists', ko: '목록' },
  part: { en: 'part', many: 'parts', ko: '부분' },
  sum: { en: 'sum', many: 'sums', ko: '합계' },
  tone: { en: 'tone', many: 'tones', ko: '색조' },
  hook: { en: 'hook', many: 'hooks', ko: '훅' },
} as const satisfies Readonly<Record<string, Noun>>

export type NounName = keyof typeof nouns
