/** How long a page waits for its first rows before it is drawn without them. */
const patienceMilliseconds = 100

/** Resolves when the answer is there or has failed, and after a short while in any case. */
export function waitBriefly(answer: Promise<unknown>): Promise<void> {
  return new Promise(resolve => {
    const late = setTimeout(resolve, patienceMilliseconds)
    const end = () => {
      clearTimeout(late)
      resolve()
    }
    answer.then(end, end)
  })
}
