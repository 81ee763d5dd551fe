/** A task of more than 50 ms is felt; with this much left for what one item costs, none comes near it. */
const sliceMilliseconds = 8
/** Each drawing of the progress costs more than a slice, so it is drawn seldom. */
const toldEveryMilliseconds = 200

/** Works through a list without holding the page up. False when it was cancelled on the way. */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
  { isGone, onSlice }: { readonly isGone: () => boolean; readonly onSlice: (done: number) => void },
): Promise<boolean> {
  let began = performance.now()
  let told = began
  for (const [index, item] of items.entries()) {
    work(item, index)
    if (performance.now() - began < sliceMilliseconds) continue
    if (began - told > toldEveryMilliseconds) {
      told = began
      onSlice(index + 1)
    }
    await new Promise(resolve => setTimeout(resolve))
    if (isGone()) return false
    began = performance.now()
  }
  return !isGone()
}
