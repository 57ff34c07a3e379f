import type { SupplyPacks } from '@/entities/pack'
import type { ConflictChoices } from '@/shared/forms'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { toPackNumberKey } from '@domain/rules/pack-number'
import {
  applyEdits,
  collectEdits,
  countVoidAcceptances,
  isValidPack,
  type PackEdits,
  type PackNote,
  rebaseEdits,
  type RowsByLine,
} from './pack-edits'
import { findPackConflicts, type PackConflict, resolveConflicts } from './pack-conflicts'
import { createPackRow, isBlankPack, type PackRow } from './pack-row'
import { createPackStore } from './pack-store'

type SavedPacks = Pick<SupplyPacks, 'items' | 'lines'>

/** Error messages by line, row and column. */
export type PackErrors = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>

/** Packs of a supply while they are edited: a store of rows per line. */
export interface PackEditor {
  /** Notes on the restored rows. */
  readonly notes: readonly PackNote[]
  store(lineId: string): LinesStore<PackRow> | null
  /** Returns the line of a row; null if the row is gone. */
  findLine(rowId: string): string | null
  /** Number of packs of the supply that have a number, as `toPackNumberKey`. */
  countNumber(key: string): number
  /** Unsaved changes; the same object until a row changes. */
  edits(): PackEdits
  /** Accepted packs that must be inspected again after these changes. */
  countVoidAcceptances(): number
  /** Rows with content that cannot be saved. */
  countInvalid(): number
  /** Adds packs to lines, below the filled rows. A pack with a known number replaces its row. */
  add(rows: RowsByLine): void
  /** True if the rows are those of these packs. */
  isLoaded(packs: SavedPacks): boolean
  /** Shows packs that were read again; typed cells stay. Returns notes on their rows. */
  load(packs: SavedPacks, edits?: PackEdits): readonly PackNote[]
  /** Shows packs after a save. Text typed since it was sent stays. */
  settle(packs: SavedPacks, sent: PackEdits): void
  /** Cells that were typed here and saved elsewhere with another text. */
  conflicts(): readonly PackConflict[]
  /** Takes the chosen side of each conflict. */
  resolve(choices: ConflictChoices): void
  showErrors(errors: PackErrors): void
  subscribe(listener: () => void): () => void
}

/** Creates the editor of packs that were read, with unsaved changes to restore. */
export function createPackEditor(packs: SavedPacks, restored: PackEdits): PackEditor {
  let saved = packs
  const applied = applyEdits(packs, restored)
  let { bases } = applied
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const stores = new Map<string, LinesStore<PackRow>>()
  function show(rows: RowsByLine) {
    for (const [lineId, lines] of rows) {
      const store = stores.get(lineId)
      if (store) store.load(lines.length > 0 ? lines : [createPackRow()])
      else {
        const added = createPackStore(lines)
        added.subscribe(notify)
        stores.set(lineId, added)
      }
    }
    for (const lineId of stores.keys()) if (!rows.has(lineId)) stores.delete(lineId)
  }
  show(applied.rows)
  const readRows = (): RowsByLine =>
    new Map([...stores].map(([id, store]) => [id, store.lines()] as const))
  const readEdits = createCache(
    () => [saved, bases, ...readRows().values()],
    () => collectEdits(readRows(), saved, bases),
  )
  const readVoidAcceptances = createCache(
    () => [readEdits(), saved],
    () => countVoidAcceptances(readEdits(), saved),
  )
  const readCounts = createCache(
    () => [saved, ...[...readRows().values()].flat().flatMap(({ id, number }) => [id, number])],
    () => countNumbers(readRows(), saved),
  )
  const countNumber = (key: string) => readCounts().get(key) ?? 0

  function load(next: SavedPacks, edits = readEdits()) {
    const { rows, notes, ...read } = applyEdits(next, edits)
    saved = next
    bases = read.bases
    show(rows)
    return notes
  }

  return {
    notes: applied.notes,
    store: (lineId) => stores.get(lineId) ?? null,
    findLine: (rowId) => [...stores].find(([, store]) => store.line(rowId))?.[0] ?? null,
    countNumber,
    edits: readEdits,
    countVoidAcceptances: readVoidAcceptances,
    countInvalid() {
      const counts = readCounts()
      return readEdits().changed.filter(
        ({ row }) => !isValidPack(row, (key) => counts.get(key) ?? 0),
      ).length
    },
    add(rows) {
      const added = new Set([...rows.values()].flat().map(({ number }) => toPackNumberKey(number)))
      for (const [lineId, store] of stores) {
        const known = new Map(store.lines().map((row) => [toPackNumberKey(row.number), row]))
        const kept = store
          .lines()
          .filter((row) => !isBlankPack(row) && !added.has(toPackNumberKey(row.number)))
        const next = (rows.get(lineId) ?? []).map((row) => {
          const before = known.get(toPackNumberKey(row.number))
          return before ? { ...row, id: before.id } : row
        })
        const all = [...kept, ...next]
        store.replace(all.length > 0 ? all : [createPackRow()])
      }
    },
    isLoaded: (next) => next === saved,
    load,
    settle: (next, sent) =>
      void load(next, rebaseEdits(readEdits(), readRows(), { sent, saved: next })),
    conflicts: () => findPackConflicts(readEdits(), saved),
    resolve: (choices) => void load(saved, resolveConflicts(readEdits(), saved, choices)),
    showErrors(errors) {
      for (const [lineId, store] of stores) store.setErrors(errors.get(lineId) ?? new Map())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Numbers of the rows, and of packs that are in stock or in a cargo. */
function countNumbers(rows: RowsByLine, { items }: SavedPacks): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const shown = [...rows.values()].flat()
  const ids = new Set(shown.map(({ id }) => id))
  const hidden = items.filter((pack) => !pack.is_editable && !ids.has(pack.id))
  const keys = [...shown, ...hidden].map(({ number }) => toPackNumberKey(number))
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const isEqual = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((each, i) => each === others[i])

/** Returns a function that computes a value again only if one of its inputs changed. */
function createCache<Value>(readInputs: () => readonly unknown[], compute: () => Value) {
  let cache: { readonly inputs: readonly unknown[]; readonly value: Value } | null = null
  return (): Value => {
    const inputs = readInputs()
    if (!cache || !isEqual(cache.inputs, inputs)) cache = { inputs, value: compute() }
    return cache.value
  }
}
