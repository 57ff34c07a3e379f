import type { KyselyPlugin } from 'kysely'
import { Problem } from '../problems/problem'

/** Milliseconds that a call may work before it is given up: proxies and people wait for fifteen seconds. */
export const MAX_CALL_MS = 14_000

/**
 * The time that a call has for all it does together. Once it is over the caller is told so; what is still under way asks the database nothing
 * more and commits nothing, and the statement that runs is ended by the database's own limit.
 */
export class Deadline {
  #left: number
  /** When the time began to run; null while it stands still. */
  #since: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #giveUp: (problem: Problem) => void = () => {}
  readonly #over: Promise<never>

  constructor(milliseconds: number = MAX_CALL_MS) {
    this.#left = milliseconds
    this.#over = new Promise((_, reject) => (this.#giveUp = reject))
    // Work that is done in time never hears of it.
    this.#over.catch(() => undefined)
  }

  /** Does all the work of a call. @throws Problem 503 when the time is over; and what the work throws before */
  async limit<T>(work: () => Promise<T>): Promise<T> {
    this.#run()
    const working = work()
    // A call that was given up may still fail later: nobody waits for that.
    working.catch(() => undefined)
    return Promise.race([working, this.#over]).finally(() => clearTimeout(this.#timer))
  }

  /** Waits for something that takes the time it takes, such as for a large file on a slow line: the call's own time stands still. */
  async pauseDuring<T>(waiting: () => Promise<T>): Promise<T> {
    this.#left = this.#remaining()
    this.#since = null
    clearTimeout(this.#timer)
    try {
      return await waiting()
    } finally {
      this.#run()
    }
  }

  /** @throws Problem 503 when the time is over */
  check(): void {
    if (this.#remaining() <= 0) throw Problem.unavailable()
  }

  /** Has a database refuse what it is asked after the time is over. */
  readonly plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      this.check()
      return node
    },
    transformResult: async ({ result }) => result,
  }

  #run(): void {
    this.#since = performance.now()
    this.#timer = setTimeout(() => this.#giveUp(Problem.unavailable()), this.#left)
  }

  #remaining(): number {
    return this.#left - (this.#since === null ? 0 : performance.now() - this.#since)
  }
}
