import { findNodeAtOffset, parseTree } from 'jsonc-parser'
import { fixTexts } from './fixTexts'
import type { QuickFix } from './quickFix'

/** The step that calls an operation becomes the transition of that name, which asks as its workflow says. */
export function moveInstead(text: string, offset: number): readonly QuickFix[] {
  const root = parseTree(text)
  const name = root && findNodeAtOffset(root, offset, true)
  const step = name?.parent?.parent
  if (step?.type !== 'object' || typeof name?.value !== 'string') return []
  const transition = `"transition": ${JSON.stringify(name.value)}`
  const start = step.offset
  return [
    {
      title: fixTexts.write(transition),
      start,
      end: start + step.length,
      text: `{ "step": "transition", ${transition} }`,
    },
  ]
}
