/** A value in whole won over so many units: equal parts, and what does not divide on the last one. */
export function unitCosts(value: string, units: number): readonly string[] {
  const [whole, count] = [BigInt(value), BigInt(units)]
  const each = whole / count
  return Array.from({ length: units }, (_, index) =>
    String(index === units - 1 ? whole - each * (count - 1n) : each),
  )
}
