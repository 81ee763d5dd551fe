import { type RawBuilder, sql } from 'kysely'
import type {
  CyberClaimDocument,
  NoneOrderDocument,
  NoneOrderList,
  OperationRequests,
} from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { noneOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { newestApproval, readApproval } from '../../document/approval/approvalStore'
import { readDocumentHistory } from '../../document/documentHistory'
import {
  containing,
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
  unlessNumbered,
} from '../../document/documentList'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { peopleNames } from '../../master/peopleNames'
import { type ClaimLineRecord, type ClaimRecord, readClaimLines } from './claimStore'

const plan: DocumentListPlan = {
  table: 'none_order',
  key: 'none_no',
  sum: 'total_amt',
  sortColumns: {
    noneNo: 'none_no',
    title: 'title',
    noneType: 'none_type',
    compNo: 'comp_no',
    // Assumed: suppliers are sorted by their number, people by their identifier.
    compNameKr: 'comp_no',
    section: 'section',
    deptnm: 'deptnm',
    contactNm: 'contact_id',
    useFrom: 'use_from',
    useTo: 'use_to',
    taxCode: 'tax_code',
    supplyAmt: 'supply_amt',
    vatAmt: 'vat_amt',
    totalAmt: 'total_amt',
    evidenceType: 'evidence_type',
    ntsNo: 'nts_no',
    supplementReason: 'supplement_reason',
    dueDate: 'due_date',
    sourceType: 'source_type',
    approvalStatus: 'approval_status',
    status: 'status',
    slipNo: 'slip_no',
    // Numbers are given in the order of claiming.
    reqDate: 'none_no',
  },
  names: { columns: sql`null as nothing`, joins: sql`` },
}

type Filters = OperationRequests['listNoneOrder']

/** The list of claims, for either side; who sees what is the row policies' business alone. */
export async function listClaims(
  tx: Transaction,
  filters: Filters,
  isStaff: boolean,
): Promise<NoneOrderList> {
  const conditions = [
    ...unlessNumbered([filters.noneNo], () =>
      periodConditions({
        field: 'reqDate',
        column: 'req_date',
        from: filters.reqDateFrom,
        to: filters.reqDateTo,
        numbers: { key: 'none_no', prefix: 'NO' },
      }),
    ),
    // A draft is its supplier's alone.
    ...(isStaff ? [sql`document.status <> 'DRAFT'`] : []),
    ...numbered([['none_no', filters.noneNo]]),
    ...containing([
      ['title', filters.title],
      ['nts_no', filters.ntsNo],
    ]),
    ...equal([
      ['none_type', filters.noneType],
      ['comp_no', filters.compNo],
      ['section', filters.section],
      ['deptcd', filters.deptcd],
      ['contact_id', filters.contactId],
    ]),
    ...oneOf([
      ['status', filters.status],
      ['approval_status', filters.approvalStatus],
    ]),
  ]
  const { rows, amount, ...found } = await listDocuments<ClaimRecord>(tx, plan, filters, conditions)
  const names = await namesOf(tx, rows)
  return {
    rows: rows.map(row => fieldsOf(row, names, isStaff)),
    ...found,
    ...(amount === undefined ? {} : { sums: await sumsOf(tx, conditions) }),
  }
}

interface Names {
  readonly people: ReadonlyMap<string, string>
  readonly companies: ReadonlyMap<string, string>
}

/** Suppliers have no tables of people and companies; they read names alone (D-30). */
async function namesOf(tx: Transaction, rows: readonly ClaimRecord[]): Promise<Names> {
  return runAs(tx, 'all', async () => {
    const companies = await tx
      .selectFrom('company')
      .select(['comp_no', 'comp_name_kr'])
      .where('comp_no', 'in', ['', ...rows.map(row => row.comp_no)])
      .execute()
    return {
      people: await peopleNames(
        tx,
        rows.map(row => row.contact_id),
      ),
      companies: new Map(companies.map(row => [row.comp_no, row.comp_name_kr])),
    }
  })
}

async function sumsOf(tx: Transaction, conditions: readonly RawBuilder<unknown>[]) {
  const where = sql.join([sql`true`, ...conditions], sql` and `)
  const { rows } = await sql<{ supply: string; vat: string; total: string }>`select
      coalesce(sum(supply_amt), 0)::text as supply, coalesce(sum(vat_amt), 0)::text as vat,
      coalesce(sum(total_amt), 0)::text as total from none_order document where ${where}`.execute(tx)
  const [sums] = rows
  return { supplyAmt: sums?.supply ?? '0', vatAmt: sums?.vat ?? '0', totalAmt: sums?.total ?? '0' }
}

function fieldsOf(row: ClaimRecord, { people, companies }: Names, isStaff: boolean) {
  return {
    noneNo: row.none_no,
    title: row.title,
    noneType: row.none_type,
    compNo: row.comp_no,
    compNameKr: companies.get(row.comp_no) ?? row.comp_no,
    section: row.section,
    deptnm: row.deptnm,
    contactNm: people.get(row.contact_id) ?? row.contact_id,
    taxCode: row.tax_code,
    supplyAmt: row.supply_amt,
    vatAmt: row.vat_amt,
    totalAmt: row.total_amt,
    sourceType: row.source_type,
    status: row.status,
    reqDate: row.req_date,
    version: row.version,
    ...given({
      useFrom: row.use_from,
      useTo: row.use_to,
      evidenceType: row.evidence_type,
      ntsNo: row.nts_no,
      writeDate: row.write_date,
      payTerm: row.pay_term,
      dueDate: row.due_date,
      supplementReason: row.supplement_reason,
      slipNo: isStaff ? row.slip_no : null,
      approvalStatus: isStaff ? row.approval_status : null,
    }),
  }
}

const lineOf = (line: ClaimLineRecord) => ({
  lineNo: line.line_no,
  itemName: line.item_name,
  amt: line.amt,
  ...given({ bigo: line.bigo }),
})

/** A claim as its supplier sees it: without accounts, approvals and slips. */
export async function readSupplierClaim(tx: Transaction, stored: ClaimRecord): Promise<CyberClaimDocument> {
  const lines = await readClaimLines(tx, stored.none_no, false)
  const {
    section: _section,
    deptnm: _department,
    ...fields
  } = fieldsOf(stored, await namesOf(tx, [stored]), false)
  return {
    header: { ...fields, contactId: stored.contact_id, ...given({ fileId: stored.file_id }) },
    lines: lines.map(lineOf),
    files: stored.file_id === null ? [] : [...(await readFileItems(tx, stored.file_id))],
  }
}

/** The whole document of a claim that staff see. */
export async function readClaim(tx: Transaction, stored: ClaimRecord, now: Date): Promise<NoneOrderDocument> {
  const newest = await newestApproval(tx, 'NO', stored.none_no)
  const approval = newest && (await readApproval(tx, newest.appr_no, koreanDay(now)))
  const lines = await readClaimLines(tx, stored.none_no, true)
  const history = await readDocumentHistory(tx, {
    docType: 'NO',
    docNo: stored.none_no,
    workflow: noneOrderWorkflow,
    statusGroup: 'NO_STATUS',
  })
  return {
    header: {
      ...fieldsOf(stored, await namesOf(tx, [stored]), true),
      contactId: stored.contact_id,
      ...given({ fileId: stored.file_id, lastDeciDt: stored.last_deci_dt }),
    },
    lines: lines.map(line => ({
      ...lineOf(line),
      ...given({ accountCode: line.account_code ?? null, costCenter: line.cost_center ?? null }),
    })),
    files: stored.file_id === null ? [] : [...(await readFileItems(tx, stored.file_id))],
    ...(approval ? { approval } : {}),
    history: [...history],
  }
}
