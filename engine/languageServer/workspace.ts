import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Agreements, type CompiledAll, compileAll } from '../compile/compileAll'
import { compileLoosely } from '../compile/compileLoosely'
import { CompileMemory } from '../compile/compileMemory'
import {
  type DefinitionFile,
  type DefinitionFiles,
  definitionKind,
  readDefinitions,
} from '../compile/readDefinitions'
import type { Compiling } from '../scope/compiling'
import type { World } from '../scope/world'

interface Look {
  readonly text: string
  readonly world: World
  readonly on: Compiling
}

/**
 * The definitions of a project as they stand in an editor: files that are open there as they are typed, all others as they are saved.
 * Compiles what has changed when somebody asks.
 */
export class Workspace {
  #saved: DefinitionFiles
  readonly #open = new Map<string, string>()
  readonly #looks = new Map<string, Look>()
  #compiled: CompiledAll | undefined
  #world: World | undefined
  #isCurrent = false

  constructor(
    readonly root: string,
    readonly agreements: Agreements,
    readonly read = readDefinitions,
    /** What was compiled before, by whoever asked. */
    readonly memory = new CompileMemory(),
  ) {
    this.#saved = read(root)
  }

  /** Path from the root; "" for what is no file, such as a text that was never saved. */
  fileOf(uri: string): string {
    if (!uri.startsWith('file:')) return ''
    return relative(this.root, fileURLToPath(uri)).replaceAll('\\', '/')
  }

  uriOf(file: string): string {
    return pathToFileURL(`${this.root}/${file}`).href
  }

  /** A file as it is typed. */
  write(file: string, text: string): void {
    if (!file.startsWith('screens/') || definitionKind(file) === undefined) return
    this.#open.set(file, text)
    this.#isCurrent = false
  }

  close(file: string): void {
    this.#open.delete(file)
    this.reload()
  }

  /** Something was saved, made or removed beside the editor. */
  reload(): void {
    this.#saved = this.read(this.root)
    this.#isCurrent = false
  }

  /** Every definition, those that were never saved included. */
  get definitions(): readonly DefinitionFile[] {
    const saved = this.#saved.definitions.map(definition => {
      const text = this.#open.get(definition.file)
      return text === undefined || text === definition.text ? definition : { ...definition, text }
    })
    const known = new Set(saved.map(({ file }) => file))
    const unsaved = [...this.#open].flatMap(([file, text]): DefinitionFile[] => {
      const kind = definitionKind(file)
      return kind === undefined || known.has(file) ? [] : [{ file, kind, text }]
    })
    return [...saved, ...unsaved]
  }

  get compiled(): CompiledAll {
    if (this.#compiled && this.#isCurrent) return this.#compiled
    const files = { ...this.#saved, definitions: this.definitions }
    this.#compiled = compileAll(files, this.agreements, this.memory)
    this.#world = withKnownCards(this.#compiled.world, this.#world)
    this.#isCurrent = true
    return this.#compiled
  }

  /**
   * The same as it was a moment ago: what other files say changes only when problems are reported, and nobody who types should wait until
   * all files have been compiled.
   */
  get recent(): CompiledAll {
    return this.#compiled ?? this.compiled
  }

  /** What the compiler knows of one file at each place, whatever is wrong with it; `text` where it is asked of another text. */
  look(definition: DefinitionFile, text = definition.text): Compiling {
    const world = this.#world ?? this.compiled.world
    const before = this.#looks.get(definition.file)
    if (before?.text === text && before.world === world) return before.on
    const on = compileLoosely({ ...definition, text }, world)
    if (text === definition.text) this.#looks.set(definition.file, { text, world, on })
    return on
  }
}

/** A definition that cannot be read while somebody types in it is known to the others as it was when it last could. */
function withKnownCards(world: World, before: World | undefined): World {
  return {
    ...world,
    screens: new Map([...(before?.screens ?? []), ...world.screens]),
    popups: new Map([...(before?.popups ?? []), ...world.popups]),
  }
}
