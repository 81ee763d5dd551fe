import {
  type CodeAction,
  CodeActionKind,
  type DocumentSymbol,
  type Hover,
  type InitializeParams,
  type InitializeResult,
  type Location,
  type Range,
  ResponseError,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { DefinitionFile } from '../compile/readDefinitions'
import type { ProblemLanguage, Said } from '../problem/said'
import { completionItems } from './completion'
import { ContractPlaces, type FileOffset } from './contractPlaces'
import { definitionOf } from './definitionOf'
import { hoverText, meantAt } from './hover'
import type { Meant } from './meaning'
import { outlineOf } from './outline'
import { diagnosticOf, offsetOf } from './problems'
import type { QuickFix } from './quickFix'
import { quickFixes } from './quickFixes'
import { placesOf, renameEverywhere, renameRefusal } from './rename'
import { renameEdit } from './renameEdit'
import { renameTexts } from './renameTexts'
import type { Workspace } from './workspace'

/** LSP's code of a request that cannot be answered as it was asked. */
const requestFailed = -32803

export const abilities: InitializeResult = {
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    completionProvider: { triggerCharacters: ['"', '.', "'", ':', ',', '[', '{', ' '] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    documentSymbolProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  },
  serverInfo: { name: 'gpms-screens' },
}

/** A definition with the place in it that a request is about. */
interface Asked {
  readonly definition: DefinitionFile
  readonly document: TextDocument
  readonly offset: number
}

/** Answers the requests of an editor about the definitions of a project. */
export class LanguageServer {
  readonly #places: ContractPlaces
  readonly #canRenameFiles: boolean

  constructor(
    readonly workspace: Workspace,
    readonly language: ProblemLanguage,
    { capabilities }: Pick<InitializeParams, 'capabilities'>,
  ) {
    this.#places = new ContractPlaces(workspace.root)
    this.#canRenameFiles =
      capabilities.workspace?.workspaceEdit?.resourceOperations?.includes('rename') === true
  }

  complete(params: TextDocumentPositionParams) {
    const asked = this.#asked(params)
    if (!asked) return []
    return completionItems(this.workspace, asked.definition, asked.document, asked.offset, this.language)
  }

  hover(params: TextDocumentPositionParams): Hover | undefined {
    const asked = this.#asked(params)
    const meant = asked && meantAt(this.workspace, asked.definition, asked.offset)
    if (!asked || !meant) return undefined
    const value = hoverText(meant, this.workspace, this.language)
    return { contents: { kind: 'markdown', value }, range: rangeOf(asked.document, meant) }
  }

  definition(params: TextDocumentPositionParams): Location | undefined {
    const asked = this.#asked(params)
    const meant = asked && meantAt(this.workspace, asked.definition, asked.offset)
    const place =
      asked && meant && definitionOf(meant.meaning, this.workspace, asked.definition, this.#places)
    return place && this.#location(place)
  }

  /** Where the same is named in all definitions, expressions included. */
  references(params: TextDocumentPositionParams): Location[] {
    const asked = this.#asked(params)
    const meant = asked && meantAt(this.workspace, asked.definition, asked.offset)
    if (!asked || !meant) return []
    return placesOf(meant, this.workspace, asked.definition).map(
      ({ definition: { file, text }, start, end }) => {
        const document = TextDocument.create('', 'json', 0, text)
        return { uri: this.workspace.uriOf(file), range: rangeOf(document, { start, end }) }
      },
    )
  }

  outline({ textDocument }: Pick<TextDocumentPositionParams, 'textDocument'>): DocumentSymbol[] {
    const asked = this.#asked({ textDocument, position: { line: 0, character: 0 } })
    return asked ? outlineOf(asked.document, this.workspace.look(asked.definition)) : []
  }

  prepareRename(params: TextDocumentPositionParams): { range: Range; placeholder: string } {
    const asked = this.#asked(params)
    const meant = asked && meantAt(this.workspace, asked.definition, asked.offset)
    if (!asked || !meant) throw this.#refused(renameTexts.nothing)
    const refusal = renameRefusal(meant.meaning, this.workspace)
    if (refusal) throw this.#refused(refusal.refused)
    return { range: rangeOf(asked.document, meant), placeholder: meant.name }
  }

  /** The edit, and what is left to be done by hand. */
  rename(
    params: TextDocumentPositionParams,
    newName: string,
  ): { readonly edit: WorkspaceEdit; readonly remark?: string } {
    const asked = this.#asked(params)
    const meant = asked && meantAt(this.workspace, asked.definition, asked.offset)
    if (!asked || !meant) throw this.#refused(renameTexts.nothing)
    const renaming = renameEverywhere(meant, newName, this.workspace, asked.definition)
    if ('refused' in renaming) throw this.#refused(renaming.refused)
    const edit = renameEdit(renaming, newName, this.workspace, this.#canRenameFiles)
    return { edit, ...(renaming.remark ? { remark: renaming.remark[this.language] } : {}) }
  }

  codeActions(uri: string, range: Range): CodeAction[] {
    const asked = this.#asked({ textDocument: { uri }, position: range.start })
    if (!asked) return []
    const { definition, document } = asked
    const last = document.offsetAt(range.end)
    const { problems, warnings } = this.workspace.compiled
    return [...problems, ...warnings]
      .filter(({ file }) => file === definition.file)
      .flatMap(problem => {
        const at = offsetOf(problem, document)
        const diagnostic = diagnosticOf(problem, document, this.language)
        if (at > last || document.offsetAt(diagnostic.range.end) < asked.offset) return []
        return quickFixes(definition, problem, at).map((fix, index) => ({
          title: fix.title[this.language],
          kind: CodeActionKind.QuickFix,
          diagnostics: [diagnostic],
          isPreferred: index === 0,
          edit: { changes: { [uri]: [editOf(fix, document)] } },
        }))
      })
  }

  #asked({ textDocument, position }: TextDocumentPositionParams): Asked | undefined {
    const file = this.workspace.fileOf(textDocument.uri)
    const definition = this.workspace.definitions.find(one => one.file === file)
    if (!definition) return undefined
    const document = TextDocument.create(textDocument.uri, 'json', 0, definition.text)
    return { definition, document, offset: document.offsetAt(position) }
  }

  #location({ file, text, offset }: FileOffset): Location {
    const position = TextDocument.create('', 'json', 0, text).positionAt(offset)
    return { uri: this.workspace.uriOf(file), range: { start: position, end: position } }
  }

  #refused(said: Said): ResponseError {
    return new ResponseError(requestFailed, said[this.language])
  }
}

function rangeOf(document: TextDocument, { start, end }: Pick<Meant, 'start' | 'end'>): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) }
}

function editOf(fix: QuickFix, document: TextDocument) {
  return { range: rangeOf(document, fix), newText: fix.text }
}
