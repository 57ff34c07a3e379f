/**
 * Keeps the prepared statements used last: parsing and planning a short query takes longer than
 * running it.
 */
export class StatementCache<Statement> {
  readonly #bySql = new Map<string, Statement>()
  readonly #prepare: (sql: string) => Statement
  readonly #capacity: number
  readonly #free: (statement: Statement) => void

  /**
   * @param capacity statements to keep; a list has many, by its filters
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
    const statement = this.#bySql.get(sql) ?? this.#prepare(sql)
    // A map iterates in the order of insertion, so the first is the one used longest ago.
    this.#bySql.delete(sql)
    this.#bySql.set(sql, statement)
    const [oldest] = this.#bySql
    if (oldest && this.#bySql.size > this.#capacity) {
      this.#bySql.delete(oldest[0])
      this.#free(oldest[1])
    }
    return statement
  }

  /** Forgets all statements without freeing them, for a database that frees its own. */
  clear(): void {
    this.#bySql.clear()
  }
}
