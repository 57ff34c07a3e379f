import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { inspectableCargoQueryOptions, type InspectableCargo } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { cargoReportForm } from './cargo-report-form'

export type InspectedLoad = InspectableCargo['lines'][number]

interface InspectedCargo {
  readonly cargo: InspectableCargo
  /** Planned loads; for a submitted report, the plan at that time. */
  readonly loads: readonly InspectedLoad[]
}

/** Returns the inspected container, also while the device is offline. */
export function useInspectedCargo(): InspectedCargo | undefined {
  const { saved, fields } = useRecord(cargoReportForm)
  const id = useWatch({ control: fields.control, name: 'cargo_id' })
  const isSaved = saved?.cargo.id === id
  const { data } = useQuery({ ...inspectableCargoQueryOptions(id), enabled: id !== '' && !isSaved })
  if (isSaved) return { cargo: saved.cargo, loads: saved.lines }
  return data ? { cargo: data, loads: data.lines } : undefined
}
