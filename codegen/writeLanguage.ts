import type { LanguageModel } from './languageModel'
import { generatedHead } from './writeTypes'

/** codegen/generated/language.ts: the language the shape of every definition is checked against. */
export function writeLanguage(model: LanguageModel): string {
  return `${generatedHead}
import type { LanguageModel } from '../languageModel'

export const language: LanguageModel = ${JSON.stringify(model, null, 1)}
`
}
