import type { SupplyPacks } from '@/entities/pack'
import type { LinesStore } from '@/shared/ui/lines-grid'
import {
  applyEdits,
  collectEdits,
  isOpenPack,
  isValidPack,
  type PackEdits,
  type RowsByLine,
} from './pack-edits'
import { createPackRow, isBlankPack, type PackRow, toNumberKey } from './pack-row'
import { createPackStore } from './pack-store'

type SavedPacks = Pick<SupplyPacks, 'items' | 'lines'>

/** Error messages by line, row and column. */
export type PackErrors = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>

/** Packs of a supply while they are edited: a store of rows per line. */
export interface PackEditor {
  /** Ids of the restored rows whose pack was saved elsewhere meanwhile. */
  readonly outdated: readonly string[]
  store(lineId: string): LinesStore<PackRow> | null
  /** Number of packs of the supply that have a number, as `toNumberKey`. */
  countNumber(key: string): number
  /** Unsaved changes; the same object until a row changes. */
  edits(): PackEdits
  /** Rows with content that cannot be saved. */
  countInvalid(): number
  /** Adds packs to lines, below the filled rows. A pack with a known number replaces its row. */
  add(rows: RowsByLine): void
  /** True if the rows are those of these packs. */
  isLoaded(packs: SavedPacks): boolean
  /** Shows packs that were read again; typed rows stay. Returns the ids of outdated rows. */
  load(packs: SavedPacks, edits?: PackEdits): readonly string[]
  showErrors(errors: PackErrors): void
  subscribe(listener: () => void): () => void
}

/** Creates the editor of packs that were read, with unsaved changes to restore. */
export function createPackEditor(packs: SavedPacks, restored: PackEdits): PackEditor {
  let saved = packs
  const applied = applyEdits(packs, restored)
  const stores = new Map([...applied.rows].map(([id, rows]) => [id, createPackStore(rows)]))
  const readRows = (): RowsByLine =>
    new Map([...stores].map(([id, store]) => [id, store.lines()] as const))
  const readState = createCache(
    () => [saved, ...readRows().values()],
    () => ({ edits: collectEdits(readRows(), saved), counts: countNumbers(readRows(), saved) }),
  )
  const countNumber = (key: string) => readState().counts.get(key) ?? 0

  function load(next: SavedPacks, edits = readState().edits) {
    const { rows, outdated } = applyEdits(next, edits)
    saved = next
    for (const [lineId, store] of stores) {
      const lines = rows.get(lineId) ?? []
      store.load(lines.length > 0 ? lines : [createPackRow()])
    }
    return outdated
  }

  return {
    outdated: applied.outdated,
    store: (lineId) => stores.get(lineId) ?? null,
    countNumber,
    edits: () => readState().edits,
    countInvalid: () =>
      readState().edits.changed.filter(({ row }) => !isValidPack(row, countNumber)).length,
    add(rows) {
      const added = new Set([...rows.values()].flat().map(({ number }) => toNumberKey(number)))
      for (const [lineId, store] of stores) {
        const known = new Map(store.lines().map((row) => [toNumberKey(row.number), row]))
        const kept = store
          .lines()
          .filter((row) => !isBlankPack(row) && !added.has(toNumberKey(row.number)))
        const next = (rows.get(lineId) ?? []).map((row) => {
          const before = known.get(toNumberKey(row.number))
          return before ? { ...row, id: before.id } : row
        })
        const all = [...kept, ...next]
        store.replace(all.length > 0 ? all : [createPackRow()])
      }
    },
    isLoaded: (next) => next === saved,
    load,
    showErrors(errors) {
      for (const [lineId, store] of stores) store.setErrors(errors.get(lineId) ?? new Map())
    },
    subscribe(listener) {
      const unsubscribes = [...stores.values()].map((store) => store.subscribe(listener))
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
  }
}

/** Numbers of the rows, and of packs that are in stock or in a cargo. */
function countNumbers(rows: RowsByLine, { items }: SavedPacks): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const numbers = [
    ...[...rows.values()].flat().map(({ number }) => number),
    ...items.filter((pack) => !isOpenPack(pack)).map(({ number }) => number),
  ]
  for (const number of numbers)
    counts.set(toNumberKey(number), (counts.get(toNumberKey(number)) ?? 0) + 1)
  return counts
}

/** Returns a function that computes a value again only if one of its inputs changed. */
function createCache<Value>(readInputs: () => readonly unknown[], compute: () => Value) {
  let cache: { readonly inputs: readonly unknown[]; readonly value: Value } | null = null
  return (): Value => {
    const inputs = readInputs()
    if (!cache?.inputs.every((input, i) => input === inputs[i]))
      cache = { inputs, value: compute() }
    return cache.value
  }
}
