/** The files of a language, in the order in which they are asked for: a text stands in the first that needs it. */
export const catalogueRooms = ['frame', 'work', 'names', 'screens', 'server', 'uses'] as const
export type CatalogueRoom = (typeof catalogueRooms)[number]

/** Mails and text messages go out in Korean; what is in quotation marks of XML or of a sample row is data. */
const unspoken = /^(\[O?GPMS\]|<|\(주\)|한빛|정밀 샤프트$|대성정밀$|정재현$)/

const hangul = /[가-힣]/

/** Whether a Korean text is one that pages say in the language of their reader. */
export function isSpoken(text: string): boolean {
  return !unspoken.test(text)
}

/** Texts of a plan as translate finds them: not those of samples, nor an expression as it was typed. */
export function textsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') {
    if (hangul.test(value)) found.add(value)
  } else if (Array.isArray(value)) for (const part of value) textsIn(part, found)
  else if (typeof value === 'object' && value !== null) {
    const isExpression = 'tree' in value && 'reads' in value
    for (const [name, part] of Object.entries(value))
      if (name !== 'samples' && !(isExpression && name === 'text')) textsIn(part, found)
  }
  return found
}
