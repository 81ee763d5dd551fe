/** A page in the background paints nothing; nobody waits for it longer than this. */
const patienceMilliseconds = 200

/** Resolves in the task after the next frame. */
export function nextPaint(): Promise<void> {
  return new Promise(resolve => {
    const late = setTimeout(resolve, patienceMilliseconds)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve)
    })
  })
}
