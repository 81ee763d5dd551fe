import type { Said } from '../said'

/** What `tests` says around the cases of a screen. */
export const testsTexts = {
  usage: { en: 'tests <screen>', ko: 'tests <화면>' },
  does: {
    en: 'lists the tests that come with its definition',
    ko: '정의에 딸려 오는 시험을 나열합니다',
  },
  screenMissing: {
    en: 'Say of which screen, for example: tests prList',
    ko: '화면을 적어 주십시오. 예: tests prList',
  },
  screenUnknown: (name: string, nearest: readonly string[]): Said => {
    const names = nearest.map(each => `"${each}"`).join(', ')
    return {
      en: `There is no screen "${name}".${names === '' ? '' : ` Nearest: ${names}.`}`,
      ko: `화면 "${name}"이(가) 없습니다.${names === '' ? '' : ` 비슷한 이름: ${names}.`}`,
    }
  },
  title: (title: string, screen: string, count: number): Said => ({
    en: `${title} (${screen}): ${count} tests`,
    ko: `${title} (${screen}): 시험 ${count}개`,
  }),
  run: (screen: string): Said => ({
    en: `Nobody writes them. They run with: npx vitest run everyCase -t "${screen} "`,
    ko: `적어 둔 시험이 아니라 정의에서 계산한 시험입니다. 실행: npx vitest run everyCase -t "${screen} "`,
  }),
} as const
