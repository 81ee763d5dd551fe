/**
 * Runs in each measured page before its own code. It tells when a text is on screen: drawn with fillText on a canvas that
 * stands in the document, or in the first row of a table. The time is that of one task after the paint of that frame.
 */
export interface PaintProbe {
  /** Watches for this text from now on. */
  expect(text: string): void
  /** When the expected text was on screen, on the page's own clock, whose zero is the start of the navigation. */
  drawn(): Promise<number>
  /** Time stamp of the last click. */
  clickedAt(): number
  /** Sum over long tasks of their length beyond 50 ms, up to a time. */
  blocked(until: number): number
  /** Lengths of the tasks of 50 ms and more that began at a time or after it. */
  longTasks(from: number): readonly number[]
  /** From now on notes how long each key takes until the frame after it has been painted. */
  watchKeys(): void
  keyPaints(): readonly number[]
  /** Length of each frame while the work runs. */
  frames(milliseconds: number): Promise<readonly number[]>
}

declare global {
  interface Window {
    benchProbe: PaintProbe
    /** Set before the probe when a text is expected from the first frame on. */
    benchExpected?: string
  }
}

const longTasks: { readonly start: number; readonly length: number }[] = []
const keyPaints: number[] = []
let expected: string | undefined
let isInFrame = false
let clicked = 0
let drawnAt = Promise.resolve(0)
let tellDrawn: (time: number) => void = () => undefined

function expectText(text: string): void {
  expected = text
  drawnAt = new Promise(resolve => {
    tellDrawn = resolve
  })
}

/** A message posted inside a frame arrives after its paint; outside, the next frame is the one that paints. */
function noteDrawn(): void {
  expected = undefined
  const tell = tellDrawn
  const afterPaint = () => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => tell(performance.now())
    port2.postMessage(null)
  }
  if (isInFrame) afterPaint()
  else plainFrame(afterPaint)
}

const plainFrame = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = callback =>
  plainFrame(time => {
    isInFrame = true
    try {
      callback(time)
    } finally {
      isInFrame = false
    }
  })

const plainFillText = CanvasRenderingContext2D.prototype.fillText
CanvasRenderingContext2D.prototype.fillText = function fillText(text, x, y, maxWidth) {
  if (maxWidth === undefined) plainFillText.call(this, text, x, y)
  else plainFillText.call(this, text, x, y, maxWidth)
  if (text === expected && this.canvas.isConnected) noteDrawn()
}

// Pages that draw on a canvas have a table as well, for screen readers; what people see counts.
new MutationObserver(() => {
  if (expected === undefined) return
  const row = document.querySelector('tbody tr')
  if (row && !row.closest('canvas') && row.textContent?.includes(expected)) noteDrawn()
}).observe(document, { childList: true, subtree: true, characterData: true })

new PerformanceObserver(list => {
  for (const { startTime, duration } of list.getEntries())
    longTasks.push({ start: startTime, length: duration })
}).observe({ type: 'longtask', buffered: true })

document.addEventListener(
  'click',
  event => {
    clicked = event.timeStamp
  },
  { capture: true },
)

window.benchProbe = {
  expect: expectText,
  drawn: () => drawnAt,
  clickedAt: () => clicked,
  blocked: until =>
    longTasks
      .filter(({ start }) => start < until)
      .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0),
  longTasks: from => longTasks.filter(({ start }) => start >= from).map(({ length }) => length),
  watchKeys: () => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        plainFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => keyPaints.push(performance.now() - timeStamp)
          port2.postMessage(null)
        }),
      { capture: true },
    )
  },
  keyPaints: () => keyPaints,
  frames: milliseconds =>
    new Promise(resolve => {
      const lengths: number[] = []
      let last = performance.now()
      const end = last + milliseconds
      const next = (now: number) => {
        lengths.push(now - last)
        last = now
        if (now < end) plainFrame(next)
        else resolve(lengths)
      }
      plainFrame(now => {
        last = now
        plainFrame(next)
      })
    }),
}

if (window.benchExpected !== undefined) expectText(window.benchExpected)
