/** Whether an expression in a text speaks of a field of a root. A name that is still being typed may hold any sign. */
export function mentions(text: string, root: string, name: string): boolean {
  return new RegExp(`\\b${root}\\.${name.replace(/\W/g, '\\$&')}\\b`).test(text)
}
