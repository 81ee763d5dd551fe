import type { Source } from './source'

/** Reports a word that says nothing where it stands: its author believes that it does something. */
export function reportUseless(source: Source, parent: object, word: string, why: string): void {
  source.report(source.keyAt(parent, word), {
    code: 'WORD_WITHOUT_EFFECT',
    what: `"${word}" does nothing here: ${why}.`,
    mend: `remove "${word}", or add what it needs.`,
  })
}
