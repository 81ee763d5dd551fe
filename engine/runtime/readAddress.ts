/** Path inside the portal and query of an address that the server has said. */
export function readAddress(address: string): {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
} {
  const [path = '', query = ''] = address.split('?')
  return { path, params: Object.fromEntries(new URLSearchParams(query)) }
}
