import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import type { PopupPlan } from '../plan/screenPlan'
import type { Compiling } from '../scope/compiling'
import type { Source } from '../scope/source'
import type { PopupCard, ScreenCard } from '../scope/world'
import type { CompiledScreen } from './compileScreen'
import type { DefinitionFile } from './readDefinitions'
import { type ReadFile, readFile, type Shaped } from './readFile'

/** One file with everything made of it so far. The counts say how many of its problems each phase has reported. */
export interface RememberedFile {
  readonly read: ReadFile
  readonly reportedByReading: number
  shaped: readonly Shaped<ScreenDefinition | PopupDefinition>[] | undefined
  reportedByShape: number
  card: ScreenCard | PopupCard | undefined
  on: Compiling | undefined
  screen: CompiledScreen | undefined
  popup: PopupPlan | undefined
  reportedByCompiling: number
  warnedByCompiling: number
}

/**
 * What was compiled before, so that a watching server compiles a changed file and those that speak of it, and not all.
 * Without one every run starts from nothing.
 */
export class CompileMemory {
  #files = new Map<string, RememberedFile>()
  readonly #beside = new Map<
    string,
    { readonly text: string; readonly read: Read; readonly reported: number }
  >()
  #names = ''

  /** The files of this run: unchanged ones as they are remembered. */
  recall(
    definitions: readonly DefinitionFile[],
    hooks: ReadonlyMap<string, readonly string[]>,
    samples: readonly string[],
  ) {
    const before = this.#files
    const files = definitions.map(definition => {
      const known = before.get(definition.file)
      return known?.read.file.text === definition.text ? known : newFile(definition)
    })
    this.#files = new Map(files.map(file => [file.read.file.file, file]))
    const names = JSON.stringify([files.map(({ read }) => [read.file.kind, read.id]), [...hooks], samples])
    const isSameNames = names === this.#names
    this.#names = names
    return { files, before, isSameNames }
  }

  /** A file beside the definitions, read again only once its text has changed; what later phases reported of it is forgotten. */
  readBeside<Kind extends Read>(
    file: { readonly file: string; readonly text: string },
    read: () => Kind,
  ): Kind {
    const known = this.#beside.get(file.file)
    if (known?.text === file.text) {
      known.read.source.problems.length = known.reported
      // Each file is always read by the same function.
      return known.read as Kind
    }
    const made = read()
    this.#beside.set(file.file, { text: file.text, read: made, reported: made.source.problems.length })
    return made
  }
}

interface Read {
  readonly source: Source
}

function newFile(definition: DefinitionFile): RememberedFile {
  const read = readFile(definition)
  const reported = read.source.problems.length
  return {
    read,
    reportedByReading: reported,
    shaped: undefined,
    reportedByShape: reported,
    card: undefined,
    on: undefined,
    screen: undefined,
    popup: undefined,
    reportedByCompiling: reported,
    warnedByCompiling: 0,
  }
}

/** Removes what later phases reported, before they run again or the file is judged again beside the others. */
export function forgetReports({ read }: RememberedFile, reported: number): void {
  read.source.problems.length = reported
}

/** Ids whose cards say something else than in the run before: those that name them are compiled again. */
export function changedCards(
  files: readonly RememberedFile[],
  before: ReadonlyMap<string, RememberedFile>,
): readonly string[] {
  return files
    .filter(file => {
      const old = before.get(file.read.file.file)
      return old !== file && JSON.stringify(old?.card) !== JSON.stringify(file.card)
    })
    .map(({ read }) => read.id)
}

export function speaksOf({ read, on }: RememberedFile, ids: readonly string[]): boolean {
  return ids.some(id => read.file.text.includes(`"${id}"`) || on?.popups.has(id))
}
