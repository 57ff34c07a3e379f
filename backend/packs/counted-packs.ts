import type { AppContext } from '../app-context'
import type { Person } from '../call'
import { inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { recordPackEvents } from './pack-events'

type Lot = Pick<Row<'lots'>, 'id' | 'barcode' | 'status'>

/**
 * Moves the mills' packs with their lots: a pack of which no piece was counted is gone, and one that
 * is put back is in stock again.
 */
export async function syncCountedPacks(
  call: Pick<AppContext, 'clock' | 'random'> & { db: Db; person: Person },
  changes: readonly { before: Lot | null; after: Lot }[],
): Promise<void> {
  const { db, person } = call
  const lots = new Map(
    changes
      .filter(({ before, after }) => before && isGone(before) !== isGone(after))
      .map(({ after }) => [after.id, after]),
  )
  const packs = await inChunks([...lots.keys()], (ids) =>
    db.selectFrom('packs').select(['id', 'lot_id', 'version']).where('lot_id', 'in', ids).execute(),
  )
  const updated_at = call.clock().toISOString()
  const moved = packs.flatMap(({ lot_id, ...pack }) => {
    const lot = lots.get(lot_id ?? '')
    return lot ? [{ ...pack, lot }] : []
  })
  for (const { id, version, lot } of moved)
    await db
      .updateTable('packs')
      .set({ status: isGone(lot) ? 'gone' : 'in_stock', version: version + 1, updated_at })
      .where('id', '=', id)
      .execute()
  await recordPackEvents(
    call,
    person.id,
    moved.map(({ id, lot }) => ({
      pack_id: id,
      kind: isGone(lot) ? 'gone' : 'restored',
      record: { kind: 'lot', id: lot.id, name: lot.barcode },
    })),
  )
}

const isGone = ({ status }: Pick<Lot, 'status'>): boolean => status === 'gone'
