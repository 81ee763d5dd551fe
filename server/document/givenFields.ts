type Given<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined> }

const without = <Fields extends object>(fields: Fields, isNone: (value: unknown) => boolean): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNone(value))) as Given<Fields>

const isMissing = (value: unknown) => value === null || value === undefined

/** Without the fields that have no value: the wire leaves them out. */
export const given = <Fields extends object>(fields: Fields): Given<Fields> => without(fields, isMissing)

/** The same of a stored document as it would be sent again: an empty text is no value either. */
export const present = <Fields extends object>(fields: Fields): Given<Fields> =>
  without(fields, value => isMissing(value) || value === '')
