import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { runUnitOfWork } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'
import { openSqlJs } from '../db/open-sql-js'
import { advanceDeal } from '../deals/transition-deal'
import { BLOCKED_CLIENT, OVER_LIMIT_CLIENT } from './client-list'
import { seedBusyWeek } from './worlds'

const tools = {
  clock: () => new Date('2026-11-20T09:30:00Z'),
  random: (length: number) => new Uint8Array(length).fill(7),
}

async function createBusyWeek() {
  const db = openSqlJs(new (await initSqlJs()).Database())
  await migrate(db, 'sqlite')
  await seedBusyWeek(db, tools)
  return db
}

test('a busy week is reproducible', async () => {
  const [one, other] = await Promise.all([createBusyWeek(), createBusyWeek()])
  const read = (db: typeof one) =>
    db.selectFrom('deals').selectAll().orderBy('number_key').execute()
  expect(await read(one)).toEqual(await read(other))
})

test('a busy week adds up, has deals in every status and nothing in the future', async () => {
  const db = await createBusyWeek()
  const deals = await db.selectFrom('deals').selectAll().execute()
  expect(new Set(deals.map(({ status }) => status)).size).toBe(8)
  expect(
    deals.every(
      ({ updated_at, created_at }) =>
        created_at <= updated_at && updated_at <= '2026-11-20T09:30:00.000Z',
    ),
  ).toBe(true)
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
  const stopped = deals
    .filter(({ status }) => status === 'order_confirmation')
    .map(({ client_name }) => client_name)
  expect(stopped).toEqual(expect.arrayContaining([BLOCKED_CLIENT, OVER_LIMIT_CLIENT]))
})

test('cargo advances a confirmed deal status by status', async () => {
  const db = await createBusyWeek()
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

test('seeded comments notify as new ones do: the sale manager, previous commenters, and purchase managers after confirmation', async () => {
  const db = await createBusyWeek()
  const notifications = await db
    .selectFrom('notifications')
    .selectAll()
    .where('key', '=', 'deal_commented')
    .execute()
  const comments = await db
    .selectFrom('comments')
    .selectAll()
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
    const isTold = (id: string) =>
      notifications.some(
        (mail) =>
          mail.record_id === comment.record_id &&
          mail.created_at === comment.created_at &&
          mail.person_id === id,
      )
    const wasConfirmed = Boolean(deal?.confirmed_at && deal.confirmed_at <= comment.created_at)
    const expected = [
      deal?.sale_manager_id ?? '',
      ...(wasConfirmed ? getIds('purchase_manager') : []),
    ].filter((id) => id !== comment.created_by)
    expect(expected.filter((id) => !isTold(id))).toEqual([])
    expect(isTold(comment.created_by)).toBe(false)
  }
})
