import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { DefinitionFile } from '../compile/readDefinitions'
import type { ProblemLanguage } from '../problem/said'
import type { Choice } from './choice'
import { choicesAt } from './choices'
import { type Description, describe } from './describe'
import type { Meaning } from './meaning'
import type { Workspace } from './workspace'

const kinds: Readonly<Record<Meaning['means'], CompletionItemKind>> = {
  field: CompletionItemKind.Field,
  operation: CompletionItemKind.Method,
  popup: CompletionItemKind.Class,
  screen: CompletionItemKind.Class,
  workflow: CompletionItemKind.Module,
  transition: CompletionItemKind.Event,
  samples: CompletionItemKind.File,
  grid: CompletionItemKind.Reference,
  part: CompletionItemKind.Property,
  hook: CompletionItemKind.Function,
  parameter: CompletionItemKind.Variable,
  code: CompletionItemKind.EnumMember,
  root: CompletionItemKind.Variable,
  function: CompletionItemKind.Function,
  word: CompletionItemKind.Keyword,
  literal: CompletionItemKind.Value,
}

/** What may be written at a place; found by its name and by its Korean label. */
export function completionItems(
  workspace: Workspace,
  definition: DefinitionFile,
  document: TextDocument,
  offset: number,
  language: ProblemLanguage,
): CompletionItem[] {
  const { start, end, choices } = choicesAt(workspace, definition, offset)
  const range = { start: document.positionAt(start), end: document.positionAt(end) }
  return choices.map((choice, index) =>
    itemOf(choice, index, range, describe(choice.meaning, workspace, language, true)),
  )
}

function itemOf(
  { name, meaning, text }: Choice,
  index: number,
  range: NonNullable<Extract<CompletionItem['textEdit'], { range: unknown }>>['range'],
  { label, kind, lines }: Description,
): CompletionItem {
  const detail = [label, kind].filter(part => part !== '').join(' · ')
  return {
    label: name,
    kind: kinds[meaning.means],
    // Editors show the detail of the chosen name alone, and the description beside every name.
    ...(label === '' ? {} : { labelDetails: { description: label } }),
    ...(detail === '' ? {} : { detail }),
    ...(lines.length > 0 ? { documentation: { kind: 'markdown', value: lines.join('\n\n') } } : {}),
    sortText: String(index).padStart(4, '0'),
    filterText: `${text.startsWith('"') ? '"' : ''}${name} ${label}`,
    textEdit: { range, newText: text },
  }
}
