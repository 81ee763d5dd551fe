/** An account number for those who may not read it: 110-123-456012 → 110-***-***012 (domain 6.3). */
export function maskedAccount(account: string): string {
  const letters = account.replace(/-/g, '').length
  let place = 0
  return account.replace(/[^-]/g, letter => {
    place += 1
    return place <= shown && letters > 2 * shown ? letter : place > letters - shown ? letter : '*'
  })
}

/** At its beginning, unless it is a short one, and at its end. */
const shown = 3
