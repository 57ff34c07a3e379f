/** Reproducible random numbers (mulberry32), so that a seeded world is always the same. */
export type Random = {
  /** Returns a number from 0 to below 1. */
  next(): number
  /** Returns an integer, `min` and `max` included. */
  between(min: number, max: number): number
  pick<T>(choices: readonly T[]): T
  /** True with a probability from 0 to 1. */
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
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
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

/**
 * Returns the id of a seeded record by its name. It is the same in every world and host, so stories
 * and tests can link to it.
 * @param name such as `deal 12`
 */
export function createSeedId(name: string): string {
  const [a, b, c, d] = [hash(name, 1), hash(name, 2), hash(name, 3), hash(name, 4)]
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${toUuidVariant(c)}${c.slice(1, 4)}-${c.slice(4)}${d}`
}

/** Eight hex digits (FNV-1a, mixed once more because names differ only in their last letters). */
function hash(name: string, salt: number): string {
  let state = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 0x01000193)
  state = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return ((state ^ (state >>> 16)) >>> 0).toString(16).padStart(8, '0')
}

const toUuidVariant = (hex: string): string =>
  '89ab'[Number.parseInt(hex.slice(0, 1), 16) % 4] ?? '8'
