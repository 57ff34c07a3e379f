import { vCargoWrite } from '@/shared/api/generated/validators'
import type { CargoWrite } from '../cargos/contract'
import { emptyFields } from '../documents/empty-fields'
import type { Order } from '../orders/contract'
import { newId } from '../identifiers'
import { toLitres } from '../db/decimal-columns'
import { dayAfter } from './calendar'
import { cargoManagers } from './people'
import type { Play, Telling } from './play'
import { autoFill } from './stowage'

const DAY = 86_400_000
const HAULIERS = ['UAB Nemuno transportas', 'SIA Daugavas ceļi', 'OÜ Saare Veod'] as const
const DRIVERS = ['Vytautas Urbonas', 'Jānis Bērziņš', 'Andrei Tamm'] as const
/** What is reckoned for loading where the buyer's own truck comes, euro. */
const LOADING = '60.00'
/** How many days a truck is on its way. */
const TRAVEL = 4

/** Loads the wood of a confirmed order into a truck, today, and drives it there. @param isDelivered whether it goes on to the end, or is still on its way */
export async function* deliverOrder(play: Play, order: Order, isDelivered: boolean): Telling {
  const shipper = play.dice.pick(cargoManagers)
  const deal_id =
    (
      await play.db
        .selectFrom('orders')
        .select('deal_id')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    ).deal_id ?? ''
  const { items } = await play.do('listLoadable', shipper, { query: { deal_id: [deal_id] } })
  const lines = items.map(({ supply_line_id, deal_line_id, lots }) => ({
    ...{
      id: newId(play.random),
      supply_line_id,
      deal_line_id,
      quantity: String(lots.length),
      unit: 'pack' as const,
    },
    ...{ lot_ids: lots.map((lot) => lot.id), net_kg: null, gross_kg: null, drop: 1 },
  }))
  const write: CargoWrite = {
    ...emptyFields(vCargoWrite),
    kind: 'truck',
    truck_plate: `${play.dice.pick(['KLP', 'MNR', 'HJD'])} ${play.dice.between(100, 999)}`,
    trailer_plate: `${play.dice.pick(['AC', 'ER'])} ${play.dice.between(100, 999)}`,
    driver: play.dice.pick(DRIVERS),
    carrier: order.incoterms === 'FCA' ? order.company.name : play.dice.pick(HAULIERS),
    etd: dayAfter(play.now, 1),
    eta: dayAfter(play.now, 1 + TRAVEL),
    currency: 'EUR',
    freight: order.figures.transport ?? LOADING,
    documents: [],
    stowage: [],
    lines,
  }
  let cargo = await play.do('createCargo', shipper, { body: write })
  const step = async (to: typeof cargo.status) => {
    cargo = await play.do('transitionCargo', shipper, {
      path: { id: cargo.id },
      version: cargo.version,
      body: { to, override: false },
    })
  }
  await step('booked')
  const stowage = autoFill(
    cargo,
    cargo.lines.map(({ id, m3, packs, counted_gross_kg, drop, wood }) => ({
      ...{
        id,
        packs: Number(packs ?? 0),
        litres: toLitres(m3),
        grossKg: counted_gross_kg,
        drop,
        specification: wood.specification,
      },
    })),
  )
  yield new Date(play.now.getTime() + 3 * 3_600_000)
  await step('loading')
  yield new Date(play.now.getTime() + DAY)
  const sealed = { ...write, stowage, seal_number: `TD ${play.dice.between(100_000, 999_999)}` }
  cargo = await play.do('updateCargo', shipper, {
    path: { id: cargo.id },
    version: cargo.version,
    body: sealed,
  })
  await step('sealed')
  await step('in_transit')
  if (!isDelivered) return
  yield new Date(play.now.getTime() + TRAVEL * DAY)
  await step('arrived')
  await step('delivered')
}
