/**
 * Answers list calls with as many rows as wanted, made from a few real ones, so that scrolling is measured apart from the
 * database. Every row has a number of its own.
 */
export function createRowMill(
  samples: readonly Readonly<Record<string, unknown>>[],
  total: number,
): (url: URL) => unknown {
  return ({ pathname, searchParams }) => {
    if (pathname !== '/api/v1/pr') return undefined
    const sums = { totalAmtKrw: '123456789000' }
    if (searchParams.get('want') === 'totals') return { rows: [], total, sums }
    const size = Number(searchParams.get('size') ?? 100)
    const start = (Number(searchParams.get('page') ?? 1) - 1) * size
    const count = Math.max(0, Math.min(size, total - start))
    const rows = Array.from({ length: count }, (_, index) => ({
      ...samples[(start + index) % samples.length],
      prNo: `PR${String(start + index + 1).padStart(12, '0')}`,
    }))
    return { rows, total, sums }
  }
}
