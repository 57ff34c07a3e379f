import {
  type CompiledQuery,
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

/** Connection to a SQLite file that fails at once if it meets a lock (`busy_timeout = 0`). */
export type FileConnection = SqliteDatabase & { exec(sql: string): void }

/** Two connections to one SQLite file in WAL mode, in which readers meet no locks. */
export type FileConnections = { writer: FileConnection; reader: FileConnection }

/**
 * SQLite driver that waits for the locks of other programs without blocking the event loop.
 * Transactions and other writes take turns on one connection; queries outside a transaction run on
 * the other one, so they don't wait for writes.
 */
export class WaitingSqliteDriver implements Driver {
  readonly #connections: FileConnections
  readonly #turns: WriteTurns

  /** @param lockWaitMs milliseconds that a write waits for another program */
  constructor(connections: FileConnections, lockWaitMs: number) {
    this.#connections = connections
    this.#turns = new WriteTurns(connections.writer, lockWaitMs)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TurnTakingConnection> {
    return new TurnTakingConnection(this.#connections, this.#turns)
  }

  async beginTransaction(connection: TurnTakingConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: TurnTakingConnection): Promise<void> {
    connection.commit()
  }

  async rollbackTransaction(connection: TurnTakingConnection): Promise<void> {
    connection.rollback()
  }

  async releaseConnection(): Promise<void> {}

  /** Moves all writes into the file itself, so that it can be copied, and closes it. */
  async destroy(): Promise<void> {
    const { reader, writer } = this.#connections
    reader.close()
    try {
      writer.exec('pragma wal_checkpoint(truncate)')
    } catch {
      // A transaction is still open; the next start continues with the other files.
    } finally {
      writer.close()
    }
  }
}

/** Queue of the writes of this process, first come, first served. */
class WriteTurns {
  readonly #writer: FileConnection
  readonly #lockWaitMs: number
  #last: Promise<void> = Promise.resolve()
  /** When the present lock of another program was met; null if the last write met none. */
  #lockedSince: number | null = null

  constructor(writer: FileConnection, lockWaitMs: number) {
    this.#writer = writer
    this.#lockWaitMs = lockWaitMs
  }

  /**
   * Begins a transaction after those before it, as a writer: upgrading from reader to writer later
   * can fail instead of waiting.
   * @returns a function that ends the turn
   * @throws the error `SQLITE_BUSY` if another program keeps the file locked
   */
  async begin(): Promise<() => void> {
    const askedAt = performance.now()
    const previous = this.#last
    let end = () => {}
    this.#last = new Promise((resolve) => (end = resolve))
    await previous
    try {
      while (!this.#tryBegin(askedAt)) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      return end
    } catch (error) {
      end()
      throw error
    }
  }

  /** A write that waited for its turn during the lock does not wait for the lock as long again. */
  #tryBegin(askedAt: number): boolean {
    try {
      // Not a prepared statement: after a lock, it would stay active and prevent later commits.
      this.#writer.exec('begin immediate')
      this.#lockedSince = null
      return true
    } catch (error) {
      if (!isSqliteLocked(error)) throw error
      const now = performance.now()
      this.#lockedSince ??= now
      if (now - Math.max(this.#lockedSince, askedAt) >= this.#lockWaitMs) throw error
      return false
    }
  }
}

/** Kysely's connection: reads at any time, writes in its turn. */
class TurnTakingConnection implements DatabaseConnection {
  readonly #connections: FileConnections
  readonly #turns: WriteTurns
  #endTurn: (() => void) | null = null

  constructor(connections: FileConnections, turns: WriteTurns) {
    this.#connections = connections
    this.#turns = turns
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.#turns.begin()
  }

  commit(): void {
    this.#connections.writer.exec('commit')
    this.#end()
  }

  rollback(): void {
    try {
      this.#connections.writer.exec('rollback')
    } catch (error) {
      // On a full disk SQLite rolls back by itself, and the caller must get that error.
      if (!String(error).includes('no transaction is active')) throw error
    } finally {
      this.#end()
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#connections
    if (this.#endTurn) return run(writer, query)
    if (isRead(query)) return run(reader, query)
    // SQLite changes settings and attaches files outside transactions only.
    if (isSetting(query)) return run(writer, query)
    await this.begin()
    try {
      const result = run<Row>(writer, query)
      this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  /** Streams in a turn: on the reading connection, other queries would share its old snapshot. */
  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    const isAlone = this.#endTurn === null
    if (isAlone) await this.begin()
    try {
      for (const row of this.#connections.writer.prepare(sql).iterate(parameters))
        yield { rows: [row as Row] }
    } finally {
      if (isAlone) this.rollback()
    }
  }

  #end(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }
}

/** True if the query changes nothing, so that the reading connection can run it. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*(select|explain)\b/i.test(sql))

const isSetting = ({ query, sql }: CompiledQuery): boolean =>
  RawNode.is(query) && /^\s*(pragma|attach|detach|vacuum)\b/i.test(sql)

function run<Row>(
  connection: FileConnection,
  { sql, parameters }: CompiledQuery,
): QueryResult<Row> {
  const statement = connection.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
