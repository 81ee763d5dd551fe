/** The elements that a rich text may consist of: what the editor writes, the server keeps and a reader is shown. */
export const richTextElements = [
  'p',
  'br',
  'h2',
  'h3',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
] as const

export type RichTextElement = (typeof richTextElements)[number]

/** Where a link of a rich text may lead. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const

export function isRichTextElement(name: string): name is RichTextElement {
  return richTextElements.some(element => element === name)
}

/** An address that a link may have: absolute, of an allowed scheme, and without what browsers skip when they read it. */
export function isRichTextAddress(address: string): boolean {
  if (/[\p{Cc}\s]/u.test(address)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  return richTextSchemes.some(allowed => allowed === scheme)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * What is read of a rich text: its blocks on lines of their own, no tags. For limits, counters and searches; the text is
 * never shown as markup again.
 */
export function richTextWords(html: string): string {
  return html
    .replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|h[1-6]|li|blockquote)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
      if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole
      const point = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hexadecimal), 16)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
    })
    .replace(/\n{2,}/g, '\n')
    .trim()
}
