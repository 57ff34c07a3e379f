/** Time in stories and tests: a Friday morning in the middle of the seeded months. */
export const FAKE_NOW = '2026-11-20T09:30:00.000Z'

/** A clock that only moves when it is advanced. */
export class FakeClock {
  #now: number

  constructor(startTime: string = FAKE_NOW) {
    this.#now = Date.parse(startTime)
  }

  readonly now = (): Date => new Date(this.#now)

  /** Advances the clock by milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}

/** A clock that runs ahead of another one. */
export class OffsetClock {
  /** @param ahead milliseconds */
  constructor(
    private readonly clock: () => Date,
    public ahead = 0,
  ) {}

  readonly now = (): Date => new Date(this.clock().getTime() + this.ahead)

  /** Advances the clock by milliseconds. */
  advance(milliseconds: number): void {
    this.ahead += milliseconds
  }
}
