/** What a scan of XML finds; names come without their prefix, since writers choose it as they like. */
export interface XmlListener {
  /** `attributes` is the text between name and bracket, for `attributeOf`. An empty element is opened and closed. */
  open(name: string, attributes: string): void
  close(name: string): void
  text(text: string): void
}

const prefix = /^[^:]*:/

/** Walks through the parts of a workbook. Throws at what is no XML, and at declarations, which no workbook has. */
export function scanXml(xml: string, listener: XmlListener): void {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    const end = open < 0 ? xml.length : open
    if (end > at) listener.text(plainText(xml.slice(at, end)))
    if (open < 0) return
    at = scanTag(xml, open, listener)
  }
}

function scanTag(xml: string, open: number, listener: XmlListener): number {
  const next = xml[open + 1]
  if (next === '?') return skipTo(xml, '?>', open)
  if (xml.startsWith('<!--', open)) return skipTo(xml, '-->', open)
  if (xml.startsWith('<![CDATA[', open)) {
    const after = skipTo(xml, ']]>', open)
    listener.text(xml.slice(open + 9, after - 3))
    return after
  }
  if (next === '!') throw new SyntaxError('A part of the workbook declares something.')
  const close = endOfTag(xml, open)
  const isEmpty = xml[close - 1] === '/'
  const inner = xml.slice(open + (next === '/' ? 2 : 1), isEmpty ? close - 1 : close)
  const blank = inner.search(/\s/)
  const name = (blank < 0 ? inner : inner.slice(0, blank)).replace(prefix, '')
  if (next === '/') listener.close(name)
  else {
    listener.open(name, blank < 0 ? '' : inner.slice(blank))
    if (isEmpty) listener.close(name)
  }
  return close + 1
}

function skipTo(xml: string, sign: string, from: number): number {
  const found = xml.indexOf(sign, from)
  if (found < 0) throw new SyntaxError(`"${sign}" is missing in a part of the workbook.`)
  return found + sign.length
}

/** A bracket in the quoted value of an attribute ends nothing. */
function endOfTag(xml: string, open: number): number {
  let quote = ''
  for (let at = open + 1; at < xml.length; at += 1) {
    const sign = xml[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return at
    else if (sign === '"' || sign === "'") quote = sign
  }
  throw new SyntaxError('A part of the workbook ends inside a tag.')
}

const patterns = new Map<string, RegExp>()

/** The value of an attribute by its name without prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name)
  if (!pattern) {
    pattern = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    patterns.set(name, pattern)
  }
  const match = pattern.exec(attributes)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? undefined : plainText(value)
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function plainText(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  if (!lines.includes('&')) return lines
  return lines.replace(/&([^;]*);/g, (whole, name: string) => {
    const number = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name)
    if (number)
      return String.fromCodePoint(Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10))
    const sign = named[name]
    if (sign === undefined)
      throw new SyntaxError(`A part of the workbook uses the unknown entity "${whole}".`)
    return sign
  })
}
