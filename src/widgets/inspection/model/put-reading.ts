/** A reading in the keypad. */
interface KeyedReading<Reading> {
  readonly id: string
  /** Null while nothing is entered. */
  readonly reading: Reading | null
  /** Index at which the list gets the reading if it does not contain it. */
  readonly index: number
}

/** Returns the readings with the one in the keypad, or without it while nothing is entered. */
export function putReading<Reading extends { readonly id: string }>(
  readings: readonly Reading[],
  { id, reading, index }: KeyedReading<Reading>,
): Reading[] {
  const entered = reading ? [reading] : []
  const storedIndex = readings.findIndex((other) => other.id === id)
  return storedIndex === -1
    ? readings.toSpliced(index, 0, ...entered)
    : readings.toSpliced(storedIndex, 1, ...entered)
}
