import { Problem } from '../problems/problem'
import type { Clock } from '../app-context'

/** Number of last runs that estimate the waiting time; a single one may be an outlier. */
const MEASURED_RUNS = 20

/** Limits expensive work to a number of concurrent runs; the rest waits in order of arrival. */
export class ConcurrencyLimiter {
  #running = 0
  #waiting: (() => void)[] = []
  /** Duration of the last runs in milliseconds. */
  #durationsMs: number[] = []

  constructor(
    private readonly clock: Clock,
    /** Maximum concurrent runs. */
    private readonly maxConcurrent: number,
    /** Maximum queue length; further work is rejected. */
    private readonly maxWaiting: number,
  ) {}

  /**
   * Runs work when a slot is free.
   * @param wait wraps the waiting time, for callers that measure it
   * @throws Problem 503 with an estimated wait if the queue is full, and any error of the work
   */
  async run<T>(work: () => Promise<T>, wait = (queue: () => Promise<void>) => queue()): Promise<T> {
    if (this.#running < this.maxConcurrent) this.#running += 1
    else await wait(() => this.#queue())
    const startedAt = this.clock().getTime()
    try {
      return await work()
    } finally {
      this.#durationsMs = [this.clock().getTime() - startedAt, ...this.#durationsMs].slice(
        0,
        MEASURED_RUNS,
      )
      const next = this.#waiting.shift()
      // The next in the queue takes the slot directly, so that no other call gets it.
      if (next) next()
      else this.#running -= 1
    }
  }

  async #queue(): Promise<void> {
    if (this.#waiting.length >= this.maxWaiting) {
      const averageMs =
        this.#durationsMs.reduce((sum, one) => sum + one, 0) / Math.max(1, this.#durationsMs.length)
      const expectedWait = (this.#waiting.length * averageMs) / this.maxConcurrent
      throw Problem.busy(Math.max(1, Math.ceil(expectedWait / 1000)))
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
