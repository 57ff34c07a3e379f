import { useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { arrangeStowage, isAutoFillNext, type Space } from '@domain/load-plan'
import { cargoFormConfig } from './cargo-form'
import type { CargoLoadEditor } from './cargo-load-editor'
import { getCargoSpace, toDrawnLoads } from './cargo-space'
import { fromStowageFormValues } from './stowage-values'
import type { LoadLine } from './load-line'

/** Returns the load editor of the open cargo; the same object while the screen is open. */
export function useCargoLoads(): CargoLoadEditor {
  const { lines } = useRecord(cargoFormConfig)
  if (!lines) throw new Error('A cargo has loads')
  return lines
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
  const { form } = useRecord(cargoFormConfig)
  const [kind, container_type, tare_kg, max_gross_kg] = useWatch({
    control: form.control,
    name: ['kind', 'container_type', 'tare_kg', 'max_gross_kg'],
  })
  return useMemo(
    () => getCargoSpace({ kind, container_type, tare_kg, max_gross_kg }),
    [kind, container_type, tare_kg, max_gross_kg],
  )
}

/** True if the user can place the packs now, and none is placed. */
export function useIsAutoFillNext(): boolean {
  const { form, canEdit } = useRecord(cargoFormConfig)
  const lines = useLoadLines()
  const space = useCargoSpace()
  const stowage = useWatch({ control: form.control, name: 'stowage' })
  const loads = useMemo(() => toDrawnLoads(lines), [lines])
  return canEdit('stowage') && space !== null && isAutoFillNext(loads, stowage)
}

/** Returns the number of packs that have no place in the load plan; 0 without a loading space. */
export function useUnplacedCount(): number {
  const { form } = useRecord(cargoFormConfig)
  const lines = useLoadLines()
  const space = useCargoSpace()
  const stowage = useWatch({ control: form.control, name: 'stowage' })
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
