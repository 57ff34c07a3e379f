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
