import { describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { renameClient } from './rename-partner'

setUpTestWorlds()

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
    await renameClient(world.db, client_id, client_name, 'Po')
    await renameClient(world.db, client_id, 'Po', 'Žalgirio Mediena')
    expect(await read()).toMatchObject({
      client_name: 'Žalgirio Mediena',
      client_key: 'zalgirio mediena',
    })
    await renameClient(world.db, client_id, 'Žalgirio Mediena', client_name)
    expect((await read()).search_text).toBe(search_text)
  })
})
