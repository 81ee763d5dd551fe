/** Whom the tax office's state of a business number is asked of. */
export interface TaxOfficeSettings {
  /** Its interface: takes POST <url>/status with up to 100 numbers. */
  readonly url: string
  readonly token?: string
  /** How long one call may take. */
  readonly seconds: number
}

type Given = (name: string) => string | undefined
type Wrong = (name: string, text: string) => void

const seconds = 5

/** Undefined: the demo asks a stand-in of its own, and production registers nobody. */
export function readTaxOfficeSettings(given: Given, wrong: Wrong): TaxOfficeSettings | undefined {
  const url = given('GPMS_TAX_OFFICE_URL')
  if (url === undefined) return undefined
  if (!/^https?:\/\/[^/?#]+/.test(url)) {
    wrong(
      'GPMS_TAX_OFFICE_URL',
      'is no address; write the address of the interface, such as https://api.odcloud.kr/api/nts-businessman/v1.',
    )
    return undefined
  }
  const token = given('GPMS_TAX_OFFICE_TOKEN')
  return { url, seconds, ...(token ? { token } : {}) }
}
