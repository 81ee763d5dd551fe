import { fillMessage } from '../../schemas/shared/koreanParticle'
import type { Catalogue } from './languages'

interface Template {
  readonly pattern: RegExp
  /** Place of each captured argument in the template. */
  readonly places: readonly number[]
  readonly says: string
  readonly weight: number
}

const place = /\{(\d)\}(을\(를\)|은\(는\)|이\(가\))?/g
const particles: Readonly<Record<string, string>> = {
  '을(를)': '(?:을\\(를\\)|을|를)',
  '은(는)': '(?:은\\(는\\)|은|는)',
  '이(가)': '(?:이\\(가\\)|이|가)',
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Fewer fixed syllables than this tell no sentence from another. */
const leastSyllables = 2

/**
 * Sentences that a server has put together are known again by their templates, the longest first, and what was filled in is
 * said in the language as well where it is a text of ours (a state, a label); names and numbers stay.
 */
export function createSentenceTranslator(catalogue: Catalogue): (sentence: string) => string {
  const templates = Object.entries(catalogue)
    .flatMap(templateOf)
    .sort((a, b) => b.weight - a.weight)
  const name = (word: string) => catalogue[word] || word
  // A word by itself names a state, which another language may say otherwise than the label of a field (종료: Ended, End).
  const state = (word: string) => catalogue[`${word}_code`] || name(word)
  const made = (sentence: string): string => {
    const whole = state(sentence)
    if (whole !== sentence) return whole
    for (const { pattern, places, says } of templates) {
      const found = pattern.exec(sentence)
      if (!found) continue
      const args: string[] = []
      for (const [index, at] of places.entries())
        args[at] = catalogue[found[index + 1] ?? ''] || (found[index + 1] ?? '')
      return fillMessage(says, args)
    }
    // Several sentences about one row, each behind the label of its cell.
    if (sentence.includes(' / ')) return sentence.split(' / ').map(made).join(' / ')
    // Names beside numbers, "비용 5310300 · 자산 1210200".
    if (sentence.includes(' · ')) return sentence.split(' · ').map(made).join(' · ')
    if (/^(\d+ \S+|\S+ \d+)$/.test(sentence)) return sentence.split(' ').map(name).join(' ')
    const labelled = /^([^:]+): (.+)$/s.exec(sentence)
    const label = labelled?.[1] && catalogue[labelled[1]]
    if (label) return `${label}: ${made(labelled[2] ?? '')}`
    const moved = /^(.+) \((.+) → (.+)\)$/.exec(sentence)
    if (!moved) return sentence
    // What has happened to a document, "결재상신 (작성중 → 결재중)", is made of names alone.
    const [, action = '', from = '', to = ''] = moved
    return `${name(action)} (${state(from)} → ${state(to)})`
  }
  return made
}

function templateOf([korean, says]: [string, string]): Template[] {
  const places = [...korean.matchAll(place)].map(match => Number(match[1]))
  const fixed = korean.replace(place, '').replace(/[^가-힣]/g, '')
  if (places.length === 0 || says === '' || fixed.length < leastSyllables) return []
  const parts = korean.split(/(\{\d\}(?:을\(를\)|은\(는\)|이\(가\))?)/)
  const source = parts.map(part => {
    const match = /^\{\d\}(.*)$/.exec(part)
    return match ? `(.*?)${particles[match[1] ?? ''] ?? ''}` : escaped(part)
  })
  return [{ pattern: new RegExp(`^${source.join('')}$`, 's'), places, says, weight: fixed.length }]
}
