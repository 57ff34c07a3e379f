import { beforeEach, expect, it } from 'vitest'
import { formatFor } from '@domain/languages'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { secureRandom, type OutgoingMail } from '../app-context'
import { expectAnswer } from '../conformance/answers'
import type { People } from '../conformance/host'
import {
  createOrder,
  OWN_COMPANY,
  setCreditLimit,
  transitionOrder,
} from '../conformance/fixtures/saved-orders'
import { createWorldPeople } from '../conformance/fixtures/world-people'
import { runDueJobs } from '../due-work/run-due-jobs'
import { createId } from '../identifiers'
import { getDemoPersonId } from '../seed/people'
import { DEMO_PASSWORD_SETTING } from '../session/demo-people'

setUpTestWorlds()
const world = useTestWorld()
let people: People

/** Gives the demo client's company two active buyers, who read French and Lithuanian. */
beforeEach(async () => {
  const { db } = world
  people = createWorldPeople(world.backend, world.clock.now)
  await setCreditLimit(people, null)
  await db
    .updateTable('people')
    .set({ is_active: 0 })
    .where('company_id', '=', OWN_COMPANY)
    .where('id', '!=', getDemoPersonId('client'))
    .execute()
  const colleague = { role: 'client', company_id: OWN_COMPANY, language: 'lt' } as const
  const names = { name: 'Jonas', name_key: 'jonas', created_at: '2026-11-20' }
  await db
    .insertInto('people')
    .values({ ...colleague, ...names, id: createId(secureRandom), email: 'jonas@bois.example' })
    .execute()
})

/**
 * Sends the queued mails.
 * @returns them, in the order of their addresses
 */
async function sendMails(): Promise<OutgoingMail[]> {
  const { db } = world
  const sent: OutgoingMail[] = []
  const demo = await db
    .selectFrom('settings')
    .selectAll()
    .where('key', '=', DEMO_PASSWORD_SETTING)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('settings').where('key', '=', DEMO_PASSWORD_SETTING).execute()
  await runDueJobs({
    db,
    dialect: 'sqlite',
    clock: world.clock.now,
    random: secureRandom,
    log: { error: () => {} },
    mailer: {
      appUrl: 'https://desk.example',
      send: (mail) => {
        sent.push(mail)
        return Promise.resolve([])
      },
    },
  })
  await db.insertInto('settings').values(demo).execute()
  return sent.toSorted((a, b) => (getAddress(a) < getAddress(b) ? -1 : 1))
}

const getAddress = ({ to }: OutgoingMail) => to[0]?.email ?? ''
const toSubjects = (mails: readonly OutgoingMail[]) =>
  mails.map((mail) => [getAddress(mail), mail.subject])

it('each buyer gets a receipt and the confirmation of an order, in the language of the profile', async () => {
  const initial = await createOrder(people)
  expect(await sendMails()).toEqual([])
  const placed = await transitionOrder(people, 'client', initial, 'ordered')
  const receipts = await sendMails()
  expect(toSubjects(receipts)).toEqual([
    ['client@timberdesk.example', `Commande ${placed.number} bien reçue`],
    ['jonas@bois.example', `Gavome užsakymą ${placed.number}`],
  ])
  const [, receipt] = receipts
  const { money, week } = formatFor('lt')
  expect(receipt?.text.split('\n')).toEqual([
    'Sveiki, Jonas,',
    '',
    `gavome jūsų užsakymą ${placed.number}. Ačiū.`,
    `Suma be PVM: ${money(placed.figures.total, 'EUR')}. Pristatymo savaitė: ${week(placed.delivery_week ?? '')}.`,
    '',
    'Kai užsakymą patvirtinsime, pranešime el. paštu.',
    '',
    `https://desk.example/orders/${placed.id}`,
    '',
    'Timberdesk, UAB',
  ])
  expect(receipt?.replyTo?.email).toBe('manager@timberdesk.example')

  await transitionOrder(people, 'manager', placed, 'confirmed')
  expect(toSubjects(await sendMails())).toEqual([
    ['client@timberdesk.example', `Commande ${placed.number} confirmée`],
    ['jonas@bois.example', `Užsakymas ${placed.number} patvirtintas`],
  ])
})

it('replies are sent to the contact that the portal names, one of several country managers', async () => {
  const { db } = world
  const { country } = await db
    .updateTable('companies')
    .set({ manager_id: null })
    .where('id', '=', OWN_COMPANY)
    .returning('country')
    .executeTakeFirstOrThrow()
  for (const name of ['Zoé', 'Aaron']) {
    const id = createId(secureRandom)
    const email = `${name === 'Zoé' ? 'zoe' : 'aaron'}@timberdesk.example`
    const person = { id, name, name_key: name.toLowerCase(), email, created_at: '2026-11-20' }
    await db
      .insertInto('people')
      .values({ ...person, role: 'country_manager', language: 'fr' })
      .execute()
    await db.insertInto('person_countries').values({ person_id: id, country }).execute()
  }
  await transitionOrder(people, 'client', await createOrder(people), 'ordered')
  const [receipt] = await sendMails()
  const { contact } = await expectAnswer(
    await (await people.as('client')).get('/profile/'),
    'getProfile',
  )
  expect(contact?.name).toBe('Aaron')
  expect(receipt?.replyTo).toEqual({ name: 'Aaron', email: contact?.email })
})

it('the other buyers are mailed that one canceled an order, with the reason', async () => {
  const placed = await transitionOrder(people, 'client', await createOrder(people), 'ordered')
  await sendMails()
  await transitionOrder(people, 'client', placed, 'canceled', { reason: 'Site closed' })
  const mails = await sendMails()
  expect(toSubjects(mails)).toEqual([
    ['jonas@bois.example', `Užsakymas ${placed.number} atšauktas`],
  ])
  expect(mails[0]?.text).toContain('Priežastis: „Site closed“')
})

it('an order that was never placed is not mailed about', async () => {
  const initial = await createOrder(people)
  await transitionOrder(people, 'client', initial, 'canceled', { reason: 'Wrong week' })
  expect(await sendMails()).toEqual([])
})

it('the reason for which a deal was canceled is not mailed: it is internal', async () => {
  const placed = await transitionOrder(people, 'client', await createOrder(people), 'ordered')
  await transitionOrder(people, 'manager', placed, 'confirmed')
  await sendMails()
  const deal = await world.db
    .selectFrom('deals')
    .select(['id', 'version'])
    .where('portal_order_id', '=', placed.id)
    .executeTakeFirstOrThrow()
  const { status } = await (
    await people.as('admin')
  ).post(
    `/deals/${deal.id}/transitions/`,
    { to: 'canceled', reason: 'No wood' },
    { 'If-Match': `"${deal.version}"` },
  )
  expect(status).toBe(200)
  const mails = await sendMails()
  expect(toSubjects(mails)).toEqual([
    ['client@timberdesk.example', `La commande ${placed.number} est annulée`],
    ['jonas@bois.example', `Užsakymas ${placed.number} atšauktas`],
  ])
  for (const { text } of mails) expect(text).not.toContain('No wood')
})
