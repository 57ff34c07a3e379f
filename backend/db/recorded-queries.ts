import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Db } from './tables'

/** A database, what it was asked, and how SQLite goes about that; for tests. */
export type RecordedQueries = {
  /** The same database; what it is asked is recorded. */
  db: Db
  /** What was asked so far with these words of SQL in it. */
  findQueries(words: string): CompiledQuery[]
  clear(): void
  /** How SQLite goes about a query, a line for each step. */
  explain(query: CompiledQuery | undefined): Promise<string>
}

export function recordQueries(db: Db): RecordedQueries {
  let nodes: RootOperationNode[] = []
  const listener: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: db.withPlugin(listener),
    findQueries: (words) =>
      nodes
        .map((node) => db.getExecutor().compileQuery(node, createQueryId()))
        .filter(({ sql }) => sql.includes(words)),
    clear() {
      nodes = []
    },
    async explain({ sql, parameters } = CompiledQuery.raw('')) {
      const { rows } = await db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      )
      return rows.map(({ detail }) => detail).join('\n')
    },
  }
}
