type Draw = (below: number) => number

/** A name as it is mistyped: letters swapped, dropped, doubled or replaced. Never a name that exists. */
export function mistyped(name: string, known: ReadonlySet<string>, draw: Draw): string {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const at = draw(name.length)
    const typo = [
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at) + name.slice(at, at + 1) + name.slice(at),
      name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2),
      name.slice(0, at) + 'qxzv'.charAt(draw(4)) + name.slice(at + 1),
    ][draw(4)]
    if (typo !== undefined && typo !== '' && typo !== name && !known.has(typo)) return typo
  }
  return `${name}X`
}
