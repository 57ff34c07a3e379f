import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { inspectableCargoQueryOptions, type InspectableCargo } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { cargoReportForm } from './cargo-report-form'

export type InspectedLoad = InspectableCargo['lines'][number]

interface InspectedCargo {
  readonly cargo: InspectableCargo
  /** As they are planned; of a report that was handed in, as they were then. */
  readonly loads: readonly InspectedLoad[]
}

/** The container that is inspected, once it is known; also while there is no network. */
export function useInspectedCargo(): InspectedCargo | undefined {
  const { saved, fields } = useRecord(cargoReportForm)
  const id = useWatch({ control: fields.control, name: 'cargo_id' })
  const isSaved = saved?.cargo.id === id
  const { data } = useQuery({ ...inspectableCargoQueryOptions(id), enabled: id !== '' && !isSaved })
  if (isSaved) return { cargo: saved.cargo, loads: saved.lines }
  return data ? { cargo: data, loads: data.lines } : undefined
}
