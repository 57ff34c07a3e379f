import { useSyncExternalStore } from 'react'
import { useRecord } from '@/features/edit-record'
import { cargoForm } from './cargo-form'
import type { CargoLoadEditor } from './cargo-load-editor'
import type { LoadLine } from './load-line'

/** Returns the load editor of the open cargo; the same object while the screen is open. */
export function useCargoLoads(): CargoLoadEditor {
  const { rows } = useRecord(cargoForm)
  if (!rows) throw new Error('A cargo has loads')
  return rows
}

/** Returns the current loads; the same array until a load changes. */
export function useLoadLines(): readonly LoadLine[] {
  const { lines } = useCargoLoads()
  return useSyncExternalStore(lines.subscribe, lines.lines)
}

/** Returns the error about all loads together; null without an error. */
export function useLoadProblem(): string | null {
  const { problem, subscribeProblem } = useCargoLoads()
  return useSyncExternalStore(subscribeProblem, problem)
}
