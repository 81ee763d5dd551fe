import type { BenchTable } from './benchReport'
import type { BenchSession } from './benchSession'
import { startFront } from './front'
import { awaitDrawn, openCold, type Visitor, viewport } from './measuredPage'
import { waitUntilQuiet } from './quietMachine'
import { createRowMill } from './rowMill'
import { spreadOf } from './statistics'

const rows = 1_000_000
const scrollSeconds = 5
const passes = 3
const fewestFrames = 55

/** Rolls the wheel over a list of a million rows while pages are fetched behind it, and counts the frames. */
export async function scrollBench(
  visitor: Visitor,
  folder: string,
  server: string,
  session: BenchSession,
): Promise<BenchTable> {
  const answer = createRowMill(await sampleRows(server, session), rows)
  const front = await startFront({ folder, server, hasPolicy: true, answer })
  const rates: number[] = []
  const slowest: number[] = []
  try {
    for (let pass = 0; pass < passes; pass += 1) {
      await waitUntilQuiet()
      const lengths = await scrollOnce(visitor, `${front.url}/prList`)
      rates.push((lengths.length * 1000) / lengths.reduce((sum, length) => sum + length, 0))
      slowest.push([...lengths].sort((a, b) => a - b)[Math.floor(lengths.length * 0.95)] ?? Number.NaN)
    }
  } finally {
    await front.close()
  }
  const rate = spreadOf(rates)
  return {
    title: 'Scrolling over 1,000,000 rows, pages fetched behind the wheel',
    columns: ['median', 'worst pass'],
    lines: [
      {
        measure: 'frames per second',
        values: [rate.median.toFixed(1), Math.min(...rates).toFixed(1)],
        goal: `≥ ${fewestFrames}`,
        isMet: rate.median >= fewestFrames,
      },
      {
        measure: '95th percentile of a frame (ms)',
        values: [spreadOf(slowest).median.toFixed(1), Math.max(...slowest).toFixed(1)],
      },
    ],
    notes: [`${passes} passes of ${scrollSeconds} s, ${viewport.width} × ${viewport.height} pixels.`],
  }
}

async function scrollOnce(visitor: Visitor, url: string): Promise<readonly number[]> {
  const { context, page } = await openCold(visitor, 'PR000000000001')
  try {
    await page.goto(url, { waitUntil: 'commit' })
    await awaitDrawn(page, 'The first of a million rows')
    await page.mouse.move(viewport.width / 2, viewport.height * 0.7)
    await page.waitForTimeout(500)
    const counted = page.evaluate(length => window.benchProbe.frames(length), scrollSeconds * 1000)
    const end = Date.now() + scrollSeconds * 1000
    for (let turn = 0; Date.now() < end; turn += 1) {
      // Mostly steady reading; every two seconds a leap far down, where nothing is loaded yet.
      await page.mouse.wheel(0, turn % 120 === 119 ? 2_000_000 : 240)
      await page.waitForTimeout(16)
    }
    return await counted
  } finally {
    await context.close()
  }
}

async function sampleRows(
  server: string,
  session: BenchSession,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const response = await fetch(new URL('/api/v1/pr?size=100', server), {
    headers: { ...session.headers, iscyber: 'N' },
  })
  const answer: unknown = await response.json()
  const found: unknown[] =
    typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)
      ? answer.rows
      : []
  const samples = found.flatMap(row => (typeof row === 'object' && row !== null ? [{ ...row }] : []))
  if (samples.length === 0) throw new Error('The server answers no row to make a million from.')
  return samples
}
