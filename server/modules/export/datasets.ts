import type { ExportColumn } from '../../../codegen/generated/types'
import { type CodeGroup, codeEntries } from '../../../schemas/codes/codeGroups'
import { labelIn } from '../../master/labelsIn'

/** A column of a data set: what it is called and where it comes from. */
export interface DatasetColumn {
  readonly label: string
  /** A column of the table, called `document`, or of its supplier, called `company`. */
  readonly from: string
  readonly kind?: ExportColumn['kind']
  readonly scale?: number
  readonly code?: CodeGroup
  readonly width?: number
}

export interface Dataset {
  readonly title: string
  readonly table: string
  readonly key: string
  /** The day by which rows lie in a period. */
  readonly day: string
  readonly section: string
  /** Rows that never count, as SQL. */
  readonly except?: string
  readonly columns: readonly DatasetColumn[]
}

const won = (label: string, from: string): DatasetColumn => ({ label, from, kind: 'number', scale: 0 })
const money = (label: string, from: string): DatasetColumn => ({ label, from, kind: 'number', scale: 2 })
const day = (label: string, from: string): DatasetColumn => ({ label, from, kind: 'date', width: 90 })
const text = (label: string, from: string, width = 140): DatasetColumn => ({ label, from, width })
const code = (label: string, from: string, group: CodeGroup): DatasetColumn => ({ label, from, code: group })

/** By the values of DATASET. Assumed: the columns; the domain names the data sets alone. */
export const datasets: Readonly<Record<string, Dataset>> = {
  PR: {
    title: '구매요청',
    table: 'pr',
    key: 'pr_no',
    day: 'document.req_date',
    section: 'document.section',
    columns: [
      text('구매요청번호', 'document.pr_no'),
      text('구매요청명', 'document.title', 260),
      text('사업부', 'document.section'),
      text('부서명', 'document.deptnm'),
      text('요청자', 'document.requester_nm', 90),
      day('요청일자', 'document.req_date'),
      text('통화', 'document.currency', 60),
      money('요청금액', 'document.total_amt'),
      won('요청금액(원)', 'document.total_amt_krw'),
      code('결재상태', 'document.approval_status', 'APPROVAL_STATUS'),
      code('진행상태', 'document.status', 'PR_STATUS'),
    ],
  },
  PO: {
    title: '발주',
    table: 'po',
    key: 'po_no',
    day: 'document.po_date',
    section: 'document.section',
    except: "document.order_type = 'TEST'",
    columns: [
      text('발주번호', 'document.po_no'),
      text('발주명', 'document.title', 260),
      code('발주유형', 'document.order_type', 'ORDER_TYPE'),
      text('협력사명', 'company.comp_name_kr', 180),
      text('사업부', 'document.section'),
      text('부서명', 'document.deptnm'),
      day('발주일자', 'document.po_date'),
      day('납기일', 'document.due_date'),
      text('통화', 'document.currency', 60),
      money('공급가액', 'document.supply_amt'),
      won('발주금액(원)', 'document.total_amt_krw'),
      code('발주상태', 'document.status', 'PO_STATUS'),
    ],
  },
  WH: {
    title: '입고',
    table: 'warehousing',
    key: 'wh_req_no',
    day: 'document.wh_req_date',
    section: 'document.section',
    columns: [
      text('입고요청번호', 'document.wh_req_no'),
      text('입고승인번호', 'document.wh_app_no'),
      code('입고유형', 'document.wh_type', 'WH_TYPE'),
      text('발주번호', 'document.po_no'),
      text('협력사명', 'document.comp_name_kr', 180),
      text('사업부', 'document.section'),
      text('부서명', 'document.dept_name'),
      day('입고요청일', 'document.wh_req_date'),
      day('입고일자', 'document.receipt_date'),
      text('통화', 'document.currency', 60),
      money('입고금액', 'document.accepted_amt'),
      won('입고금액(원)', 'document.accepted_amt_krw'),
      code('입고상태', 'document.status', 'WH_STATUS'),
    ],
  },
  ADJ: {
    title: '정산',
    table: 'adjustment',
    key: 'adj_no',
    day: "(document.created_dt at time zone 'Asia/Seoul')::date",
    section: 'document.section',
    columns: [
      text('정산번호', 'document.adj_no'),
      text('정산월', 'document.yyyymm', 70),
      text('협력사명', 'company.comp_name_kr', 180),
      text('사업부', 'document.section'),
      text('부서명', 'document.deptnm'),
      text('통화', 'document.currency', 60),
      money('입고금액', 'document.receipt_amt'),
      money('공제금액', 'document.deduct_amt'),
      won('공급가액(원)', 'document.supply_amt_krw'),
      won('부가세', 'document.vat_amt'),
      won('정산금액', 'document.total_amt'),
      day('지급예정일', 'document.due_date'),
      text('전표번호', 'document.slip_no'),
      code('정산상태', 'document.status', 'ADJ_STATUS'),
    ],
  },
  SLIP: {
    title: '전표',
    table: 'signifier',
    key: 'slip_no',
    day: 'document.slip_date',
    section: 'document.section',
    columns: [
      text('전표번호', 'document.slip_no'),
      code('전표유형', 'document.slip_type', 'SLIP_TYPE'),
      text('협력사명', 'company.comp_name_kr', 180),
      text('사업부', 'document.section'),
      text('부서명', 'document.deptnm'),
      text('기표자', 'document.drafter_nm', 90),
      day('기표일자', 'document.slip_date'),
      day('전기일자', 'document.posting_date'),
      won('공급가액', 'document.counted_supply_amt'),
      won('부가세', 'document.counted_vat_amt'),
      won('전표금액', 'document.counted_total_amt'),
      text('적요', 'document.header_text', 260),
      text('GERP전표번호', 'document.gerp_doc_no', 110),
      code('전표상태', 'document.status', 'SLIP_STATUS'),
    ],
  },
  ITEM: {
    title: '품목단가',
    table: 'item_price',
    key: 'price_no',
    day: 'document.valid_from',
    section: "coalesce((select section_name from section where section.top_dept = document.top_dept), '')",
    columns: [
      text('단가번호', 'document.price_no'),
      text('품목코드', 'document.item_code'),
      text('품목명', '(select item_name from item where item.item_code = document.item_code)', 240),
      text('협력사명', 'company.comp_name_kr', 180),
      text('통화', 'document.currency', 60),
      money('단가', 'document.unit_price'),
      { label: '가격단위', from: 'document.price_unit', kind: 'number', scale: 0 },
      day('유효시작일', 'document.valid_from'),
      day('유효종료일', 'document.valid_to'),
      code('단가근거', 'document.price_basis', 'PRICE_BASIS'),
    ],
  },
}

const usualWidth = 110

/** The columns of the workbook in a language: the nth is the field cn of the list, which names codes in Korean. */
export const workbookColumns = ({ columns }: Dataset, language: string): ExportColumn[] =>
  columns.map(({ label, kind = 'text', scale, code, width = usualWidth }, index) => ({
    field: `c${index + 1}`,
    label: labelIn(language, label),
    kind,
    width,
    ...(scale === undefined ? {} : { scale, isMoney: true }),
    ...(code === undefined ? {} : { texts: codeTexts(code, language) }),
  }))

const codeTexts = (code: CodeGroup, language: string) =>
  codeEntries(code).map(({ text }) => ({ value: text, text: labelIn(language, text) }))
