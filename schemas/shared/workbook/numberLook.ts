/** What a number format makes of a number. */
export type NumberLook =
  | 'number'
  /** A day, with or without a time. */
  | 'day'
  /** A month: the day is not shown. */
  | 'month'
  /** A time without a day. */
  | 'time'
  /** Hours that go on after 24: a length of time. */
  | 'elapsed'
  | 'percent'
  /** Zeros in front up to a number of digits, as codes have them. */
  | { readonly digits: number }
  /** Something else than the number is shown, for example 02-1234 for 21234. */
  | 'disguised'

/**
 * Formats that files name by number alone. 27 to 36 and 50 to 58 are dates in the Korean, Japanese and Chinese versions of
 * Excel, which write no format code for them.
 */
function builtInLook(id: number): NumberLook {
  const is = (...ranges: readonly (readonly [number, number])[]) =>
    ranges.some(([first, last]) => id >= first && id <= last)
  if (is([0, 8], [11, 13], [37, 44], [48, 49])) return 'number'
  if (is([9, 10])) return 'percent'
  if (id === 17) return 'month'
  if (id === 46) return 'elapsed'
  if (is([18, 21], [32, 33], [45, 45], [47, 47])) return 'time'
  if (is([14, 16], [22, 22], [27, 31], [34, 36], [50, 58])) return 'day'
  // Assumed: what no version of Excel documents is not guessed at.
  return 'disguised'
}

/** The look of a format code, or of a number of a format without one. */
export function numberLook(id: number, code: string | undefined): NumberLook {
  return code === undefined ? builtInLook(id) : lookOfCode(code)
}

function lookOfCode(code: string): NumberLook {
  if (/\[(h+|m+|s+)\]/i.test(code)) return 'elapsed'
  // Colours, conditions and languages stand in brackets; padding and blanks say nothing.
  const bare = code.replace(/\[[^\]]*\]/g, '').replace(/[_*]./g, '')
  const literals = [...bare.matchAll(/"([^"]*)"|\\(.)/g)].map(
    ([, quoted, escaped]) => quoted ?? escaped ?? '',
  )
  // A hyphen between digits breaks a number into parts, however it is written.
  const plain = bare
    .replace(/"([^"]*)"|\\(.)/g, (_, quoted, escaped) => (/^-$/.test(quoted ?? escaped) ? '-' : ''))
    .replace(/general|G\/표준|@/gi, '')
  const [first = ''] = plain.split(';')
  if (/[0#?][-)]\s*[0#?]/.test(plain)) return 'disguised'
  const zeros = /^\s*0{2,}\s*$/.exec(first)
  if (zeros) return literals.some(text => text.trim() !== '') ? 'disguised' : { digits: first.trim().length }
  if (first.includes('%')) return 'percent'
  return /[#0?]/.test(first) && !/[ymd]/i.test(first) && !/h|s/i.test(first) ? 'number' : lookOfDate(first)
}

function lookOfDate(first: string): NumberLook {
  const has = (sign: RegExp) => sign.test(first)
  if (!has(/[ymdhsegb]|a{3,}/i)) return 'number'
  const hasYear = has(/[yegb]/i)
  const hasDay = has(/d|a{3,}/i)
  if (has(/[hs]/i) && !hasYear && !hasDay) return 'time'
  return hasYear && !hasDay ? 'month' : 'day'
}
