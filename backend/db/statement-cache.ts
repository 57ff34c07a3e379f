/**
 * Prepared statements that were used last: parsing and planning a short query takes longer than
 * running it.
 */
export class StatementCache<Statement> {
  readonly #bySql = new Map<string, Statement>()
  readonly #prepare: (sql: string) => Statement
  readonly #capacity: number
  readonly #free: (statement: Statement) => void
  /** Characters of the statements that are kept. */
  #size = 0

  /**
   * @param capacity characters of SQL to keep. A statement needs memory in proportion to its text:
   * an insert of 2,000 rows takes 5 MB, and has a text of its own for each number of rows
   * @param free frees a statement that was not used for the longest
   */
  constructor(
    prepare: (sql: string) => Statement,
    capacity: number,
    free: (statement: Statement) => void = () => {},
  ) {
    this.#prepare = prepare
    this.#capacity = capacity
    this.#free = free
  }

  /** Returns the statement of an SQL text, prepared if it is not kept. */
  get(sql: string): Statement {
    const kept = this.#bySql.get(sql)
    const statement = kept ?? this.#prepare(sql)
    // A map iterates in the order of insertion, so the first is the one used longest ago.
    this.#bySql.delete(sql)
    this.#bySql.set(sql, statement)
    if (kept === undefined) this.#size += sql.length
    for (const [oldSql, old] of this.#bySql) {
      if (this.#size <= this.#capacity || oldSql === sql) break
      this.#bySql.delete(oldSql)
      this.#size -= oldSql.length
      this.#free(old)
    }
    return statement
  }

  /** Forgets all statements without freeing them, for a database that frees its own. */
  clear(): void {
    this.#bySql.clear()
    this.#size = 0
  }
}
