import type { FieldFact } from '../../../codegen/contractFacts'
import { language } from '../../../codegen/generated/language'
import type { LanguageType } from '../../../codegen/languageModel'
import type { Agreements } from '../../../engine/compile/compileAll'
import type { DefinitionFile, DefinitionFiles } from '../../../engine/compile/readDefinitions'
import { lineOf, type Mutant, type Place } from './mutant'
import { jsonOf, objectAround, type Site, sitesOf, wordBeside } from './sites'

export type Draw = (below: number) => number

/** One way to break one place; made only when it is drawn. */
export interface Candidate {
  readonly kind: string
  make(draw: Draw): Mutant
}

/** Everything the mutators look at: definitions with their places, and what the agreements say. */
export interface Ground {
  readonly files: DefinitionFiles
  readonly agreements: Agreements
  readonly sites: readonly Site[]
  /** Every name that means something anywhere: a mistyped name must be none of them. */
  readonly known: ReadonlySet<string>
  /** Names that carry a code group wherever the contract has them. */
  readonly coded: ReadonlySet<string>
}

export function mutantGround(files: DefinitionFiles, agreements: Agreements): Ground {
  const sites = files.definitions.flatMap(sitesOf)
  const facts = Object.values(agreements.contract).flatMap(operation => [
    ...Object.values(operation.parameters),
    ...allFacts(operation.body?.fields),
    ...allFacts(operation.answer.fields),
  ])
  const uncoded = new Set(facts.filter(fact => fact.code === undefined).map(({ name }) => name))
  const literals = sites.flatMap(({ node, key }) =>
    [key?.value, node.value].filter(value => typeof value === 'string'),
  )
  return {
    files,
    agreements,
    sites,
    known: new Set([
      ...Object.keys(agreements.contract),
      ...facts.map(({ name }) => name),
      ...Object.values(agreements.codes).flatMap(({ values }) => values.map(({ value }) => value)),
      ...Object.values(agreements.workflows).flatMap(({ transitions }) =>
        transitions.map(({ transition }) => transition),
      ),
      ...languageWords(),
      ...literals,
    ]),
    coded: new Set(
      facts.filter(({ name, code }) => code !== undefined && !uncoded.has(name)).map(({ name }) => name),
    ),
  }
}

function allFacts(fields: Readonly<Record<string, FieldFact>> | undefined): FieldFact[] {
  return Object.values(fields ?? {}).flatMap(fact => [fact, ...allFacts(fact.fields)])
}

function languageWords(): string[] {
  const literals = (type: LanguageType): string[] => {
    if (type.kind === 'literal') return type.values.map(String)
    if (type.kind === 'list') return literals(type.item)
    if (type.kind === 'record') return literals(type.value)
    return type.kind === 'union' ? type.options.flatMap(literals) : []
  }
  return Object.values(language).flatMap(type =>
    type.kind === 'alias'
      ? literals(type.type)
      : type.properties.flatMap(property => [property.name, ...literals(property.type)]),
  )
}

/** Lines of all definitions that say a name: the other halves of what is wrong once it is renamed. */
export function linesNaming(ground: Ground, name: string): Place[] {
  const pattern = new RegExp(`\\b${name}\\b`)
  return ground.files.definitions.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [{ file, line: index + 1 }] : [])),
  )
}

export function otherFile(file: DefinitionFile, name: string): DefinitionFile {
  return { ...file, file: file.file.replace(/[^/]+$/, name) }
}

const loads = new WeakMap<Ground, ReadonlyMap<DefinitionFile, Site>>()

/** What loads the document of each file that has one. */
function loadsOf(ground: Ground): ReadonlyMap<DefinitionFile, Site> {
  const known = loads.get(ground)
  if (known) return known
  const found = new Map(
    ground.sites.flatMap(site =>
      site.owner === 'DocumentDefinition' && site.word === 'load' ? [[site.file, site] as const] : [],
    ),
  )
  loads.set(ground, found)
  return found
}

/** The facts of the rows of the grid a site stands in, and whether they are lines of the document. */
export function gridFactsOf(
  ground: Ground,
  site: Site,
): { fields: Readonly<Record<string, FieldFact>>; isLines: boolean; isSaved: boolean } | undefined {
  const grid = gridOf(site)
  if (!grid) return undefined
  const text = (word: string) => {
    const found = wordBeside(ground.sites, grid, word)
    return found && String(jsonOf(found.node))
  }
  const { contract } = ground.agreements
  const [rows, part, lines] = [text('rows'), text('part'), text('lines')]
  if (rows !== undefined) {
    const answer = contract[rows]?.answer
    const fields = part === undefined ? answer?.fields : answer?.fields[part]?.fields
    return fields && { fields, isLines: false, isSaved: text('save') !== undefined }
  }
  const load = loadsOf(ground).get(site.file)
  const parts = load && contract[String(load.node.value)]?.answer.fields
  const fields = lines === undefined ? undefined : parts?.[lines]?.fields
  return fields && { fields, isLines: true, isSaved: true }
}

export function gridOf(site: Site): Site | undefined {
  const object = objectAround(site)
  if (!object) return undefined
  if (object.type.kind === 'reference' && /^Grid(Block)?Definition$/.test(object.type.name)) return object
  return gridOf(object)
}

export function lineAt(site: Site, offset = site.node.offset): Place {
  return { file: site.file.file, line: lineOf(site.file.text, offset) }
}
