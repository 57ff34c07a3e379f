import type { Pack } from './pack'
import { getMaxStackHeight, type Space } from './space'

/** Packs of equal length and width on top of each other, the heaviest at the bottom. */
export interface Stack {
  readonly packs: readonly Pack[]
  readonly length: number
  readonly width: number
  readonly kg: number
}

/** Stacks side by side. */
export interface LoadRow {
  readonly stacks: readonly Stack[]
  readonly length: number
  readonly drop: number
  readonly kg: number
  readonly litres: number
}

export const sum = <Item>(items: readonly Item[], getValue: (item: Item) => number): number =>
  items.reduce((total, item) => total + getValue(item), 0)

const numbersInOrder = new Intl.Collator('en', { numeric: true })

/**
 * Compares packs that are alike, so that a plan does not depend on their order: by the mill's
 * numbers, in which they are loaded and ticked off, else by id.
 */
export const compareAlikePacks = (a: Pack, b: Pack): number =>
  numbersInOrder.compare(a.millPack?.number ?? '', b.millPack?.number ?? '') ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Groups items by key, in the order of first appearance. */
export function toGroups<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const found = new Map<string, Item[]>()
  for (const item of items) {
    const group = found.get(key(item))
    if (group) group.push(item)
    else found.set(key(item), [item])
  }
  return [...found.values()]
}

/**
 * Number of stacks needed: each pack goes onto the first stack where it fits, highest packs first.
 */
function countFewestStacks(highFirst: readonly Pack[], limit: number): number {
  const heights: number[] = []
  for (const { height } of highFirst) {
    const at = heights.findIndex((used) => used + height <= limit)
    if (at === -1) heights.push(height)
    else heights[at] = (heights[at] ?? 0) + height
  }
  return heights.length
}

interface OpenStack {
  height: number
  kg: number
  readonly packs: Pack[]
}
const createOpenStack = (): OpenStack => ({ height: 0, kg: 0, packs: [] })

/**
 * Builds stacks of packs of one length and width. Uses as few stacks as the height allows, rounded
 * up to full rows, since that costs no length. The highest packs go first, each onto the
 * lightest of the lowest stacks. The stacks end up equally high and heavy.
 */
function buildStacks(packs: readonly Pack[], space: Space): Stack[] {
  const limit = getMaxStackHeight(space)
  const highFirst = packs.toSorted(
    (a, b) => b.height - a.height || b.kg - a.kg || compareAlikePacks(a, b),
  )
  const stacksAcross = Math.max(1, Math.floor(space.width / (packs[0]?.width ?? space.width)))
  const count = Math.min(
    packs.length,
    Math.ceil(countFewestStacks(highFirst, limit) / stacksAcross) * stacksAcross,
  )
  const stacks = Array.from({ length: count }, createOpenStack)
  for (const pack of highFirst) {
    const fitting = stacks.filter(({ height }) => height + pack.height <= limit)
    const [lowest = createOpenStack()] = fitting.toSorted(
      (a, b) => a.height - b.height || a.kg - b.kg,
    )
    if (!stacks.includes(lowest)) stacks.push(lowest)
    lowest.height += pack.height
    lowest.kg += pack.kg
    lowest.packs.push(pack)
  }
  return stacks.map(({ packs: inStack, kg }) => {
    const heavyLow = inStack.toSorted((a, b) => b.kg - a.kg || compareAlikePacks(a, b))
    return { packs: heavyLow, length: heavyLow[0]?.length ?? 0, width: heavyLow[0]?.width ?? 0, kg }
  })
}

const createRow = (stacks: readonly Stack[]): LoadRow => ({
  stacks,
  length: Math.max(...stacks.map(({ length }) => length)),
  drop: stacks[0]?.packs[0]?.drop ?? 1,
  kg: sum(stacks, ({ kg }) => kg),
  litres: sum(stacks, ({ packs }) => sum(packs, ({ litres }) => litres)),
})

/**
 * Groups stacks into rows, as many as fit the width, with stacks of similar weight side by side.
 */
function placeSideBySide(stacks: readonly Stack[], width: number): Stack[][] {
  const open = [...stacks]
  const rows: Stack[][] = []
  for (let first = open.shift(); first; first = open.shift()) {
    const row = [first]
    let freeWidth = width - first.width
    for (let at = 0; at < open.length;) {
      const next = open[at]
      if (next && next.width <= freeWidth) {
        row.push(next)
        freeWidth -= next.width
        open.splice(at, 1)
      } else at += 1
    }
    rows.push(row)
  }
  return rows
}

/**
 * Builds rows of one stop each and, where possible, of one length; sorted by length, then volume.
 * Single stacks that are left over share rows.
 */
export function buildRows(packs: readonly Pack[], space: Space): LoadRow[] {
  return toGroups(packs, ({ drop }) => String(drop)).flatMap((stopPacks) => {
    const full: Stack[][] = []
    const singleStacks: Stack[] = []
    for (const sameLength of toGroups(
      stopPacks.toSorted((a, b) => b.length - a.length),
      ({ length }) => String(length),
    )) {
      const stacks = toGroups(
        sameLength.toSorted((a, b) => b.width - a.width),
        ({ width }) => String(width),
      ).flatMap((sameWidth) => buildStacks(sameWidth, space))
      const rows = placeSideBySide(
        stacks.toSorted((a, b) => b.kg - a.kg),
        space.width,
      )
      const last = rows.at(-1)
      if (last && last.length === 1) singleStacks.push(...(rows.pop() ?? []))
      full.push(...rows)
    }
    return [...full, ...placeSideBySide(singleStacks, space.width)]
      .map(createRow)
      .toSorted((a, b) => b.length - a.length || b.litres - a.litres || b.kg - a.kg)
  })
}
