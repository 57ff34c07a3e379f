import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { seedBusyWeek } from '../../seed/worlds'
import { secureRandom } from '../../surroundings'
import { emptyDatabase } from '../empty-database'
import type { Db } from '../tables'
import { nameLots } from './055-loads-of-lots'

const loadsOf = (db: Db) =>
  db.selectFrom('cargo_loads').select(['id', 'lot_ids', 'lot_pcs']).orderBy('id').execute()

it('loads from the yard that were only counted name their packs, the first to come in first', async () => {
  const db = await emptyDatabase()
  const tools = { clock: () => new Date('2026-11-20T09:00:00Z'), random: secureRandom }
  await db.transaction().execute(async (trx) => seedBusyWeek(trx, tools))
  const before = await loadsOf(db)
  expect(before.filter(({ lot_ids }) => lot_ids !== '[]').length).toBeGreaterThan(1)
  await db.updateTable('cargo_loads').set({ lot_ids: '[]', lot_pcs: null }).execute()
  await nameLots(db as Kysely<never>)
  expect(await loadsOf(db)).toEqual(before)
  await db.destroy()
}, 30_000)
