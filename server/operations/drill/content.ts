export type Ask = <Row>(query: string) => Promise<readonly Row[]>

/** How many rows every table has, and their checksum. */
export async function contentOf(ask: Ask): Promise<ReadonlyMap<string, string>> {
  const tables = await ask<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  const content = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await ask<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as sum from "${name}" as each`,
    )
    content.set(name, row?.sum ?? '')
  }
  return content
}
