import { describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { computeSawmillFigures } from './sawmill-figures'

setUpTestWorlds()

/** The world's day is 2026-11-20 in Vilnius, two hours ahead of UTC. */
describe('the reliability of a mill', () => {
  const world = useTestWorld()
  const computeFigures = (sawmillId: string) =>
    computeSawmillFigures({ db: world.db, clock: world.clock.now }, sawmillId)

  /** A mill whose supplies all became ready at that time, due the week before this one. */
  async function createSawmillWith(
    change: { ready_at: string; ready_week: string } | { ordered_at: string },
  ) {
    const { sawmill_id } = await world.db
      .selectFrom('supplies')
      .select('sawmill_id')
      .where('status', '=', 'completed')
      .limit(1)
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('supplies')
      .set(change)
      .where('sawmill_id', '=', sawmill_id)
      .where('status', '=', 'completed')
      .execute()
    await world.db
      .updateTable('supplies')
      .set({ status: 'canceled' })
      .where('sawmill_id', '=', sawmill_id)
      .where('status', '!=', 'completed')
      .execute()
    return sawmill_id
  }

  it.each([
    ['2026-11-15T21:59:00.000Z', '100'],
    ['2026-11-15T22:00:00.000Z', '0'],
  ])(
    'for wood of the week to 15 November that was ready at %s is %s per cent',
    async (ready_at, expected) => {
      expect(
        (await computeFigures(await createSawmillWith({ ready_at, ready_week: '2026-W46' })))
          .on_time_percent,
      ).toBe(expected)
    },
  )

  it.each([
    ['2025-11-20T21:59:00.000Z', false],
    ['2025-11-20T22:00:00.000Z', true],
  ])('counts an order placed at %s in the 12 months: %s', async (ordered_at, counts) => {
    expect(
      Number((await computeFigures(await createSawmillWith({ ordered_at }))).volume_m3) > 0,
    ).toBe(counts)
  })
})
