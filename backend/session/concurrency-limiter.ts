import { Problem } from '../problems/problem'

/** Number of last runs that estimate the waiting time; a single one may be an outlier. */
const MEASURED_RUNS = 20

type RunOptions = {
  /** Goes before those that do not, and has a queue of its own. */
  goesFirst?: boolean
  /** Ends the waiting of a caller who has gone away. */
  signal?: AbortSignal
  /** Wraps the waiting time, for callers that measure it. */
  wait?: (queue: () => Promise<void>) => Promise<void>
}

/** Limits expensive work to a number of concurrent runs; the rest waits in order of arrival. */
export class ConcurrencyLimiter {
  #running = 0
  readonly #queues = { first: new Set<() => void>(), later: new Set<() => void>() }
  /** Duration of the last runs in milliseconds. */
  #durationsMs: number[] = []

  constructor(
    /** Maximum concurrent runs. */
    private readonly maxConcurrent: number,
    /** Maximum length of each queue; further work is refused. */
    private readonly maxWaiting: number,
    /** Milliseconds of a clock that never goes back. */
    private readonly now = () => performance.now(),
  ) {}

  /** Work that waits. */
  get waiting(): number {
    return this.#queues.first.size + this.#queues.later.size
  }

  /**
   * Runs work when a slot is free.
   * @throws Problem 503 with an estimated wait if the queue is full, or if the caller has gone
   * away, and any error of the work
   */
  async run<T>(
    work: () => Promise<T>,
    { goesFirst = false, signal, wait = (queue) => queue() }: RunOptions = {},
  ): Promise<T> {
    if (this.#running < this.maxConcurrent) this.#running += 1
    else await wait(() => this.#queue(this.#queues[goesFirst ? 'first' : 'later'], signal))
    const startedAt = this.now()
    try {
      return await work()
    } finally {
      this.#durationsMs = [this.now() - startedAt, ...this.#durationsMs].slice(0, MEASURED_RUNS)
      this.#release()
    }
  }

  /** Gives the slot directly to the next in a queue, so that no other call gets it. */
  #release(): void {
    const queue = this.#queues.first.size > 0 ? this.#queues.first : this.#queues.later
    const [next] = queue
    if (next) {
      queue.delete(next)
      next()
    } else this.#running -= 1
  }

  async #queue(queue: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
    if (queue.size >= this.maxWaiting) {
      const averageMs =
        this.#durationsMs.reduce((sum, one) => sum + one, 0) / Math.max(1, this.#durationsMs.length)
      const expectedWait = (queue.size * averageMs) / this.maxConcurrent
      throw Problem.busy(Math.max(1, Math.ceil(expectedWait / 1000)))
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.delete(start)
        reject(Problem.busy(1))
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      if (signal?.aborted) return leave()
      signal?.addEventListener('abort', leave, { once: true })
      queue.add(start)
    })
  }
}
