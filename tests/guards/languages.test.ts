import { beforeAll, describe, expect, it } from 'vitest'
import { type LanguageFile, languageFiles } from '../../engine/compile/languageFiles'
import { type LanguageTexts, languageTexts } from '../../engine/compile/languageTexts'
import { catalogueRooms } from '../../engine/compile/spokenTexts'
import { compiledScreens } from '../cases/compiledScreens'
import { describeProblem, type GuardProblem } from './guardProblem'

const root = process.cwd()
const files = languageFiles(root)
const languages = [...new Set(files.map(({ language }) => language))]

let texts: LanguageTexts
beforeAll(() => {
  texts = languageTexts(root, compiledScreens)
}, 120_000)

const catalogueOf = (language: string, room: string) =>
  files.find(file => file.language === language && file.room === room)

/** Line of a text in its catalogue: one brace stands above the first. */
const lineIn = (file: LanguageFile | undefined, text: string) =>
  Object.keys(file?.catalogue ?? {}).indexOf(text) + 2

const missing = (language: string): GuardProblem[] =>
  catalogueRooms.flatMap(room =>
    texts[room]
      .filter(({ text }) => !catalogueOf(language, room)?.catalogue[text])
      .map(({ text, file, line }) => ({
        file,
        line,
        code: 'TEXT_UNTRANSLATED',
        what: `"${text}" has no text in ${language} and is shown in Korean.`,
        instead: `Every text of the product stands in each language of schemas/languages.`,
        mend: `run npm run codegen, which adds the line to schemas/languages/${language}/${room}.json, and write the text beside it.`,
      })),
  )

const stale = (language: string): GuardProblem[] =>
  catalogueRooms.flatMap(room => {
    const said = new Set(texts[room].map(({ text }) => text))
    const file = catalogueOf(language, room)
    return Object.keys(file?.catalogue ?? {})
      .filter(text => !said.has(text))
      .map(text => ({
        file: file?.path ?? '',
        line: lineIn(file, text),
        code: 'TEXT_UNUSED',
        what: `"${text}" is said nowhere any more, or belongs to another file of the language.`,
        instead: 'A catalogue holds the texts of the product and no others.',
        mend: 'run npm run codegen, which takes the line away.',
      }))
  })

const places = (text: string) => (text.match(/\{\d\}/g) ?? []).sort().join(' ')
const hangul = /[가-힣]/

const wrong = (language: string): GuardProblem[] =>
  files
    .filter(file => file.language === language)
    .flatMap(file =>
      Object.entries(file.catalogue).flatMap(([korean, text]) => {
        const reported = (what: string, mend: string) => [
          {
            file: file.path,
            line: lineIn(file, korean),
            code: 'TEXT_WRONG',
            what,
            instead: 'A translation has the places {0}, {1} of its Korean text, and no Hangul.',
            mend,
          },
        ]
        if (text === '') return []
        if (places(text) !== places(korean))
          return reported(
            `"${text}" and "${korean}" have different places.`,
            'use each place once, in any order.',
          )
        // A sample's own value is data; it stands for itself.
        return hangul.test(text) && text !== korean
          ? reported(`"${text}" holds Hangul.`, 'translate it.')
          : []
      }),
    )

describe.each(languages)('%s', language => {
  it('has a text for every Korean one', () => {
    expect(missing(language).map(describeProblem).join('\n\n')).toBe('')
  })

  it('has no text that nobody says', () => {
    expect(stale(language).map(describeProblem).join('\n\n')).toBe('')
  })

  it('keeps the places for arguments, and holds no Korean', () => {
    expect(wrong(language).map(describeProblem).join('\n\n')).toBe('')
  })
})
