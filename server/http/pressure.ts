import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { statusFailure } from './failure'

/** Requests at work at the same time; beyond it waiting would only grow. The pool serves about 2,500 lists a second. */
const mostRunning = 400
const longestLoopDelayMilliseconds = 1_000
const retryAfterSeconds = 2
/** Fewer samples than these say nothing: one alone may be a single slow moment. */
const fewestSamples = 3

/** Turns calls away while the server is over its limits, so that those inside are answered in time. */
export function addPressureLimit(app: FastifyInstance, roots: ReadonlySet<string>): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  // A window of ten seconds: one slow moment of an hour ago says nothing about now.
  const reset = setInterval(() => delay.reset(), 10_000)
  reset.unref()
  const running = new Set<string>()
  app.addHook('onRequest', async request => {
    if (!roots.has(request.url.split(/[/?]/, 2)[1] ?? '') || request.routeOptions.config.isStream) return
    const isSlow = delay.count >= fewestSamples && delay.percentile(50) / 1e6 > longestLoopDelayMilliseconds
    if (running.size >= mostRunning || isSlow)
      throw statusFailure(503, { retryAfterSeconds, why: 'over the limits' })
    running.add(request.id)
  })
  app.addHook('onResponse', async request => {
    running.delete(request.id)
  })
  app.addHook('onRequestAbort', async request => {
    running.delete(request.id)
  })
  app.addHook('onClose', async () => {
    clearInterval(reset)
    delay.disable()
  })
}
