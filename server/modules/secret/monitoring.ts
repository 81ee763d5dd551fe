import { maskedPhone } from './verificationCode'

/** Domain 6.3: monitoring reads no telephone number of a supplier in full. */
export const isMonitoring = (group: string): boolean => group === '40'

export const phoneFor = (group: string, phone: string | null): string | null =>
  phone && isMonitoring(group) ? maskedPhone(phone) : phone
