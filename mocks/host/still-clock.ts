/** When it is in stories and tests: a Friday morning in the middle of the seeded months. */
export const STILL_MOMENT = '2026-11-20T09:30:00.000Z'

/** A clock that stands until it is moved. */
export class StillClock {
  #now: number

  constructor(moment: string = STILL_MOMENT) {
    this.#now = Date.parse(moment)
  }

  readonly now = (): Date => new Date(this.#now)

  /** Lets that many milliseconds pass. */
  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}
