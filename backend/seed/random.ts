/** A repeatable source of chance, so that a seeded world is always the same (mulberry32). */
export type Random = {
  /** From 0 up to 1. */
  next(): number
  /** A whole number, both ends within. */
  between(least: number, most: number): number
  pick<T>(choices: readonly T[]): T
  /** True that often, from 0 to 1. */
  chance(probability: number): boolean
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    pick<T>(choices: readonly T[]): T {
      const chosen = choices[between(0, choices.length - 1)]
      if (chosen === undefined) throw new RangeError('There is nothing to pick from.')
      return chosen
    },
    chance: (probability) => next() < probability,
  }
}
