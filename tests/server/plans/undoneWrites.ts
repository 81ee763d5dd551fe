import type { CompiledQuery } from 'kysely'
import { PooledConnection } from '../../../server/database/pooledConnection'

/**
 * From now on the server works as ever and keeps nothing: each transaction ends where it began, so that what is pressed next
 * finds the database as the demo has it. Call the answer to end it.
 */
export function undoWrites(): () => void {
  const { executeQuery } = PooledConnection.prototype
  function undone<Row>(this: PooledConnection, query: CompiledQuery) {
    const isCommit = query.sql.trim().toLowerCase() === 'commit'
    return executeQuery.call<PooledConnection, [CompiledQuery], ReturnType<typeof executeQuery<Row>>>(
      this,
      isCommit ? { ...query, sql: 'rollback' } : query,
    )
  }
  PooledConnection.prototype.executeQuery = undone
  return () => {
    PooledConnection.prototype.executeQuery = executeQuery
  }
}
