import { toJson } from '../db/rows'
import type { Db } from '../db/tables'
import { getDemoPersonId } from './people'
import { createSeedId } from './random'
import { HOUR_MS } from '@domain/calendar'

/** Adds a comment on a supply that quotes the first pack of its list. */
export async function seedPackComment(db: Db): Promise<void> {
  const pack = await db
    .selectFrom('packs')
    .innerJoin('supplies', 'supplies.id', 'packs.supply_id')
    .select([
      'packs.id',
      'packs.number',
      'packs.received_at',
      'packs.supply_id',
      'supplies.number as supply_number',
    ])
    .orderBy('packs.number_sort')
    .executeTakeFirst()
  if (!pack) return
  const text = `Pack #${pack.number} has blue stain on the top layer. Please ask the mill for photos.`
  const at = new Date(Date.parse(pack.received_at) + HOUR_MS).toISOString()
  const person_id = getDemoPersonId('cargo_manager')
  const packs = toJson([{ id: pack.id, number: pack.number }])
  await db
    .insertInto('comments')
    .values({
      id: createSeedId(`comment of pack ${pack.number}`),
      record_kind: 'supply',
      record_id: pack.supply_id,
      position: 1,
      text,
      created_at: at,
      created_by: person_id,
      packs,
    })
    .execute()
  await db
    .insertInto('pack_events')
    .values({
      id: createSeedId(`quote of pack ${pack.number}`),
      pack_id: pack.id,
      position: 2,
      at,
      person_id,
      kind: 'quoted',
      record: toJson({ kind: 'supply', id: pack.supply_id, name: pack.supply_number }),
      packs: toJson([]),
      changes: toJson([]),
      text,
    })
    .execute()
}
