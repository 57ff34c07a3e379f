import type { Schemas, PersonCall } from '../call'
import { inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { recordChanges } from '../db/unit-of-work'
import { requireCargo, type StoredCargo } from '../cargos/queries'
import { recordPackEvents, type PackEventInput } from './pack-events'
import { DELIVERED_CARGO_STATUSES, LOADED_CARGO_STATUSES } from '../statuses/cargo-statuses'

type Pack = Pick<
  Row<'packs'>,
  'id' | 'supply_id' | 'status' | 'verdict' | 'lot_id' | 'load_id' | 'version'
>
type CargoStatus = Schemas['CargoStatus']

/** Returns the status of a pack on a cargo's list; null for a pack on none. */
export function getLoadedStatus(
  { verdict, lot_id }: Pick<Pack, 'verdict' | 'lot_id'>,
  cargoStatus: CargoStatus | null,
): Schemas['PackStatus'] {
  if (cargoStatus !== null && DELIVERED_CARGO_STATUSES.includes(cargoStatus)) return 'delivered'
  if (cargoStatus !== null && LOADED_CARGO_STATUSES.includes(cargoStatus)) return 'loaded'
  return lot_id === null ? (verdict ?? 'listed') : 'in_stock'
}

/** Events of a cargo's transition that its packs have too. */
const STEP_EVENTS: Readonly<Partial<Record<CargoStatus, Schemas['PackEventKind']>>> = {
  loading: 'loaded',
  sealed: 'sealed',
  delivered: 'delivered',
}

/** Returns the events of a pack whose load or cargo changed. */
export function listLoadEvents(
  wasLoaded: boolean,
  isLoaded: boolean,
  { from, to }: { from: CargoStatus | null; to: CargoStatus },
): Schemas['PackEventKind'][] {
  if (!isLoaded) return wasLoaded ? ['released'] : []
  const step = STEP_EVENTS[to]
  if (!wasLoaded) return ['assigned', ...(to === 'loading' ? (['loaded'] as const) : [])]
  // A seal that is broken again is not a second loading.
  return step && from !== to && !(from === 'sealed' && to === 'loading') ? [step] : []
}

/**
 * Puts the packs of a cargo's loads on its list, takes others off, and moves their status with the
 * cargo. Packs of a canceled cargo are free again.
 * @param before the cargo before the change; null for a new one
 */
export async function syncLoadedPacks(
  call: PersonCall,
  cargoId: string,
  before: StoredCargo | null,
): Promise<void> {
  const { db } = call
  const { cargo, loads } = await requireCargo(db, cargoId)
  const loadIds = await findPackLoads(db, cargo.status === 'canceled' ? [] : loads)
  const earlierLoads = new Set([...loads, ...(before?.loads ?? [])].map(({ id }) => id))
  const packs = await findTouchedPacks(db, [...loadIds.keys()], [...earlierLoads])
  const updated_at = call.clock().toISOString()
  const record = { kind: 'cargo' as const, id: cargo.id, name: cargo.number }
  const events: PackEventInput[] = []
  const relisted: string[] = []
  for (const pack of packs) {
    const load_id = loadIds.get(pack.id) ?? null
    const wasLoaded = pack.load_id !== null && earlierLoads.has(pack.load_id)
    const status = getLoadedStatus(pack, load_id === null ? null : cargo.status)
    const kinds = listLoadEvents(wasLoaded, load_id !== null, {
      from: before?.cargo.status ?? null,
      to: cargo.status,
    })
    events.push(...kinds.map((kind) => ({ pack_id: pack.id, kind, record })))
    if (pack.load_id === load_id && pack.status === status) continue
    // A rejected pack is on the list only while it is loaded.
    if ([pack.status, status].includes('rejected')) relisted.push(pack.supply_id)
    await db
      .updateTable('packs')
      .set({ load_id, status, version: pack.version + 1, updated_at })
      .where('id', '=', pack.id)
      .execute()
  }
  recordChanges(db, { listedSupplies: relisted })
  await recordPackEvents(call, call.person.id, events)
}

/** Returns the load of each pack: named at the mill, or received as a lot of the load. */
async function findPackLoads(
  db: Db,
  loads: StoredCargo['loads'],
): Promise<ReadonlyMap<string, string>> {
  const loadOfLot = new Map(
    loads.flatMap(({ id, lot_ids }) => parseJson(lot_ids).map((lot) => [lot, id] as const)),
  )
  const fromYard = await inChunks([...loadOfLot.keys()], (ids) =>
    db.selectFrom('packs').select(['id', 'lot_id']).where('lot_id', 'in', ids).execute(),
  )
  return new Map([
    ...loads.flatMap(({ id, pack_ids }) => parseJson(pack_ids).map((pack) => [pack, id] as const)),
    ...fromYard.map(({ id, lot_id }) => [id, loadOfLot.get(lot_id ?? '') ?? ''] as const),
  ])
}

const PACK_COLUMNS = [
  'id',
  'supply_id',
  'status',
  'verdict',
  'lot_id',
  'load_id',
  'version',
] as const

/** Returns packs that are, or were, on the list of these loads. */
async function findTouchedPacks(
  db: Db,
  packIds: readonly string[],
  loadIds: readonly string[],
): Promise<Pack[]> {
  const named = await inChunks(packIds, (ids) =>
    db.selectFrom('packs').select(PACK_COLUMNS).where('id', 'in', ids).execute(),
  )
  const earlier = await inChunks(loadIds, (ids) =>
    db.selectFrom('packs').select(PACK_COLUMNS).where('load_id', 'in', ids).execute(),
  )
  return [...new Map([...earlier, ...named].map((pack) => [pack.id, pack])).values()]
}
