import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'

setUpTestWorlds()
const world = useTestWorld()

const list = async (q: string) =>
  (await (
    await fetch(`http://localhost/api/stock/receivable/?q=${encodeURIComponent(q)}`)
  ).json()) as Schemas['ReceivableLineList']

it('the list reports that there are more receivable lines than the fifty listed', async () => {
  await world.loginAs('admin')
  const [line] = (await list('')).items
  if (!line) throw new Error('The demo has nothing to receive.')
  const row = await world.db
    .selectFrom('supply_lines')
    .selectAll()
    .where('id', '=', line.supply_line_id)
    .executeTakeFirstOrThrow()
  const existing = (await list(line.supply.number)).items.length
  const add = (count: number) =>
    world.db
      .insertInto('supply_lines')
      .values(
        Array.from({ length: count }, () => {
          const id = crypto.randomUUID()
          return { ...row, id, position: 100 }
        }),
      )
      .execute()
  await add(50 - existing)
  expect(await list(line.supply.number)).toMatchObject({ has_more: false })
  await add(1)
  const { items, has_more } = await list(line.supply.number)
  expect([items.length, has_more]).toEqual([50, true])
})
