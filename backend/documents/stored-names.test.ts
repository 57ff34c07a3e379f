import { describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { runUnitOfWork } from '../db/unit-of-work'
import { renamePartner, updateManagerName } from './stored-names'

setUpTestWorlds()
const clock = () => new Date('2026-11-20T09:30:00Z')

describe('renaming a client', () => {
  const world = useTestWorld()
  const findDeal = () =>
    world.db
      .selectFrom('deals')
      .selectAll()
      .where('customer_reference', 'like', 'PO %')
      .orderBy('number_key')
      .executeTakeFirstOrThrow()

  it('changes only the name in the search text of its deals', async () => {
    const { id, client_id, client_name, search_text } = await findDeal()
    const read = () =>
      world.db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await renamePartner(world.db, 'deals', client_id, client_name, 'Po')
    await renamePartner(world.db, 'deals', client_id, 'Po', 'Žalgirio Mediena')
    expect(await read()).toMatchObject({
      client_name: 'Žalgirio Mediena',
      client_key: 'zalgirio mediena',
    })
    await renamePartner(world.db, 'deals', client_id, 'Žalgirio Mediena', client_name)
    expect((await read()).search_text).toBe(search_text)
  })
})

describe('renaming a manager', () => {
  const world = useTestWorld()

  it('changes deals in several steps, and only the name in their search text', async () => {
    const { db } = world
    const readDeals = () =>
      db
        .selectFrom('deals')
        .select(['id', 'search_text', 'sale_manager_id'])
        .orderBy('number_key')
        .execute()
    const deals = await readDeals()
    const { id: managerId, name_key } = await db
      .selectFrom('people')
      .innerJoin('deals', 'deals.sale_manager_id', 'people.id')
      .select(['people.id', 'people.name_key'])
      .executeTakeFirstOrThrow()
    const own = deals.filter((deal) => deal.sale_manager_id === managerId)
    const rename = async (name: string) => {
      await db.updateTable('people').set({ name_key: name }).where('id', '=', managerId).execute()
      await runUnitOfWork(
        db,
        async () => {},
        () => updateManagerName({ db, clock }, managerId, own.length - 1),
      )
    }
    const countNamed = async (name: string) => {
      const { count } = await db
        .selectFrom('deals')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sale_manager_key', '=', name)
        .executeTakeFirstOrThrow()
      return count
    }
    const isJobPending = async () =>
      (await db.selectFrom('due_work').selectAll().where('kind', '=', 'manager_name').execute())
        .length > 0

    await rename('po')
    expect([await countNamed('po'), await isJobPending()]).toEqual([own.length - 1, true])
    await rename('po')
    expect(await countNamed('po')).toBe(own.length)
    await rename(name_key)
    await rename(name_key)
    expect(await readDeals()).toEqual(deals)
  })
})
