/** Hands bytes to the browser as a download. Names with Hangul arrive composed, also from a Mac (which keeps them in pieces). */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name.normalize('NFC')
  link.click()
  // The download has begun by then; a blob that is let go at once is not found by every browser.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
