import type { Node } from 'jsonc-parser'
import { codeText, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { editedMutant, lineOf, type Mutant } from './mutant'
import type { Candidate, Draw, Ground } from './mutantGround'
import { jsonOf, type Site } from './sites'

/*
 * Mistakes as analysts make them, written down before anybody looked at what the compiler checks: what was copied and not
 * changed, what was exchanged, what stands in the wrong order, what sounds right and never fits.
 */
export function heldOutMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...turnedMappings(site),
    ...exchangedValues(site),
    ...copiedLabels(ground, site),
    ...wrongVerbs(ground, site),
    ...alwaysTrue(site),
    ...spokenCodes(ground, site),
    ...wrongPlaces(site),
    ...takenAliases(ground, site),
    ...foreignInitials(ground, site),
    ...lateMasters(ground, site),
    ...homelessLinks(ground, site),
  ])
}

function written(site: Site, kind: string, value: string, others: readonly number[] = []): Mutant {
  const { offset, length } = site.node
  return editedMutant(kind, site.file, { offset, length, text: JSON.stringify(value) }, others)
}

/** A change over several lines may be reported at each of them. */
function overLines(mutant: Mutant, site: Site, node: Node): Mutant {
  const [first, last] = [node.offset, node.offset + node.length].map(at => lineOf(site.file.text, at))
  const places = Array.from({ length: (last ?? 1) - (first ?? 1) + 1 }, (_, at) => ({
    file: site.file.file,
    line: (first ?? 1) + at,
  }))
  return { ...mutant, places: [...mutant.places, ...places] }
}

/** In and out exchanged: what is filled stands where the value belongs. */
function turnedMappings(site: Site): Candidate[] {
  const { key, node, file, isRecordEntry, meaning } = site
  if (!isRecordEntry || meaning !== 'Expression' || !key) return []
  const name = /^[a-z]\w*\.(\w+)$/.exec(String(node.value))?.[1]
  if (name === undefined || name === String(key.value).split('.').at(-1)) return []
  const kind = 'mapping turned around'
  const text = `${JSON.stringify(node.value)}: ${JSON.stringify(key.value)}`
  return [
    {
      kind,
      make: () =>
        editedMutant(kind, file, {
          offset: key.offset,
          length: node.offset + node.length - key.offset,
          text,
        }),
    },
  ]
}

/** Two values of a mapping exchanged: the name goes into the specification and the specification into the name. */
function exchangedValues({ node, file, type, isRecordEntry }: Site): Candidate[] {
  if (type.kind !== 'record' || isRecordEntry || node.type !== 'object') return []
  const entries = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value && /^picked\.\w+$/.test(String(value.value)) ? [{ key, value }] : [],
  )
  const kind = 'values of a mapping exchanged'
  return entries.slice(1).flatMap((second, at): Candidate[] => {
    const first = entries[at]
    if (!first) return []
    const between = file.text.slice(first.value.offset + first.value.length, second.value.offset)
    const { offset } = first.value
    const text = `${JSON.stringify(second.value.value)}${between}${JSON.stringify(first.value.value)}`
    return [
      {
        kind,
        make: () =>
          editedMutant(
            kind,
            file,
            { offset, length: second.value.offset + second.value.length - offset, text },
            [second.value.offset],
          ),
      },
    ]
  })
}

/** A label copied with its neighbour and never changed. */
function copiedLabels(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'label' || site.isRecordEntry || site.type.kind !== 'text') return []
  const list = site.node.parent?.parent?.parent
  const others = ground.sites.filter(
    other =>
      other.file === site.file &&
      other.word === 'label' &&
      other.node !== site.node &&
      other.node.parent?.parent?.parent === list &&
      gridWord(other) === gridWord(site),
  )
  const kind = 'label copied from another'
  return others.map(other => ({
    kind,
    make: () => written(site, kind, String(other.node.value), [other.node.offset]),
  }))
}

/** Buttons over different grids may bear one label; one that saves stands over its grid. */
function gridWord(site: Site): string {
  const value = site.node.parent?.parent && jsonOf(site.node.parent.parent)
  if (typeof value !== 'object' || value === null) return ''
  return 'grid' in value ? String(value.grid) : 'save' in value ? String(value.save) : ''
}

/** `list` where `get` was meant, `delete` where `list` was. */
function wrongVerbs(ground: Ground, site: Site): Candidate[] {
  const name = String(site.node.value)
  const operation = ground.agreements.contract[name]
  const isName = site.type.kind === 'text' && site.meaning?.includes('OperationName') === true
  if (!operation || !isName) return []
  const stem = name.replace(/^[a-z]+/, '')
  const others = Object.keys(ground.agreements.contract).filter(
    other => other !== name && (other.replace(/^[a-z]+/, '') === stem || /^(create|delete)[A-Z]/.test(other)),
  )
  const unfit = others.filter(other => {
    const found = ground.agreements.contract[other]
    return found?.method !== operation.method || found.answer.kind !== operation.answer.kind
  })
  if (unfit.length === 0) return []
  const kind = 'operation with the wrong verb'
  const object = site.node.parent?.parent
  return [
    {
      kind,
      make: draw => {
        const mutant = written(site, kind, unfit[draw(unfit.length)] ?? name)
        return object ? overLines(mutant, site, object) : mutant
      },
    },
  ]
}

/** Conditions that read something and still never change. */
function alwaysTrue(site: Site): Candidate[] {
  if (!/When$/.test(site.word) || site.meaning !== 'Expression') return []
  const text = String(site.node.value)
  const read = /\b((?:header|line|row|filter|user|params|approval)\.\w+)\b/.exec(text)?.[1]
  if (read === undefined) return []
  const kind = 'condition that is always the same'
  const code = /[!=]= ('\w+')/.exec(text)?.[1]
  const texts = [
    `${text} || true`,
    `${text} && false`,
    `has(${read}) || !has(${read})`,
    `${read} == ${read}`,
    ...(code === undefined
      ? []
      : [`${read} != ${code} || ${read} != ''`, `${read} == ${code} && ${read} == ''`]),
  ]
  return [{ kind, make: draw => written(site, kind, texts[draw(texts.length)] ?? 'true') }]
}

/** The text of a code, as it is spoken, where its value belongs. */
function spokenCodes(ground: Ground, site: Site): Candidate[] {
  if (site.meaning !== 'Expression') return []
  const text = String(site.node.value)
  const kind = 'code written as it is spoken'
  return [...text.matchAll(/\.(\w+) [!=]= '(\w+)'/g)].flatMap(
    ([whole, field = '', code = '']): Candidate[] => {
      const group = Object.keys(ground.agreements.codes).find(
        name =>
          isCodeGroup(name) && ground.agreements.codes[name]?.values.some(({ value }) => value === code),
      )
      const spoken = group !== undefined && isCodeGroup(group) ? codeText(group, code) : undefined
      if (!ground.coded.has(field) || spoken === undefined) return []
      return [{ kind, make: () => written(site, kind, text.replace(whole, whole.replace(code, spoken))) }]
    },
  )
}

const neighbours: Readonly<Record<string, string>> = {
  header: 'line',
  line: 'header',
  row: 'header',
  filter: 'row',
  picked: 'row',
  params: 'header',
}

/** A value read from the place next door: the line where the header was meant. */
function wrongPlaces(site: Site): Candidate[] {
  if (site.meaning !== 'Expression') return []
  const text = String(site.node.value)
  const kind = 'value read from the wrong place'
  return [...text.matchAll(/(?<![\w.'])(header|line|row|filter|picked|params)\.(\w+)/g)].map(
    (match): Candidate => ({
      kind,
      make: () => {
        const place = neighbours[match[1] ?? ''] ?? 'row'
        const rest = text.slice(match.index + (match[1] ?? '').length)
        return written(site, kind, text.slice(0, match.index) + place + rest)
      },
    }),
  )
}

/** A second address of the page that is the first one of another. */
function takenAliases(ground: Ground, { owner, word, file, node }: Site): Candidate[] {
  if (owner !== 'RouteDefinition' || word !== 'path' || file.text.includes('"aliases"')) return []
  const others = ground.sites.filter(
    site =>
      site.owner === owner &&
      site.word === word &&
      site.file !== file &&
      site.file.text.includes('external') === file.text.includes('external'),
  )
  if (others.length === 0) return []
  const kind = 'alias that is the path of another screen'
  return [
    {
      kind,
      make: draw => {
        const other = others[draw(others.length)]
        const text = `, "aliases": [${JSON.stringify(other?.node.value)}]`
        const mutant = editedMutant(kind, file, { offset: node.offset + node.length, length: 0, text })
        if (!other) return mutant
        const place = { file: other.file.file, line: lineOf(other.file.text, other.node.offset) }
        return { ...mutant, places: [...mutant.places, place] }
      },
    },
  ]
}

/** First value of another kind of condition: a period for a code, a code for a month. */
function foreignInitials(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'fields' || !site.isListItem || !/Filter/.test(site.around?.owner ?? site.owner))
    return []
  const field = typeof site.node.value === 'string' ? site.node.value : undefined
  if (field === undefined || !ground.coded.has(field)) return []
  const kind = 'first value of another kind of condition'
  const { offset, length } = site.node
  return [
    {
      kind,
      make: (draw: Draw) => {
        const initial = ['pastMonth', 'thisMonth', '2026-11-01', '1,000'][draw(4)]
        const text = `{ "field": ${JSON.stringify(field)}, "initial": ${JSON.stringify(initial)} }`
        return editedMutant(kind, site.file, { offset, length, text })
      },
    },
  ]
}

/** Blocks in the wrong order: what hangs on a grid stands before it. */
function lateMasters(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'of' || site.type.kind !== 'text' || !/Block/.test(site.owner)) return []
  const master = ground.sites.find(
    other =>
      other.file === site.file && other.word === 'id' && other.node.value === site.node.value && other.key,
  )
  const [mine, its] = [blockOf(site.node), master && blockOf(master.node)]
  if (!master || !mine || !its || its.offset > mine.offset) return []
  const kind = 'block before the one that it hangs on'
  const { text } = site.file
  const cut = (node: Node) => text.slice(node.offset, node.offset + node.length)
  const between = text.slice(its.offset + its.length, mine.offset)
  const length = mine.offset + mine.length - its.offset
  return [
    {
      kind,
      make: () => {
        const swapped = cut(mine) + between + cut(its)
        const mutant = editedMutant(kind, site.file, { offset: its.offset, length, text: swapped })
        return overLines(mutant, site, { ...mine, offset: its.offset, length })
      },
    },
  ]
}

function blockOf(node: Node): Node | undefined {
  const object = node.parent?.parent
  return object?.type === 'object' && object.children?.some(one => one.children?.[0]?.value === 'block')
    ? object
    : undefined
}

/** A link to the page of a record whose number these rows do not have. */
function homelessLinks(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'go' || site.meaning !== 'ScreenName' || !/Column/.test(site.owner)) return []
  const documents = ground.sites.filter(
    ({ owner, word, file }) => owner === 'DocumentDefinition' && word === 'load' && file !== site.file,
  )
  const named = documents.flatMap(({ file }) => /([^/]+)\.screen\.json$/.exec(file.file)?.[1] ?? [])
  const others = named.filter(name => name !== site.node.value)
  if (others.length === 0) return []
  const kind = 'link to a record whose number is not in the rows'
  return [{ kind, make: draw => written(site, kind, others[draw(others.length)] ?? '') }]
}
