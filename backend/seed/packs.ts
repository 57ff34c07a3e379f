import { convert, isPole, type Tally } from '@domain/timber'
import { insertRows, parseJson, toJson } from '../db/rows'
import type { Db, NewRow, Row } from '../db/tables'
import { fitSeededSupply } from '../allocations/fit-supply'
import { recordChanges, runUnitOfWork } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'
import { toListedTime, toPackColumns } from '../packs/schema'
import { createRandom, createSeedId, type Random } from './random'

const RANDOM_SEED = 53
/**
 * Packs on the lists of the newest supplies that are ready, and how their mills number them. The
 * last list has the ordered packs of a supply that fills a truck.
 */
const LISTS: readonly PackingList[] = [
  { packs: 24, prefix: 'K-0', first: 318, hasBarcodes: true },
  { packs: 40, prefix: '', first: 41207, hasBarcodes: false },
  { packs: 'ordered', prefix: 'NS-', first: 2160, hasBarcodes: true },
]
/** Packs of a supply that fills a truck. */
const TRUCK_PACKS = 12

type PackingList = {
  packs: number | 'ordered'
  prefix: string
  first: number
  hasBarcodes: boolean
}

type ReadySupply = Pick<
  Row<'supplies'>,
  'id' | 'number' | 'sawmill_id' | 'purchase_manager_id' | 'ready_at'
>

/** Adds the packing lists of three supplies that are ready. */
export async function seedPacks(db: Db): Promise<void> {
  const random = createRandom(RANDOM_SEED)
  const supplies = await db
    .selectFrom('supplies')
    .select(['id', 'number', 'sawmill_id', 'purchase_manager_id', 'ready_at'])
    .where('status', '=', 'ready')
    .orderBy('number_key', 'desc')
    .execute()
  const [packs, events]: [NewRow<'packs'>[], NewRow<'pack_events'>[]] = [[], []]
  let listed = 0
  for (const supply of supplies) {
    const list = LISTS[listed]
    if (!list) break
    const rows = await createPackRows(db, random, supply, list)
    if (rows.length === 0) continue
    listed += 1
    packs.push(...rows)
    events.push(...rows.map((pack) => createListedEvent(pack, supply)))
  }
  await insertRows(db, 'packs', packs)
  await insertRows(db, 'pack_events', events)
  await recalculateListedSupplies(db, packs)
}

/** Recalculates the supplies of listed packs, and shares their rounding among the allocations. */
export async function recalculateListedSupplies(
  db: Db,
  packs: readonly Pick<NewRow<'packs'>, 'supply_id'>[],
): Promise<void> {
  await runUnitOfWork(db, recalculateDerivedColumns, async () => {
    for (const supplyId of new Set(packs.map(({ supply_id }) => supply_id))) {
      recordChanges(db, { listedSupplies: [supplyId] })
      await fitSeededSupply(db, supplyId)
    }
  })
}

/** Creates the packs of a list, spread over the supply's lines by their ready volume. */
async function createPackRows(
  db: Db,
  random: Random,
  supply: ReadySupply,
  { packs: listed, prefix, first, hasBarcodes }: PackingList,
): Promise<NewRow<'packs'>[]> {
  const lines = await db
    .selectFrom('supply_lines')
    .select(['id', 'specification', 'quantity', 'unit', 'ready_quantity', 'ready_l'])
    .where('supply_id', '=', supply.id)
    .orderBy('position')
    .execute()
  const total = lines.reduce((sum, { ready_l }) => sum + (ready_l ?? 0), 0)
  const [only] = lines
  const ordered =
    lines.length === 1 && only?.unit === 'pack' ? Math.floor(Number(only.ready_quantity)) : 0
  if (listed === 'ordered' && ordered < TRUCK_PACKS) return []
  const count = listed === 'ordered' ? ordered : listed
  let place = 0
  return lines.flatMap((line, i) => {
    const section = parseJson(line.specification)
    const { pcs } = convert(line.ready_quantity ?? line.quantity, line.unit, section)
    const { length_mm } = section
    if (isPole(section) || length_mm === null || !pcs.ok || total === 0) return []
    const isLast = i === lines.length - 1
    const share = Math.round((count * (line.ready_l ?? 0)) / total)
    const packs = isLast ? count - place : Math.min(share, count - place)
    const perPack = Math.max(1, Math.floor(Number(pcs.value) / Math.max(1, packs)))
    return Array.from({ length: packs }, () => {
      place += 1
      const number = `${prefix}${first + place}`
      const columns = toPackColumns(
        {
          number,
          barcode: hasBarcodes ? `P${7_310_000 + first * 100 - 31_800 + place * 13}` : null,
          mark: null,
          tally: [...drawTally(random, length_mm, perPack)],
          kg: null,
        },
        section,
      )
      if (!columns) throw new Error('A board has no section.')
      return {
        id: createSeedId(`pack ${supply.number} ${number}`),
        supply_id: supply.id,
        supply_line_id: line.id,
        sawmill_id: supply.sawmill_id,
        ...columns,
        status: 'listed' as const,
        received_at: supply.ready_at ? toListedTime(supply.ready_at, place) : '',
        updated_at: supply.ready_at ?? '',
      }
    })
  })
}

/** Draws the pieces of a pack: of the ordered length, in some packs with a few shorter ones. */
function drawTally(random: Random, length_mm: number, pcs: number): Tally {
  if (pcs < 10 || !random.chance(0.1)) return [{ length_mm, pcs }]
  const shorter = random.between(2, 5)
  return [
    { length_mm: length_mm - 300, pcs: shorter },
    { length_mm, pcs: pcs - shorter },
  ]
}

/** Creates the history entry of a listed pack. */
export const createListedEvent = (
  { id, received_at }: NewRow<'packs'>,
  { purchase_manager_id }: Pick<ReadySupply, 'purchase_manager_id'>,
): NewRow<'pack_events'> => ({
  id: createSeedId(`pack event ${id}`),
  pack_id: id,
  position: 1,
  at: received_at,
  person_id: purchase_manager_id,
  kind: 'listed',
  record: null,
  packs: toJson([]),
  changes: toJson([]),
})
