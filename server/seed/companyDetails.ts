import type { Insertable } from 'kysely'
import { isCorporateNumber } from '../../schemas/shared/taxNumber'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Tables } from '../database/tables'

type Company = Insertable<Tables['company']>

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const yenAndDollars: Readonly<Record<string, string>> = { JPY: 'JP', USD: 'US' }
const lines: Readonly<Record<string, readonly [string, string]>> = {
  MFR: ['제조업', '정밀가공'],
  AGT: ['도소매업', '사무용품'],
  SVC: ['서비스업', '물류대행'],
  CON: ['건설업', '전기공사'],
  FRN: ['제조업', '전자부품'],
}

function corporateNumber(index: number): string {
  const twelve = `1101${zeroPad(11 + (index % 60), 2)}${zeroPad(20_000 + index * 37, 6)}`
  return `${twelve}${digits.find(digit => isCorporateNumber(`${twelve}${digit}`)) ?? 0}`
}

const plain = (name: string) => name.replace('(주)', '').trim()

/** What a company tells of itself beside what orders need; the same for each number, whatever else the story draws. */
export function companyDetails(company: Company, index: number, checked: Date): Partial<Company> {
  const { biz_type, comp_type, comp_name_kr, currency = 'KRW', status } = company
  const isForeign = biz_type === 'FRN'
  const [cond, item] = lines[comp_type] ?? ['제조업', '기계부품']
  const domain = `c${company.tax_no_2.slice(-5)}.example`
  return {
    biz_cond: company.biz_cond ?? cond,
    biz_item: company.biz_item ?? item,
    email: `tax@${domain}`,
    homepage: `https://www.${domain}`,
    fax_no: company.tel_no ? `${String(company.tel_no).slice(0, -1)}9` : null,
    employee_cnt: 8 + ((index * 13) % 290),
    capital_amt: String((1 + (index % 9)) * 50_000_000),
    sales_amt: String((3 + ((index * 7) % 40)) * 480_000_000),
    account_holder: isForeign ? comp_name_kr : plain(comp_name_kr),
    ...(isForeign
      ? {
          country: yenAndDollars[String(currency)] ?? 'CN',
          foreign_reg_no: `${yenAndDollars[String(currency)] ?? 'CN'}-${700_100 + index}`,
          bank_code: '999',
          bank_account: `SWFT-${zeroPad(4_400_000 + index * 971, 8)}`,
        }
      : {
          corp_no: corporateNumber(index),
          nts_checked_dt: ['REGISTERED', 'SUSPENDED'].includes(status) ? checked : null,
        }),
  }
}
