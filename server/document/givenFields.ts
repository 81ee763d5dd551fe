type Given<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined> }

/** Without the fields that have no value: the wire leaves them out. */
export const given = <Fields extends object>(fields: Fields): Given<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Given<Fields>
