import { type BenchSession, prNosOf } from './benchSession'

/** Digits of a number that are left away, so that a search finds up to a hundred rows. */
const openDigits = 2
const fewestRows = 20

/**
 * Two texts to search the number for in turn. Each finds rows that neither the other one nor the list's opening begins
 * with, so that a first row that is drawn says which search has been answered.
 */
export async function findSearchValues(server: string, session: BenchSession): Promise<readonly string[]> {
  const today = new Date()
  const from = new Date(today)
  from.setDate(today.getDate() - 25)
  const period = { reqDateFrom: dayOf(from), reqDateTo: dayOf(today) }
  const list = async (query: Readonly<Record<string, string>>) => {
    const text = new URLSearchParams({ ...period, sort: 'prNo:desc', want: 'rows', size: '100', ...query })
    const response = await fetch(new URL(`/api/v1/pr?${text}`, server), {
      headers: { ...session.headers, iscyber: 'N' },
    })
    return prNosOf(await response.json())
  }
  const opening = (await list({}))[0]
  const found: string[] = []
  for (let page = 1; page <= 40 && found.length < 2; page += 3) {
    const prNo = (await list({ page: String(page) }))[50]
    if (prNo === undefined) break
    const text = prNo.slice(0, -openDigits)
    const rows = await list({ prNo: text })
    if (!found.includes(text) && rows[0] !== opening && rows.length >= fewestRows) found.push(text)
  }
  if (found.length < 2)
    throw new Error('The last weeks hold too few purchase requests to search among; seed more rows.')
  return found
}

/** As the pages name a day: the calendar of Korea. */
function dayOf(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(date)
}
