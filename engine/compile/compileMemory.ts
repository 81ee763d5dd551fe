import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import type { PopupPlan } from '../plan/screenPlan'
import type { Compiling } from '../scope/compiling'
import type { Source } from '../scope/source'
import type { PopupCard, ScreenCard, World } from '../scope/world'
import type { CompiledScreen } from './compileScreen'
import type { DefinitionFile } from './readDefinitions'
import { nameOf, type ReadFile, readFile, type Shaped } from './readFile'

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
  /** Whose cards were asked for while it was compiled. */
  asked: ReadonlySet<string>
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
  #agreements: object | undefined
  #world: World | undefined

  /**
   * The files of this run: unchanged ones as they are remembered. Until the run is kept nothing is, so that one that fails halfway leaves
   * nothing half judged behind.
   */
  recall(
    definitions: readonly DefinitionFile[],
    hooks: ReadonlyMap<string, readonly string[]>,
    samples: readonly string[],
    agreements: object,
  ) {
    if (agreements !== this.#agreements) this.#beside.clear()
    const before = agreements === this.#agreements ? this.#files : new Map<string, RememberedFile>()
    const files = definitions.map(definition => {
      const known = before.get(definition.file)
      return known?.read.file.text === definition.text ? known : newFile(definition)
    })
    const ids = files.map(({ read }) => [read.file.kind, read.id, nameOf(read.file)])
    const names = JSON.stringify([ids, [...hooks], samples])
    const isSameNames = agreements === this.#agreements && names === this.#names
    const worldBefore = isSameNames ? this.#world : undefined
    this.#files = new Map()
    this.#names = ''
    const keep = (world: World) => {
      this.#files = new Map(files.map(file => [file.read.file.file, file]))
      this.#names = names
      this.#agreements = agreements
      this.#world = world
    }
    return { files, worldBefore, isSameNames, keep }
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
    asked: new Set(),
    reportedByCompiling: reported,
    warnedByCompiling: 0,
  }
}

/** Removes what later phases reported, before they run again or the file is judged again beside the others. */
export function forgetReports({ read }: RememberedFile, reported: number): void {
  read.source.problems.length = reported
}

/** Ids whose cards have come, gone or changed since the run before: those that asked for them are compiled again. */
export function changedCards(before: World | undefined, world: World): readonly string[] {
  if (!before) return []
  return [...changedIds(before.screens, world.screens), ...changedIds(before.popups, world.popups)]
}

function changedIds(before: Cards, now: Cards): readonly string[] {
  const ids = new Set([...before.keys(), ...now.keys()])
  return [...ids].filter(id => {
    const [old, current] = [before.get(id), now.get(id)]
    return old !== current && cardText(old) !== cardText(current)
  })
}

type Cards = ReadonlyMap<string, ScreenCard | PopupCard>

function cardText(card: ScreenCard | PopupCard | undefined): string | undefined {
  return JSON.stringify(card, (_, value: unknown) => (value instanceof Set ? [...value] : value))
}

export function hasAsked({ asked }: RememberedFile, ids: readonly string[]): boolean {
  return ids.length > 0 && (asked.has(everyCard) || ids.some(id => asked.has(id)))
}

const everyCard = '*'

/** The world as one file sees it, and whose cards it asks for there. What it asks for in vain may appear. */
export function listeningTo(world: World): { readonly world: World; readonly asked: Set<string> } {
  const asked = new Set<string>()
  const { screens, popups } = world
  return {
    asked,
    world: { ...world, screens: new HeardCards(screens, asked), popups: new HeardCards(popups, asked) },
  }
}

class HeardCards<Card> implements ReadonlyMap<string, Card> {
  constructor(
    readonly cards: ReadonlyMap<string, Card>,
    readonly asked: Set<string>,
  ) {}

  get(id: string): Card | undefined {
    this.asked.add(id)
    return this.cards.get(id)
  }

  has(id: string): boolean {
    this.asked.add(id)
    return this.cards.has(id)
  }

  get size(): number {
    return this.#all.size
  }

  keys() {
    return this.#all.keys()
  }

  values() {
    return this.#all.values()
  }

  entries() {
    return this.#all.entries()
  }

  [Symbol.iterator]() {
    return this.#all.entries()
  }

  forEach(look: (card: Card, id: string, cards: ReadonlyMap<string, Card>) => void): void {
    for (const [id, card] of this.#all) look(card, id, this)
  }

  get #all(): ReadonlyMap<string, Card> {
    this.asked.add(everyCard)
    return this.cards
  }
}
