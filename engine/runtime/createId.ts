/** A UUID of version 4. `crypto.randomUUID` is missing where the page comes by plain http; random values are not. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte, at) =>
    hexOf(at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte),
  )
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const hexOf = (byte: number) => byte.toString(16).padStart(2, '0')
