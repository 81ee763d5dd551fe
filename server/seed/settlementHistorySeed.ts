import { sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { type Chain, type ChainStep, supplierOf, writeChains } from './writeChains'

interface Settled {
  readonly adj_no: string
  readonly stmt_no: string | null
  readonly stmt_status: string | null
  readonly ti_no: string | null
  readonly ti_status: string | null
  readonly status: string
  readonly told: string | null
  readonly proxy_yn: string
  readonly created_dt: string
  readonly confirmed_dt: string | null
  readonly updated_dt: string
  readonly slip_dt: string | null
  readonly posted_dt: string | null
  readonly supplier: string | null
  readonly supplier_nm: string | null
}

const accountant = { singleid: 'acc.staff', name: '정하늘' }
const after = ['INVOICED', 'SLIPPED', 'POSTED', 'PAID']

/** What happened to settlements once they were confirmed, and to their statements and tax invoices. */
export async function seedSettlementHistory(tx: Transaction): Promise<void> {
  const { rows } =
    await sql<Settled>`select settled.adj_no, settled.stmt_no, paper.status as stmt_status, settled.ti_no,
      invoice.status as ti_status, settled.status, last.to_status as told, proxy_yn, settled.created_dt,
      settled.confirmed_dt, settled.updated_dt, slip.created_dt as slip_dt, slip.updated_dt as posted_dt,
      supplier.user_id as supplier, supplier.user_name as supplier_nm
    from adjustment settled
    left join statement paper on paper.stmt_no = settled.stmt_no
    left join tax_invoice invoice on invoice.ti_no = settled.ti_no
    left join signifier slip on slip.slip_no = settled.slip_no
    ${sql.raw(supplierOf('settled.comp_no'))}
    left join lateral (select to_status from document_event
      where doc_type = 'ADJ' and doc_no = settled.adj_no order by seq desc limit 1) last on true
    order by settled.adj_no`.execute(tx)
  await writeChains(tx, rows.flatMap(chainsOf))
}

function chainsOf(row: Settled): Chain[] {
  const isProxy = row.proxy_yn === 'Y' || row.supplier === null
  const supplier = isProxy ? accountant : { singleid: row.supplier ?? '', name: row.supplier_nm ?? '' }
  const confirmed = row.confirmed_dt ?? row.updated_dt
  const chains: Chain[] = []
  const add = (docType: string, docNo: string, from: string | null, steps: readonly ChainStep[]) =>
    chains.push({ docType, docNo, from, steps })

  const reached = after.indexOf(row.status)
  const steps: readonly ChainStep[] = [
    {
      action: isProxy ? 'registerTaxInvoice' : 'registerCyberTaxInvoice',
      to: 'INVOICED',
      at: confirmed,
      by: supplier,
    },
    { action: 'sys:createSignifier', to: 'SLIPPED', at: row.slip_dt ?? row.updated_dt, by: accountant },
    { action: 'sys:slipPosted', to: 'POSTED', at: row.posted_dt ?? row.updated_dt, by: accountant },
    { action: 'syncPayment', to: 'PAID', at: row.updated_dt, by: accountant },
  ]
  if (reached >= 0) add('ADJ', row.adj_no, row.told, steps.slice(0, reached + 1))
  // An invoice that differs leaves the settlement where it is.
  if (row.ti_status === 'MISMATCH')
    add('ADJ', row.adj_no, row.told, [
      { action: 'registerCyberTaxInvoice', to: row.status, at: row.updated_dt, by: supplier },
    ])
  if (row.ti_no !== null)
    add('TI', row.ti_no, null, [
      { action: 'sys:registered', to: row.ti_status ?? 'MATCHED', at: confirmed, by: supplier },
    ])
  if (row.stmt_no !== null) {
    const issued: ChainStep = {
      action: 'sys:createAdjustment',
      to: 'ISSUED',
      at: row.created_dt,
      by: accountant,
    }
    const ends: Readonly<Record<string, ChainStep>> = {
      CONFIRMED: { action: 'sys:confirmed', to: 'CONFIRMED', at: confirmed, by: supplier },
      CANCELED: { action: 'sys:adjustmentCanceled', to: 'CANCELED', at: row.updated_dt, by: accountant },
    }
    const end = ends[row.stmt_status ?? '']
    add('ST', row.stmt_no, null, end ? [issued, end] : [issued])
  }
  return chains
}

interface Month {
  readonly calc_no: string
  readonly status: string
  readonly settle_type: string
  readonly created_dt: string
  readonly notified_dt: string | null
  readonly confirmed_dt: string | null
  readonly closed_dt: string | null
  readonly updated_dt: string
  readonly supplier: string | null
  readonly supplier_nm: string | null
}

const monthPath = ['OPEN', 'NOTIFIED', 'CONFIRMED', 'CLOSED']

/** What happened to each month; what suppliers object to follows these events. */
export async function seedMonthHistory(tx: Transaction): Promise<void> {
  const { rows } =
    await sql<Month>`select calc_no, month.status, settle_type, month.created_dt, notified_dt, confirmed_dt,
      closed_dt, month.updated_dt, supplier.user_id as supplier, supplier.user_name as supplier_nm
    from monthly_calc month ${sql.raw(supplierOf('month.comp_no'))} order by calc_no`.execute(tx)
  await writeChains(
    tx,
    rows.map((row): Chain => {
      const supplier = row.supplier
        ? { singleid: row.supplier, name: row.supplier_nm ?? row.supplier }
        : undefined
      const reached = row.status === 'OBJECTED' ? 1 : monthPath.indexOf(row.status)
      const confirmed = row.confirmed_dt ?? row.updated_dt
      const steps: readonly ChainStep[] = [
        { action: 'sys:createAdjustment', to: 'OPEN', at: row.created_dt, by: accountant },
        {
          action: row.settle_type === 'MONTHLY' ? 'notifyMonthlyCalc' : 'sys:notifyAdjustment',
          to: 'NOTIFIED',
          at: row.notified_dt ?? row.created_dt,
          by: accountant,
        },
        supplier
          ? { action: 'confirmMonthlyCalc', to: 'CONFIRMED', at: confirmed, by: supplier }
          : { action: 'sys:proxyConfirmed', to: 'CONFIRMED', at: confirmed, by: accountant },
        { action: 'closeMonthlyCalc', to: 'CLOSED', at: row.closed_dt ?? row.updated_dt, by: accountant },
      ]
      return { docType: 'MC', docNo: row.calc_no, from: null, steps: steps.slice(0, reached + 1) }
    }),
  )
}
