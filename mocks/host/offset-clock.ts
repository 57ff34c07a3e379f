/** A clock that is ahead of another one. */
export class OffsetClock {
  /** @param ahead milliseconds */
  constructor(
    private readonly clock: () => Date,
    public ahead = 0,
  ) {}

  readonly now = (): Date => new Date(this.clock().getTime() + this.ahead)

  /** Lets that many milliseconds pass. */
  advance(milliseconds: number): void {
    this.ahead += milliseconds
  }
}
