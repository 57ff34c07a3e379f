import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { pick } from '../db/rows'
import { requireSupply } from './queries'
import { REVISED_LINE_NAMES, REVISED_TERM_NAMES } from './revised-supply'
import type { Schemas } from '../call'
import { toSupplyWrite, type SupplyWrite } from './schema'
import { DAY_MS } from '@domain/calendar'

setUpTestWorlds()
const world = useTestWorld()

/** Returns an awaited supply with a waiting deal. */
const findAwaitedSupply = () =>
  world.db
    .selectFrom('supplies')
    .innerJoin('allocations', 'supply_id', 'supplies.id')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select([
      'supplies.id',
      'supplies.number',
      'deals.id as deal',
      'deals.sale_manager_id',
      'supplies.purchase_manager_id',
    ])
    .where('supplies.status', '=', 'ordered')
    .where('supplies.ready_week', '>', '2026-W47')
    .orderBy('supplies.number_key')
    .executeTakeFirstOrThrow()

const findNotifications = (key: string, record: string, number: string) =>
  world.db
    .selectFrom('notifications')
    .select('person_id')
    .where('key', '=', key)
    .where('record_id', '=', record)
    .where('params', 'like', `%${number}%`)
    .execute()

/** Revises the ready week of a supply, with the agreement of its mill. */
async function reviseWeek(id: string, ready_week: string) {
  const call = async (method: string, path: string, body: object, version?: number) => {
    const answer = await fetch(`http://localhost/api/supplies/${id}/revisions/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as Schemas['SupplyRevision']
  }
  const opened = await call('POST', '', { reason: 'The mill is late' })
  const path = `${opened.revision}/`
  const changed = await call(
    'PUT',
    path,
    {
      ...pick(opened, REVISED_TERM_NAMES),
      ready_week,
      lines: opened.lines.map((line) => pick(line, REVISED_LINE_NAMES)),
    },
    opened.version,
  )
  const sent = await call('POST', `${path}transitions/`, { to: 'sent' }, changed.version)
  await call('POST', `${path}transitions/`, { to: 'agreed' }, sent.version)
}

const passDays = async (days: number) => {
  world.clock.advance(days * DAY_MS)
  await fetch('http://localhost/api/me/')
}

it('a late supply notifies the purchase and sale managers once, and again for its next promised week', async () => {
  const { id, number, deal, sale_manager_id, purchase_manager_id } = await findAwaitedSupply()
  const readNotifications = async () => [
    await findNotifications('supply_late', id, number),
    await findNotifications('deal_supply_late', deal, number),
  ]
  await passDays(0)
  expect(await readNotifications()).toEqual([[], []])
  await passDays(100)
  await passDays(1)
  expect(await readNotifications()).toEqual([
    [{ person_id: purchase_manager_id }],
    [{ person_id: sale_manager_id }],
  ])
  await world.loginAs('purchase_manager')
  const send = async (change: Partial<SupplyWrite>) => {
    const record = await requireSupply(world.db, id)
    return fetch(`http://localhost/api/supplies/${id}/`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${record.supply.version}"` },
      body: JSON.stringify({ ...toSupplyWrite(record), ...change }),
    })
  }
  expect((await send({ notes: 'Called them.' })).status).toBe(200)
  await passDays(1)
  expect((await readNotifications())[0]).toHaveLength(1)
  await world.loginAs('global_manager')
  await reviseWeek(id, '2027-W30')
  await passDays(200)
  expect((await readNotifications()).map((each) => each.length)).toEqual([2, 2])
})
