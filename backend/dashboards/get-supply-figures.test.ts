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
async function createSawmill(
  otherSupplies: readonly { status: 'ordered' | 'in_production'; ready_week: string }[],
) {
  const rows = await world.db.selectFrom('supplies').select(['id', 'sawmill_id']).execute()
  const sawmill =
    rows
      .map(({ sawmill_id }) => sawmill_id)
      .find(
        (id) => rows.filter(({ sawmill_id }) => sawmill_id === id).length > otherSupplies.length,
      ) ?? ''
  const [first, ...rest] = rows.filter(({ sawmill_id }) => sawmill_id === sawmill)
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
  return sawmill
}

async function findOnTimePercent(sawmill: string) {
  await world.loginAs('purchase_manager')
  const query = `sawmill_id=${sawmill}&week_from=2026-W40&week_to=2026-W50`
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`http://localhost/api/dashboards/supply/${path}/?${query}`)).json()
  const { figures } = (await read('figures')) as Schemas['DashboardFigures']
  const { points } = (await read('charts/mills')) as Schemas['Chart']
  const figure = figures.find(({ code }) => code === 'on_time')
  const [share, sawmills] = [
    Number(figure?.value),
    Number(points.find(({ series }) => series === 'on_time')?.value),
  ]
  return {
    share,
    sawmills,
    count: figure?.count,
    without: figure?.without,
    page: Number(
      (await computeSawmillFigures({ db: world.db, clock: world.clock.now }, sawmill))
        .on_time_percent,
    ),
  }
}

it('an overdue supply that is not ready counts as late, on the dashboard and on the sawmill page', async () => {
  const sawmill = await createSawmill([{ status: 'in_production', ready_week: '2026-W46' }])
  expect(await findOnTimePercent(sawmill)).toEqual({
    share: 50,
    sawmills: 50,
    page: 50,
    count: 2,
    without: 0,
  })
})

it('a supply whose week has not ended counts neither as in time nor as late', async () => {
  const sawmill = await createSawmill([{ status: 'ordered', ready_week: '2026-W47' }])
  expect(await findOnTimePercent(sawmill)).toEqual({
    share: 100,
    sawmills: 100,
    page: 100,
    count: 2,
    without: 1,
  })
})

it('the average price is the amount of confirmed wood divided by the confirmed volume', async () => {
  const line = await world.db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .select(['supply_lines.id', 'supply_lines.supply_id', 'supplies.sawmill_id'])
    .where('supplies.status', '=', 'completed')
    .where('supplies.amount_eur_cents', 'is not', null)
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('supplies')
    .set({ ready_week: '2026-W20' })
    .where('sawmill_id', '=', line.sawmill_id)
    .execute()
  await world.db
    .updateTable('supplies')
    .set({
      ready_week: '2026-W45',
      status: 'completed',
      agreed_l: 30_000,
      amount_eur_cents: 900_000,
    })
    .where('id', '=', line.supply_id)
    .execute()
  await world.db
    .deleteFrom('supply_lines')
    .where('supply_id', '=', line.supply_id)
    .where('id', '!=', line.id)
    .execute()
  await world.db
    .updateTable('supply_lines')
    .set({ volume_l: 40_000, confirmed_l: 30_000, amount_eur_cents: 900_000 })
    .where('id', '=', line.id)
    .execute()
  await world.loginAs('purchase_manager')
  const readPrice = async (more = '') => {
    const query = `sawmill_id=${line.sawmill_id}&week_from=2026-W45&week_to=2026-W45${more}`
    const answer = await fetch(`http://localhost/api/dashboards/supply/figures/?${query}`)
    const { figures } = (await answer.json()) as Schemas['DashboardFigures']
    return figures.find(({ code }) => code === 'price_m3')?.value
  }
  expect(await readPrice()).toBe('300.00')
})
