import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { DefinitionFile } from '../compile/readDefinitions'
import { nameOf } from '../compile/readFile'
import type { Said } from '../problem/said'
import { factPlace } from './contractPlaces'
import type { Meaning, Meant } from './meaning'
import { meaningsIn } from './meanings'
import { renameTexts } from './renameTexts'
import { isSameMeaning } from './sameMeaning'
import type { Workspace } from './workspace'

/** One place that gets the new name. */
interface RenamedPlace {
  readonly definition: DefinitionFile
  readonly start: number
  readonly end: number
}

export interface Renaming {
  readonly places: readonly RenamedPlace[]
  /** Files that are named after what is renamed. */
  readonly files: readonly { readonly from: string; readonly to: string }[]
  /** What is left to be done elsewhere. */
  readonly remark?: Said
}

/** Why a name cannot be changed from here. */
export interface Refusal {
  readonly refused: Said
}

/** Whether what a name stands for is named by definitions, or a field of the contract that they all follow. */
export function renameRefusal(meaning: Meaning, workspace: Workspace): Refusal | undefined {
  switch (meaning.means) {
    case 'field':
    case 'grid':
    case 'screen':
      return undefined
    case 'popup':
      return isContractPopup(meaning.name, workspace)
        ? { refused: renameTexts.contractPopup(meaning.name) }
        : undefined
    case 'parameter': {
      const [kind, id = ''] = meaning.of.split(' ')
      const key = kind === 'screen' ? workspace.compiled.world.screens.get(id)?.key : undefined
      return key === meaning.name ? { refused: renameTexts.key(meaning.name) } : undefined
    }
    case 'operation':
    case 'part':
      return { refused: renameTexts.contract(meaning.name) }
    case 'transition':
    case 'workflow':
      return { refused: renameTexts.workflow(meaning.name) }
    case 'code':
      return { refused: renameTexts.code(meaning.value) }
    default:
      return { refused: renameTexts.language }
  }
}

const identifier = /^[A-Za-z_]\w*$/

/** Every place of all definitions where the same is named, expressions included. */
export function renameEverywhere(
  meant: Meant,
  to: string,
  workspace: Workspace,
  definition: DefinitionFile,
): Renaming | Refusal {
  const { meaning, name } = meant
  const refusal = renameRefusal(meaning, workspace)
  if (refusal) return refusal
  if (!identifier.test(to)) return { refused: renameTexts.noName(to) }
  if (isTaken(meaning, to, workspace, definition)) return { refused: renameTexts.taken(to) }
  const fact = factOf(meaning, workspace)
  const places = placesOf(meant, workspace, definition)
  const remark = fact ? contractRemark(fact, name, to, workspace) : idRemark(meaning)
  return { places, files: renamedFiles(meaning, to, workspace), ...(remark ? { remark } : {}) }
}

function factOf(meaning: Meaning, workspace: Workspace): FieldFact | undefined {
  return meaning.means === 'field' ? meaning.fact : filterFact(meaning, workspace)
}

/** Every place of all definitions that names the same; grids are named inside their own definition alone. */
export function placesOf(
  { meaning, name }: Meant,
  workspace: Workspace,
  definition: DefinitionFile,
): readonly RenamedPlace[] {
  const fact = factOf(meaning, workspace)
  const isMeant = fact ? meansField(fact, workspace) : (one: Meaning) => isSameMeaning(one, meaning)
  const searched = meaning.means === 'grid' ? [definition] : workspace.definitions
  return searched
    .filter(({ text }) => text.includes(name))
    .flatMap(one =>
      meanings(one, workspace)
        .filter(meant => meant.name === name && isMeant(meant.meaning))
        .map(({ start, end }) => ({ definition: one, start, end })),
    )
}

/** Whether the new name stands for something else of the kind: another screen or popup, another field beside it, another grid of the page. */
function isTaken(meaning: Meaning, to: string, workspace: Workspace, definition: DefinitionFile): boolean {
  const { definitions, agreements } = workspace
  if (meaning.means === 'screen' || meaning.means === 'popup')
    return definitions.some(one => one.kind === meaning.means && nameOf(one) === to)
  if (meaning.means === 'field') {
    const operation = factPlace(agreements.contract, meaning.fact)?.operation
    return operation !== undefined && fieldsOf(operation).some(name => name === to)
  }
  return meaning.means === 'grid' && meanings(definition, workspace).some(one => isGridCalled(one, to))
}

const isGridCalled = (one: Meant, name: string) => one.meaning.means === 'grid' && one.name === name

/** The parameters of an operation and the fields of its rows. */
function fieldsOf({ parameters, answer }: OperationFact): readonly string[] {
  return [...Object.keys(parameters), ...Object.keys(answer.fields)]
}

/** A definition that is sound needs no second look. */
function meanings(definition: DefinitionFile, workspace: Workspace): readonly Meant[] {
  const compiled = workspace.compiled.compiled.get(definition.file)
  return meaningsIn(definition, compiled ?? workspace.look(definition))
}

/** A condition that a screen asks for is a parameter of its address: definitions that lead there name the field of its filter. */
function meansField(fact: FieldFact, workspace: Workspace): (meaning: Meaning) => boolean {
  const linked = new Set(
    workspace.definitions
      .filter(({ kind, text }) => kind === 'screen' && text.includes(fact.name.replace(/(From|To)$/, '')))
      .flatMap(definition =>
        meanings(definition, workspace).flatMap(({ meaning, name }) =>
          isFilterField(meaning) && meaning.fact === fact ? [`screen ${nameOf(definition)} ${name}`] : [],
        ),
      ),
  )
  return meaning =>
    (meaning.means === 'field' && meaning.fact === fact) ||
    (meaning.means === 'parameter' && linked.has(`${meaning.of} ${meaning.name}`))
}

function isFilterField(meaning: Meaning): meaning is Extract<Meaning, { means: 'field' }> {
  return meaning.means === 'field' && meaning.thing === 'parameter'
}

/** The field behind a parameter of a screen that its filter asks for. */
function filterFact(meaning: Meaning, workspace: Workspace): FieldFact | undefined {
  if (meaning.means !== 'parameter') return undefined
  const owner = workspace.definitions.find(one => `${one.kind} ${nameOf(one)}` === meaning.of)
  const fields = owner ? meanings(owner, workspace) : []
  const isOwn = fields.some(one => one.isNaming && isSameMeaning(one.meaning, meaning))
  if (isOwn) return undefined
  const field = fields.find(one => one.name === meaning.name && isFilterField(one.meaning))
  return field && isFilterField(field.meaning) ? field.meaning.fact : undefined
}

function isContractPopup(name: string, { agreements }: Workspace): boolean {
  return JSON.stringify(agreements.contract).includes(`"popup":"${name}"`)
}

function contractRemark(fact: FieldFact, name: string, to: string, { agreements }: Workspace) {
  const place = factPlace(agreements.contract, fact)
  const operation = place?.operation
  return operation && renameTexts.contractFollows(name, to, operation.id, operation.file)
}

function idRemark(meaning: Meaning): Said | undefined {
  return meaning.means === 'screen' || meaning.means === 'popup' ? renameTexts.codegen : undefined
}

/** Files are named after the definition that they belong to. */
function renamedFiles(meaning: Meaning, to: string, { root, definitions }: Workspace) {
  if (meaning.means !== 'screen' && meaning.means !== 'popup') return []
  const own = definitions.find(one => one.kind === meaning.means && nameOf(one) === meaning.name)
  if (!own) return []
  const folder = own.file.slice(0, own.file.lastIndexOf('/') + 1)
  const endings = [`.${meaning.means}.json`, '.hooks.ts']
  return endings
    .map(ending => ({ from: `${folder}${meaning.name}${ending}`, to: `${folder}${to}${ending}` }))
    .filter(({ from }) => existsSync(join(root, from)))
}
