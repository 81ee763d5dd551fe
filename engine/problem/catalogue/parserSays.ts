import type { Said } from '../said'

/** Tokens of the parser of CEL, as an author writes them. */
const signs: Readonly<Record<string, string>> = {
  PLUS: '+',
  MINUS: '-',
  MULTIPLY: '*',
  DIVIDE: '/',
  MODULO: '%',
  EQ: '==',
  NE: '!=',
  LT: '<',
  LE: '<=',
  GT: '>',
  GE: '>=',
  AND: '&&',
  OR: '||',
  NOT: '!',
  IN: 'in',
  LPAREN: '(',
  RPAREN: ')',
  LBRACKET: '[',
  RBRACKET: ']',
  LBRACE: '{',
  RBRACE: '}',
  DOT: '.',
  COMMA: ',',
  COLON: ':',
  QUESTION: '?',
}

const kinds: Readonly<Record<string, Said>> = {
  NUMBER: { en: 'a number', ko: '수' },
  STRING: { en: 'a text', ko: '글' },
  BOOLEAN: { en: 'true or false', ko: 'true나 false' },
  NULL: { en: 'null', ko: 'null' },
  IDENTIFIER: { en: 'a name', ko: '이름' },
  BYTES: { en: 'bytes', ko: '바이트' },
}

function tokenOf(name = ''): Said {
  const sign = signs[name]
  return sign === undefined ? (kinds[name] ?? { en: name, ko: name }) : { en: `"${sign}"`, ko: `"${sign}"` }
}

const end = 'EOF'

/** What it says otherwise; the rest stays in its own words. */
const others: readonly (readonly [english: string, said: Said])[] = [
  [
    'Unexpected character',
    { en: 'The expression should end before this.', ko: '이 앞에서 식이 끝나야 합니다.' },
  ],
  ['Unterminated string', { en: 'The text is not closed.', ko: '글이 닫히지 않았습니다.' }],
  ['Newlines not allowed', { en: 'A text stands on one line.', ko: '글은 한 줄에 적습니다.' }],
  ['Reserved identifier', { en: 'CEL keeps this word for itself.', ko: 'CEL이 따로 쓰는 말입니다.' }],
]

/** Where the parser stood still; it says so in English, with its own names of the signs. */
export function parserSays(summary: string): Said {
  const [, unexpected] = /^Unexpected token: (\w+)$/.exec(summary) ?? []
  if (unexpected !== undefined)
    return placed({ en: 'where a value or a name belongs', ko: '값이나 이름이 올' }, unexpected)
  const other = others.find(([english]) => summary.startsWith(english))
  if (other) return other[1]
  const [, wanted, got] = /^Expected (\w+), got (\w+)$/.exec(summary) ?? []
  if (wanted === undefined || got === undefined) return { en: `${summary}.`, ko: `CEL: ${summary}.` }
  const { en, ko } = tokenOf(wanted)
  return placed({ en: `where ${en} belongs`, ko: `${ko} 표시가 올` }, got)
}

function placed(place: Said, token: string): Said {
  if (token === end)
    return { en: `The expression ends ${place.en}.`, ko: `${place.ko} 자리에서 식이 끝났습니다.` }
  const { en, ko } = tokenOf(token)
  return { en: `Here stands ${en}, ${place.en}.`, ko: `${place.ko} 자리에 ${ko} 표시가 있습니다.` }
}
