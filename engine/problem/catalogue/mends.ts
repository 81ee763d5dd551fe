import { chooseParticle } from '../../../schemas/shared/koreanParticle'
import { type NounName, nouns } from '../nouns'
import type { Said } from '../said'

/** Sentences of several areas that say how to mend. Those without a full stop complete `mendName`. */

export const removeOneOfTwo: Said = { en: 'remove one of the two.', ko: '둘 가운데 하나를 지웁니다.' }

export const writeValueOfGroup: Said = { en: 'write a value of the group', ko: '그룹에 있는 값을 적습니다' }

export function addToContract(noun: NounName, where = 'schemas/openapi'): Said {
  const { en, ko } = nouns[noun]
  return {
    en: `add the ${en} to ${where} and run npm run codegen`,
    ko: `${where}에 ${ko}${chooseParticle(ko, '을(를)')} 더하고 npm run codegen을 실행합니다`,
  }
}

export function remove(word: string): Said {
  return { en: `remove "${word}".`, ko: `"${word}" 항목을 지웁니다.` }
}

export function write(value: string): Said {
  return { en: `write "${value}".`, ko: `"${value}"라고 적습니다.` }
}
