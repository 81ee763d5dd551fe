import type { LanguageModel } from './languageModel'
import { bases } from './manualWords'

/** Words that say the same everywhere, and words whose object is explained instead. */
const explained = new Set(['note', '$schema', 'block', 'step', 'widget'])

/** Words and types of the language that the analyst's manual could not explain: without `@ko`. */
export function unexplainedWords(model: LanguageModel): string[] {
  return Object.entries(model).flatMap(([name, type]) => {
    if (type.kind !== 'object' || bases.has(name)) return []
    const words = type.properties.filter(word => !explained.has(word.name) && word.korean === undefined)
    return [...(type.korean === undefined ? [name] : []), ...words.map(word => `${name}.${word.name}`)]
  })
}
