import { chooseParticle } from '../../schemas/shared/koreanParticle'
import { nearestNames } from './nearestName'
import { type NounName, nouns } from './nouns'
import type { ProblemText } from './problemText'
import type { Said } from './said'

/** The names that exist, told briefly: the nearest ones with the count, all where they are few, else the count alone. */
export function nameHint(written: string, known: readonly string[], noun: NounName): Said {
  const nearest = written === '' ? [] : nearestNames(written, known)
  const { en, many, ko } = nouns[noun]
  const count = { en: `${known.length} ${known.length === 1 ? en : many}`, ko: `${ko} ${known.length}개` }
  if (nearest.length > 0) {
    return {
      en: `Nearest: ${quoted(nearest)}. (${count.en})`,
      ko: `가장 가까운 것: ${quoted(nearest)}. (${count.ko})`,
    }
  }
  const is = chooseParticle(ko, '이(가)')
  if (known.length === 0) return { en: `There are no ${many} here.`, ko: `여기에는 ${ko}${is} 없습니다.` }
  return known.length <= 20
    ? { en: `There are: ${quoted(known)}.`, ko: `있는 것: ${quoted(known)}.` }
    : { en: `There are ${count.en}; none is near.`, ko: `${count.ko} 가운데 비슷한 것이 없습니다.` }
}

/** How to mend a wrong name: write the nearest, else what `otherwise` says, without a full stop. */
export function mendName(
  written: string,
  known: readonly string[],
  otherwise: Said,
): Pick<ProblemText, 'mend' | 'instead'> {
  const nearest = nearestNames(written, known)[0]
  if (nearest === undefined) return { mend: { en: `${otherwise.en}.`, ko: `${otherwise.ko}.` } }
  return {
    mend: {
      en: `write "${nearest}", or ${otherwise.en}.`,
      ko: `"${nearest}"라고 적거나, ${otherwise.ko}.`,
    },
    instead: { written, meant: nearest },
  }
}

export function quoted(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(', ')
}
