import type { Said } from '../problem/said'

/** What an editor offers to do about a problem. */
export const fixTexts = {
  write: (name: string): Said => ({ en: `Write "${name}"`, ko: `"${name}"(으)로 적기` }),
  remove: (written: string): Said => ({ en: `Remove ${written}`, ko: `${written} 지우기` }),
  add: (word: string): Said => ({ en: `Add "${word}"`, ko: `"${word}" 더하기` }),
  hand: (name: string): Said => ({ en: `Hand over "${name}"`, ko: `"${name}" 넘기기` }),
  sign: (sign: string): Said => ({ en: `Write ${sign}`, ko: `${sign} 적기` }),
  comma: { en: 'Remove the comma', ko: '쉼표 지우기' },
} as const
