import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection, Diagnostic } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { ProblemLanguage } from '../problem/said'
import { diagnosticOf } from './problems'
import type { Workspace } from './workspace'

/** How long the compiler waits for the next character before it reports the problems of all files. */
const typingPauseMs = 30

/** Tells an editor the problems of all definitions, of each file once they have changed. */
export class ProblemPublisher {
  readonly #reported = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined

  constructor(
    readonly connection: Connection,
    readonly workspace: Workspace,
    readonly language: ProblemLanguage,
  ) {}

  /** Soon: when nothing more is typed for a moment. */
  schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.publish(), typingPauseMs)
  }

  publish(): void {
    const { problems, warnings } = this.workspace.compiled
    const reported = [...problems, ...warnings]
    for (const file of new Set([...this.#reported.keys(), ...reported.map(problem => problem.file)])) {
      const document = this.#document(file)
      const own = reported.filter(problem => problem.file === file)
      this.#tell(
        file,
        own.map(problem => diagnosticOf(problem, document, this.language)),
      )
    }
  }

  #tell(file: string, diagnostics: Diagnostic[]): void {
    const text = JSON.stringify(diagnostics)
    if ((this.#reported.get(file) ?? '[]') === text) return
    this.#reported.set(file, text)
    void this.connection.sendDiagnostics({ uri: this.workspace.uriOf(file), diagnostics })
  }

  /** Samples and files of other names have problems too. */
  #document(file: string): TextDocument {
    const path = join(this.workspace.root, file)
    const text =
      this.workspace.definitions.find(definition => definition.file === file)?.text ??
      (existsSync(path) ? readFileSync(path, 'utf8') : '')
    return TextDocument.create('', 'json', 0, text)
  }
}
