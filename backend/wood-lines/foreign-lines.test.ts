import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { findForeignLineIds } from './wood-rows'

setUpTestWorlds()
const world = useTestWorld()

it('the search finds the lines of other documents, also of those that removed them', async () => {
  const { db } = world
  const [first, second] = await db
    .selectFrom('supply_lines')
    .select(({ fn }) => ['supply_id', fn.min('id').as('id')])
    .groupBy('supply_id')
    .limit(2)
    .execute()
  if (!first || !second) throw new Error('There are two supplies.')
  const find = async (documentId: string | null) => [
    ...(await findForeignLineIds(db, 'supply_lines', [first, second], documentId)),
  ]
  expect(await find(first.supply_id)).toEqual([second.id])
  expect((await find(null)).toSorted()).toEqual([first.id, second.id].toSorted())

  await sql`
    update supply_lines set removed_from = supply_id, supply_id = null where id = ${second.id}
  `.execute(db)
  expect(await find(first.supply_id)).toEqual([second.id])
  expect(await find(second.supply_id)).toEqual([first.id])
})

it('the search finds the loads of other cargos', async () => {
  const { db } = world
  const load = await db
    .selectFrom('cargo_loads')
    .select(['id', 'cargo_id'])
    .executeTakeFirstOrThrow()
  expect((await findForeignLineIds(db, 'cargo_loads', [load], load.cargo_id)).size).toBe(0)
  expect((await findForeignLineIds(db, 'cargo_loads', [load], null)).size).toBe(1)
})
