import { sql } from 'kysely'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { itemKeys } from '../../modules/item/itemKeys'
import {
  code,
  day,
  type ImportKind,
  type ImportRow,
  type Known,
  month,
  number,
  reference,
  text,
} from './importKind'
import { importTexts } from './importTexts'
import { codeText, sortColumn, useColumn } from './organisationKinds'

const mostAmount = '999999999999999'

export const account: ImportKind = {
  ...{ name: 'account', title: '계정과목', table: 'account', docType: 'ACCOUNT', key: ['account_code'] },
  columns: [
    { column: 'account_code', label: '계정코드', holds: codeText(10), example: '5310100', isRequired: true },
    { column: 'account_name', label: '계정명', holds: text(60), example: '소모품비', isRequired: true },
    {
      column: 'expense_type',
      label: '비용구분',
      holds: code('EXPENSE_TYPE'),
      example: 'EXP',
      isRequired: true,
    },
    { column: 'co_required_yn', label: '코스트센터필수', holds: code('YN'), example: 'Y', initial: 'Y' },
    useColumn,
  ],
}

export const unit: ImportKind = {
  ...{ name: 'unit', title: '단위', table: 'unit', docType: 'UNIT', key: ['unit_code'] },
  columns: [
    {
      ...{ column: 'unit_code', label: '단위코드', example: 'KG', isRequired: true },
      holds: text(6, '영문 대문자와 숫자로 6자 이내로 입력해 주세요.', given => /^[A-Z0-9]+$/.test(given)),
    },
    { column: 'unit_name', label: '단위명', holds: text(40), example: '킬로그램', isRequired: true },
    { column: 'unit_type', label: '단위유형', holds: code('UNIT_TYPE'), example: 'WGT', isRequired: true },
    { column: 'base_unit', label: '기준단위', holds: reference('unit', '단위'), example: '' },
    {
      ...{ column: 'conv_rate', label: '환산값', holds: number('0.000001', '999999', 6), example: '1' },
      initial: '1',
    },
    { column: 'decimals', label: '소수자리', holds: number('0', '3'), example: '3', initial: '0' },
    useColumn,
  ],
  rule: (row, _, before) => {
    if (!row.base_unit && row.conv_rate !== '1')
      return { column: 'conv_rate', text: importTexts.conversionOfBase }
    const fixed = ['unit_type', 'base_unit', 'conv_rate', 'decimals'].find(
      column => before && before[column] !== row[column],
    )
    return fixed === undefined ? undefined : { column: fixed, text: importTexts.conversionFixed }
  },
}

/** Codes of a tree say what they hang below: two digits a level. */
const treeCode = (levels: number) =>
  text(levels * 2, `단계마다 숫자 2자리씩 ${levels * 2}자리까지 입력해 주세요.`, given =>
    /^(\d\d)+$/.test(given),
  )
const upperOf = (code: string | null | undefined) => (code ?? '').slice(0, -2) || null

const upperProblem = (kind: string, column: string, row: ImportRow, known: Known) => {
  const upper = upperOf(row[column])
  return upper === null || known.rows(kind).has(upper)
    ? undefined
    : { column, text: fillMessage(importTexts.upperMissing, [upper]) }
}

const bookings = ['EXP', 'AST', 'STK', 'SVC', 'RND'] as const
const bookedTo = (type: string) => `account_${type.toLowerCase()}`

export const category: ImportKind = {
  ...{
    name: 'item_category',
    title: '카테고리',
    table: 'item_category',
    docType: 'CATEGORY',
    key: ['cat_code'],
  },
  columns: [
    { column: 'cat_code', label: '카테고리', holds: treeCode(3), example: '100101', isRequired: true },
    { column: 'cat_name', label: '카테고리명', holds: text(60), example: '절삭공구', isRequired: true },
    { column: 'unit_code', label: '기본단위', holds: reference('unit', '단위'), example: 'EA' },
    ...bookings.map(type => ({
      ...{
        column: bookedTo(type),
        label: `계정(${type})`,
        holds: reference('account', '계정과목'),
        example: '',
      },
    })),
    sortColumn,
    useColumn,
  ],
  unique: [['up_cat_code', 'cat_name']],
  derived: row => ({
    up_cat_code: upperOf(row.cat_code),
    cat_level: String((row.cat_code ?? '').length / 2),
  }),
  rule: (row, known) => {
    const other = bookings.find(type => {
      const booked = known.rows('account').get(row[bookedTo(type)] ?? '')
      return booked !== undefined && booked.expense_type !== type
    })
    return other
      ? { column: bookedTo(other), text: fillMessage(importTexts.accountOfOther, [other]) }
      : upperProblem('item_category', 'cat_code', row, known)
  },
}

const [lowestGroup, buyerGroups] = [4, ['32', '33', '50']]

export const sourcingGroup: ImportKind = {
  ...{ name: 'sourcing_group', title: '소싱그룹', table: 'sourcing_group', docType: 'SOURCING_GROUP' },
  key: ['sg_code'],
  columns: [
    {
      column: 'sg_code',
      label: '소싱그룹',
      holds: treeCode(lowestGroup),
      example: '01010101',
      isRequired: true,
    },
    {
      column: 'sg_name',
      label: '소싱그룹명',
      holds: text(60),
      example: '일반 가공설비(표준)',
      isRequired: true,
    },
    { column: 'buyer_id', label: '구매담당 ID', holds: reference('person', '임직원'), example: 'buy.all' },
    sortColumn,
    useColumn,
  ],
  unique: [['up_level', 'sg_name']],
  derived: row => ({
    up_level: upperOf(row.sg_code),
    sg_level: `00${(row.sg_code ?? '').length / 2}`,
  }),
  rule: (row, known, before) => {
    const isLowest = row.sg_level === `00${lowestGroup}`
    if (isLowest !== Boolean(row.buyer_id))
      return { column: 'buyer_id', text: isLowest ? importTexts.buyerMissing : importTexts.buyerOnLeaf }
    const buyer = known.rows('person').get(row.buyer_id ?? '')
    const isBuyer = buyer === undefined || buyerGroups.includes(buyer.auth_group_id ?? '')
    return isBuyer || before?.buyer_id === row.buyer_id
      ? upperProblem('sourcing_group', 'sg_code', row, known)
      : { column: 'buyer_id', text: importTexts.notBuyer }
  },
}

const tolerance = number('0', '10', 2)

export const item: ImportKind = {
  ...{ name: 'item', title: '품목', table: 'item', docType: 'IT', key: ['item_code'] },
  columns: [
    {
      ...{ column: 'item_code', label: '품목코드', example: '100101000001', isRequired: true },
      // T and eleven digits are what the product calls an item that waits for its approval.
      holds: text(
        12,
        '영문 대문자, 숫자, 하이픈으로 12자 이내로 입력해 주세요. T와 숫자 11자리는 쓸 수 없습니다.',
        given => /^(?!T\d{11}$)[A-Z0-9-]+$/.test(given),
      ),
    },
    { column: 'item_name', label: '품목명', holds: text(100), example: '초경 엔드밀', isRequired: true },
    { column: 'item_ename', label: '영문품목명', holds: text(100), example: 'Carbide end mill' },
    { column: 'spec', label: '규격', holds: text(300), example: 'D10x100L', isRequired: true },
    { column: 'maker', label: '제조사', holds: text(60), example: '대성정밀' },
    { column: 'model_no', label: '모델번호', holds: text(60), example: '' },
    { column: 'item_type', label: '품목구분', holds: code('ITEM_TYPE'), example: 'MRO', isRequired: true },
    {
      ...{ column: 'cat_code', label: '카테고리', holds: reference('item_category', '카테고리') },
      ...{ example: '100101', isRequired: true },
    },
    {
      ...{ column: 'sg_code', label: '소싱그룹', holds: reference('sourcing_group', '소싱그룹') },
      ...{ example: '01010101', isRequired: true },
    },
    { column: 'unit_code', label: '단위', holds: reference('unit', '단위'), example: 'EA', isRequired: true },
    {
      ...{
        column: 'min_order_qty',
        label: '최소발주수량',
        holds: number('0.001', '9999999999', 3),
        example: '1',
      },
      initial: '1',
    },
    { column: 'lead_time', label: '리드타임', holds: number('0', '365'), example: '7' },
    { column: 'over_tol', label: '초과허용(%)', holds: tolerance, example: '0' },
    { column: 'under_tol', label: '부족허용(%)', holds: tolerance, example: '0' },
    { column: 'tax_code', label: '세금코드', holds: code('TAX_CODE'), example: 'V1', initial: 'V1' },
    { column: 'asset_yn', label: '자산여부', holds: code('YN'), example: 'N', initial: 'N' },
    {
      ...{ column: 'status', label: '품목상태', holds: code('ITEM_STATUS', ['ACTIVE', 'INACTIVE']) },
      ...{ example: 'ACTIVE', initial: 'ACTIVE' },
    },
  ],
  unique: [['same_key']],
  derived: (row, known, before) => ({
    ...itemKeys({
      ...{ itemName: row.item_name ?? '', spec: row.spec ?? '' },
      ...{ maker: row.maker ?? undefined, modelNo: row.model_no ?? undefined },
    }),
    reg_date: before ? (before.reg_date ?? null) : known.today,
  }),
  rule: (row, known, before) => {
    if (known.rows('item_category').get(row.cat_code ?? '')?.cat_level !== '3')
      return { column: 'cat_code', text: importTexts.categoryNotLeaf }
    if (known.rows('sourcing_group').get(row.sg_code ?? '')?.sg_level !== `00${lowestGroup}`)
      return { column: 'sg_code', text: importTexts.groupNotLowest }
    return before && before.unit_code !== row.unit_code
      ? { column: 'unit_code', text: importTexts.itemUnitFixed }
      : undefined
  },
}

export const exchangeRate: ImportKind = {
  ...{ name: 'exchange_rate', title: '환율', table: 'exchange_rate', docType: 'EXCHANGE_RATE' },
  key: ['currency', 'rate_date'],
  columns: [
    { column: 'rate_date', label: '기준일', holds: day, example: '2026-11-20', isRequired: true },
    {
      ...{
        column: 'currency',
        label: '통화',
        holds: code('CURRENCY', ['JPY', 'USD', 'EUR', 'CNY']),
        example: 'USD',
      },
      isRequired: true,
    },
    {
      ...{ column: 'rate', label: '매매기준율', holds: number('0.0001', '99999999', 4), example: '1380.5' },
      isRequired: true,
    },
  ],
}

export const budget: ImportKind = {
  ...{ name: 'budget', title: '예산', table: 'budget', docType: 'BUDGET' },
  key: ['yyyymm', 'deptcd', 'account_code'],
  columns: [
    { column: 'yyyymm', label: '예산월', holds: month, example: '2026-11', isRequired: true },
    {
      ...{ column: 'deptcd', label: '부서코드', holds: reference('department', '부서'), example: 'D1020' },
      isRequired: true,
    },
    {
      ...{
        column: 'account_code',
        label: '계정코드',
        holds: reference('account', '계정과목'),
        example: '5310100',
      },
      isRequired: true,
    },
    {
      ...{ column: 'budget_amt', label: '예산금액', holds: number('0', mostAmount), example: '5000000' },
      isRequired: true,
    },
  ],
  // A budget may come after the documents that use it.
  written: async (tx, rows) => {
    const keys = JSON.stringify(
      rows.map(({ yyyymm, deptcd, account_code }) => ({ yyyymm, deptcd, account_code })),
    )
    await sql`update budget set used_amt = coalesce((select sum(amt) from budget_use used
        where (used.yyyymm, used.deptcd, used.account_code) = (budget.yyyymm, budget.deptcd, budget.account_code)), 0)
      from jsonb_populate_recordset(null::budget, ${keys}::text::jsonb) given
      where (budget.yyyymm, budget.deptcd, budget.account_code) = (given.yyyymm, given.deptcd, given.account_code)`.execute(
      tx,
    )
  },
}
