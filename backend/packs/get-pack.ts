import type { Handler, Person, Schemas } from '../call'
import { parseJson } from '../db/rows'
import { sortByIds } from '../db/paginate-indexed'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import { requireSupplyRow } from '../supplies/queries'
import { listPackEvents } from './pack-events'
import { presentPackSummaries } from './present-packs'
import { canReadQuote } from './quote-packs'
import { selectMergeablePacks } from './queries'
import { canWritePacks, isListingOpen, isPackOpen } from './rules/pack-status'

/**
 * Returns a pack by its id.
 * @throws Problem 404
 */
export async function requirePack(db: Db, id: string): Promise<Row<'packs'>> {
  const pack = await db.selectFrom('packs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!pack) throw new Problem('not_found')
  return pack
}

/** Returns a pack with its history. */
export async function presentPack(
  { db, person }: { db: Db; person: Person },
  pack: Row<'packs'>,
): Promise<Schemas['PackRecord']> {
  const [summary] = await presentPackSummaries(db, [pack])
  if (!summary) throw new Error('A pack has no supply.')
  const supply = await requireSupplyRow(db, pack.supply_id)
  const events = (await listPackEvents(db, pack.id)).filter(
    (event) => event.kind !== 'quoted' || canReadQuote(person.role, event),
  )
  const isWritable = canWritePacks(person, supply) && isListingOpen(supply) && isPackOpen(pack)
  const hasMergeable =
    isWritable && (await selectMergeablePacks(db, pack).select('id').limit(1).executeTakeFirst())
  const parts = events.find(({ kind }) => kind === 'split_into' || kind === 'merged_into')
  return {
    ...summary,
    parents: await findPackRefs(db, parseJson(pack.parents)),
    parts: parts?.packs ?? [],
    events,
    allowed_actions: [
      ...(isWritable ? (['edit'] as const) : []),
      ...(isWritable && pack.pcs > 1 ? (['split'] as const) : []),
      ...(hasMergeable ? (['merge'] as const) : []),
    ],
  }
}

async function findPackRefs(db: Db, ids: readonly string[]): Promise<Schemas['PackRef'][]> {
  if (ids.length === 0) return []
  const packs = await db
    .selectFrom('packs')
    .select(['id', 'number'])
    .where('id', 'in', ids)
    .execute()
  return sortByIds(ids, packs)
}

export const getPack: Handler<'getPack'> = async (call) =>
  presentPack(call, await requirePack(call.db, call.path.id))
