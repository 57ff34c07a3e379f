import type { KyselyPlugin } from 'kysely'
import { Problem } from '../problems/problem'

/** Time limit of a call in milliseconds: proxies and users wait for fifteen seconds. */
export const MAX_CALL_MS = 14_000

/**
 * Time limit of a call. When it expires, the caller gets an error, further queries and the commit
 * fail, and the database's own timeout ends the running statement.
 */
export class Deadline {
  #remainingMs: number
  /** Start of the running interval; null while paused. */
  #since: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #rejectTimeout: (problem: Problem) => void = () => {}
  readonly #timeout: Promise<never>

  constructor(milliseconds: number = MAX_CALL_MS) {
    this.#remainingMs = milliseconds
    this.#timeout = new Promise((_, reject) => (this.#rejectTimeout = reject))
    // Work that finishes in time ignores this rejection.
    this.#timeout.catch(() => undefined)
  }

  /**
   * Runs all work of a call.
   * @throws Problem 503 on timeout, and any error of the work
   */
  async limit<T>(work: () => Promise<T>): Promise<T> {
    this.#startTimer()
    const working = work()
    // An abandoned call may still fail later: ignore it.
    working.catch(() => undefined)
    return Promise.race([working, this.#timeout]).finally(() => clearTimeout(this.#timer))
  }

  /** Waits without counting the time, such as for a large upload on a slow line. */
  async pauseDuring<T>(waiting: () => Promise<T>): Promise<T> {
    this.#remainingMs = this.#getRemainingMs()
    this.#since = null
    clearTimeout(this.#timer)
    try {
      return await waiting()
    } finally {
      this.#startTimer()
    }
  }

  /**
   * Asserts that there is time left.
   * @throws Problem 503 after the time limit
   */
  check(): void {
    if (this.#getRemainingMs() <= 0) throw Problem.unavailable()
  }

  /** Rejects queries after the time limit. */
  readonly plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      this.check()
      return node
    },
    transformResult: async ({ result }) => result,
  }

  #startTimer(): void {
    this.#since = performance.now()
    this.#timer = setTimeout(() => this.#rejectTimeout(Problem.unavailable()), this.#remainingMs)
  }

  #getRemainingMs(): number {
    return this.#remainingMs - (this.#since === null ? 0 : performance.now() - this.#since)
  }
}
