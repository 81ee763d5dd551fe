import { chooseParticle } from '../../../schemas/shared/koreanParticle'
import { type Otherwise, saysAs } from '../nameHint'
import { type NounName, nouns } from '../nouns'
import type { Said } from '../said'

/** Sentences of several areas that say how to mend. Those without a full stop complete `mendName`. */

export const removeOneOfTwo: Said = { en: 'remove one of the two.', ko: '둘 가운데 하나를 지웁니다.' }
export const removeIt: Said = { en: 'remove it', ko: '지웁니다' }
export const writeValueOfGroup: Said = { en: 'write a value of the group', ko: '그룹에 있는 값을 적습니다' }
export const giveGridThisId: Said = { en: 'give the grid this "id"', ko: '그리드에 이 "id"를 적습니다' }

export function addToContract(noun: NounName, where = 'schemas/openapi'): Otherwise {
  const { en, ko } = nouns[noun]
  return {
    en: `add the ${en} to ${where} and run npm run codegen`,
    ko: `${where}에 ${ko}${chooseParticle(ko, '을(를)')} 더하고 npm run codegen을 실행합니다`,
    isLast: true,
  }
}

/** What nobody takes and nothing resembles is mended by leaving it out; only the contract can give it a meaning. */
export function removeOrAdd(name: string, noun: NounName, where?: string): Otherwise {
  const { en, ko } = addToContract(noun, where)
  return { en: `remove "${name}", or ${en}`, ko: `"${name}" 항목을 지우거나, ${ko}`, isLast: true }
}

export function removeWord(word: string): Said {
  return { en: `remove "${word}"`, ko: `"${word}" 항목을 지웁니다` }
}

/** Both with a full stop: a whole sentence. */
function sentence({ en, ko }: Said): Said {
  return { en: `${en}.`, ko: `${ko}.` }
}

export function remove(word: string): Said {
  return sentence(removeWord(word))
}

export function add(word: string): Said {
  return { en: `add "${word}".`, ko: `"${word}" 항목을 더합니다.` }
}

export function write(value: string): Said {
  return { en: `write "${value}".`, ko: `${saysAs(value)} 적습니다.` }
}

export function addWith(name: string): Said {
  return { en: `add "with": { "${name}": … }.`, ko: `"with": { "${name}": … } 항목을 더합니다.` }
}
