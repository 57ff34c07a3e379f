import { autoFillStowage, spaces, toNamedPacks } from '@domain/load-plan'
import type { Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'
import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import { PACKING_KG, writeCargo } from './cargo-write'
import { getTimeOfWorkday } from './dates'
import { getDemoPersonId, type SeedTools } from './people'
import { createRandom } from './random'
import { HandlerRunner, type RunScript } from './run-handlers'

const RANDOM_SEED = 71
/** Number that no other seeded cargo has. */
const TRUCK_PLACE = 9_010
/** Maximum packs of the mill's list on the truck, and their weight. Others can still be chosen. */
const LIMITS = { packs: 10, kg: 22_000 }

/** Books a truck whose load names packs of a mill's list, placed by Auto-fill. */
export async function seedNamedLoad(db: Db, { clock }: SeedTools): Promise<void> {
  const runner = new HandlerRunner(db, createRandom(RANDOM_SEED), [])
  await runner.runAll([bookTruck(runner, clock())], clock())
}

const getFirstVolume = ({ mill_packs: [pack] }: Schemas['LoadableWood']) => Number(pack?.m3 ?? 0)

/** Takes the first packs that the deal has room for. */
function takePacks({ mill_packs, most }: Schemas['LoadableWood']) {
  let [litres, kg] = [toLitres(most.m3), LIMITS.kg]
  return mill_packs.slice(0, LIMITS.packs).filter((pack) => {
    litres -= toLitres(pack.m3)
    kg -= pack.kg
    return litres >= 0 && kg >= 0
  })
}

async function* bookTruck(runner: HandlerRunner, now: Date): RunScript {
  const cargoManager = getDemoPersonId('cargo_manager')
  yield getTimeOfWorkday(now, 1, 15, 10)
  const { items } = await runner.run('listLoadable', cargoManager, { query: {} })
  const [wood] = items.toSorted((a, b) => getFirstVolume(b) - getFirstVolume(a))
  const packs = wood ? takePacks(wood) : []
  if (!wood || packs.length === 0) return
  const load = {
    id: createId(runner.randomBytes),
    supply_line_id: wood.supply_line_id,
    deal_line_id: wood.deal_line_id,
    quantity: String(packs.length),
    unit: 'pack' as const,
    lot_ids: [],
    pack_ids: packs.map(({ id }) => id),
    net_kg: null,
    gross_kg: null,
    drop: 1,
  }
  const body = {
    ...writeCargo(runner.random, {
      name: 'truck of named packs',
      planned: { kind: 'truck', status: 'booked', loads: [] },
      sequence: TRUCK_PLACE,
      setting: { country: 'LT', now },
    }),
    lines: [load],
  }
  const { id, version, lines } = await runner.run('createCargo', cargoManager, { body })
  const [saved] = lines
  if (!saved) throw new Error('The truck has a load.')
  // The truck is weighed with straps and bearers.
  const weighed = { ...load, gross_kg: saved.counted_net_kg + PACKING_KG * packs.length }
  yield getTimeOfWorkday(now, 1, 15, 25)
  const stowage = autoFillStowage(
    [
      {
        id: load.id,
        label: '',
        packs: packs.length,
        size: null,
        named: toNamedPacks(load.pack_ids, packs, wood.wood.specification),
        kg: weighed.gross_kg,
        litres: toLitres(saved.m3),
        drop: 1,
      },
    ],
    spaces.trailer,
  )
  const planned = await runner.run('updateCargo', cargoManager, {
    path: { id },
    version,
    body: { ...body, lines: [weighed], stowage: [...stowage] },
  })
  yield getTimeOfWorkday(now, 1, 15, 40)
  await runner.run('transitionCargo', cargoManager, {
    path: { id },
    version: planned.version,
    body: { to: 'booked', override: false },
  })
}
