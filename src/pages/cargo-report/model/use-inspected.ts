import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { inspectableCargoQuery, type InspectableCargo } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { reportForm } from './report-form'

export type Load = InspectableCargo['lines'][number]

interface Inspected {
  readonly cargo: InspectableCargo
  /** As they are planned; of a report that was handed in, as they were then. */
  readonly loads: readonly Load[]
}

/** The container that is inspected, once it is known; also while there is no network. */
export function useInspected(): Inspected | undefined {
  const { saved, fields } = useRecord(reportForm)
  const id = useWatch({ control: fields.control, name: 'cargo_id' })
  const isSaved = saved?.cargo.id === id
  const { data } = useQuery({ ...inspectableCargoQuery(id), enabled: id !== '' && !isSaved })
  if (isSaved) return { cargo: saved.cargo, loads: saved.lines }
  return data ? { cargo: data, loads: data.lines } : undefined
}
