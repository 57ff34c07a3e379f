import type { Call, Handler, Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { groupBy, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { validContainerReportId } from '../inspections/inspections'
import { findOrderInvoices } from './portal-invoices'
import { requireOrder } from './queries'
import type { OrderStatus, OrderThread } from './schema'
import { findOrderDeal } from './present-order'
import { SHOWN_CARGO_STATUSES } from './rules/order-news'
import { toBusinessDay } from '../business-day'

export const getOrderThread: Handler<'getOrderThread'> = async (call) => {
  const { db, person, path } = call
  const { order, lines } = await requireOrder(db, person, path.id)
  const deal = await findOrderDeal(call, order.deal_id)
  const supplies = await findOrderSupplies(
    call,
    lines.map(({ id }) => id),
    order.deal_id !== null,
  )
  const cargos = order.deal_id === null ? [] : await findOrderCargos(db, order.deal_id)
  const isClient = person.role === 'client'
  return {
    steps: await findOrderProgress(db, order),
    deal: deal && { id: deal.id, number: deal.number, status: deal.status },
    supplies: isClient ? toClientSupplies(supplies) : supplies,
    cargos: isClient ? cargos.map((cargo) => ({ ...cargo, number: null })) : cargos,
    invoices: await findOrderInvoices(db, order.deal_id),
  }
}

async function findOrderProgress(db: Db, order: Row<'orders'>): Promise<OrderThread['steps']> {
  const entries = await db
    .selectFrom('activity')
    .select(['at', 'kind', 'changes'])
    .where('record_id', '=', order.id)
    .where('kind', 'in', ['created', 'transition'])
    .orderBy('position')
    .execute()
  return entries.map(({ at, kind, changes }) => ({
    at,
    status: kind === 'created' ? 'initial' : (parseJson(changes)[0]?.to as OrderStatus),
  }))
}

/**
 * Returns the supplies of the order's packs, and when they arrived. Packs that only a proposed
 * change of a confirmed order reserves are excluded.
 */
async function findOrderSupplies(
  { db, timeZone }: Pick<Call<'getOrderThread'>, 'db' | 'timeZone'>,
  lineIds: readonly string[],
  isConfirmed: boolean,
): Promise<OrderThread['supplies']> {
  const lots = await db
    .selectFrom('lots')
    .innerJoin('supply_lines', 'supply_lines.id', 'lots.supply_line_id')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .select(['supplies.number', 'lots.received_at'])
    .where('lots.order_line_id', 'in', lineIds)
    .$if(isConfirmed, (qb) => qb.where('lots.status', '=', 'sold'))
    .orderBy('supplies.number_key')
    .orderBy('lots.received_at')
    .execute()
  return [...groupBy(lots, ({ number }) => number)].map(([number, supplyLots]) => ({
    number,
    received_on: toBusinessDay(supplyLots[0]?.received_at ?? '', timeZone),
    packs: supplyLots.length,
  }))
}

/** Returns the arrivals of the packs without the supplies, one for each day. */
const toClientSupplies = (supplies: OrderThread['supplies']): OrderThread['supplies'] =>
  [...groupBy(supplies, ({ received_on }) => received_on)].map(([received_on, arrivals]) => ({
    number: null,
    received_on,
    packs: arrivals.reduce((sum, { packs }) => sum + packs, 0),
  }))

async function findOrderCargos(db: Db, dealId: string): Promise<OrderThread['cargos']> {
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select(['cargos.id', 'litres'])
    .where('deal_id', '=', dealId)
    .where('cargos.status', 'in', SHOWN_CARGO_STATUSES)
    .execute()
  const byCargo = groupBy(loads, ({ id }) => id)
  if (byCargo.size === 0) return []
  const cargos = await db
    .selectFrom('cargos')
    .selectAll()
    .where('id', 'in', [...byCargo.keys()])
    .orderBy('number_key')
    .execute()
  const photos = await findThreadPhotos(
    db,
    cargos.map(({ id }) => id),
  )
  return cargos.map((cargo) => ({
    number: cargo.number,
    status: cargo.status,
    kind: cargo.kind,
    container_number: cargo.container_number,
    truck_plate: cargo.truck_plate,
    vessel: cargo.vessel,
    port_of_loading: cargo.port_of_loading,
    port_of_discharge: cargo.port_of_discharge,
    etd: cargo.etd,
    eta: cargo.eta,
    atd: cargo.atd,
    ata: cargo.ata,
    m3: fromLitres((byCargo.get(cargo.id) ?? []).reduce((sum, { litres }) => sum + litres, 0)),
    photos: photos
      .filter(({ cargo_id }) => cargo_id === cargo.id)
      .map(({ id, name }) => ({ id, name })),
  }))
}

/**
 * Photos that a company sees of a cargo report: the wood and the doors, not earlier defects of the
 * container.
 */
const SHOWN_PHOTO_KINDS: readonly string[] = ['half_loaded', 'doors_open', 'seal']

/** A loading photo of a container's valid report. */
export type ThreadPhoto = { id: string; name: string; cargo_id: string; report_id: string }

/** Returns the photos of these cargos, by the valid reports that did not fail. */
export async function findThreadPhotos(
  db: Db,
  cargoIds: readonly string[],
): Promise<ThreadPhoto[]> {
  if (cargoIds.length === 0) return []
  const reports = await db
    .selectFrom('cargos')
    .innerJoin('inspection_reports', 'inspection_reports.cargo_id', 'cargos.id')
    .select(['inspection_reports.id', 'cargo_id', 'written'])
    .where('cargos.id', 'in', cargoIds)
    .where('inspection_reports.id', '=', validContainerReportId)
    .where('inspection_reports.verdict', '!=', 'fail')
    .execute()
  const photoRows = reports.flatMap(({ id: report_id, cargo_id, written }) => {
    const { photos } = parseJson(written) as Schemas['CargoReportWrite']
    return photos.flatMap(({ kind, attachment_id: id }) =>
      SHOWN_PHOTO_KINDS.includes(kind) && id !== null
        ? [{ report_id, cargo_id: cargo_id ?? '', id }]
        : [],
    )
  })
  if (photoRows.length === 0) return []
  const files = await db
    .selectFrom('attachments')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      photoRows.map(({ id }) => id),
    )
    .execute()
  const names = new Map(files.map(({ id, name }) => [id, name]))
  return photoRows.flatMap((photo) =>
    names.has(photo.id) ? [{ ...photo, name: names.get(photo.id) ?? '' }] : [],
  )
}
