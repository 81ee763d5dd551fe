import type { Problem } from './problem'

/** The one shape in which authors read problems: place and code, what, what would be right, how to mend it. */
export function printProblem(problem: Problem): string {
  const place = problem.line === 0 ? problem.file : `${problem.file}:${problem.line}:${problem.column}`
  const lines = [`${place}  ${problem.code}`, ...indented(problem.what)]
  if (problem.expected !== undefined) lines.push(...indented(problem.expected))
  lines.push(...indented(`mend: ${problem.mend}`))
  return lines.join('\n')
}

export function printProblems(problems: readonly Problem[]): string {
  return problems.map(printProblem).join('\n\n')
}

/** Wraps at 120 columns, two blanks in front of each line. */
function indented(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 3 > 120) {
      lines.push(`  ${line}`)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, `  ${line}`]
}
