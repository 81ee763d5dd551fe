import type { Said } from '../said'

/** Words that every list has in its title, so that they tell none from another. */
export const titleWords: ReadonlySet<string> = new Set([
  '목록',
  '내역',
  '현황',
  '엑셀',
  '다운로드',
  '내려받기',
])

/** What `npm run screens` says beside the problems themselves. */
export const screensTexts = {
  count: (count: number): Said => ({
    en: `${count} ${count === 1 ? 'problem' : 'problems'}.`,
    ko: `문제 ${count}개.`,
  }),
  warnings: (count: number): Said => ({
    en: `${count} ${count === 1 ? 'warning' : 'warnings'}. A "note" at the entry answers one.`,
    ko: `주의 ${count}개. 까닭을 그 자리의 "note"에 적으면 다시 알리지 않습니다.`,
  }),
  sound: (screens: number, popups: number): Said => ({
    en: `${screens} screens, ${popups} popups, no problem`,
    ko: `화면 ${screens}개, 팝업 ${popups}개, 문제 없음`,
  }),
  /** Of what codegen makes, once a definition has changed. */
  stale: ([first = '', ...others]: readonly string[]): Said => {
    const more = others.length
    return {
      en: `${first}${more > 0 ? ` and ${more} more` : ''}: older than the definitions. Run npm run codegen and commit what it changes.`,
      ko: `${first}${more > 0 ? ` 외 ${more}개` : ''}: 정의보다 오래되었습니다. npm run codegen을 실행하고 바뀐 파일을 함께 커밋합니다.`,
    }
  },
  nothingToDo: (words: string): Said => ({
    en: `"${words}" says nothing to do.\nmend: write one of these.`,
    ko: `"${words}" 명령으로 할 일을 알 수 없습니다.\n고치기: 다음 가운데 하나를 적습니다.`,
  }),
  planMissing: (name: string, nearest: readonly string[]): Said => {
    const near = nearest.map(each => `"${each}"`).join(', ')
    return {
      en: `There is no screen or popup "${name}".\nmend: ${near === '' ? 'find its id with npm run screens -- find <title>.' : `write ${near}.`}`,
      ko: `"${name}" 화면이나 팝업이 없습니다.\n고치기: ${near === '' ? 'npm run screens -- find <제목>으로 id를 찾습니다.' : `비슷한 이름인 ${near}을(를) 적습니다.`}`,
    }
  },
  languageUnknown: (written: string): Said => ({
    en: `"${written}" is no language of problems.\nmend: write --language ko or --language en.`,
    ko: `"${written}" 언어로는 알려 줄 수 없습니다.\n고치기: --language ko 또는 --language en이라고 적습니다.`,
  }),
}
