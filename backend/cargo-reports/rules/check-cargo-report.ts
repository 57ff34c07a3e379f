import type { FieldError } from '../../problems/problem'
import type { CargoReportWrite, Schemas } from '../contract'

/** What the report is of, as far as a write is judged by it. */
type InspectionTarget = {
  isContainer: boolean
  /** Whether the cargo may be inspected; one that a report was begun of stays so for it. */
  isOpen: boolean
  lines: readonly Pick<Schemas['InspectableLoad'], 'id'>[]
}

/**
 * What is wrong with a report as it would be saved, beyond what the contract's shapes say. A draft may be incomplete, never wrong. What was counted of a load
 * that is planned no more stays: it lies in the container.
 * @param cargo undefined where there is none of that id
 * @param counted ids of loads that the report spoke of before
 */
export function checkCargoReport(
  report: CargoReportWrite,
  cargo: InspectionTarget | undefined,
  counted: ReadonlySet<string>,
): FieldError[] {
  if (!cargo) return [{ pointer: '/cargo_id', code: 'not_found' }]
  if (!cargo.isContainer) return [{ pointer: '/cargo_id', code: 'not_a_container' }]
  const { started_at, ended_at, lines, moisture_readings } = report
  const isEarly =
    started_at !== null && ended_at !== null && Date.parse(ended_at) < Date.parse(started_at)
  return [
    ...(cargo.isOpen ? [] : [{ pointer: '/cargo_id', code: 'closed_document' as const }]),
    ...(isEarly ? [{ pointer: '/ended_at', code: 'time_order' as const }] : []),
    ...lines.flatMap(({ id }, at): FieldError[] =>
      cargo.lines.some((load) => load.id === id) || counted.has(id)
        ? []
        : [{ pointer: `/lines/${at}/id`, code: 'not_found' }],
    ),
    ...findDuplicateIds(lines, '/lines'),
    ...findDuplicateIds(moisture_readings, '/moisture_readings'),
  ]
}

function findDuplicateIds(rows: readonly { id: string }[], pointer: string): FieldError[] {
  const ids = rows.map(({ id }) => id)
  return ids.flatMap((id, at) =>
    ids.indexOf(id) < at ? [{ pointer: `${pointer}/${at}/id`, code: 'duplicate' as const }] : [],
  )
}
