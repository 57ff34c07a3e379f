import type { components } from '@/shared/api/generated/schema'

type Schemas = components['schemas']
type FieldError = Schemas['FieldError']

/** Returns wrong values of a supply's report that a device can find without the API. */
export const findSupplyReportErrors = ({
  lines,
}: Pick<Schemas['SupplyReportWrite'], 'lines'>): FieldError[] =>
  lines.flatMap(({ lot_pcs, rejected_pcs }, at): FieldError[] =>
    lot_pcs !== null && rejected_pcs !== null && rejected_pcs > lot_pcs
      ? [{ pointer: `/lines/${at}/rejected_pcs`, code: 'too_large', params: { max: lot_pcs } }]
      : [],
  )

/** Returns wrong values of a container's report that a device can find without the API. */
export const findCargoReportErrors = ({
  started_at,
  ended_at,
}: Pick<Schemas['CargoReportWrite'], 'started_at' | 'ended_at'>): FieldError[] =>
  started_at !== null && ended_at !== null && Date.parse(ended_at) < Date.parse(started_at)
    ? [{ pointer: '/ended_at', code: 'time_order' }]
    : []
