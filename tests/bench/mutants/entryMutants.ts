import { editedMutant, lineOf, type Mutant } from './mutant'
import { type Candidate, type Ground, gridFactsOf } from './mutantGround'
import { removal, type Site } from './sites'

/** Popups of fields and lines, questions to the server, previews and questions with holes: what is copied into them and does not fit. */
export function entryMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...entries(ground, site),
    ...popups(site),
    ...checks(ground, site),
    ...previews(ground, site),
    ...holes(site),
  ])
}

const wordsOf = ({ node }: Site): ReadonlyMap<string, Site['node']> =>
  new Map(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key && value ? [[String(key.value), value] as const] : [],
    ),
  )

const isObject = ({ type, node }: Site, name: string) =>
  type.kind === 'reference' && type.name === name && node.type === 'object'

/** A word put first into an object; it may be reported there or where the object begins. */
function withFirst(kind: string, { node, file }: Site, text: string): Mutant {
  const offset = node.children?.[0]?.offset ?? node.offset + 1
  return editedMutant(kind, file, { offset, length: 0, text: `${text}, ` }, [node.offset])
}

function effects(ground: Ground): readonly string[] {
  return Object.values(ground.agreements.contract).flatMap(({ id, isEffect }) => (isEffect ? [id] : []))
}

function entries(ground: Ground, site: Site): Candidate[] {
  if (!isObject(site, 'PopupFormDefinition')) return []
  const words = wordsOf(site)
  const [save, like, load] = ['save', 'like', 'load'].map(word => words.get(word))
  const found: Candidate[] = []
  const insert = (kind: string, text: string) => found.push({ kind, make: () => withFirst(kind, site, text) })
  const named = save ?? like
  if (named)
    insert('popup that saves and hands back', `"${save ? 'like' : 'save'}": "${String(named.value)}"`)
  if (save && !load) insert('popup filled by what changes something', `"load": "${String(save.value)}"`)
  if (load) {
    const kind = 'popup filled by what changes something'
    const { offset, length } = load
    const others = effects(ground)
    const make: Candidate['make'] = draw =>
      editedMutant(kind, site.file, { offset, length, text: `"${others[draw(others.length)] ?? ''}"` })
    found.push({ kind, make })
  }
  if (!words.has('grid')) {
    insert('lines that are not there are left out', '"sendWhen": "has(line.qty)"')
    insert('lines that are not there are filled', '"initialLine": { "qty": "line.qty" }')
  }
  if (!save) insert('question before nothing is sent', '"confirm": "이대로 진행할까요?"')
  if (!words.has('files'))
    insert(
      'files of a field that is not there',
      '"files": { "title": "첨부", "field": "noFile", "owner": "PR" }',
    )
  if (!save && !load) insert('values for no operation', '"with": { "prNo": "params.prNo" }')
  const source = named && !load && named.parent
  if (source) {
    const kind = 'popup with fields from nowhere'
    const edit = { ...removal(source, site.file.text), text: '' }
    const others = [site.node.offset, ...(site.node.children ?? []).map(({ offset }) => offset)]
    found.push({ kind, make: () => editedMutant(kind, site.file, edit, others) })
  }
  return found
}

/** Words of popups with rows in popups with fields. */
function popups(site: Site): Candidate[] {
  if (!isObject(site, 'PopupDefinition') || !wordsOf(site).has('form')) return []
  const rows = '"grid": { "rows": "popupBsns", "columns": ["sectionName"] }'
  const form = (site.node.children ?? []).find(one => one.children?.[0]?.value === 'form')
  const both: Candidate = {
    kind: 'popup of rows and fields',
    // The other half is the form.
    make: () => {
      const mutant = withFirst('popup of rows and fields', site, rows)
      const line = lineOf(site.file.text, form?.offset ?? 0)
      return { ...mutant, places: [...mutant.places, { file: site.file.file, line }] }
    },
  }
  const words = [
    ['word of rows in a popup of fields', '"choose": "many"'],
    ['word of rows in a popup of fields', '"searchOnOpen": false'],
    ['word of rows in a popup of fields', '"text": "title"'],
  ].map(([kind = '', text = '']): Candidate => ({ kind, make: () => withFirst(kind, site, text) }))
  return [both, ...words]
}

const question =
  '"checkBy": { "operation": "listPr", "with": {}, "refuseWhen": "answer.total > 0", "message": "가" }'

function checks(ground: Ground, site: Site): Candidate[] {
  const found: Candidate[] = []
  if (site.owner === 'CheckByDefinition' && site.word === 'operation') {
    const kind = 'question that changes something'
    const others = effects(ground)
    const { offset, length } = site.node
    const make: Candidate['make'] = draw =>
      editedMutant(kind, site.file, { offset, length, text: `"${others[draw(others.length)] ?? ''}"` })
    found.push({ kind, make })
  }
  const facts = isObject(site, 'ColumnDetailDefinition') ? gridFactsOf(ground, site) : undefined
  const kind = 'question about a cell that nobody changes'
  if (facts && !facts.isSaved && !wordsOf(site).has('checkBy'))
    found.push({ kind, make: () => withFirst(kind, site, question) })
  return found
}

/** A preview goes on; a popup in which a row is chosen, or nothing can be done, does not. */
function previews(ground: Ground, site: Site): Candidate[] {
  if (site.owner !== 'PreviewDefinition' || site.word !== 'popup') return []
  const isOther = (text: string) => !text.includes('"choose": "confirm"')
  const others = ground.files.definitions.flatMap(({ kind, file, text }) =>
    kind === 'popup' && isOther(text) ? (/([^/]+)\.popup\.json$/.exec(file)?.[1] ?? []) : [],
  )
  const kind = 'preview that does not go on'
  const { offset, length } = site.node
  const beside = site.node.parent?.parent
  const make: Candidate['make'] = draw =>
    editedMutant(kind, site.file, { offset, length, text: `"${others[draw(others.length)] ?? ''}"` }, [
      ...(beside ? [beside.offset, ...(beside.children ?? []).map(one => one.offset)] : []),
    ])
  return [{ kind, make }]
}

/** A hole of a question that nothing fills, and what fills no hole. */
function holes(site: Site): Candidate[] {
  if (site.word !== 'text' || site.type.kind !== 'text' || site.owner !== 'ConfirmStep') return []
  const text = site.file.text.slice(site.node.offset, site.node.offset + site.node.length)
  if (!text.includes('{0}')) return []
  const { offset, length } = site.node
  const others = (site.node.parent?.parent?.children ?? []).map(one => one.offset)
  return [
    ['hole of a question that nothing fills', text.replace('{0}', '{7}')],
    ['value of a question without a hole', text.replace('{0}', '')],
  ].map(([kind = '', other = '']) => ({
    kind,
    make: () => editedMutant(kind, site.file, { offset, length, text: other }, others),
  }))
}
