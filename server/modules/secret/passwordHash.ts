import { hash, verify } from '@node-rs/argon2'

/** argon2id; memory in KiB (R-18: at least 19 MiB, two passes). About 12 ms a hash. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same password typed on a Mac arrives decomposed; it must still be the same. */
const composed = (password: string) => password.normalize('NFC')

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost)
}

let unknownHash: Promise<string> | undefined

/** Compares in the same time whether or not there is a hash, so that nobody learns which identifiers exist. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  unknownHash ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await unknownHash), composed(password))
  return stored !== undefined && fits
}
