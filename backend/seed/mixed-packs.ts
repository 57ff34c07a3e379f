import { insertRows, parseJson, toJson } from '../db/rows'
import type { Db, NewRow } from '../db/tables'
import { toPackColumns } from '../packs/schema'
import { capAtNow } from './dates'
import { RANDOM_PACKS, SORTED_PACKS } from './mixed-lengths'
import { createListedEvent, recalculateListedSupplies } from './packs'
import { getDemoPersonId, type SeedTools } from './people'
import { MIXED_PRODUCT } from './product-list'
import { getProductId } from './products'
import { createSeedId } from './random'

/** Packs of each line that have been received into stock. */
const RECEIVED_PACKS = 3
const LOCATION = 'LTKLJ'

/** Adds the packing list of the supply of mixed lengths; the first packs are in stock. */
export async function seedMixedPacks(db: Db, { clock }: SeedTools): Promise<void> {
  const lines = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .select(['supply_lines.id', 'supply_lines.specification', 'supply_id', 'sawmill_id'])
    .select(['purchase_manager_id', 'ready_at'])
    .where('product_id', '=', getProductId(MIXED_PRODUCT.name))
    .where('status', '=', 'ready')
    .orderBy('position')
    .execute()
  const packs: NewRow<'packs'>[] = []
  const lots: NewRow<'lots'>[] = []
  const events: NewRow<'pack_events'>[] = []
  for (const [i, line] of lines.entries()) {
    const { supply_id, sawmill_id, ready_at } = line
    const at = ready_at ?? ''
    for (const [place, { number, tally }] of [RANDOM_PACKS, SORTED_PACKS][i]?.entries() ?? []) {
      const section = parseJson(line.specification)
      const columns = toPackColumns(
        { number, barcode: null, mark: null, tally: [...tally], kg: null },
        section,
      )
      if (!columns) throw new Error('A board has no section.')
      const isReceived = place < RECEIVED_PACKS
      const received_at = isReceived ? capAtNow(at, clock()) : at
      const id = createSeedId(`mixed pack ${number}`)
      const lotId = createSeedId(`lot of pack ${number}`)
      const barcode = `TD26-${number}`
      const pack = {
        id,
        supply_id,
        supply_line_id: line.id,
        sawmill_id,
        ...columns,
        status: isReceived ? ('in_stock' as const) : ('listed' as const),
        lot_id: isReceived ? lotId : null,
        received_at: at,
        updated_at: received_at,
      }
      packs.push(pack)
      events.push(createListedEvent(pack, line))
      if (!isReceived) continue
      lots.push({
        id: lotId,
        product_id: getProductId(MIXED_PRODUCT.name),
        location: LOCATION,
        pcs: columns.pcs,
        litres: columns.litres,
        status: 'available',
        barcode,
        supply_line_id: line.id,
        received_at,
        updated_at: received_at,
        note: null,
        pack_number: number,
        tally: toJson(tally),
      })
      events.push({
        ...createListedEvent(pack, line),
        id: createSeedId(`pack event ${number} received`),
        position: 2,
        at: received_at,
        person_id: getDemoPersonId('manager'),
        kind: 'received',
        record: toJson({ kind: 'lot', id: lotId, name: barcode }),
      })
    }
  }
  await insertRows(db, 'lots', lots)
  await insertRows(db, 'packs', packs)
  await insertRows(db, 'pack_events', events)
  await recalculateListedSupplies(db, packs)
}
