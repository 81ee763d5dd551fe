const legalForms = /\(주\)|㈜|주식회사|\(유\)|유한회사/g

/** A name without what banks and registers write differently (D-65). */
const plainName = (name: string) =>
  name
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(legalForms, '')

interface Holder {
  readonly bizType?: string
  readonly compNameKr?: string
  readonly ceoName?: string
}

/** Whether an account is in the name of the company; of a person in business, or in his own. Foreign ones are not compared (domain 3.43). */
export function isHolderOf(holder: string, { bizType = '', compNameKr = '', ceoName = '' }: Holder): boolean {
  if (bizType === 'FRN') return true
  const names = bizType === 'INDV' ? [compNameKr, ceoName] : [compNameKr]
  return names.some(name => plainName(name) !== '' && plainName(name) === plainName(holder))
}
