import { useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { arrangeStowage, isAutoFillNext, type Space } from '@domain/load-plan'
import { cargoForm } from './cargo-form'
import type { CargoLoadEditor } from './cargo-load-editor'
import { getCargoSpace, toDrawnLoads } from './cargo-space'
import { fromStowageFormValues } from './stowage-values'
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

/**
 * Returns the loading space of the current form values, the same object until one of them changes;
 * null while the container type is unknown.
 */
export function useCargoSpace(): Space | null {
  const { fields } = useRecord(cargoForm)
  const [kind, container_type, tare_kg, max_gross_kg] = useWatch({
    control: fields.control,
    name: ['kind', 'container_type', 'tare_kg', 'max_gross_kg'],
  })
  return useMemo(
    () => getCargoSpace({ kind, container_type, tare_kg, max_gross_kg }),
    [kind, container_type, tare_kg, max_gross_kg],
  )
}

/** True if the user can place the packs now, and none is placed. */
export function useIsAutoFillNext(): boolean {
  const { fields, canEdit } = useRecord(cargoForm)
  const lines = useLoadLines()
  const space = useCargoSpace()
  const stowage = useWatch({ control: fields.control, name: 'stowage' })
  const loads = useMemo(() => toDrawnLoads(lines), [lines])
  return canEdit('stowage') && space !== null && isAutoFillNext(loads, stowage)
}

/** Returns the number of packs that have no place in the load plan; 0 without a loading space. */
export function useUnplacedCount(): number {
  const { fields } = useRecord(cargoForm)
  const lines = useLoadLines()
  const space = useCargoSpace()
  const stowage = useWatch({ control: fields.control, name: 'stowage' })
  return useMemo(() => {
    if (!space) return 0
    const { unplaced } = arrangeStowage(
      toDrawnLoads(lines),
      stowage.map(fromStowageFormValues),
      space,
    )
    return unplaced.reduce((sum, { packs }) => sum + packs.length, 0)
  }, [space, lines, stowage])
}
