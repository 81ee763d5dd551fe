/** Fields of the measured form, those of the purchase request among them. */
export const fieldsOfForm = 30

/** No form of the product is that long yet, so the one of the purchase request gets more fields of the usual kinds. */
const kinds = ['text', 'text', 'number', 'date', 'select', 'textarea', 'month']

/** The built plan of `/prEdit` with a form of thirty fields; every other file as it is. */
export function withThirtyFields(path: string, text: string): string {
  if (!/\/prEdit-[^/]*\.js$/.test(path)) return text
  const [start] = /block:.form.,id:.form.,title:[^[]*?fields:\[/.exec(text) ?? []
  if (start === undefined) return text
  const own = fieldsFrom(text, text.indexOf(start) + start.length)
  const more = Array.from({ length: fieldsOfForm - own }, (_, at) => fieldText(at)).join('')
  return text.replace(start, () => `${start}${more}`)
}

function fieldText(at: number): string {
  const control = kinds[at % kinds.length] ?? 'text'
  const field = {
    ...{ field: `more${at}`, label: `항목 ${at + 1}`, control, span: 1, isEditable: true, isRequired: false },
    ...{ limits: control === 'text' ? { maxLength: 100 } : {}, change: [], checks: [] },
    ...(control === 'select' && { code: 'PURCHASE_TYPE' }),
  }
  return `${JSON.stringify(field)},`
}

/** How many fields the form shows by itself: those without a condition, and those of a document that has a number. */
function fieldsFrom(text: string, from: number): number {
  let depth = 1
  let count = 0
  let at = from
  for (; depth > 0 && at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '{' || sign === '[') {
      if (sign === '{' && depth === 1) count += 1
      depth += 1
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  const hidden = [...text.slice(from, at).matchAll(/has\(header\.returnReason\)/g)].length
  return count - hidden
}
