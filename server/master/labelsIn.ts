import frame from '../../schemas/languages/en_US/frame.json'
import names from '../../schemas/languages/en_US/names.json'
import screens from '../../schemas/languages/en_US/screens.json'
import server from '../../schemas/languages/en_US/server.json'
import work from '../../schemas/languages/en_US/work.json'

type Catalogue = Readonly<Record<string, string>>

/** What stands for our Korean texts in each further language, in the catalogues that browsers read too. */
const catalogues: Readonly<Record<string, readonly Catalogue[]>> = {
  en_US: [server, names, screens, work, frame],
}

/** All names that a text of ours has, the Korean one first. */
export const labelsOf = (korean: string): readonly string[] => [
  korean,
  ...Object.keys(catalogues).map(language => labelIn(language, korean)),
]

/** A text of ours in a language; the Korean one where the language has none. For what the server writes whole: workbooks. */
export function labelIn(language: string, korean: string): string {
  for (const catalogue of catalogues[language] ?? []) {
    const said = Object.hasOwn(catalogue, korean) ? catalogue[korean] : undefined
    if (said) return said
  }
  return korean
}
