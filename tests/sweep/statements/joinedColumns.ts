/** A table in a statement, as often as it is named there. */
export interface Instance {
  readonly table: string
  readonly alias: string
  /** The table is written to. */
  readonly isTarget: boolean
}

/** What a statement reads and writes, and which of the columns are equal to each other or to a value that it is given. */
export interface Joined {
  readonly instances: readonly Instance[]
  readonly isEqual: (one: Instance, another: Instance, column: string) => boolean
  readonly isGiven: (instance: Instance, column: string) => boolean
  readonly locks: boolean
}

type Node = Readonly<Record<string, unknown>>
type Columns = ReadonlyMap<string, ReadonlySet<string>>
/** The query of each view, as it is parsed. */
export type Views = ReadonlyMap<string, Node>

class Sets {
  readonly #parents = new Map<string, string>()
  root(key: string): string {
    const parent = this.#parents.get(key)
    return parent === undefined || parent === key ? key : this.root(parent)
  }
  join(one: string, another: string): void {
    this.#parents.set(this.root(one), this.root(another))
  }
}

interface Scope {
  readonly parent: Scope | undefined
  readonly names: Set<string>
  readonly instances: Instance[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const scoped = new Set(['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt', 'MergeStmt'])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Reads the tree of a parsed statement. An equality counts wherever it stands, below an OR as well: so what is said to be joined is at most too
 * much. Views are read as the query behind them.
 */
export function joinedColumns(tree: unknown, columns: Columns, views: Views): Joined {
  const instances: Instance[] = []
  const byColumn = new Sets()
  const given = new Set<string>()
  let locks = false
  const keyOf = (instance: Instance, column: string) => `${instances.indexOf(instance)}.${column}`

  const resolve = (node: unknown, scope: Scope): { instance: Instance; column: string } | undefined => {
    const fields = isNode(node) && isNode(node.ColumnRef) ? node.ColumnRef.fields : undefined
    if (!Array.isArray(fields)) return undefined
    const names = fields.map(each => (isNode(each) && isNode(each.String) ? textOf(each.String.sval) : ''))
    const column = names.at(-1) ?? ''
    for (let at: Scope | undefined = scope; at; at = at.parent) {
      const found = at.instances.filter(({ alias, table }) =>
        names.length > 1 ? alias === names.at(-2) : columns.get(table)?.has(column),
      )
      if (found[0]) return { instance: found[0], column }
    }
    return undefined
  }

  const equate = (left: unknown, right: unknown, scope: Scope) => {
    const [one, another] = [resolve(left, scope), resolve(right, scope)]
    if (one && another) {
      byColumn.join(keyOf(one.instance, one.column), keyOf(another.instance, another.column))
      return
    }
    const only = one ?? another
    const value = one ? right : left
    // A value that stands in the statement, or is given with it; of a subquery nobody knows before it has run.
    if (only && !JSON.stringify(value ?? null).includes('"SubLink"'))
      given.add(keyOf(only.instance, only.column))
  }

  const enter = (node: Node, scope: Scope) => {
    const relation = (range: Node, isTarget: boolean) => {
      const table = textOf(range.relname)
      const alias = isNode(range.alias) ? textOf(range.alias.aliasname) : table
      for (let at: Scope | undefined = scope; at; at = at.parent) if (at.names.has(table)) return
      const view = views.get(table)
      if (!view) {
        const instance = { table, alias, isTarget }
        instances.push(instance)
        scope.instances.push(instance)
        return
      }
      const behind: Scope = { parent: undefined, names: new Set(), instances: [] }
      enter(view, behind)
      const [first] = behind.instances
      if (!first) return
      // By the name of the view its first table is found, whose columns it shows.
      scope.instances.push({ ...first, alias })
      const shown = scope.instances.at(-1)
      if (shown) {
        instances.push(shown)
        byColumnOf(first, shown)
      }
    }
    const byColumnOf = (one: Instance, another: Instance) => {
      for (const column of columns.get(one.table) ?? [])
        byColumn.join(keyOf(one, column), keyOf(another, column))
    }
    const visit = (value: unknown, at: Scope): void => {
      if (Array.isArray(value)) for (const each of value) visit(each, at)
      if (!isNode(value)) return
      for (const [kind, part] of Object.entries(value)) {
        if (kind === 'RangeVar' && isNode(part)) relation(part, false)
        else if (scoped.has(kind) && isNode(part))
          enter({ [kind]: part }, { parent: at, names: new Set(), instances: [] })
        else if (kind === 'LockingClause') locks = true
        else {
          visit(part, at)
          if (kind === 'A_Expr' && isNode(part)) compare(part, at)
          if (kind === 'JoinExpr' && isNode(part)) equateUsing(part, at)
        }
      }
    }
    const compare = (part: Node, at: Scope) => {
      const operator = JSON.stringify(part.name ?? '')
      const kinds = ['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY', 'AEXPR_NOT_DISTINCT']
      if (operator.includes('"="') && kinds.includes(textOf(part.kind))) equate(part.lexpr, part.rexpr, at)
    }
    const equateUsing = (part: Node, at: Scope) => {
      const using = Array.isArray(part.usingClause) ? part.usingClause : []
      for (const each of using) {
        const column = isNode(each) && isNode(each.String) ? textOf(each.String.sval) : ''
        const [first, ...others] = at.instances.filter(({ table }) => columns.get(table)?.has(column))
        for (const other of others)
          if (first) {
            byColumn.join(keyOf(first, column), keyOf(other, column))
          }
      }
    }
    for (const [kind, part] of Object.entries(node)) {
      if (!isNode(part)) continue
      const ctes = isNode(part.withClause) && Array.isArray(part.withClause.ctes) ? part.withClause.ctes : []
      for (const cte of ctes)
        if (isNode(cte) && isNode(cte.CommonTableExpr)) scope.names.add(textOf(cte.CommonTableExpr.ctename))
      if (isNode(part.relation)) {
        relation(part.relation, true)
        const target = scope.instances.at(-1)
        const inserted = kind === 'InsertStmt' && Array.isArray(part.cols) ? part.cols : []
        for (const each of inserted)
          if (target && isNode(each) && isNode(each.ResTarget))
            given.add(keyOf(target, textOf(each.ResTarget.name)))
      }
      // Tables first: what a list of columns or a condition names is found in them.
      const { fromClause, usingClause, withClause, relation: _relation, ...others } = part
      visit(withClause, scope)
      visit(fromClause, scope)
      visit(usingClause, scope)
      visit(others, scope)
    }
  }
  enter(isNode(tree) ? tree : {}, { parent: undefined, names: new Set(), instances: [] })
  const roots = (instance: Instance, column: string) => byColumn.root(keyOf(instance, column))
  const givenRoots = new Set([...given].map(key => byColumn.root(key)))
  return {
    instances,
    locks,
    isEqual: (one, another, column) => roots(one, column) === roots(another, column),
    isGiven: (instance, column) => givenRoots.has(roots(instance, column)),
  }
}
