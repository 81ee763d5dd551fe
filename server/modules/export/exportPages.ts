import type { ServerRoute } from '../../../codegen/generated/serverRoutes'
import { badRequest } from '../../http/failure'
import { productContract } from '../../http/productContract'
import { createValidatorCompiler } from '../../http/validatorCompiler'
import type { ExportRow } from './sheetXml'

/** Enough that a page's question costs little beside its rows, and few enough that memory stays flat. */
const rowsPerPage = 5_000

type Input = Readonly<Record<string, unknown>>

export interface ExportSource {
  readonly route: ServerRoute
  /** Query and path parameters as text, without paging. */
  readonly conditions: Readonly<Record<string, string>>
  /** Runs the operation as the asking person, in the one transaction of the job. */
  readonly run: (input: Input) => Promise<unknown>
}

const compile = createValidatorCompiler(productContract)

/** The input of the operation, checked by the contract as a request over HTTP would be. */
export function checkedInput({ route, conditions }: Omit<ExportSource, 'run'>, paging: Input): Input {
  const { method, url, schema } = route
  const parts = (['params', 'querystring'] as const).map(httpPart => {
    const part = schema[httpPart]
    if (!isRecord(part)) return {}
    const names = isRecord(part.properties) ? Object.keys(part.properties) : []
    const all = { ...conditions, ...paging }
    const value = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
    const checked: unknown = compile({ schema: part, method, url, httpPart })(value)
    if (isRecord(checked) && checked.error instanceof Error) throw checked.error
    return value
  })
  const known = new Set(parts.flatMap(part => Object.keys(part)))
  const unknown = Object.keys(conditions).find(name => !known.has(name))
  if (unknown !== undefined) throw badRequest('conditions', `"${unknown}" is no parameter of the operation`)
  return Object.fromEntries(parts.flatMap(part => Object.entries(part)))
}

function takes({ schema }: ServerRoute, name: string): boolean {
  const { querystring } = schema
  return isRecord(querystring) && isRecord(querystring.properties) && name in querystring.properties
}

/** How many rows there are, where the operation can say so without giving them. */
export async function countRows(source: ExportSource): Promise<number | undefined> {
  if (!takes(source.route, 'want')) return undefined
  return readAnswer(await source.run(checkedInput(source, { want: 'totals' }))).total
}

/**
 * All rows, page by page. The pages come out of one snapshot of the database, so that rows written meanwhile neither
 * come twice nor push another out. The next page is on its way while the one before is written.
 */
export async function* exportPages(source: ExportSource): AsyncGenerator<readonly ExportRow[]> {
  const isPaged = takes(source.route, 'page') && takes(source.route, 'size')
  const want = takes(source.route, 'want') ? { want: 'rows' } : {}
  const ask = (page: number) => {
    const paging = isPaged ? { page, size: rowsPerPage, ...want } : {}
    const asked = source.run(checkedInput(source, paging))
    // A job that is canceled meanwhile never takes the page that it has asked for.
    asked.catch(() => undefined)
    return asked
  }
  let next = ask(1)
  for (let page = 1; ; page += 1) {
    const { rows } = readAnswer(await next)
    const isLast = !isPaged || rows.length < rowsPerPage
    if (!isLast) next = ask(page + 1)
    yield rows
    if (isLast) return
  }
}

function readAnswer(answer: unknown): { readonly rows: readonly ExportRow[]; readonly total: number } {
  const rows: unknown = isRecord(answer) ? answer.rows : answer
  const list = Array.isArray(rows) ? rows.filter(isRecord) : []
  return {
    rows: list,
    total: isRecord(answer) && typeof answer.total === 'number' ? answer.total : list.length,
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
