import { Problem } from '../problems/problem'
import type { Clock } from '../app-context'

/** By how many of the last ones it is told how long others will take: a single one may have met a busy machine. */
const MEASURED_RUNS = 20

/** Work that is dear, so that only so much of it is done at once; the rest waits its turn, first come first served. */
export class ConcurrencyLimiter {
  #running = 0
  #waiting: (() => void)[] = []
  /** Milliseconds that each of the last ones took. */
  #took: number[] = []

  constructor(
    private readonly clock: Clock,
    /** How many may run at once. */
    private readonly atOnce: number,
    /** How many may wait; whoever comes then is sent away. */
    private readonly mostWaiting: number,
  ) {}

  /**
   * Does the work as soon as it is its turn.
   * @param wait what waits in the queue; for who counts that time apart
   * @throws Problem 503 where too many wait, with the seconds that those take; and what the work throws
   */
  async take<T>(
    work: () => Promise<T>,
    wait = (queue: () => Promise<void>) => queue(),
  ): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1
    else await wait(() => this.#queue())
    const begun = this.clock().getTime()
    try {
      return await work()
    } finally {
      this.#took = [this.clock().getTime() - begun, ...this.#took].slice(0, MEASURED_RUNS)
      const next = this.#waiting.shift()
      // Whoever comes next takes the place over, so that nobody slips in between.
      if (next) next()
      else this.#running -= 1
    }
  }

  async #queue(): Promise<void> {
    if (this.#waiting.length >= this.mostWaiting) {
      const usual = this.#took.reduce((sum, one) => sum + one, 0) / Math.max(1, this.#took.length)
      const untilAllHadTheirTurn = (this.#waiting.length * usual) / this.atOnce
      throw Problem.busy(Math.max(1, Math.ceil(untilAllHadTheirTurn / 1000)))
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
