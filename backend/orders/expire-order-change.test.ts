import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { expectAnswer } from '../conformance/answers'
import type { People } from '../conformance/host'
import { listNotificationTexts } from '../conformance/saved-deals'
import {
  addPack,
  answerChange,
  askToAnswer,
  createOrderOfPacks,
  listFreeLots,
  openChange,
  readOrder,
  saveChange,
  stepChange,
} from '../conformance/saved-order-changes'
import { setCreditLimit } from '../conformance/saved-orders'
import { changeFirstLine, readRevision } from '../conformance/saved-revisions'
import { createWorldPeople } from '../conformance/world-people'

setUpTestWorlds()
const world = useTestWorld()
const DAY = 86_400_000

/** Logs users in again, because their sessions end as the time passes. */
const logIn = (): People => createWorldPeople(world.backend, world.clock.now)

const listJobs = async ({ id }: { id: string }) =>
  (
    await world.db
      .selectFrom('due_work')
      .select('kind')
      .where('record_id', '=', id)
      .where('kind', 'in', ['order_change_end', 'order_change_reminder'])
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind)

const updateWithdrawalJob = ({ id }: { id: string }) =>
  world.db
    .updateTable('due_work')
    .where('record_id', '=', id)
    .where('kind', '=', 'order_change_end')

/** Proposes one pack more of an order, to be answered within seven days by default. */
async function proposePack(people: People, deal: { id: string }, step: object = {}) {
  const opened = await openChange(people, deal)
  const change = changeFirstLine(opened, { quantity: await addPack(people, opened) })
  return stepChange(people, await saveChange(people, opened, change), { to: 'sent', ...step })
}

const pass = (days: number): People => {
  world.clock.advance(days * DAY)
  return logIn()
}

it('reminds the buyers of a change, then withdraws it and frees its packs', async () => {
  let people = logIn()
  await setCreditLimit(people, null)
  const { order, deal } = await createOrderOfPacks(people)
  const free = `&product_id=${order.lines[0]?.product.id}&location=${order.location}`
  const before = await listFreeLots(people, free)
  const sent = await proposePack(people, deal)
  const findTexts = async (pattern: RegExp) =>
    (await listNotificationTexts(people, 'client', order)).filter((text) => pattern.test(text))
  expect(await findTexts(/accept or decline it by 27 Nov 2026/)).toHaveLength(1)

  people = pass(4)
  expect(await findTexts(/still waits/)).toEqual([])
  people = pass(1)
  expect(await findTexts(/still waits .* by 27 Nov 2026/)).toHaveLength(1)
  const [waiting] = await listNotificationTexts(people, 'sale_manager', deal)
  expect(waiting).toMatch(/If it has agreed, record that; .* withdrawn on 28 Nov 2026/)
  people = pass(2)
  expect(await listFreeLots(people, free)).toHaveLength(before.length - 1)
  const open = await readOrder(people, order)
  expect(open.proposed_change).toMatchObject({ answer_until: '2026-11-27', can_answer: true })

  people = pass(1)
  expect(await listFreeLots(people, free)).toEqual(before)
  const now = await readOrder(people, order)
  expect(now).toMatchObject({ proposed_change: null, figures: order.figures })
  const answer = { revision: sent.revision, answer: 'accept' as const }
  expect((await askToAnswer(people, open, answer)).status).toBe(412)
  expect((await askToAnswer(people, now, answer)).status).toBe(409)
  expect(await readRevision(people, sent, 'admin')).toMatchObject({
    ...{ status: 'withdrawn', closed_by: null, close_reason: null, answer: null },
  })
  for (const record of [`deal/${deal.id}`, `order/${order.id}`]) {
    const path = `/records/${record}/activity/?limit=1`
    const { items } = await expectAnswer(await (await people.as('admin')).get(path), 'listActivity')
    expect(items).toMatchObject([
      {
        ...{ kind: 'revision_withdrawn', by: null },
        changes: [{ field: 'revision' }, { field: 'answer_until', to: '2026-11-27' }],
      },
    ])
  }
  expect(await findTexts(/not answered by 27 Nov 2026 and has been withdrawn/)).toHaveLength(1)
  const [seller] = await listNotificationTexts(people, 'sale_manager', deal)
  expect(seller).toMatch(/was withdrawn: the client had not answered by 27 Nov 2026/)
})

it('keeps a change that was proposed again, until its own day is over', async () => {
  let people = logIn()
  await setCreditLimit(people, null)
  const { order, deal } = await createOrderOfPacks(people)
  await proposePack(people, deal)
  expect(await listJobs(deal)).toEqual(['order_change_end', 'order_change_reminder'])
  await answerChange(people, order, { answer: 'decline' })
  expect(await listJobs(deal)).toEqual([])
  people = pass(3)
  const sent = await proposePack(people, deal)
  // A job that runs too early waits for the end of the day.
  await updateWithdrawalJob(deal).set({ due_at: world.clock.now().toISOString() }).execute()
  expect((await readOrder(people, order)).proposed_change?.revision).toBe(sent.revision)
  expect(await listJobs(deal)).toContain('order_change_end')
  await answerChange(people, order, { answer: 'accept' })
  expect(await listJobs(deal)).toEqual([])
  people = pass(5)
  expect(await readRevision(people, sent, 'admin')).toMatchObject({ status: 'agreed' })
})

it('takes no answer after the last day, also where due work has not run yet', async () => {
  let people = logIn()
  await setCreditLimit(people, null)
  const { order, deal } = await createOrderOfPacks(people)
  const sent = await proposePack(people, deal, { answer_until: '2026-11-20' })
  expect(await listJobs(deal)).toEqual(['order_change_end'])
  await world.db.deleteFrom('due_work').where('record_id', '=', deal.id).execute()
  people = pass(1)
  const open = await readOrder(people, order)
  expect(open.proposed_change).toMatchObject({ answer_until: '2026-11-20', can_answer: false })
  for (const answer of ['accept', 'decline'] as const)
    expect((await askToAnswer(people, open, { revision: sent.revision, answer })).status).toBe(409)
  // The client has agreed by phone.
  await stepChange(people, sent, { to: 'agreed' })
  expect(await readOrder(people, order)).toMatchObject({ agreed_change: sent.revision })
})
