import { codeText } from '../../../schemas/codes/codeGroups'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { isBusinessNumber, isCorporateNumber } from '../../../schemas/shared/taxNumber'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import { columnOf, fieldOf } from '../../document/columns'
import { nextCompanyNumber } from '../../master/companyNumber'
import { criticalFields, criticalNames } from '../../modules/supplier/changeFields'
import { companyFormFailure, foreignNumber } from '../../modules/supplier/companyRules'
import {
  code,
  day,
  digits,
  type ImportKind,
  type ImportRow,
  number,
  type RowProblem,
  text,
} from './importKind'
import { importTexts } from './importTexts'
import { mail, phone } from './organisationKinds'

const isForeign = ({ biz_type }: ImportRow) => biz_type === 'FRN'
const isTraded = ({ status }: ImportRow) => status === 'REGISTERED' || status === 'SUSPENDED'

export const company: ImportKind = {
  ...{ name: 'company', title: '협력사', table: 'company', docType: 'COMP', key: ['comp_no'] },
  columns: [
    {
      ...{ column: 'tax_no_2', label: '사업자등록번호', example: '124-81-00998' },
      holds: digits('사업자등록번호 10자리를 입력해 주세요. 해외 업체는 비워 두세요.', isBusinessNumber),
    },
    {
      column: 'comp_name_kr',
      label: '협력사명',
      holds: text(100),
      example: '(주)대성정밀',
      isRequired: true,
    },
    { column: 'comp_name_en', label: '영문상호', holds: text(100), example: 'Daesung Precision' },
    { column: 'biz_type', label: '사업자유형', holds: code('BIZ_TYPE'), example: 'CORP', isRequired: true },
    {
      ...{ column: 'corp_no', label: '법인등록번호', example: '130111-0006246' },
      holds: digits('법인등록번호 13자리를 입력해 주세요.', isCorporateNumber),
    },
    {
      ...{ column: 'country', label: '국가', example: 'KR', initial: 'KR' },
      holds: text(2, '나라를 영문 대문자 2자리로 입력해 주세요.', given => /^[A-Z]{2}$/.test(given)),
    },
    { column: 'foreign_reg_no', label: '해외등록번호', holds: text(30), example: '' },
    { column: 'comp_type', label: '업체구분', holds: code('COMP_TYPE'), example: 'MFR', isRequired: true },
    { column: 'comp_size', label: '기업규모', holds: code('COMP_SIZE'), example: 'S', isRequired: true },
    { column: 'ceo_name', label: '대표자', holds: text(50), example: '김대성', isRequired: true },
    { column: 'biz_cond', label: '업태', holds: text(60), example: '제조업' },
    { column: 'biz_item', label: '종목', holds: text(60), example: '정밀기계부품' },
    { column: 'found_date', label: '설립일', holds: day, example: '1998-03-02' },
    { column: 'zip_code', label: '우편번호', holds: text(5), example: '16677' },
    {
      column: 'addr1',
      label: '주소',
      holds: text(200),
      example: '경기도 수원시 영통구 삼성로 129',
      isRequired: true,
    },
    { column: 'addr2', label: '상세주소', holds: text(200), example: '' },
    { column: 'tel_no', label: '대표전화', holds: phone, example: '031-200-1234', isRequired: true },
    { column: 'fax_no', label: '팩스', holds: phone, example: '' },
    { column: 'email', label: '대표이메일', holds: mail, example: 'sales@daesung.example', isRequired: true },
    { column: 'homepage', label: '홈페이지', holds: text(200), example: '' },
    { column: 'employee_cnt', label: '종업원수', holds: number('0', '9999999'), example: '' },
    { column: 'capital_amt', label: '자본금', holds: number('0', '999999999999999'), example: '' },
    { column: 'sales_amt', label: '전년매출액', holds: number('0', '999999999999999'), example: '' },
    { column: 'bank_code', label: '은행', holds: code('BANK'), example: '004' },
    { column: 'bank_account', label: '계좌번호', holds: text(30), example: '123-456-789012' },
    { column: 'account_holder', label: '예금주', holds: text(60), example: '(주)대성정밀' },
    { column: 'currency', label: '통화', holds: code('CURRENCY'), example: 'KRW', initial: 'KRW' },
    { column: 'pay_term', label: '지급조건', holds: code('PAY_TERM'), example: 'P30', isRequired: true },
    {
      column: 'settle_type',
      label: '정산구분',
      holds: code('SETTLE_TYPE'),
      example: 'CASE',
      initial: 'CASE',
    },
    { column: 'over_tol', label: '기본초과허용(%)', holds: number('0', '10', 2), example: '0', initial: '0' },
    { column: 'subcontract_yn', label: '하도급대상', holds: code('YN'), example: 'N', initial: 'N' },
    { column: 'gerp_vendor_code', label: 'GERP업체코드', holds: text(10), example: '1000123456' },
    {
      ...{ column: 'status', label: '협력사상태', holds: code('COMP_STATUS', ['CANDIDATE', 'REGISTERED']) },
      ...{ example: 'REGISTERED', initial: 'REGISTERED' },
    },
  ],
  knownBy: row =>
    isForeign(row) ? `${row.country ?? ''} ${row.foreign_reg_no ?? ''}` : (row.tax_no_2 ?? ''),
  derived: (row, known, before) => ({
    // Of a foreign company it stands for a number that it does not have.
    ...(isForeign(row) ? { tax_no_2: before?.tax_no_2 ?? null } : {}),
    registered_dt: before || row.status !== 'REGISTERED' ? (before?.registered_dt ?? null) : known.today,
  }),
  rule: (row, known, before) => {
    if (!isForeign(row) && !row.tax_no_2) return { column: 'tax_no_2', text: importTexts.taxNumberMissing }
    return fixedProblem(row, before) ?? formProblem(row, known.today)
  },
  assign: async (tx, rows) => {
    const first = Number((await nextCompanyNumber(tx)).slice(1))
    return rows.map((row, index) => {
      const comp_no = `C${zeroPad(first + index, 6)}`
      return { ...row, comp_no, ...(isForeign(row) ? { tax_no_2: foreignNumber(comp_no) } : {}) }
    })
  },
}

/** Critical data of a company that is traded with need a request with evidence (D-63), and its state an action of its own. */
function fixedProblem(row: ImportRow, before?: ImportRow): RowProblem | undefined {
  if (!before) return undefined
  if (before.status !== row.status) return { column: 'status', text: importTexts.statusFixed }
  if (!isTraded(before)) return undefined
  for (const field of criticalNames) {
    const column = criticalFields[field].find(name => (row[name] ?? null) !== (before[name] ?? null))
    if (column)
      return { column, text: fillMessage(importTexts.critical, [codeText('COMP_CHG_FIELD', field)]) }
  }
  return undefined
}

function formProblem(row: ImportRow, today: string): RowProblem | undefined {
  const fields = Object.entries(row).flatMap(([column, value]) => (value ? [[fieldOf(column), value]] : []))
  const failure = companyFormFailure(Object.fromEntries(fields), row.status ?? '', today)
  return failure && { column: columnOf(failure.place.field ?? 'comp_name_kr'), text: failure.text }
}
