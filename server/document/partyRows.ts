import { sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { runAs } from '../database/runAs'

/** The table that says who may read the documents of another table; its rows are the server's own. */
export interface PartyTable {
  /** The table of the documents. */
  readonly table: string
  readonly parties: string
  /** The column of the document's number. */
  readonly key: string
  /** Columns of the document that its rows repeat, so that the list of a person's own documents reads them alone. */
  readonly copied: readonly string[]
}

/** Adds people; those who could read the document before still can. */
export async function addPartyRows(
  tx: Transaction,
  { table, parties, key, copied }: PartyTable,
  docNo: string,
  people: readonly string[],
): Promise<void> {
  const columns = sql.join([key, ...copied].map(name => sql.ref(name)))
  await runAs(tx, 'all', () =>
    sql`insert into ${sql.table(parties)} (singleid, ${columns})
      select known.singleid, ${columns} from ${sql.table(table)}, unnest(${people}::text[]) as known (singleid)
      where ${sql.ref(key)} = ${docNo} on conflict do nothing`.execute(tx),
  )
}

/** Brings the repeated columns up to the document, in the transaction that changes it. */
export async function followDocument(
  tx: Transaction,
  { table, parties, key, copied }: PartyTable,
  docNo: string,
): Promise<void> {
  if (copied.length === 0) return
  const columns = sql.join(copied.map(name => sql.ref(name)))
  await runAs(tx, 'all', () =>
    sql`update ${sql.table(parties)} set (${columns}) = (select ${columns} from ${sql.table(table)} as document
        where document.${sql.ref(key)} = ${docNo})
      where ${sql.table(parties)}.${sql.ref(key)} = ${docNo}`.execute(tx),
  )
}
