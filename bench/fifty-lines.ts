import type { Db } from '@backend/db/tables'
import { createSeedId } from '@backend/seed/random'

const lines = 50

/**
 * Gives a draft fifty lines, copied from its own, and the reference "fifty lines", by which
 * bench/measure.json finds it. Seeded deals are shorter than the longest of a real trader.
 */
export async function writeFiftyLines(db: Db): Promise<void> {
  const { id, search_text } = await db
    .selectFrom('deals')
    .select(['id', 'search_text'])
    .where('status', '=', 'draft')
    .orderBy('number_key')
    .executeTakeFirstOrThrow()
  const dealLines = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('deal_id', '=', id)
    .orderBy('position')
    .execute()
  const copies = Array.from({ length: lines - dealLines.length }, (_, index) => {
    const line = dealLines[index % dealLines.length]
    if (!line) throw new Error('The draft has no line to copy.')
    return { ...line, id: createSeedId(`fifty lines ${index}`), position: dealLines.length + index }
  })
  await db.insertInto('deal_lines').values(copies).execute()
  await db
    .updateTable('deals')
    .set({ customer_reference: 'Fifty lines', search_text: `${search_text} fifty lines` })
    .where('id', '=', id)
    .execute()
}
