import type { Db, NewRow } from '@backend/db/tables'
import { insertRows, parseJson } from '@backend/db/rows'
import { toPackColumns } from '@backend/packs/schema'
import { createSeedId } from '@backend/seed/random'

const PACKS = 60
/** Twenty lengths, in mm. */
const LENGTHS = Array.from({ length: 20 }, (_, i) => 2400 + 300 * i)

/**
 * Id in the address of bench/measure-matrix.json. The text there moves between cells by line feeds
 * (Enter), because the tool would type a tab into the cell.
 */
export const LONG_MATRIX = createSeedId('sixty packs of twenty lengths')

/** Copies a supply that is ready, with one line and a list of packs that fills the matrix. */
export async function writeLongMatrix(db: Db): Promise<void> {
  const supply = await db
    .selectFrom('supplies')
    .selectAll()
    .where('status', '=', 'ready')
    .orderBy('number_key')
    .executeTakeFirstOrThrow()
  const line = await db
    .selectFrom('supply_lines')
    .selectAll()
    .where('supply_id', '=', supply.id)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const lineId = createSeedId('line of sixty packs')
  await db
    .insertInto('supplies')
    .values({ ...supply, id: LONG_MATRIX, number: 'S-2026-9999', number_key: 2_026_009_999 })
    .execute()
  await db
    .insertInto('supply_lines')
    .values({ ...line, id: lineId, supply_id: LONG_MATRIX })
    .execute()
  const { sawmill_id, updated_at } = supply
  const packs = Array.from({ length: PACKS }, (_, i): NewRow<'packs'> => {
    const tally = LENGTHS.map((length_mm, at) => ({ length_mm, pcs: 1 + ((i + at) % 9) }))
    const columns = toPackColumns(
      { number: `M-${i + 1}`, barcode: null, mark: null, kg: null, tally },
      { ...parseJson(line.specification), thickness_mm: 47, width_mm: 150, diameter_mm: null },
    )
    if (!columns) throw new Error('A board has no section.')
    return {
      ...{ id: createSeedId(`pack ${i} of sixty`), supply_id: LONG_MATRIX, supply_line_id: lineId },
      ...{ sawmill_id, status: 'listed', received_at: updated_at, updated_at, ...columns },
    }
  })
  await insertRows(db, 'packs', packs)
}
