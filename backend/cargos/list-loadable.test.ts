import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'

setUpTestWorlds()
const world = useTestWorld()

const listLoadable = async (q = '') => {
  const answer = await fetch(`http://localhost/api/cargos/loadable/?q=${encodeURIComponent(q)}`)
  return ((await answer.json()) as Schemas['LoadableList']).items
}

it('the search finds a product by words that do not fit into the index of its documents', async () => {
  await world.loginAs('cargo_manager')
  const [wood] = await listLoadable()
  if (!wood) throw new Error('No wood is ready')
  await world.db
    .updateTable('supply_lines')
    .set({ product_name: 'Ąžuolo lentos' })
    .where('id', '=', wood.supply_line_id)
    .execute()
  const search = async () =>
    (await listLoadable('azuolo')).map(({ supply_line_id }) => supply_line_id)
  expect(await search()).toEqual([])
  await world.db
    .updateTable('supplies')
    .set({ more_words: 'azuolo lentos' })
    .where('id', '=', wood.supply.id)
    .execute()
  expect(new Set(await search())).toEqual(new Set([wood.supply_line_id]))
})
