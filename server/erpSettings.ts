/** Where slips are posted and vendors are kept. */
export interface ErpSettings {
  /** Its interface: takes POST <url>/postings and <url>/vendors. */
  readonly url: string
  readonly token?: string
  /** How long one of them may take. */
  readonly seconds: number
}

type Given = (name: string) => string | undefined
type Wrong = (name: string, text: string) => void

const usualSeconds = 5
const mostSeconds = 60

/** Undefined: slips and vendors can be drafted and approved but not sent; the demo then starts a stand-in of its own. */
export function readErpSettings(given: Given, wrong: Wrong): ErpSettings | undefined {
  const url = given('GPMS_ERP_URL')
  const seconds = readSeconds(given('GPMS_ERP_SECONDS'), wrong)
  if (url === undefined) return undefined
  if (!/^https?:\/\/[^/?#]+/.test(url)) {
    wrong(
      'GPMS_ERP_URL',
      'is no address; write the address of the interface, such as https://erp.example.com/gpms.',
    )
    return undefined
  }
  const token = given('GPMS_ERP_TOKEN')
  return { url, seconds, ...(token ? { token } : {}) }
}

function readSeconds(text: string | undefined, wrong: Wrong): number {
  if (text === undefined) return usualSeconds
  const value = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= mostSeconds) return value
  wrong(
    'GPMS_ERP_SECONDS',
    `"${text}" is not a whole number from 1 to ${mostSeconds}, for example ${usualSeconds}.`,
  )
  return usualSeconds
}
