import type { AppContext } from '../app-context'
import type { Person } from '../call'
import { inChunks } from '../db/rows'
import { getPresentPcs, isRemoved } from '../stock/rules'
import type { Db, Row } from '../db/tables'
import { type PackEventInput, recordPackEvents } from './pack-events'

type Lot = Pick<Row<'lots'>, 'id' | 'barcode' | 'status' | 'pcs'>
type LotChange = { before: Lot | null; after: Lot }

/**
 * Updates the mills' packs after their lots were counted. A pack without counted pieces is `gone`,
 * whether it was lost or received by mistake.
 * A pack that is put back is in stock again. Other counts are added to its history.
 * @param recounted the event of another number of pieces: a count, or `changed` if one is undone
 */
export async function syncCountedPacks(
  call: Pick<AppContext, 'clock' | 'random'> & { db: Db; person: Person },
  changes: readonly LotChange[],
  recounted: 'counted' | 'changed' = 'counted',
): Promise<void> {
  const { db, person } = call
  const lots = new Map(
    changes
      .filter(
        ({ before, after }) =>
          before && (isMoved(before, after) || getPresentPcs(before) !== getPresentPcs(after)),
      )
      .map(({ before, after }) => [after.id, { before: before ?? after, after }]),
  )
  const packs = await inChunks([...lots.keys()], (ids) =>
    db.selectFrom('packs').select(['id', 'lot_id', 'version']).where('lot_id', 'in', ids).execute(),
  )
  const updated_at = call.clock().toISOString()
  const changed = packs.flatMap(({ lot_id, ...pack }) => {
    const lot = lots.get(lot_id ?? '')
    return lot ? [{ ...pack, ...lot }] : []
  })
  for (const { id, version, before, after } of changed)
    await db
      .updateTable('packs')
      .set({ version: version + 1, updated_at })
      .$if(isMoved(before, after), (qb) =>
        qb.set({ status: isRemoved(after.status) ? 'gone' : 'in_stock' }),
      )
      .where('id', '=', id)
      .execute()
  await recordPackEvents(
    call,
    person.id,
    changed.map(({ id, before, after }) => toEvent(id, before, after, recounted)),
  )
}

function toEvent(
  pack_id: string,
  before: Lot,
  after: Lot,
  recounted: 'counted' | 'changed',
): PackEventInput {
  const record = { kind: 'lot' as const, id: after.id, name: after.barcode }
  if (isMoved(before, after))
    return { pack_id, kind: isRemoved(after.status) ? 'gone' : 'restored', record }
  const pieces = { field: 'pcs', line: null, from: String(before.pcs), to: String(after.pcs) }
  return { pack_id, kind: recounted, record, changes: [pieces] }
}

const isMoved = (before: Lot, after: Lot): boolean =>
  isRemoved(before.status) !== isRemoved(after.status)
