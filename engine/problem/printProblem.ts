import { columnsOf } from './columnsOf'
import type { Problem } from './problem'
import type { ProblemLanguage, Said } from './said'

const widest = 120
const mendWord = { en: 'mend', ko: '고치기' }

/** What is reported instead of the problems that follow from one. */
function followersReported(count: number): Said {
  return {
    en:
      count === 1
        ? '1 further problem has the same cause.'
        : `${count} further problems have the same cause.`,
    ko: `원인이 같은 문제가 ${count}건 더 있습니다.`,
  }
}

/** The one shape in which authors read problems: place and code, what, what would be right, how to mend it. */
export function printProblem(problem: Problem, language: ProblemLanguage): string {
  const place = problem.line === 0 ? problem.file : `${problem.file}:${problem.line}:${problem.column}`
  return [`${place}  ${problem.code}`, ...problemLines(problem, language).flatMap(indented)].join('\n')
}

/** What there is to read of a problem beside place and code, in its order. */
export function problemLines(
  { what, expected, mend, followers }: Problem,
  language: ProblemLanguage,
): readonly string[] {
  return [
    what[language],
    ...(expected === undefined ? [] : [expected[language]]),
    `${mendWord[language]}: ${mend[language]}`,
    ...(followers === undefined ? [] : [followersReported(followers)[language]]),
  ]
}

export function printProblems(problems: readonly Problem[], language: ProblemLanguage): string {
  return problems.map(problem => printProblem(problem, language)).join('\n\n')
}

/** Wraps at 120 columns, two blanks in front of each line. */
function indented(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && columnsOf(line) + columnsOf(word) + 3 > widest) {
      lines.push(`  ${line}`)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, `  ${line}`]
}
