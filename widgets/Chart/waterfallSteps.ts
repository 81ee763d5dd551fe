interface WaterfallStep {
  readonly index: number
  readonly value: number
  /** From where to where its bar hangs. */
  readonly span: readonly [number, number]
  readonly kind: 'whole' | 'rise' | 'fall'
}

/** Where each bar hangs: the first and the last stand on zero, the others between what came before and after them. */
export function waterfallSteps(values: readonly string[]): WaterfallStep[] {
  let reached = 0
  return values.map((text, index) => {
    const value = Number(text)
    if (index === 0 || index === values.length - 1) {
      reached = value
      return { index, value, span: [0, value], kind: 'whole' }
    }
    const from = reached
    reached += value
    return { index, value, span: [from, reached], kind: value < 0 ? 'fall' : 'rise' }
  })
}
