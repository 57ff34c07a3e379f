import type { Handler } from '../call'
import { requirePack } from './get-pack'
import { presentPacks } from './present-packs'
import { selectMergeablePacks } from './queries'
import { isPackOpen } from './rules/pack-status'

/**
 * Lists the packs that a pack can be merged with.
 * @throws Problem 404
 */
export const listMergeablePacks: Handler<'listMergeablePacks'> = async ({ db, path }) => {
  const pack = await requirePack(db, path.id)
  const packs = isPackOpen(pack)
    ? await selectMergeablePacks(db, pack)
        .selectAll()
        .orderBy('number_sort')
        .orderBy('id')
        .execute()
    : []
  const line = await db
    .selectFrom('supply_lines')
    .select(['id', 'specification', 'product_name'])
    .where('id', '=', pack.supply_line_id)
    .executeTakeFirstOrThrow()
  return { items: await presentPacks(db, packs, new Map([[line.id, line]])) }
}
