import type { TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Renaming } from './rename'
import type { Workspace } from './workspace'

/** A renaming as an editor carries it out; files are renamed where it can. */
export function renameEdit(
  { places, files }: Renaming,
  newText: string,
  workspace: Workspace,
  canRenameFiles: boolean,
): WorkspaceEdit {
  const byFile = new Map<string, TextEdit[]>()
  for (const { definition, start, end } of places) {
    const document = TextDocument.create('', 'json', 0, definition.text)
    const edits = byFile.get(definition.file) ?? []
    edits.push({ range: { start: document.positionAt(start), end: document.positionAt(end) }, newText })
    byFile.set(definition.file, edits)
  }
  const uri = (file: string) => workspace.uriOf(file)
  if (!canRenameFiles)
    return { changes: Object.fromEntries([...byFile].map(([file, edits]) => [uri(file), edits])) }
  const texts = [...byFile].map(
    ([file, edits]): TextDocumentEdit => ({ textDocument: { uri: uri(file), version: null }, edits }),
  )
  const renames = files.map(
    ({ from, to }) => ({ kind: 'rename', oldUri: uri(from), newUri: uri(to) }) as const,
  )
  return { documentChanges: [...texts, ...renames] }
}
