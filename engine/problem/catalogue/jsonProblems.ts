import type { ProblemText } from '../problemText'
import type { Said } from '../said'

interface Wanted {
  readonly what: Said
  readonly mend: Said
}

const noComments: Wanted = {
  what: { en: 'JSON has no comments.', ko: 'JSON에는 주석이 없습니다.' },
  mend: { en: 'say it in "note", and remove the comment.', ko: '"note"에 적고 주석을 지웁니다.' },
}

/** What strict JSON wants at the place of each error of the parser. */
const wanted: Readonly<Record<string, Wanted>> = {
  InvalidSymbol: {
    what: { en: 'This is no JSON value.', ko: 'JSON의 값이 아닙니다.' },
    mend: {
      en: 'write a text in double quotes, a number, true, false, a list or an object.',
      ko: '큰따옴표로 묶은 글, 수, true, false, 목록, 객체 가운데 하나를 적습니다.',
    },
  },
  InvalidNumberFormat: {
    what: { en: 'This number is not written as JSON wants it.', ko: 'JSON의 수가 아닙니다.' },
    mend: { en: 'write digits with at most one point.', ko: '숫자와 점 하나까지만 적습니다.' },
  },
  PropertyNameExpected: {
    what: {
      en: 'A word in double quotes is wanted here.',
      ko: '여기에는 큰따옴표로 묶은 말이 와야 합니다.',
    },
    mend: {
      en: 'write the next word in double quotes, or drop the comma before this place.',
      ko: '다음 말을 큰따옴표로 묶어 적거나, 바로 앞의 쉼표를 지웁니다.',
    },
  },
  ValueExpected: {
    what: { en: 'A value is wanted here.', ko: '여기에는 값이 와야 합니다.' },
    mend: {
      en: 'write a value, or drop the comma before this place.',
      ko: '값을 적거나, 바로 앞의 쉼표를 지웁니다.',
    },
  },
  ColonExpected: {
    what: { en: 'A colon is wanted between the word and its value.', ko: '말과 값 사이에 쌍점이 없습니다.' },
    mend: { en: 'write ":" here.', ko: '여기에 ":"을 적습니다.' },
  },
  CommaExpected: {
    what: { en: 'A comma is wanted between two entries.', ko: '두 항목 사이에 쉼표가 없습니다.' },
    mend: { en: 'write "," before this place.', ko: '바로 앞에 ","를 적습니다.' },
  },
  CloseBraceExpected: {
    what: { en: 'The object is not closed.', ko: '객체가 닫히지 않았습니다.' },
    mend: { en: 'write "}" here.', ko: '여기에 "}"를 적습니다.' },
  },
  CloseBracketExpected: {
    what: { en: 'The list is not closed.', ko: '목록이 닫히지 않았습니다.' },
    mend: { en: 'write "]" here.', ko: '여기에 "]"를 적습니다.' },
  },
  EndOfFileExpected: {
    what: {
      en: 'Something stands after the end of the definition.',
      ko: '정의가 끝난 뒤에 무언가 있습니다.',
    },
    mend: { en: 'remove what follows the last "}".', ko: '마지막 "}" 뒤를 지웁니다.' },
  },
  InvalidCommentToken: noComments,
  UnexpectedEndOfComment: noComments,
  UnexpectedEndOfString: {
    what: { en: 'The text is not closed on its line.', ko: '글이 그 줄에서 닫히지 않았습니다.' },
    mend: { en: 'write the closing double quote.', ko: '닫는 큰따옴표를 적습니다.' },
  },
  UnexpectedEndOfNumber: {
    what: { en: 'The number ends too early.', ko: '수가 도중에 끝났습니다.' },
    mend: { en: 'complete the number.', ko: '수를 끝까지 적습니다.' },
  },
  InvalidUnicode: {
    what: { en: '"\\u" wants four hexadecimal digits.', ko: '"\\u" 뒤에는 16진수 네 자리가 와야 합니다.' },
    mend: { en: 'complete the escape.', ko: '네 자리를 다 적습니다.' },
  },
  InvalidEscapeCharacter: {
    what: { en: 'JSON does not know this escape.', ko: 'JSON에 없는 이스케이프입니다.' },
    mend: { en: 'write "\\\\" for a backslash.', ko: '역슬래시는 "\\\\"로 적습니다.' },
  },
  InvalidCharacter: {
    what: { en: 'This character must be escaped in a text.', ko: '글 안에 그대로 적을 수 없는 문자입니다.' },
    mend: { en: 'write it as an escape such as "\\t".', ko: '"\\t" 같은 이스케이프로 적습니다.' },
  },
}

const unknownSyntax: Wanted = {
  what: { en: 'This is not JSON.', ko: 'JSON이 아닙니다.' },
  mend: { en: 'correct the syntax.', ko: '문법을 고칩니다.' },
}

/** Signs that look right and are those of a text processor or of a Korean keyboard, with what JSON has for them. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ '“': '"', '”': '"', '‘': '"', '’': '"', '＂': '"' },
  ...{ '，': ',', '：': ':', '｛': '{', '｝': '}', '［': '[', '］': ']' },
}

export const jsonProblems = {
  /** `error` is the name that the parser gives it, `sign` the character at its place. */
  syntax: (error: string, sign = ''): ProblemText => {
    const meant = lookalikes[sign]
    if (meant === undefined) return { code: 'JSON_SYNTAX', ...(wanted[error] ?? unknownSyntax) }
    return {
      code: 'JSON_SYNTAX',
      what: { en: `"${sign}" is no sign of JSON.`, ko: `"${sign}" 문자는 JSON의 기호가 아닙니다.` },
      mend: { en: `write ${meant} instead.`, ko: `대신 ${meant} 기호를 적습니다.` },
      instead: { written: sign, meant },
    }
  },
  unclosed: (sign: '}' | ']', opened: { readonly line: number; readonly column: number }): ProblemText => {
    const bracket = sign === '}' ? '{' : '['
    return {
      code: 'JSON_SYNTAX',
      what: {
        en: `The "${bracket}" of ${opened.line}:${opened.column} is not closed.`,
        ko: `${opened.line}:${opened.column}의 "${bracket}" 괄호가 닫히지 않았습니다.`,
      },
      mend: { en: `write "${sign}" here.`, ko: `여기에 "${sign}"를 적습니다.` },
    }
  },
  empty: (): ProblemText => ({
    code: 'JSON_SYNTAX',
    what: { en: 'The file is empty.', ko: '파일이 비어 있습니다.' },
    mend: { en: 'write a definition, or remove the file.', ko: '정의를 적거나 파일을 지웁니다.' },
  }),
  keyTwice: (word: string, first: { readonly line: number; readonly column: number }): ProblemText => ({
    code: 'JSON_KEY_TWICE',
    what: {
      en: `"${word}" is already said in this object, at ${first.line}:${first.column}.`,
      ko: `이 객체에는 "${word}" 항목이 ${first.line}:${first.column}에 이미 있습니다.`,
    },
    mend: {
      en: `keep one "${word}" and remove the other.`,
      ko: `"${word}" 항목을 하나만 남기고 지웁니다.`,
    },
  }),
}
