import { chooseParticle, endsInConsonant, type ParticlePair } from '../../schemas/shared/koreanParticle'
import { asNamed, type Known, nearestNamed, nearestNames } from './nearestName'
import { type NounName, nouns } from './nouns'
import type { ProblemText } from './problemText'
import type { Said } from './said'

/** Of more names than these the first are listed, and of far more none: nobody finds one among hundreds. */
const mostShown = 15
const mostListed = 80

/** The names that exist, with their labels: the nearest ones and the count of all, else all, else the count alone. */
export function nameHint(written: string, known: Known, noun: NounName): Said {
  const nearest = written === '' ? [] : nearestNamed(written, known.map(asNamed))
  const { en, many, ko } = nouns[noun]
  const count = { en: `${known.length} ${known.length === 1 ? en : many}`, ko: `${ko} ${known.length}개` }
  if (nearest.length > 0) {
    const list = labelled(nearest)
    return { en: `Nearest: ${list}. (${count.en})`, ko: `가장 가까운 것: ${list}. (${count.ko})` }
  }
  const is = chooseParticle(ko, '이(가)')
  if (known.length === 0) return { en: `There are no ${many} here.`, ko: `여기에는 ${ko}${is} 없습니다.` }
  if (known.length > mostListed)
    return {
      en: `There are ${count.en}; none is near. Find one with npm run screens -- find <word>.`,
      ko: `${count.ko} 가운데 비슷한 것이 없습니다. npm run screens -- find <낱말>로 찾습니다.`,
    }
  const list = listed(known)
  return { en: `There are: ${list.en}.`, ko: `있는 것: ${list.ko}.` }
}

/** What else mends a wrong name. Without a full stop. */
export interface Otherwise extends Said {
  /** So much more work than a correction that it is told only where nothing is near. */
  readonly isLast?: boolean
}

/** How to mend a wrong name: write the nearest, or what `otherwise` says. */
export function mendName(
  written: string,
  known: Known,
  otherwise: Otherwise,
): Pick<ProblemText, 'mend' | 'instead'> {
  return writeInstead(written, nearestNames(written, known), otherwise)
}

/** The first of the names is advised, the others are near as well. */
export function writeInstead(
  written: string,
  [meant, ...others]: readonly string[],
  otherwise: Otherwise,
): Pick<ProblemText, 'mend' | 'instead'> {
  if (meant === undefined) return { mend: { en: `${otherwise.en}.`, ko: `${otherwise.ko}.` } }
  const says = saysAs(meant)
  return {
    mend: otherwise.isLast
      ? { en: `write "${meant}".`, ko: `${says} 적습니다.` }
      : { en: `write "${meant}", or ${otherwise.en}.`, ko: `${says} 적거나, ${otherwise.ko}.` },
    instead: { written, meant, ...(others.length > 0 ? { others } : {}) },
  }
}

export function quoted(names: Known): string {
  return names.map(name => `"${asNamed(name).name}"`).join(', ')
}

/** Names with what people call them. */
function labelled(names: Known): string {
  return names
    .map(asNamed)
    .map(({ name, label = name }) => (label === name ? `"${name}"` : `"${name}" ${label}`))
    .join(', ')
}

/** The first names with their labels, and how many there are beside them. */
export function listed(names: Known): Said {
  const shown = labelled(names.slice(0, mostShown))
  const left = names.length - mostShown
  if (left <= 0) return { en: shown, ko: shown }
  return { en: `${shown} and ${left} more`, ko: `${shown} 밖에 ${left}개` }
}

/** A name and the particle behind it, by its last letter; both forms where writing does not tell. */
export function withParticle(name: string, pair: ParticlePair): string {
  return `"${name}"${chooseParticle(name, pair)}`
}

/** A name as somebody says it in Korean: 라고, or 이라고 where its last letter is read with a consonant. */
export function saysAs(name: string): string {
  const isConsonant =
    endsInConsonant(name) ?? (/[lmn]$/.test(name) ? true : /[aiou]$/.test(name) ? false : undefined)
  if (isConsonant === undefined) return `"${name}"(이)라고`
  return `"${name}"${isConsonant ? '이라고' : '라고'}`
}
