/** Texts without blanks at their ends and composed; what is empty is left out. */
export function clean<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [[name, value] as const]
    const text = value.normalize('NFC').trim()
    return text === '' ? [] : [[name, text] as const]
  })
  return Object.fromEntries(entries) as Fields
}
