import { expect, it } from 'vitest'
import { formatFor } from '@domain/languages'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { secureRandom, type OutgoingMail } from '../app-context'
import { expectAnswer } from '../conformance/answers'
import type { People } from '../conformance/host'
import { listNotificationTexts } from '../conformance/fixtures/saved-deals'
import {
  addPack,
  answerChange,
  postChangeAnswer,
  createOrderOfPacks,
  listFreeLots,
  listLinkedMails,
  openChange,
  readOrder,
  saveChange,
  transitionChange,
} from '../conformance/fixtures/saved-order-changes'
import { OWN_COMPANY, setCreditLimit } from '../conformance/fixtures/saved-orders'
import { changeFirstLine, readRevision } from '../conformance/fixtures/saved-revisions'
import { createWorldPeople } from '../conformance/fixtures/world-people'
import { parseJson } from '../db/rows'
import { createId } from '../identifiers'
import { sendMail } from '../mails/send-mail'
import { DAY_MS } from '@domain/calendar'

setUpTestWorlds()
const world = useTestWorld()

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
async function proposePack(people: People, deal: { id: string }, transition: object = {}) {
  const opened = await openChange(people, deal)
  const change = changeFirstLine(opened, { quantity: await addPack(people, opened) })
  return transitionChange(people, await saveChange(people, opened, change), {
    to: 'sent',
    ...transition,
  })
}

const pass = (days: number): People => {
  world.clock.advance(days * DAY_MS)
  return logIn()
}

/** Returns the mails about changes of an order, newest first. */
const listChangeMails = async (people: People, { id }: { id: string }) =>
  (await listLinkedMails(people, `/orders/${id}`)).filter(({ subject }) =>
    /change|modification|pakeitimo|cambio/.test(subject),
  )

/** Returns the subjects of the mails to the demo's client about changes, oldest first. */
const listSubjects = async (people: People, order: { id: string }) =>
  (await listChangeMails(people, order))
    .filter(({ to }) => to[0]?.email === 'client@timberdesk.example')
    .map(({ subject }) => subject.replaceAll(/\s/g, ' '))
    .toReversed()

it('a change reminds the buyers, is then withdrawn and frees its packs', async () => {
  let people = logIn()
  await setCreditLimit(people, null)
  const { order, deal } = await createOrderOfPacks(people)
  const free = `&product_id=${order.lines[0]?.product.id}&location=${order.location}`
  const before = await listFreeLots(people, free)
  const sent = await proposePack(people, deal)
  const findTexts = async (pattern: RegExp) =>
    (await listNotificationTexts(people, 'client', order)).filter((text) => pattern.test(text))
  expect(await findTexts(/accept or decline it by 27 Nov 2026/)).toHaveLength(1)
  const proposed = `Commande ${order.number} : répondez à la modification proposée d’ici au 27 nov. 2026`
  expect(await listSubjects(people, order)).toEqual([proposed])

  people = pass(4)
  expect(await findTexts(/still waits/)).toEqual([])
  expect(await listSubjects(people, order)).toEqual([proposed])
  people = pass(1)
  expect(await findTexts(/still waits .* by 27 Nov 2026/)).toHaveLength(1)
  const reminder = `Rappel : répondez à la modification de la commande ${order.number} d’ici au 27 nov. 2026`
  expect(await listSubjects(people, order)).toEqual([proposed, reminder])
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
  expect((await postChangeAnswer(people, open, answer)).status).toBe(412)
  expect((await postChangeAnswer(people, now, answer)).status).toBe(409)
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
  const [saleManager] = await listNotificationTexts(people, 'sale_manager', deal)
  expect(saleManager).toMatch(/was withdrawn: the client had not answered by 27 Nov 2026/)
  expect(await listSubjects(people, order)).toEqual([
    ...[proposed, reminder],
    `Commande ${order.number} : modification proposée restée sans réponse`,
  ])
  const ended = await listLinkedMails(people, `/deals/${deal.id}`)
  expect(ended.map(({ subject }) => subject.includes('did not answer the change'))).toEqual([true])
})

it('a change is mailed to buyers who may log in, in their language, until it is answered', async () => {
  const people = logIn()
  const { db } = world
  await setCreditLimit(people, null)
  const { order, deal } = await createOrderOfPacks(people)
  const buyer = { role: 'client', company_id: OWN_COMPANY, language: 'lt' } as const
  const names = { name: 'Jonas', name_key: 'jonas', created_at: '2026-11-20' }
  await db
    .insertInto('people')
    .values([
      { ...buyer, ...names, id: createId(secureRandom), email: 'jonas@bois.example', is_active: 1 },
      { ...buyer, ...names, id: createId(secureRandom), email: 'left@bois.example', is_active: 0 },
    ])
    .execute()
  await proposePack(people, deal)
  const { total = '', new_total = '' } = (await readOrder(people, order)).proposed_change ?? {}
  const asked = await listChangeMails(people, order)
  const addresses = asked.map(({ to }) => to[0]?.email)
  expect(addresses).toContain('client@timberdesk.example')
  expect(addresses).not.toContain('left@bois.example')
  const mail = asked.find(({ to }) => to[0]?.email === 'jonas@bois.example')
  expect(mail?.subject).toBe(
    `Užsakymas ${order.number}: atsakykite dėl siūlomo pakeitimo iki 2026-11-27`,
  )
  const { money } = formatFor('lt')
  expect(mail?.text).toContain(
    [
      `jūsų pardavimų vadybininkas siūlo pakeisti užsakymą ${order.number}. Keičiasi: kiekis.`,
      `Suma be PVM: dabar ${money(total, 'EUR')}, po pakeitimo ${money(new_total, 'EUR')}.`,
    ].join('\n'),
  )
  expect(new_total).not.toBe(total)
  expect(asked.map(({ text }) => text).join()).not.toContain('Internal reason')

  const replies = await db
    .selectFrom('mails')
    .select('reply_to')
    .where('order_change', 'is not', null)
    .distinct()
    .execute()
  expect(replies.map(({ reply_to }) => reply_to && parseJson(reply_to).email)).toEqual([
    'sale_manager@timberdesk.example',
  ])

  const reason = 'See\nhttps://evil.example/login'
  await answerChange(people, order, { answer: 'decline', reason })
  const [answered] = await listLinkedMails(people, `/deals/${deal.id}`)
  expect(answered?.text).toContain('Reason: “See https: //evil[.]example/login”')

  // The mail server was away until the answer.
  const sent: OutgoingMail[] = []
  const send = async (outgoing: OutgoingMail) => {
    sent.push(outgoing)
    return []
  }
  const mailer = { appUrl: 'https://desk.example', send }
  const host = { db, clock: world.clock.now, random: secureRandom, mailer }
  for (const { id } of [...asked, ...(answered ? [answered, answered] : [])])
    await (
      await sendMail(host, id)
    )?.(db)
  expect(sent.map(({ to }) => to[0]?.email)).toEqual(['sale_manager@timberdesk.example'])
  expect(sent[0]?.text).toMatch(new RegExp(`\nhttps://desk\\.example/deals/${deal.id}$`))
})

it('a change that was proposed again stays until its own day is over', async () => {
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
  expect(await listSubjects(people, order)).toHaveLength(2)
  const answers = await listLinkedMails(people, `/deals/${deal.id}`)
  expect(answers.map(({ subject }) => /(accepted|declined)/.exec(subject)?.[0])).toEqual([
    'accepted',
    'declined',
  ])
})

it('a change takes no answer after its last day, also where due work has not run yet', async () => {
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
    expect((await postChangeAnswer(people, open, { revision: sent.revision, answer })).status).toBe(
      409,
    )
  // The client has agreed by phone.
  await transitionChange(people, sent, { to: 'agreed' })
  expect(await readOrder(people, order)).toMatchObject({ agreed_change: sent.revision })
})
