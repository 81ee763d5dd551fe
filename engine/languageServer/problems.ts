import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { problemLines } from '../problem/printProblem'
import type { Problem } from '../problem/problem'
import { isWarning } from '../problem/problemCodes'
import type { ProblemLanguage } from '../problem/said'

/** A problem or a warning of the compiler as an editor shows it: under the word where it stands. */
export function diagnosticOf(
  problem: Problem,
  document: TextDocument,
  language: ProblemLanguage,
): Diagnostic {
  const start = offsetOf(problem, document)
  return {
    range: {
      start: document.positionAt(start),
      end: document.positionAt(endOfWord(document.getText(), start)),
    },
    severity: isWarning(problem.code) ? DiagnosticSeverity.Warning : DiagnosticSeverity.Error,
    code: problem.code,
    source: 'gpms',
    message: problemLines(problem, language).join('\n'),
  }
}

export function offsetOf({ line, column }: Problem, document: TextDocument): number {
  return document.offsetAt({ line: Math.max(0, line - 1), character: Math.max(0, column - 1) })
}

/** A text to its closing quote, a name to its end, a bracket alone. */
function endOfWord(text: string, start: number): number {
  const [word = ' '] =
    /^(?:"(?:[^"\\\n]|\\.)*"?|[\p{L}\p{N}_$]+|.)/u.exec(text.slice(start, start + 2000)) ?? []
  return start + word.length
}
