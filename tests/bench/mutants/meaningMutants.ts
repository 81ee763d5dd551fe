import { editedMutant, type Mutant } from './mutant'
import { type Candidate, type Ground, gridFactsOf, gridOf, lineAt } from './mutantGround'
import { jsonOf, objectAround, removal, type Site, wordBeside } from './sites'
import { mistyped } from './typo'

/** Words that are right by themselves and wrong beside what the contract, the workflow or the page say. */
export function meaningMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...columns(ground, site),
    ...operations(ground, site),
    ...parameters(ground, site),
    ...foreignTransitions(ground, site),
    ...initials(ground, site),
    ...circles(ground, site),
    ...lookups(ground, site),
    ...targets(ground, site),
  ])
}

/** Inserts a word into a column, a bare name becoming an object. */
function withWord(kind: string, site: Site, word: string): Mutant {
  const { node, file } = site
  const text =
    node.type === 'string'
      ? `{ "field": ${JSON.stringify(node.value)}, ${word} }`
      : `${file.text.slice(node.offset, node.offset + node.length - 1).trimEnd()}, ${word} }`
  const mutant = editedMutant(kind, file, { offset: node.offset, length: node.length, text })
  const first = mutant.places[0]?.line ?? 1
  const lines = text.split('\n').length
  return {
    ...mutant,
    places: Array.from({ length: lines }, (_, index) => ({ file: file.file, line: first + index })),
  }
}

function fieldOf(node: Site['node']): string {
  if (typeof node.value === 'string') return node.value
  const value = jsonOf(node)
  return typeof value === 'object' && value !== null && 'field' in value ? String(value.field) : ''
}

function columns(ground: Ground, site: Site): Candidate[] {
  if (!site.isListItem || site.word !== 'columns') return []
  const facts = gridFactsOf(ground, site)
  const fact = facts?.fields[fieldOf(site.node)]
  if (!facts || !fact) return []
  const written = site.file.text.slice(site.node.offset, site.node.offset + site.node.length)
  const found: Candidate[] = []
  const add = (kind: string, word: string, text: string) => {
    if (!written.includes(`"${word}"`))
      found.push({ kind, make: () => withWord(kind, site, `"${word}": ${text}`) })
  }
  const isNumber = fact.type === 'decimal' || fact.type === 'integer'
  if (!isNumber) add('sum of a text', 'sum', 'true')
  if (!facts.isSaved) {
    add('edit of what nobody saves', 'edit', 'true')
    add('mandatory cell that cannot be filled', 'required', 'true')
    add(
      'check that is never asked',
      'checks',
      `[{ "refuseWhen": "has(row.${fact.name})", "message": "가나" }]`,
    )
    add('calculated cell of a list', 'value', fact.type === 'string' ? '"\'x\'"' : '"1"')
  }
  return found
}

/** Another operation of the contract that answers rows; what fits no longer is reported where it is named. */
function operations(ground: Ground, site: Site): Candidate[] {
  if (site.meaning !== 'RowsOperationName') return []
  const kind = 'operation with other rows'
  const own = Object.keys(ground.agreements.contract[String(site.node.value)]?.answer.fields ?? {})
  const others = Object.values(ground.agreements.contract).filter(
    ({ answer }) =>
      (answer.kind === 'rows' || answer.kind === 'list') &&
      Object.keys(answer.fields).filter(name => own.includes(name)).length < own.length / 3,
  )
  const grid = gridOf(site)
  if (others.length === 0 || !grid) return []
  return [
    {
      kind,
      make: draw => {
        const mutant = editedMutant(kind, site.file, {
          offset: site.node.offset,
          length: site.node.length,
          text: JSON.stringify(others[draw(others.length)]?.id),
        })
        const first = lineAt(site, grid.node.offset).line
        const last = lineAt(site, grid.node.offset + grid.node.length).line
        const lines = Array.from({ length: last - first + 1 }, (_, index) => ({
          file: site.file.file,
          line: first + index,
        }))
        return { ...mutant, places: [...mutant.places, ...lines] }
      },
    },
  ]
}

/** Takes a parameter away without which the operation, or the operation behind the popup, cannot be called. */
function parameters(ground: Ground, site: Site): Candidate[] {
  const property = site.key?.parent
  if (!site.isRecordEntry || site.word !== 'with' || !site.key || !property) return []
  const object = objectAround(site)
  if (!object) return []
  const name = String(site.key.value)
  const target = ['rows', 'operation', 'load', 'popup'].flatMap(word => {
    const found = wordBeside(ground.sites, object, word)
    return found ? [{ word, name: String(found.node.value), site: found }] : []
  })[0]
  if (!target) return []
  const isPopup = target.word === 'popup'
  const required = isPopup ? popupNeeds(ground, target.name) : operationNeeds(ground, target.name)
  if (!required.includes(name)) return []
  const kind = isPopup ? 'missing parameter of a popup' : 'missing parameter of an operation'
  return [
    {
      kind,
      make: () =>
        editedMutant(
          kind,
          site.file,
          { ...removal(property, site.file.text), text: '' },
          // Reported where the operation or the popup is named, wherever in the object that is.
          [object.node.offset, ...(object.node.children ?? []).map(({ offset }) => offset)],
        ),
    },
  ]
}

function operationNeeds(ground: Ground, id: string): string[] {
  const operation = ground.agreements.contract[id]
  const facts = [
    ...Object.values(operation?.parameters ?? {}),
    ...Object.values(operation?.body?.fields ?? {}),
  ]
  return facts.filter(fact => fact.required).map(fact => fact.name)
}

function popupNeeds(ground: Ground, popup: string): string[] {
  const file = ground.files.definitions.find(({ file }) => file.endsWith(`/${popup}.popup.json`))
  const inside = ground.sites.filter(site => site.file === file)
  const rows = inside.find(({ word, owner }) => owner === 'GridDefinition' && word === 'rows')
  const needed = operationNeeds(ground, String(rows?.node.value))
  return inside.flatMap(({ isRecordEntry, word, key, node }) => {
    if (!isRecordEntry || word !== 'with' || !needed.includes(String(key?.value))) return []
    return /^params\.(\w+)$/.exec(String(node.value))?.[1] ?? []
  })
}

/** A transition of another document, on a page that has its own. */
function foreignTransitions(ground: Ground, site: Site): Candidate[] {
  if (site.meaning !== 'TransitionName') return []
  const name = String(site.node.value)
  const workflows = Object.values(ground.agreements.workflows)
  const named = ground.sites.filter(other => other.meaning === 'TransitionName' && other.file === site.file)
  const isHere = (workflow: (typeof workflows)[number]) =>
    named.some(other => workflow.transitions.some(({ transition }) => transition === other.node.value))
  const foreign = workflows.filter(workflow => !isHere(workflow)).flatMap(({ transitions }) => transitions)
  const hasOwn = ground.sites.some(({ file, word }) => file === site.file && word === 'document')
  if (foreign.length === 0 || (!hasOwn && named.length < 2)) return []
  const kind = 'transition of another workflow'
  return [
    {
      kind,
      make: draw => {
        const { offset, length } = site.node
        const text = JSON.stringify(foreign[draw(foreign.length)]?.transition ?? name)
        const others = named.map(other => other.node.offset)
        return editedMutant(kind, site.file, { offset, length, text }, others)
      },
    },
  ]
}

/** First values of filters: a code that its group has not, a period that there is not. */
function initials(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'initial' || site.type.kind !== 'text' || site.isRecordEntry) return []
  const kind = 'wrong first value of a filter'
  return [
    {
      kind,
      make: draw => {
        const { offset, length, value } = site.node
        const text = JSON.stringify(mistyped(String(value), ground.known, draw))
        return editedMutant(kind, site.file, { offset, length, text })
      },
    },
  ]
}

/** A value that is calculated from itself. */
function circles(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'value' || site.meaning !== 'Expression') return []
  const object = objectAround(site)
  const field = object && wordBeside(ground.sites, object, 'field')
  if (!field) return []
  const root = gridOf(site) ? 'line' : 'header'
  const kind = 'value calculated from itself'
  const self = `${root}.${String(field.node.value)}`
  const isMoney = /^(amount|toKrw|sum)\(/.test(String(site.node.value))
  if (!isMoney) return []
  return [
    {
      kind,
      make: () =>
        editedMutant(kind, site.file, {
          offset: site.node.offset,
          length: site.node.length,
          text: JSON.stringify(`${String(site.node.value)} + ${self}`),
        }),
    },
  ]
}

/** A popup on a field that nobody can edit, or one whose rows cannot give the value. */
function lookups(ground: Ground, site: Site): Candidate[] {
  if (site.meaning !== 'PopupName' || site.word !== 'open') return []
  const object = objectAround(site)
  const field = object && wordBeside(ground.sites, object, 'field')
  if (!field) return []
  const rowsOf = (popup: string) => {
    const rows = ground.sites.find(
      ({ file, word, owner }) =>
        file.file.endsWith(`/${popup}.popup.json`) && owner === 'GridDefinition' && word === 'rows',
    )
    return ground.agreements.contract[String(rows?.node.value)]?.answer.fields ?? {}
  }
  const popups = ground.files.definitions.flatMap(({ file }) => /([^/]+)\.popup\.json$/.exec(file)?.[1] ?? [])
  const unfit = popups.filter(popup => !Object.hasOwn(rowsOf(popup), String(field.node.value)))
  if (unfit.length === 0) return []
  const kind = 'popup that cannot give the value'
  return [
    {
      kind,
      make: draw => {
        const { offset, length } = site.node
        const text = JSON.stringify(unfit[draw(unfit.length)])
        return editedMutant(kind, site.file, { offset, length, text }, [object.node.offset])
      },
    },
  ]
}

/** A way with a number to a screen that shows no document. */
function targets(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'then' || site.meaning !== 'ScreenName') return []
  const isDocument = (file: string) =>
    ground.sites.some(({ file: other, word }) => other.file === file && word === 'document')
  const plain = ground.files.definitions.filter(({ kind, file }) => kind === 'screen' && !isDocument(file))
  if (plain.length === 0) return []
  const kind = '"then" to a screen without document'
  return [
    {
      kind,
      make: draw => {
        const name = /([^/]+)\.screen\.json$/.exec(plain[draw(plain.length)]?.file ?? '')?.[1]
        const { offset, length } = site.node
        return editedMutant(kind, site.file, { offset, length, text: JSON.stringify(name) })
      },
    },
  ]
}
