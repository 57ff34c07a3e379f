import { groupBy, sum, type LoadRow } from './rows'
import type { Space } from './space'

/** How many ways of combining lengths are looked at. More than there are in any load of some ten lengths, and done in some milliseconds. */
const maxAttempts = 40_000

/**
 * The rows that fill the length best: all combinations of lengths are looked at, those with more of the longest first, and of two that hold the same
 * the first stays. What is over the payload counts for nothing: it would stay outside.
 */
export function chooseRows(rows: readonly LoadRow[], space: Space): LoadRow[] {
  const kinds = groupBy(rows, ({ drop, length }) => `${drop}/${length}`).toSorted(
    ([a], [b]) => (b?.length ?? 0) - (a?.length ?? 0),
  )
  let best: { value: number; taken: number[] } = { value: -1, taken: [] }
  let tried = 0

  function value(taken: readonly number[]): number {
    const chosen = kinds.flatMap((kind, at) => kind.slice(0, taken[at] ?? 0))
    const [kg, litres] = [sum(chosen, (each) => each.kg), sum(chosen, (each) => each.litres)]
    return kg > space.payloadKg ? (litres * space.payloadKg) / kg : litres
  }
  function look(at: number, left: number, taken: number[]): void {
    const kind = kinds[at]
    if (tried >= maxAttempts) return
    if (!kind) {
      tried += 1
      const held = value(taken)
      if (held > best.value) best = { value: held, taken: [...taken] }
      return
    }
    const length = kind[0]?.length ?? 0
    for (let count = Math.min(kind.length, Math.floor(left / length)); count >= 0; count -= 1) {
      taken.push(count)
      look(at + 1, left - count * length, taken)
      taken.pop()
    }
  }
  look(0, space.length, [])
  return kinds.flatMap((kind, at) => kind.slice(0, best.taken[at] ?? 0))
}
