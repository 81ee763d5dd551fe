/** A column as the catalog of a migrated database has it. */
export interface CatalogColumn {
  readonly table: string
  readonly column: string
  /** Name of the type in pg_type: int4, numeric, varchar, _text … */
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
}

const typeOf: Readonly<Record<string, string>> = {
  bit: 'string',
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'Decimal',
  jsonb: 'Json',
  numeric: 'Decimal',
  text: 'string',
  timestamptz: 'Timestamp',
  uuid: 'string',
  varchar: 'string',
}

const columnTypes = ['Decimal', 'Defaulted', 'Json', 'Optional', 'OptionalTimestamp', 'Timestamp']

function valueType(type: string): string {
  if (type.startsWith('_')) return `${valueType(type.slice(1))}[]`
  const value = typeOf[type]
  if (value === undefined)
    throw new Error(`The type "${type}" has no TypeScript type in codegen/writeTables.ts.`)
  return value
}

/** Columns of a few values, whose types stand in server/database/columnCodes.ts. */
const codeTypes: Readonly<Record<string, string>> = {
  'adjustment.match_result': 'MatchResult',
  'directory_proof.way': 'ProofWay',
  'export_job.status': 'ExportStatus',
  'ext_user.blocked_portal': 'PortalCode',
  'login_transaction.kind': 'LoginTransactionKind',
  'outbox.channel': 'Channel',
  'user_session.login_mode': 'LoginMode',
}

/** Tables whose `portal_type` comes from the session; elsewhere a request names it. */
const byPortal = [
  'known_network',
  'login_audit',
  'login_failure',
  'login_token',
  'menu_favourite',
  'menu_log',
  'outbox',
  'password_history',
  'password_reset',
  'personal_export',
  'security_event',
  'user_session',
]

const codeType = ({ table, column }: CatalogColumn) =>
  column === 'portal_type' && byPortal.includes(table) ? 'PortalCode' : codeTypes[`${table}.${column}`]

function columnType(column: CatalogColumn): string {
  const { type, isNullable, hasDefault } = column
  const value = codeType(column) ?? valueType(type)
  if (value === 'Timestamp') return isNullable ? 'OptionalTimestamp' : value
  if (value === 'Json') return value
  if (isNullable) return `Optional<${value}>`
  return hasDefault ? `Defaulted<${value}>` : value
}

/** What the server asks of a column when it starts: its type, "?" where it may be null, "=" where the database has a value for it. */
const columnFact = ({ type, isNullable, hasDefault }: CatalogColumn) =>
  `${type}${isNullable ? '?' : ''}${hasDefault ? '=' : ''}`

/** The tables of the database as types and as values, one column a line. */
export function writeTables(columns: readonly CatalogColumn[]): string {
  const tables = new Map<string, CatalogColumn[]>()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  const all = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const named = (write: (column: CatalogColumn) => string) =>
    all.map(([table, own]) => [
      `  ${table}: {`,
      ...own.map(column => `    ${column.column}: ${write(column)}`),
    ])
  const types = named(columnType).flatMap(lines => [...lines, '  }'])
  const importFrom = (file: string, names: readonly string[]) =>
    `import type { ${names.filter(name => types.some(line => new RegExp(`\\b${name}\\b`).test(line))).join(', ')} } from '${file}'`
  return [
    '// Written from the migrated database by tests/server/database/tables.test.ts. Do not edit.',
    importFrom('./columnCodes', [...new Set(['PortalCode', ...Object.values(codeTypes)])].sort()),
    importFrom('./columnTypes', columnTypes),
    '',
    '/** Every table and view of the application. */',
    'export interface Tables {',
    ...types,
    '}',
    '',
    '/** Columns by table: type, "?" where it may be null, "=" where the database has a value for it. */',
    'export const columnFacts: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...named(column => `'${columnFact(column)}',`).flatMap(lines => [...lines, '  },']),
    '}',
    '',
  ].join('\n')
}
