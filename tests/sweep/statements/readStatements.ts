import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A line that begins an entry of PostgreSQL's log, as the embedded one writes it. */
const entry = /^\d{4}-\d\d-\d\d [\d:.]+ \S+ \[\d+\] (.*)$/
const statement = /^LOG: {2}(?:statement|execute [^:]*): (.*)$/s

/** The statements of a log that was written with log_statement = all, each text once, with how often it was sent. */
export async function readStatements(file: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  let open: string | undefined
  const close = () => {
    const text = open === undefined ? undefined : statement.exec(open)?.[1]?.trim()
    if (text) found.set(text, (found.get(text) ?? 0) + 1)
    open = undefined
  }
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const begun = entry.exec(line)?.[1]
    if (begun === undefined) {
      if (open !== undefined) open += `\n${line}`
      continue
    }
    close()
    open = begun
  }
  close()
  return found
}
