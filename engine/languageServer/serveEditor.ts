import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  MessageType,
  ShowMessageNotification,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Agreements } from '../compile/compileAll'
import { CompileMemory } from '../compile/compileMemory'
import { readDefinitions } from '../compile/readDefinitions'
import { problemLanguage } from '../problem/problemLanguage'
import type { ProblemLanguage } from '../problem/said'
import { abilities, LanguageServer } from './languageServer'
import { ProblemPublisher } from './publishProblems'
import { says } from './texts'
import { Workspace } from './workspace'

/** What the server has read when it starts, and reads no more. */
const agreementFolders = ['schemas/', 'codegen/generated/']

/**
 * Serves one editor until it says goodbye. The language of all texts is the one that the editor names, else that of the process, as
 * on the command line.
 */
export function serveEditor(
  connection: Connection,
  root: string,
  agreements: Agreements,
  read = readDefinitions,
  memory = new CompileMemory(),
): void {
  const workspace = new Workspace(root, agreements, read, memory)
  connection.onInitialize(params => {
    const language = languageOf(params)
    const server = new LanguageServer(workspace, language, params)
    const publisher = new ProblemPublisher(connection, workspace, language)
    answer(connection, server)
    follow(connection, workspace, publisher, language)
    connection.onInitialized(() => {
      publisher.schedule()
      if (params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration)
        void connection.client.register(DidChangeWatchedFilesNotification.type, {
          watchers: ['screens/**', ...agreementFolders.map(folder => `${folder}**`)].map(globPattern => ({
            globPattern,
          })),
        })
    })
    return abilities
  })
  connection.listen()
}

function languageOf({ locale }: InitializeParams): ProblemLanguage {
  return locale === undefined ? problemLanguage() : problemLanguage([], { LC_ALL: locale })
}

function answer(connection: Connection, server: LanguageServer): void {
  connection.onCompletion(params => server.complete(params))
  connection.onHover(params => server.hover(params))
  connection.onDefinition(params => server.definition(params))
  connection.onReferences(params => server.references(params))
  connection.onDocumentSymbol(params => server.outline(params))
  connection.onPrepareRename(params => server.prepareRename(params))
  connection.onCodeAction(({ textDocument, range }) => server.codeActions(textDocument.uri, range))
  connection.onRenameRequest(params => {
    const { edit, remark } = server.rename(params, params.newName)
    if (remark !== undefined) show(connection, MessageType.Info, remark)
    return edit
  })
}

/** A message without buttons, to which nobody has to answer. */
function show(connection: Connection, type: MessageType, message: string): void {
  void connection.sendNotification(ShowMessageNotification.type, { type, message })
}

/** Keeps the definitions as they are typed and saved. */
function follow(
  connection: Connection,
  workspace: Workspace,
  publisher: ProblemPublisher,
  language: ProblemLanguage,
): void {
  const documents = new TextDocuments(TextDocument)
  documents.onDidChangeContent(({ document }) => {
    workspace.write(workspace.fileOf(document.uri), document.getText())
    publisher.schedule()
  })
  documents.onDidClose(({ document }) => {
    workspace.close(workspace.fileOf(document.uri))
    publisher.schedule()
  })
  documents.listen(connection)
  connection.onDidChangeWatchedFiles(({ changes }) => {
    const files = changes.map(({ uri }) => workspace.fileOf(uri))
    if (files.some(file => agreementFolders.some(folder => file.startsWith(folder))))
      show(connection, MessageType.Warning, says[language].restart)
    workspace.reload()
    publisher.schedule()
  })
}
