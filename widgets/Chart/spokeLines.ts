/** Longest line beside a ring; more would reach over the edge of a picture beside a list. */
const most = 14

/** The name of a category, broken between words, and its value below. */
export function spokeLines(name: string, value: string): readonly string[] {
  const [first = '', ...words] = name.split(' ')
  let line = first
  const lines: string[] = []
  for (const word of words) {
    if (`${line} ${word}`.length <= most) line = `${line} ${word}`
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line, value]
}
