/**
 * An expression that is written as in a spreadsheet or another language, in the words of CEL: `and`, `or`, `not`, `=`, `<>`,
 * `IF(a, b, c)`. Undefined where nothing of the kind stands in it. Whether the result can be read is for the caller to see.
 */
export function otherSpelling(text: string): string | undefined {
  const tokens = text.match(tokenPattern) ?? []
  const spelled = tokens.map((token, at) => spelledToken(token, tokens[at + 1] ?? ''))
  const joined = withChoices(spelled).join('').replace(/\s+/g, ' ').trim()
  const written = withoutThousands(joined)
  return written === text ? undefined : written
}

const tokenPattern = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*(?:\.\w+)*|\s+|[<>=!]=|<>|&&|\|\||./gs

const words: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  '<>': '!=',
  '=': '==',
  true: 'true',
  false: 'false',
}

function spelledToken(token: string, next: string): string {
  const word = token.toLowerCase()
  if (word === 'not') return '!'
  if (/^\s/.test(next) && word === '!') return '!'
  const spelled = Object.hasOwn(words, word) ? words[word] : undefined
  return spelled ?? token
}

/** `IF(a, b, c)` becomes `(a ? b : c)`, inside out; without the parentheses where it is the whole expression. */
function withChoices(tokens: readonly string[]): readonly string[] {
  const at = tokens.findLastIndex((token, index) => /^if$/i.test(token) && tokens[index + 1] === '(')
  if (at < 0) return withoutBlankAfterNot(tokens)
  const end = closing(tokens, at + 1)
  const parts = end === undefined ? [] : argumentsIn(tokens.slice(at + 2, end))
  const [condition, yes, no] = parts.map(part => part.join('').trim())
  if (end === undefined || parts.length !== 3) return withoutBlankAfterNot(tokens)
  const isWhole = at === 0 && end === tokens.length - 1
  const choice = `${condition} ? ${yes} : ${no}`
  return withChoices([...tokens.slice(0, at), isWhole ? choice : `(${choice})`, ...tokens.slice(end + 1)])
}

function closing(tokens: readonly string[], open: number): number | undefined {
  let depth = 0
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at] === '(') depth += 1
    if (tokens[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}

/** Arguments are parted by commas, or by semicolons as spreadsheets of some languages have it. */
function argumentsIn(tokens: readonly string[]): readonly (readonly string[])[] {
  let depth = 0
  const parts: string[][] = [[]]
  for (const token of tokens) {
    if ('([{'.includes(token)) depth += 1
    if (')]}'.includes(token)) depth -= 1
    if (depth === 0 && (token === ',' || token === ';')) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

function withoutBlankAfterNot(tokens: readonly string[]): readonly string[] {
  return tokens.filter((token, at) => !(/^\s+$/.test(token) && tokens[at - 1] === '!'))
}

/** 1,000,000 is 1000000; commas that part the arguments of a function stand with a blank or before other lengths. */
function withoutThousands(text: string): string {
  const parts = text.split(/('(?:[^'\\]|\\.)*')/)
  const number = /(?<![\w.,])\d{1,3}(?:,\d{3})+(?![\w,])/g
  return parts
    .map((part, at) => (at % 2 === 1 ? part : part.replace(number, one => one.replaceAll(',', ''))))
    .join('')
}
