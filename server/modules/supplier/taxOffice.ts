import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { type Failure, refused } from '../../http/failure'
import type { Settings } from '../../settings'
import type { TaxOfficeSettings } from '../../taxOfficeSettings'
import { companyTexts } from './companyTexts'

/** What the tax office says of a business number. */
export interface TaxOfficeAnswer {
  /** 01 in operation, 02 resting, 03 closed, 99 unknown. */
  readonly status: string
  readonly taxType: string
}

/** Answers by number; undefined while the office does not answer. */
export type AskTaxOffice = (
  tx: Transaction,
  numbers: readonly string[],
) => Promise<ReadonlyMap<string, TaxOfficeAnswer> | undefined>

/** Numbers that one call takes. */
export const numbersPerCall = 100

/** How the tax office is asked: by its interface, or in the demo by what a table says in its place. */
export function taxOfficeOf({ mode, taxOffice }: Pick<Settings, 'mode' | 'taxOffice'>): AskTaxOffice {
  if (taxOffice) return (_tx, numbers) => askByInterface(taxOffice, numbers)
  return mode === 'demo' ? askStandIn : async () => undefined
}

async function askByInterface({ url, token, seconds }: TaxOfficeSettings, numbers: readonly string[]) {
  try {
    const answer = await fetch(`${url}/status${token ? `?serviceKey=${encodeURIComponent(token)}` : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ b_no: numbers }),
      signal: AbortSignal.timeout(seconds * 1000),
    })
    if (!answer.ok) return undefined
    const said: unknown = await answer.json()
    const data: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, 'data') : undefined
    return Array.isArray(data) ? new Map(data.map(readRow)) : undefined
  } catch {
    // Whoever asks is told that the office does not answer, and nothing changes.
    return undefined
  }
}

/** A number that is not registered has neither state nor type there. */
function readRow(row: unknown): readonly [string, TaxOfficeAnswer] {
  const said = (name: string): string =>
    typeof row === 'object' && row !== null ? String(Reflect.get(row, name) ?? '') : ''
  return [said('b_no'), { status: said('b_stt_cd') || '99', taxType: said('tax_type_cd') || '01' }]
}

/** Assumed: what the table does not name is in operation and taxed as usual. */
const askStandIn: AskTaxOffice = async (tx, numbers) => {
  const known = await runAs(tx, 'all', () =>
    tx
      .selectFrom('tax_office_stand_in')
      .selectAll()
      .where('tax_no_2', 'in', ['', ...numbers])
      .execute(),
  )
  if (known.some(({ silent_yn }) => silent_yn === 'Y')) return undefined
  const byNumber = new Map(known.map(row => [row.tax_no_2, row]))
  return new Map(
    numbers.map(number => {
      const row = byNumber.get(number)
      return [number, { status: row?.nts_status ?? '01', taxType: row?.nts_tax_type ?? '01' }]
    }),
  )
}

const refusals: Readonly<Record<string, string>> = {
  '02': companyTexts.resting,
  '03': companyTexts.closed,
  '99': companyTexts.unknown,
}

/** What the office says of a number, or why nobody is registered with it. */
export async function registeredAnswer(
  ask: AskTaxOffice,
  tx: Transaction,
  number: string,
): Promise<TaxOfficeAnswer | Failure> {
  const answer = (await ask(tx, [number]))?.get(number)
  if (!answer) return refused('taxOfficeSilent', companyTexts.silent)
  const text = refusals[answer.status]
  return text === undefined ? answer : refused('notInBusiness', text)
}

/** What is kept of the office's answer about a company with which trade begins or goes on; refuses one that is not in business. */
export async function checkedColumns(
  { tx, now }: Pick<EventContext, 'tx' | 'now'>,
  number: string,
  ask: AskTaxOffice,
) {
  const answer = (await ask(tx, [number]))?.get(number)
  if (!answer) throw refused('taxOfficeSilent', companyTexts.silent)
  if (answer.status !== '01') throw refused('notInBusiness', companyTexts.notInBusiness)
  return { nts_status: answer.status, nts_tax_type: answer.taxType, nts_checked_dt: now.toISOString() }
}
