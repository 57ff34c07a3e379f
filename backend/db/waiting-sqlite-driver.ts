import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  type SqliteDatabase,
} from 'kysely'
import { isSqliteLocked } from './dialect'

/** Milliseconds between two attempts at a locked file. */
const RETRY_MS = 10

/** Two connections to one SQLite file in WAL mode, neither of which waits for a lock itself. */
export type SqliteConnections = { writer: SqliteDatabase; reader: SqliteDatabase }

/**
 * SQLite driver that waits for locks without blocking the event loop. Transactions and other
 * writes take turns on one connection; queries outside a transaction run on the other one, so they
 * don't wait for writes.
 */
export class WaitingSqliteDriver implements Driver {
  readonly #connections: SqliteConnections
  readonly #writer: LockableConnection
  readonly #reader: LockableConnection
  readonly #turns = new WriteTurns()

  /** @param lockWaitMs milliseconds that a statement waits for another program's lock */
  constructor(connections: SqliteConnections, lockWaitMs: number) {
    this.#connections = connections
    this.#writer = new LockableConnection(connections.writer, lockWaitMs)
    this.#reader = new LockableConnection(connections.reader, lockWaitMs)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TurnTakingConnection> {
    return new TurnTakingConnection(this.#writer, this.#reader, this.#turns)
  }

  /**
   * Begins every transaction as a writer: upgrading from reader to writer later can fail instead of
   * waiting.
   */
  async beginTransaction(connection: TurnTakingConnection): Promise<void> {
    await connection.takeTurn()
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: TurnTakingConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: TurnTakingConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: TurnTakingConnection): Promise<void> {
    connection.endTurn()
  }

  async destroy(): Promise<void> {
    this.#connections.reader.close()
    this.#connections.writer.close()
  }
}

/** Queue of the writes of this process, first come, first served. */
class WriteTurns {
  #last: Promise<void> = Promise.resolve()

  /** @returns a function that ends the turn */
  async take(): Promise<() => void> {
    const previous = this.#last
    let end = () => {}
    this.#last = new Promise((resolve) => (end = resolve))
    await previous
    return end
  }
}

/** Kysely's connection: reads at any time, writes in its turn. */
class TurnTakingConnection implements DatabaseConnection {
  readonly #writer: LockableConnection
  readonly #reader: LockableConnection
  readonly #turns: WriteTurns
  readonly #askedAt = performance.now()
  #endTurn: (() => void) | null = null

  constructor(writer: LockableConnection, reader: LockableConnection, turns: WriteTurns) {
    this.#writer = writer
    this.#reader = reader
    this.#turns = turns
  }

  async takeTurn(): Promise<void> {
    this.#endTurn ??= await this.#turns.take()
  }

  endTurn(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#writer.execute(query, this.#askedAt)
    if (isRead(query)) return this.#reader.execute(query, this.#askedAt)
    await this.takeTurn()
    try {
      return await this.#writer.execute(query, this.#askedAt)
    } finally {
      this.endTurn()
    }
  }

  /** Streams in a turn: on the reading connection, other queries would share its old snapshot. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    await this.takeTurn()
    yield* this.#writer.stream<Row>(query)
  }
}

/** True if the query changes nothing, so that the reading connection can run it. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*select\b/i.test(sql))
}

/** One connection; a statement that finds the file locked is repeated for a while. */
class LockableConnection {
  readonly #database: SqliteDatabase
  readonly #lockWaitMs: number
  /** When the present lock was first met; null if the last statement met none. */
  #lockedSince: number | null = null

  constructor(database: SqliteDatabase, lockWaitMs: number) {
    this.#database = database
    this.#lockWaitMs = lockWaitMs
  }

  /**
   * @param askedAt a caller that waited for its turn during the lock does not wait as long again
   * @throws the error `SQLITE_BUSY` if the file stays locked
   */
  async execute<Row>(query: CompiledQuery, askedAt: number): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = this.#run<Row>(query)
        this.#lockedSince = null
        return result
      } catch (error) {
        if (!isSqliteLocked(error)) throw error
        const now = performance.now()
        this.#lockedSince ??= now
        if (now - Math.max(this.#lockedSince, askedAt) >= this.#lockWaitMs) throw error
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  *stream<Row>({ sql, parameters }: CompiledQuery): IterableIterator<QueryResult<Row>> {
    for (const row of this.#database.prepare(sql).iterate(parameters)) yield { rows: [row as Row] }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#database.prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return {
      rows: [],
      numAffectedRows: BigInt(changes),
      insertId: BigInt(lastInsertRowid),
    }
  }
}
