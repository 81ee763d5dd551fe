/** A page waits no longer than this for its first rows; nobody notices. */
const patienceMilliseconds = 100

/** Resolves when an answer or its failure is there, and after a short while in any case. */
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
