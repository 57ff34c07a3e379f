import { vCargoWrite } from '@contract/validators'
import type { CargoWrite } from '../cargos/schema'
import { createEmptyFields } from '../records/field-table'
import type { Order } from '../orders/schema'
import { createId } from '../identifiers'
import { toLitres } from '../db/decimal-columns'
import { LOADING_COST } from './cargo-write'
import { addDays, toNextWorkday, moveToNextWorkday } from './dates'
import { cargoManagers } from './people'
import type { HandlerRunner, RunScript } from './run-handlers'
import { autoFill } from './stowage'
import { DAY_MS, HOUR_MS } from '@domain/calendar'

const HAULIERS = ['UAB Nemuno transportas', 'SIA Daugavas ceļi', 'OÜ Saare Veod'] as const
const DRIVERS = ['Vytautas Urbonas', 'Jānis Bērziņš', 'Andrei Tamm'] as const
const TRAVEL_DAYS = 4

/**
 * Loads a confirmed order into a truck and sends it today.
 * @param isDelivered false leaves it in transit
 */
export async function* deliverOrder(
  runner: HandlerRunner,
  order: Order,
  isDelivered: boolean,
): RunScript {
  const cargoManager = runner.random.pick(cargoManagers)
  const deal_id =
    (
      await runner.db
        .selectFrom('orders')
        .select('deal_id')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    ).deal_id ?? ''
  const { items } = await runner.run('listLoadable', cargoManager, {
    query: { deal_id: [deal_id] },
  })
  const lines = items.map(({ supply_line_id, deal_line_id, lots }) => ({
    id: createId(runner.randomBytes),
    supply_line_id,
    deal_line_id,
    quantity: String(lots.length),
    unit: 'pack' as const,
    lot_ids: lots.map((lot) => lot.id),
    net_kg: null,
    gross_kg: null,
    drop: 1,
  }))
  const etd = toNextWorkday(addDays(runner.now, 1))
  const write: CargoWrite = {
    ...createEmptyFields(vCargoWrite),
    kind: 'truck',
    truck_plate: `${runner.random.pick(['KLP', 'MNR', 'HJD'])} ${runner.random.between(100, 999)}`,
    trailer_plate: `${runner.random.pick(['AC', 'ER'])} ${runner.random.between(100, 999)}`,
    driver: runner.random.pick(DRIVERS),
    carrier: order.incoterms === 'FCA' ? order.company.name : runner.random.pick(HAULIERS),
    etd,
    eta: toNextWorkday(addDays(new Date(etd), TRAVEL_DAYS)),
    currency: 'EUR',
    freight: order.figures.transport ?? LOADING_COST.toFixed(2),
    documents: [],
    stowage: [],
    lines,
  }
  let cargo = await runner.run('createCargo', cargoManager, { body: write })
  const transition = async (to: typeof cargo.status) => {
    cargo = await runner.run('transitionCargo', cargoManager, {
      path: { id: cargo.id },
      version: cargo.version,
      body: { to, override: false },
    })
  }
  await transition('booked')
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
  yield new Date(runner.now.getTime() + 3 * HOUR_MS)
  await transition('loading')
  yield moveToNextWorkday(new Date(runner.now.getTime() + DAY_MS))
  const sealed = { ...write, stowage, seal_number: `TD ${runner.random.between(100_000, 999_999)}` }
  cargo = await runner.run('updateCargo', cargoManager, {
    path: { id: cargo.id },
    version: cargo.version,
    body: sealed,
  })
  await transition('sealed')
  await transition('in_transit')
  if (!isDelivered) return
  yield moveToNextWorkday(new Date(runner.now.getTime() + TRAVEL_DAYS * DAY_MS))
  await transition('arrived')
  await transition('delivered')
}
