import { vCargoWrite } from '@/shared/api/generated/validators'
import type { CargoWrite } from '../cargos/schema'
import { createEmptyFields } from '../documents/field-table'
import type { Order } from '../orders/schema'
import { createId } from '../identifiers'
import { toLitres } from '../db/decimal-columns'
import { LOADING_COST } from './cargo-write'
import { addDays, toNextWorkday, moveToNextWorkday } from './dates'
import { cargoManagers } from './people'
import type { HandlerRunner, RunScript } from './run-handlers'
import { autoFill } from './stowage'

const DAY = 86_400_000
const HAULIERS = ['UAB Nemuno transportas', 'SIA Daugavas ceļi', 'OÜ Saare Veod'] as const
const DRIVERS = ['Vytautas Urbonas', 'Jānis Bērziņš', 'Andrei Tamm'] as const
/** Days that a truck is in transit. */
const TRAVEL = 4

/**
 * Loads a confirmed order into a truck and sends it today. @param isDelivered false leaves it in
 * transit
 */
export async function* deliverOrder(
  play: HandlerRunner,
  order: Order,
  isDelivered: boolean,
): RunScript {
  const shipper = play.random.pick(cargoManagers)
  const deal_id =
    (
      await play.db
        .selectFrom('orders')
        .select('deal_id')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    ).deal_id ?? ''
  const { items } = await play.run('listLoadable', shipper, { query: { deal_id: [deal_id] } })
  const lines = items.map(({ supply_line_id, deal_line_id, lots }) => ({
    id: createId(play.randomBytes),
    supply_line_id,
    deal_line_id,
    quantity: String(lots.length),
    unit: 'pack' as const,
    lot_ids: lots.map((lot) => lot.id),
    net_kg: null,
    gross_kg: null,
    drop: 1,
  }))
  const etd = toNextWorkday(addDays(play.now, 1))
  const write: CargoWrite = {
    ...createEmptyFields(vCargoWrite),
    kind: 'truck',
    truck_plate: `${play.random.pick(['KLP', 'MNR', 'HJD'])} ${play.random.between(100, 999)}`,
    trailer_plate: `${play.random.pick(['AC', 'ER'])} ${play.random.between(100, 999)}`,
    driver: play.random.pick(DRIVERS),
    carrier: order.incoterms === 'FCA' ? order.company.name : play.random.pick(HAULIERS),
    etd,
    eta: toNextWorkday(addDays(new Date(etd), TRAVEL)),
    currency: 'EUR',
    freight: order.figures.transport ?? LOADING_COST.toFixed(2),
    documents: [],
    stowage: [],
    lines,
  }
  let cargo = await play.run('createCargo', shipper, { body: write })
  const step = async (to: typeof cargo.status) => {
    cargo = await play.run('transitionCargo', shipper, {
      path: { id: cargo.id },
      version: cargo.version,
      body: { to, override: false },
    })
  }
  await step('booked')
  const stowage = autoFill(
    cargo,
    cargo.lines.map(({ id, m3, packs, counted_gross_kg, drop, wood }) => ({
      id,
      packs: Number(packs ?? 0),
      litres: toLitres(m3),
      grossKg: counted_gross_kg,
      drop,
      specification: wood.specification,
    })),
  )
  yield new Date(play.now.getTime() + 3 * 3_600_000)
  await step('loading')
  yield moveToNextWorkday(new Date(play.now.getTime() + DAY))
  const sealed = { ...write, stowage, seal_number: `TD ${play.random.between(100_000, 999_999)}` }
  cargo = await play.run('updateCargo', shipper, {
    path: { id: cargo.id },
    version: cargo.version,
    body: sealed,
  })
  await step('sealed')
  await step('in_transit')
  if (!isDelivered) return
  yield moveToNextWorkday(new Date(play.now.getTime() + TRAVEL * DAY))
  await step('arrived')
  await step('delivered')
}
