/** Texts without blanks at their ends and composed; what is empty is left out. */
export function cleanFields<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [[name, value] as const]
    const text = value.normalize('NFC').trim()
    return text === '' ? [] : [[name, text] as const]
  })
  return Object.fromEntries(entries) as Fields
}

/** A draft as it is kept: every text clean, and the title of a kind with titles even where it is empty. */
export function cleanDraft<
  Draft extends { readonly header: { readonly title?: string }; readonly lines: readonly object[] },
>(draft: Draft): Draft {
  const title = draft.header.title?.normalize('NFC').trim()
  const header = { ...cleanFields(draft.header), ...(title === undefined ? {} : { title }) }
  return { ...draft, header, lines: draft.lines.map(cleanFields) }
}
