import type { ReservedSql } from 'postgres'

interface Policy {
  readonly table: string
  readonly name: string
  readonly qual: string | null
  readonly check: string | null
}

/** As PostgreSQL writes it: the row that a row of one of these tables follows, by its number. */
const followed =
  /EXISTS \( SELECT\s+FROM (\w+)\s+WHERE \(\(\1\.(\w+)\)::text = (\(?(?:approval|document_event|file|file_item)\.(?:doc_no|owner_no|file_id)\)?(?:::text)?)\)\)/g

/**
 * Approvals, histories and files follow their documents, and parts of a file follow the file: who sees the one sees the other. Written as `exists (select from pr …)`
 * in a policy, each of thirty kinds of documents, with the policies of its own tables, is planned again with every statement
 * that reads one of these tables, and that takes longer than the statement itself. A function is planned once in a connection,
 * and only for the kinds that are met. So migrations end by giving each document that is followed by its primary key a function
 * `sees_<table>`, and those policies ask it. It runs with the rights of whoever asks, so that they let through what they did.
 */
export async function followByFunction(connection: ReservedSql): Promise<void> {
  const policies = await connection<Policy[]>`
    select tablename as table, policyname as name, qual, with_check as check from pg_policies
    where schemaname = 'public' and tablename in ('approval', 'document_event', 'file', 'file_item')`
  const keys = await connection<{ table: string; key: string }[]>`
    select relname as table, attname as key from pg_index
    join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where relnamespace = 'public'::regnamespace and indisprimary and indnkeyatts = 1`
  const keyOf = new Map(keys.map(({ table, key }) => [table, key]))
  const documents = new Set<string>()
  const ask = (expression: string | null) =>
    expression?.replaceAll(followed, (lookup: string, document: string, key: string, number: string) => {
      if (keyOf.get(document) !== key) return lookup
      documents.add(document)
      return `sees_${document}(${number})`
    })
  const changes = policies.flatMap(({ table, name, qual, check }) => {
    const parts = [
      ...(ask(qual) === (qual ?? undefined) ? [] : [`using (${ask(qual)})`]),
      ...(ask(check) === (check ?? undefined) ? [] : [`with check (${ask(check)})`]),
    ]
    return parts.length > 0 ? [`alter policy ${name} on ${table} ${parts.join(' ')}`] : []
  })
  const functions = [...documents].map(
    document => `create or replace function sees_${document}(number text) returns boolean
      stable parallel safe language plpgsql as $$
      begin
        return exists (select from ${document} where ${keyOf.get(document)}::text = number);
      end $$`,
  )
  if (changes.length > 0) await connection.unsafe([...functions, ...changes].join(';\n'))
}
