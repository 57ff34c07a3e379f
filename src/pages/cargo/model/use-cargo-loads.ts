import { useSyncExternalStore } from 'react'
import { useRecord } from '@/features/edit-record'
import { cargoForm } from './cargo-form'
import type { CargoLoadEditor } from './cargo-load-editor'
import type { LoadLine } from './load-line'

/** The loads of the cargo whose screen this is; the same object for as long as it is open. */
export function useCargoLoads(): CargoLoadEditor {
  const { rows } = useRecord(cargoForm)
  if (!rows) throw new Error('A cargo has loads')
  return rows
}

/** The loads as they stand; the same array until one changes. */
export function useLoadLines(): readonly LoadLine[] {
  const { lines } = useCargoLoads()
  return useSyncExternalStore(lines.subscribe, lines.lines)
}

/** What was told to be wrong with all loads together; null while nothing is. */
export function useLoadProblem(): string | null {
  const { problem, subscribeProblem } = useCargoLoads()
  return useSyncExternalStore(subscribeProblem, problem)
}
