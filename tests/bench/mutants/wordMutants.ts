import { language } from '../../../codegen/generated/language'
import { editedMutant } from './mutant'
import type { Candidate, Ground } from './mutantGround'
import { objectAround, removal, type Site } from './sites'
import { mistyped } from './typo'

/** Words of the language mistyped or missing, and values of another kind than the word takes. */
export function wordMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...typos(ground, site),
    ...missing(site),
    ...wrongTypes(site),
    ...empties(site),
    ...numbers(site),
  ])
}

const literalKinds: Readonly<Record<string, string>> = {
  block: 'block kind mistyped',
  step: 'step kind mistyped',
  widget: 'widget mistyped',
  as: '"as" mistyped',
}

function typos(ground: Ground, { key, node, file, type, isRecordEntry, word, owner }: Site): Candidate[] {
  const found: Candidate[] = []
  if (key && !isRecordEntry && owner !== '') {
    const kind = 'word of the language mistyped'
    found.push({
      kind,
      make: draw =>
        editedMutant(kind, file, {
          offset: key.offset,
          length: key.length,
          text: JSON.stringify(mistyped(word, ground.known, draw)),
        }),
    })
  }
  if (type.kind === 'literal' && typeof node.value === 'string') {
    const kind = literalKinds[word] ?? 'fixed value mistyped'
    found.push({
      kind,
      make: draw =>
        editedMutant(kind, file, {
          offset: node.offset,
          length: node.length,
          text: JSON.stringify(mistyped(String(node.value), ground.known, draw)),
        }),
    })
  }
  return found
}

function missing(site: Site): Candidate[] {
  const { key, node, isOptional, isRecordEntry, file } = site
  const property = key?.parent
  if (!property || isOptional || isRecordEntry) return []
  const kind = 'required word missing'
  const object = objectAround(site)
  return [
    {
      kind,
      make: () => {
        const place = removal(property, file.text)
        const others = [object?.node.offset ?? 0, Math.max(0, place.offset - 1), node.offset]
        return editedMutant(
          kind,
          file,
          { ...place, text: '' },
          others.filter(at => at <= place.offset),
        )
      },
    },
  ]
}

function wrongTypes({ node, type, file, owner, word }: Site): Candidate[] {
  if (owner === '') return []
  const texts: Readonly<Record<string, readonly string[]>> = {
    text: ['7', 'true', 'null'],
    number: ['"7"', '[7]', 'true'],
    boolean: ['"Y"', '1', '"true"'],
    literal: ['7777', 'false', '{}'],
    list: ['"prNo"', '7', '{}'],
    record: ['["prNo"]', 'false', '7'],
    reference: ['[]', '7', 'true'],
  }
  const kind = 'value of another kind'
  // A list or an object may be written as one text where the language has a short form; numbers it never has.
  const options = isShort(owner, word) ? ['7', 'null', '7.5'] : (texts[type.kind] ?? ['null'])
  return [
    {
      kind,
      make: draw =>
        editedMutant(kind, file, {
          offset: node.offset,
          length: node.length,
          text: options[draw(options.length)] ?? 'null',
        }),
    },
  ]
}

function isShort(owner: string, word: string): boolean {
  const named = language[owner]
  const property = named?.kind === 'object' ? named.properties.find(({ name }) => name === word) : undefined
  return property === undefined || ['union', 'list', 'reference'].includes(property.type.kind)
}

/** Texts that users read may not be empty; lists that must be there may not be either. */
function empties({
  node,
  type,
  file,
  isOptional,
  isListItem,
  isRecordEntry,
  meaning,
  word,
}: Site): Candidate[] {
  if (isListItem || isRecordEntry) return []
  const isText = type.kind === 'text' && meaning === undefined && !['text', 'with'].includes(word)
  const isList = type.kind === 'list' && !isOptional
  if (!isText && !isList) return []
  const kind = isText ? 'empty text' : 'empty list'
  const text = isText ? '""' : '[]'
  return [{ kind, make: () => editedMutant(kind, file, { offset: node.offset, length: node.length, text }) }]
}

function numbers({ node, type, file }: Site): Candidate[] {
  if (type.kind !== 'number') return []
  const kind = 'number out of range'
  return [
    {
      kind,
      make: draw =>
        editedMutant(kind, file, {
          offset: node.offset,
          length: node.length,
          text: ['-1', '0', '1.5', '1e9'][draw(4)] ?? '-1',
        }),
    },
  ]
}
