import { createInstance } from 'i18next'
import { fillMessage } from '../../schemas/shared/koreanParticle'
import { messages } from '../../schemas/shared/messages'
import { frameMessages } from './messages'
import { screenTexts } from './screenTexts'
import { type Arguments, defaultLanguage, takeSpeaker } from './text'

const particles = 'koreanParticles'

/** Texts by language and room. A language without a text shows the Korean one. */
const resources = { [defaultLanguage]: { frame: frameMessages, screen: screenTexts, rule: messages } }

/**
 * Starts i18next with the language kept from last time and lets it speak for all rooms. Arguments stand in the texts
 * as {0}, {1}; they are filled with their particles (을/를, 은/는) after i18next has chosen the text.
 */
export function startLanguages(kept: string | undefined): void {
  const languages = createInstance()
  languages.use({
    type: 'postProcessor',
    name: particles,
    process: (value: string, _key: string | string[], options: { args?: Arguments }) =>
      fillMessage(value, options.args ?? []),
  })
  void languages.init({
    lng: kept !== undefined && Object.hasOwn(resources, kept) ? kept : defaultLanguage,
    fallbackLng: defaultLanguage,
    load: 'currentOnly',
    ns: ['frame', 'screen', 'rule'],
    resources,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { skipOnVariables: true, prefix: '{{{', suffix: '}}}', escapeValue: false },
    postProcess: particles,
    initAsync: false,
  })
  takeSpeaker((room, key, args, korean) => languages.t(key, { ns: room, args, defaultValue: korean }))
}
