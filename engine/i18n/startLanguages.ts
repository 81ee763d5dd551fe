import { createInstance } from 'i18next'
import { setTranslator } from '../../schemas/shared/translated'
import { createTranslator } from './createTranslator'
import type { Catalogue } from './languages'
import { createSentenceTranslator } from './sentenceTranslator'

/**
 * Starts i18next and lets it speak for all texts. The Korean text is the key of its translation, so that a text without one is
 * shown in Korean; `edited` are messages by name as administrators have them, and go before the catalogue.
 */
export function startLanguages(language: string, catalogue: Catalogue, edited: Catalogue = {}): void {
  const languages = createInstance()
  void languages.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['text', 'edited'],
    resources: { [language]: { text: catalogue, edited } },
    // A text that nobody has translated yet stands in the catalogue with nothing beside it.
    returnEmptyString: false,
    keySeparator: false,
    nsSeparator: false,
    // Arguments are filled in afterwards, with their particles (을/를, 은/는) where the text has any.
    interpolation: { skipOnVariables: true, prefix: '{{{', suffix: '}}}', escapeValue: false },
    initAsync: false,
  })
  const t = (keys: string[], ns: string, otherwise: string, context?: string) =>
    languages.t(keys, { ns, defaultValue: otherwise, ...(context === undefined ? {} : { context }) })
  setTranslator(
    createTranslator(language, {
      // A code whose word also names another one is found by its value before that word.
      text: (korean, use, code) =>
        t(code === undefined ? [korean] : [`${korean}_${code}`, korean], 'text', korean, use),
      edited: (name, otherwise) => t([name], 'edited', otherwise),
      made: createSentenceTranslator(catalogue),
    }),
  )
}
