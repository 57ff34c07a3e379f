import { expect, it } from 'vitest'
import { FAKE_NOW } from '@mocks/host/fake-clock'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Db } from '../db/tables'
import { createEmptyDatabase } from '../db/test-database'
import { runUnitOfWork } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'
import { advanceDeal } from '../deals/advance-deal'
import { BLOCKED_CLIENT, OVER_LIMIT_CLIENT } from './client-list'
import { seedBusyWeek } from './worlds'

setUpTestWorlds()
const world = useTestWorld()

const tools = {
  clock: () => new Date(FAKE_NOW),
  random: (length: number) => new Uint8Array(length).fill(7),
}

it('a busy week is reproducible', async () => {
  const again = await createEmptyDatabase()
  await again.transaction().execute((trx) => seedBusyWeek(trx, tools))
  const readDocuments = (db: Db) =>
    Promise.all([
      db.selectFrom('deals').selectAll().orderBy('number_key').execute(),
      db.selectFrom('supplies').selectAll().orderBy('number_key').execute(),
      db.selectFrom('supply_lines').selectAll().orderBy('supply_id').orderBy('position').execute(),
      db.selectFrom('cargos').selectAll().orderBy('number_key').execute(),
      db.selectFrom('cargo_loads').selectAll().orderBy('id').execute(),
    ])
  expect(await readDocuments(again)).toEqual(await readDocuments(world.db))
  await again.destroy()
})

const findDeals = () => world.db.selectFrom('deals').selectAll().execute()

it('a busy week has deals in every status', async () => {
  expect(new Set((await findDeals()).map(({ status }) => status)).size).toBe(8)
})

it('a busy week changes no deal in the future', async () => {
  const deals = await findDeals()
  expect(
    deals.every(({ updated_at, created_at }) => created_at <= updated_at && updated_at <= FAKE_NOW),
  ).toBe(true)
})

it('the amounts of each deal of a busy week are the sums of its lines', async () => {
  const { db } = world
  const deals = await findDeals()
  for (const column of ['volume_l', 'purchased_l', 'loaded_l', 'delivered_l'] as const) {
    const lines = await db
      .selectFrom('deal_lines')
      .select('deal_id')
      .select(({ fn }) => fn.sum<number>(column).as('sum'))
      .groupBy('deal_id')
      .execute()
    const sums = new Map(lines.map(({ deal_id, sum }) => [deal_id, sum]))
    expect(
      deals.filter((deal) => sums.get(deal.id) !== deal[column]),
      column,
    ).toEqual([])
  }
})

it('a busy week has order confirmations of a blocked client and of one over the limit', async () => {
  const stopped = (await findDeals())
    .filter(({ status }) => status === 'order_confirmation')
    .map(({ client_name }) => client_name)
  expect(stopped).toEqual(expect.arrayContaining([BLOCKED_CLIENT, OVER_LIMIT_CLIENT]))
})

it('cargo advances a confirmed deal status by status', async () => {
  const { db } = world
  const { id, version } = await db
    .selectFrom('deals')
    .selectAll()
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  const advance = (to: 'loading' | 'shipped' | 'delivered') =>
    runUnitOfWork(db, recalculateDerivedColumns, () => advanceDeal({ db, ...tools }, id, to))
  await expect(advance('shipped')).rejects.toThrow('not_allowed_now')
  await advance('loading')
  const after = await db
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ status: 'loading', version: version + 1 })
  await expect(advance('delivered')).rejects.toThrow('not_allowed_now')
})

it('seeded comments notify as new ones do: the sale manager, and purchase managers after confirmation', async () => {
  const { db } = world
  const notifications = await db
    .selectFrom('notifications')
    .selectAll()
    .where('key', '=', 'deal_commented')
    .execute()
  const comments = await db
    .selectFrom('comments')
    .selectAll()
    .where('record_kind', '=', 'deal')
    .where('created_at', '>', '2026-10-31')
    .orderBy('position')
    .execute()
  const deals = new Map(
    (await db.selectFrom('deals').selectAll().execute()).map((deal) => [deal.id, deal]),
  )
  const people = await db.selectFrom('people').select(['id', 'role']).execute()
  const getIds = (role: string) =>
    people.filter((person) => person.role === role).map(({ id }) => id)
  expect(comments.length).toBeGreaterThan(0)
  for (const comment of comments) {
    const deal = deals.get(comment.record_id)
    const isNotified = (id: string) =>
      notifications.some(
        (notification) =>
          notification.record_id === comment.record_id &&
          notification.created_at === comment.created_at &&
          notification.person_id === id,
      )
    const wasConfirmed = Boolean(deal?.confirmed_at && deal.confirmed_at <= comment.created_at)
    const expected = [
      deal?.sale_manager_id ?? '',
      ...(wasConfirmed ? getIds('purchase_manager') : []),
    ].filter((id) => id !== comment.created_by)
    expect(expected.filter((id) => !isNotified(id))).toEqual([])
    expect(isNotified(comment.created_by)).toBe(false)
  }
})
