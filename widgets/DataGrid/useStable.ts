import { useState } from 'react'

/** The previous object where every part of it is the same, so that what hangs on it alone is not drawn again. */
export function useStable<Parts extends object | undefined>(parts: Parts): Parts {
  const [memory] = useState(() => ({ parts }))
  if (!isSame(memory.parts, parts)) memory.parts = parts
  return memory.parts
}

function isSame(left: object | undefined, right: object | undefined): boolean {
  if (!left || !right) return left === right
  const before = new Map<string, unknown>(Object.entries(left))
  const entries = Object.entries(right)
  return (
    before.size === entries.length && entries.every(([name, value]) => Object.is(before.get(name), value))
  )
}
