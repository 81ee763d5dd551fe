/** An address as people write it: one @, a dot after it, no blanks. Whether it exists, only a letter can tell. */
export function isEmail(text: string): boolean {
  return /^[^\s@,;<>()"]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(
    text,
  )
}
