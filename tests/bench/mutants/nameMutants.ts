import { editedMutant, type Mutant } from './mutant'
import { type Candidate, type Draw, type Ground, linesNaming, otherFile } from './mutantGround'
import { jsonOf, objectAround, type Site } from './sites'
import { mistyped } from './typo'

/** Words whose text names something, although its type is a plain text. */
const naming = new Set([
  ...['field', 'grid', 'lines', 'part', 'focus', 'text', 'param', 'clear', 'hook', 'of', 'save', 'fields'],
  ...['x', 'groupBy', 'key', 'parent', 'series', 'narrow', 'problems', 'addTo'],
  ...['row', 'rowFields', 'column', 'columnName', 'cellFields', 'sum'],
])

/** Words by which a thing is known elsewhere: a typo shows where it is spoken of. */
const declaring = new Set(['screen', 'popup', 'id', 'params'])

/** Names mistyped: fields, parameters, operations, popups, screens, workflows, transitions, grids, places, ids. */
export function nameMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...namedTexts(ground, site),
    ...recordKeys(ground, site),
    ...declarations(ground, site),
    ...sorts(ground, site),
  ])
}

function typoAt(ground: Ground, kind: string, site: Site, draw: Draw): Mutant {
  const { offset, length, value } = site.node
  const text = JSON.stringify(mistyped(String(value), ground.known, draw))
  return editedMutant(kind, site.file, { offset, length, text })
}

function namedTexts(ground: Ground, site: Site): Candidate[] {
  const { type, meaning, node, word } = site
  if (type.kind !== 'text' || !/^[A-Za-z]\w*$/.test(String(node.value))) return []
  if (meaning === 'Expression' || (meaning === undefined && !naming.has(word))) return []
  const noun = meaning?.replace('Name', ' name').toLowerCase() ?? `name in "${word}"`
  const kind = `${noun} mistyped`
  return [{ kind, make: draw => typoAt(ground, kind, site, draw) }]
}

/** Keys of records are names as well: parameters in `with`, places in `set`, fields in first values. */
function recordKeys(ground: Ground, { isRecordEntry, key, word, file }: Site): Candidate[] {
  if (!isRecordEntry || !key) return []
  const kinds: Readonly<Record<string, string>> = {
    with: 'parameter in "with"',
    newRow: 'field of a new row',
  }
  const isPlace = word === 'set' || word === 'values'
  const kind = `${isPlace ? 'place to write' : (kinds[word] ?? `name in "${word}"`)} mistyped`
  const { offset, length, value } = key
  const make = (draw: Draw) => {
    const text = JSON.stringify(mistyped(String(value), ground.known, draw))
    return editedMutant(kind, file, { offset, length, text })
  }
  const elsewhere: Candidate = {
    kind: 'place that does not exist',
    make: draw =>
      editedMutant('place that does not exist', file, {
        offset,
        length,
        text: ['"somewhere.prNo"', '"header"', '"line.prNo.title"', '"params.prNo"'][draw(4)] ?? '"header"',
      }),
  }
  return [{ kind, make }, ...(isPlace && String(value).includes('.') ? [elsewhere] : [])]
}

function declarations(ground: Ground, site: Site): Candidate[] {
  const { word, type, node, owner, meaning } = site
  if (!declaring.has(word) || type.kind !== 'text' || meaning !== undefined) return []
  if (word === 'params' && node.value === 'isSearched') return []
  // A grid that nobody speaks of may have any name.
  const isSpokenOf = site.file.text.split(`"${String(node.value)}"`).length > 2
  if (word === 'id' && !isSpokenOf) return []
  const kind = word === 'params' ? 'parameter of the page renamed' : `"${word}" renamed`
  const isFile = owner === 'ScreenDefinition' || owner === 'PopupDefinition'
  const name = String(node.value)
  const renamed: Candidate = {
    kind,
    make: draw => {
      const mutant = typoAt(ground, kind, site, draw)
      return { ...mutant, places: [...mutant.places, ...linesNaming(ground, name)] }
    },
  }
  if (!isFile || word === 'params') return [renamed]
  const moved: Candidate = {
    kind: 'file named otherwise',
    make: () => {
      const file = otherFile(site.file, `${name}2.${word}.json`)
      const mutant = editedMutant('file named otherwise', file, { offset: 0, length: 0, text: '' })
      // The old file is gone; an empty text stands for that.
      return {
        ...mutant,
        files: [file, { ...site.file, text: '' }],
        what: `${site.file.file} → ${file.file}`,
        places: [{ file: file.file, line: mutantLine(site) }],
      }
    },
  }
  return [renamed, moved]
}

function mutantLine({ file, node }: Site): number {
  return file.text.slice(0, node.offset).split('\n').length
}

function sorts(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'sort' || !objectAround(site)?.type) return []
  const written = String(jsonOf(site.node))
  const [field = ''] = written.split(':')
  const { offset, length } = site.node
  const make = (kind: string, text: (draw: Draw) => string): Candidate => ({
    kind,
    make: draw => editedMutant(kind, site.file, { offset, length, text: JSON.stringify(text(draw)) }),
  })
  return [
    make('sort by an unknown field', draw => written.replace(field, mistyped(field, ground.known, draw))),
    make('sort in no direction', draw => `${field}${[':dsc', '', ' desc', ':'][draw(4)] ?? ''}`),
  ]
}
