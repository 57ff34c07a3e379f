import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'
import { computeSawmillFigures } from '../sawmill-supplies/sawmill-figures'

setUpTestWorlds()
const world = useTestWorld()

/**
 * The world's week is 2026-W47. Adds a mill with one supply ready in its week, and others as the
 * test specifies.
 */
async function createMill(
  otherSupplies: readonly { status: 'ordered' | 'in_production'; ready_week: string }[],
) {
  const rows = await world.db.selectFrom('supplies').select(['id', 'sawmill_id']).execute()
  const mill =
    rows
      .map(({ sawmill_id }) => sawmill_id)
      .find(
        (id) => rows.filter(({ sawmill_id }) => sawmill_id === id).length > otherSupplies.length,
      ) ?? ''
  const [first, ...rest] = rows.filter(({ sawmill_id }) => sawmill_id === mill)
  const set = (id: string | undefined, change: object) =>
    world.db
      .updateTable('supplies')
      .set(change)
      .where('id', '=', id ?? '')
      .execute()
  await set(first?.id, {
    status: 'completed',
    ready_week: '2026-W45',
    ready_at: '2026-11-03T09:00:00.000Z',
  })
  for (const [i, { id }] of rest.entries())
    await set(
      id,
      otherSupplies[i] ? { ...otherSupplies[i], ready_at: null } : { status: 'canceled' },
    )
  return mill
}

async function findOnTimePercent(mill: string) {
  await world.loginAs('purchase_manager')
  const query = `sawmill_id=${mill}&week_from=2026-W40&week_to=2026-W50`
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`http://localhost/api/dashboards/supply/${path}/?${query}`)).json()
  const { figures } = (await read('figures')) as Schemas['BoardFigures']
  const { points } = (await read('charts/mills')) as Schemas['Chart']
  const figure = figures.find(({ code }) => code === 'on_time')
  const [share, mills] = [
    Number(figure?.value),
    Number(points.find(({ series }) => series === 'on_time')?.value),
  ]
  return {
    share,
    mills,
    count: figure?.count,
    without: figure?.without,
    page: Number(
      (await computeSawmillFigures({ db: world.db, clock: world.clock.now }, mill)).on_time_percent,
    ),
  }
}

it('an overdue supply that is not ready counts as late, on the dashboard and on the sawmill page', async () => {
  const mill = await createMill([{ status: 'in_production', ready_week: '2026-W46' }])
  expect(await findOnTimePercent(mill)).toEqual({
    share: 50,
    mills: 50,
    page: 50,
    count: 2,
    without: 0,
  })
})

it('a supply whose week has not ended counts neither as in time nor as late', async () => {
  const mill = await createMill([{ status: 'ordered', ready_week: '2026-W47' }])
  expect(await findOnTimePercent(mill)).toEqual({
    share: 100,
    mills: 100,
    page: 100,
    count: 2,
    without: 1,
  })
})
