import { nextPaint } from './nextPaint'

/** A page that is still busy by then is not going to be quiet soon. */
const patienceMilliseconds = 1_000

/**
 * Brings Pretendard after the first frame: its ninety subsets are declared in 48 kB of style sheet, and each handful that comes
 * has the page laid out once more. Until then text stands in a local font of the same measures (widgets/base.css).
 */
export async function loadFonts(): Promise<void> {
  await nextPaint()
  await idle()
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css')
}

/** Not every browser can tell when it is idle. */
function idle(): Promise<void> {
  return new Promise(resolve => {
    if (typeof window.requestIdleCallback !== 'function') setTimeout(resolve, patienceMilliseconds)
    else window.requestIdleCallback(() => resolve(), { timeout: patienceMilliseconds })
  })
}
