import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { seedBusyWeek } from '../../seed/worlds'
import { secureRandom } from '../../app-context'
import { createEmptyDatabase } from '../empty-database'
import type { Db } from '../tables'
import { fillLoadLotIds } from './055-loads-of-lots'

const readLoads = (db: Db) =>
  db.selectFrom('cargo_loads').select(['id', 'lot_ids', 'lot_pcs']).orderBy('id').execute()

it('loads from the yard that were only counted name their packs, the first to come in first', async () => {
  const db = await createEmptyDatabase()
  const tools = { clock: () => new Date('2026-11-20T09:00:00Z'), random: secureRandom }
  await db.transaction().execute(async (trx) => seedBusyWeek(trx, tools))
  const before = await readLoads(db)
  expect(before.filter(({ lot_ids }) => lot_ids !== '[]').length).toBeGreaterThan(1)
  await db.updateTable('cargo_loads').set({ lot_ids: '[]', lot_pcs: null }).execute()
  await fillLoadLotIds(db as Kysely<never>)
  expect(await readLoads(db)).toEqual(before)
  await db.destroy()
}, 30_000)
