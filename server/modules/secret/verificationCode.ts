import { randomInt } from 'node:crypto'
import type { Settings } from '../../settings'

/** Domain 8.4: known to every reader, so no production build and no production server gives it. */
const demoCode = '123456'

const digits = 6

/** Six random digits; in the demo always the same ones. */
export function newCode({ mode }: Pick<Settings, 'mode'>): string {
  if (process.env.GPMS_BUILD !== 'production' && mode === 'demo') return demoCode
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

const resetDigits = 8

/** Eight random digits, in the demo too: nobody's password is reset without having read his mail. */
export function newResetCode(): string {
  return String(randomInt(10 ** resetDigits)).padStart(resetDigits, '0')
}

export function isCodeShape(text: string): boolean {
  return /^[0-9]{6}$/.test(text)
}

/** 010-****-5678: enough for the owner to know it. */
export function maskedPhone(phone: string): string {
  const plain = phone.replace(/\D/g, '')
  return `${plain.slice(0, 3)}-****-${plain.slice(-4)}`
}

/** da***@daesung.example */
export function maskedEmail(email: string): string {
  const at = email.indexOf('@')
  return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`
}
