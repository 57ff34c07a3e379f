import type { LinesStore } from '@/shared/ui/lines-grid'
import type { PackRow } from './pack-row'

/** Packs that a matrix shows at once, so that it stays fast. */
export const PAGE_SIZE = 60

/**
 * Creates a store of one page of packs. Rows that are added or pasted make the page longer until
 * another one is shown.
 * @param ids rows of the page
 */
export function createPageStore(
  store: LinesStore<PackRow>,
  ids: readonly string[],
): LinesStore<PackRow> {
  const listed = store.order()
  const others = new Set(listed.filter((id) => !ids.includes(id)))
  let shown: readonly PackRow[] = []
  let source: readonly PackRow[] | null = null
  let order: readonly string[] = []
  function read() {
    const rows = store.lines()
    if (rows === source) return shown
    source = rows
    shown = rows.filter(({ id }) => !others.has(id))
    const next = shown.map(({ id }) => id)
    if (next.length !== order.length || next.some((id, at) => id !== order[at])) order = next
    return shown
  }
  const toPlace = (at: number) => {
    read()
    const before = order[at - 1]
    return before === undefined ? at : store.order().indexOf(before) + 1
  }
  return {
    ...store,
    lines: read,
    order() {
      read()
      return order
    },
    insert: (at, count) => store.insert(toPlace(at), count),
    replace(lines) {
      const kept = store.lines()
      const first = kept.findIndex(({ id }) => !others.has(id))
      const at = first < 0 ? kept.length : first
      const rest = kept.filter(({ id }) => others.has(id))
      const before = kept.slice(0, at).filter(({ id }) => others.has(id)).length
      store.replace(rest.toSpliced(before, 0, ...lines))
    },
  }
}
