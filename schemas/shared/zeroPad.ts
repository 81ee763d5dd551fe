/** Zeros in front up to `length` digits: (7, 3) is 007. A longer number stays whole, a sign stays in front. */
export function zeroPad(value: number | string, length: number): string {
  const text = String(value)
  return text.startsWith('-') ? `-${text.slice(1).padStart(length, '0')}` : text.padStart(length, '0')
}
