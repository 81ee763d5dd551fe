import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import {
  type CodeAction,
  type CompletionItem,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type DocumentSymbol,
  type Hover,
  type InitializeParams,
  type Location,
  type MessageReader,
  type MessageWriter,
  ProposedFeatures,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { agreements } from '../../../engine/compile/agreements'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { serveEditor } from '../../../engine/languageServer/serveEditor'
import { memoryOf } from '../../cases/compileChanged'

/** Marks the cursor in a text. */
const cursor = '¦'

/** An editor that speaks the protocol: it opens a definition with one change, its cursor where the mark stands, and asks. */
export class EditorClient {
  readonly messages: string[] = []
  readonly #diagnostics = new Map<string, Diagnostic[]>()
  readonly #open = new Map<string, TextDocument>()
  #heard: () => void = () => undefined

  private constructor(readonly connection: ProtocolConnection) {
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
      this.#diagnostics.set(uri, diagnostics)
      this.#heard()
    })
    connection.onNotification('window/showMessage', ({ message }) => {
      this.messages.push(message)
    })
    connection.onRequest('client/registerCapability', () => null)
    connection.listen()
  }

  /** A server in this process, at the other end of two streams. */
  static async within(params: Partial<InitializeParams> = {}, read = readDefinitions): Promise<EditorClient> {
    const [up, down] = [new PassThrough(), new PassThrough()]
    const server = createConnection(
      ProposedFeatures.all,
      new StreamMessageReader(up),
      new StreamMessageWriter(down),
    )
    const root = process.cwd()
    serveEditor(server, root, agreements, read, memoryOf(read(root)))
    return EditorClient.over(new StreamMessageReader(down), new StreamMessageWriter(up), params)
  }

  static async over(
    reader: MessageReader,
    writer: MessageWriter,
    params: Partial<InitializeParams> = {},
  ): Promise<EditorClient> {
    const client = new EditorClient(createProtocolConnection(reader, writer))
    const usual = { processId: null, rootUri: null, locale: 'ko', capabilities: {} }
    await client.connection.sendRequest('initialize', { ...usual, ...params })
    await client.connection.sendNotification('initialized', {})
    return client
  }

  /** Opens a definition of the project in which `from` reads `to`; answers where the mark of `to` stands. */
  async edit(file: string, from = '', to = from) {
    const saved = readFileSync(file, 'utf8')
    if (!saved.includes(from)) throw new Error(`${file} does not hold ${from}`)
    return this.type(
      file,
      saved.replace(from, () => to),
    )
  }

  /** Writes a whole text; answers the place of its mark. */
  async type(file: string, marked: string) {
    const uri = uriOf(file)
    const offset = marked.indexOf(cursor)
    const text = marked.replace(cursor, '')
    const before = this.#open.get(uri)
    const document = TextDocument.create(uri, 'json', (before?.version ?? 0) + 1, text)
    this.#open.set(uri, document)
    if (before) {
      await this.connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version: document.version },
        contentChanges: [{ text }],
      })
    } else {
      await this.connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'json', version: 1, text },
      })
    }
    return { textDocument: { uri }, position: document.positionAt(Math.max(0, offset)) }
  }

  async complete(file: string, from: string, to: string): Promise<readonly CompletionItem[]> {
    return this.connection.sendRequest('textDocument/completion', await this.edit(file, from, to))
  }

  async hover(file: string, from: string, to: string): Promise<string> {
    const hover: Hover | null = await this.connection.sendRequest(
      'textDocument/hover',
      await this.edit(file, from, to),
    )
    return hover && 'value' in Object(hover.contents)
      ? String(Reflect.get(Object(hover.contents), 'value'))
      : ''
  }

  /** The file and the line that a name leads to. */
  async references(file: string, from: string, to: string): Promise<Location[]> {
    const { textDocument, position } = await this.edit(file, from, to)
    const context = { includeDeclaration: true }
    return this.connection.sendRequest('textDocument/references', { textDocument, position, context })
  }

  async outline(file: string): Promise<DocumentSymbol[]> {
    const { textDocument } = await this.edit(file)
    return this.connection.sendRequest('textDocument/documentSymbol', { textDocument })
  }

  async definition(file: string, from: string, to: string): Promise<string> {
    const place: Location | null = await this.connection.sendRequest(
      'textDocument/definition',
      await this.edit(file, from, to),
    )
    if (!place) return ''
    const path = new URL(place.uri)
    const line = readFileSync(path, 'utf8').split('\n')[place.range.start.line] ?? ''
    return `${decodeURI(path.pathname).replace(`${process.cwd()}/`, '')}: ${line.trim()}`
  }

  async rename(file: string, from: string, to: string, newName: string): Promise<WorkspaceEdit> {
    const place = await this.edit(file, from, to)
    return this.connection.sendRequest('textDocument/rename', { ...place, newName })
  }

  /** The problems of a file, once the server has reported some of them. */
  async problems(file: string): Promise<readonly Diagnostic[]> {
    const uri = uriOf(file)
    while (!this.#diagnostics.has(uri)) {
      await new Promise<void>(heard => {
        this.#heard = heard
      })
    }
    return this.#diagnostics.get(uri) ?? []
  }

  /** The next problems that the server tells of a file. */
  async nextProblems(file: string): Promise<readonly Diagnostic[]> {
    this.#diagnostics.delete(uriOf(file))
    return this.problems(file)
  }

  /** What an editor offers to do about the problems of a file, and what the file then says. */
  async fixes(file: string): Promise<readonly { readonly title: string; readonly text: string }[]> {
    const uri = uriOf(file)
    const document = this.#open.get(uri)
    const problems = await this.problems(file)
    const actions: CodeAction[] = []
    for (const problem of problems) {
      const params = { textDocument: { uri }, range: problem.range, context: { diagnostics: [problem] } }
      actions.push(...(await this.connection.sendRequest<CodeAction[]>('textDocument/codeAction', params)))
    }
    return actions.map(({ title, edit }) => ({
      title,
      text: document ? TextDocument.applyEdits(document, edit?.changes?.[uri] ?? []) : '',
    }))
  }

  async close(): Promise<void> {
    await this.connection.sendRequest('shutdown')
    this.connection.dispose()
  }
}

export function uriOf(file: string): string {
  return pathToFileURL(`${process.cwd()}/${file}`).href
}
