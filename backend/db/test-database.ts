import initSqlJs from 'sql.js'
import { openDatabaseCopy } from './copy-database'
import { migrate } from './migrate'
import { openSqlJs } from './open-sql-js'
import type { Db } from './tables'
import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely'

const sql = initSqlJs()
let migratedDatabase: Promise<Uint8Array> | undefined

/** Creates a migrated, empty database in memory, for tests. */
export async function createEmptyDatabase(): Promise<Db> {
  migratedDatabase ??= getMigratedBytes()
  return openSqlJs(openDatabaseCopy(await sql, await migratedDatabase))
}

async function getMigratedBytes(): Promise<Uint8Array> {
  const database = new (await sql).Database()
  await migrate(openSqlJs(database), 'sqlite')
  return database.export()
}

/** A database that records its queries, with SQLite's query plans; for tests. */
export type RecordedQueries = {
  /** The recording database. */
  db: Db
  /** Returns recorded queries whose SQL contains the text. */
  findQueries(words: string): CompiledQuery[]
  clear(): void
  /** Returns SQLite's query plan, a line per step. */
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
