import { beforeEach, expect, it } from 'vitest'
import { createBackend } from '../app'
import { secureRandom, type OutgoingMail } from '../app-context'
import { createEmptyDatabase } from '../db/test-database'
import type { Db } from '../db/tables'
import { runDueJobs } from '../due-work/run-due-jobs'
import { scheduleRetention } from '../retention/delete-expired'
import { sampleDeal } from '../conformance/fixtures/saved-deals'
import { sampleClient } from '../conformance/fixtures/samples'
import { loadPaperFonts } from '../../server/paper-fonts'
import { getDemoPersonId } from '../seed/people'
import { seedFirstDay } from '../seed/worlds'
import type { Schemas } from '../call'
import { DAY_MS } from '@domain/calendar'

let now: number
let db: Db
let sent: OutgoingMail[]
let cookie: string
const clock = () => new Date(now)
const mailer = {
  appUrl: 'https://desk.example',
  send: async (mail: OutgoingMail) => {
    sent.push(mail)
    return []
  },
}
const createHost = () => ({
  loadPaperFonts,
  db,
  dialect: 'sqlite' as const,
  clock,
  random: secureRandom,
  log: { error: (message: string, error?: unknown) => expect.fail(`${message} ${String(error)}`) },
  mailer,
})
const send = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  createBackend(createHost()).fetch(
    new Request(`http://x/api${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', cookie, ...headers },
    }),
  )
const open = (token: string) => send('POST', '/quotation/', { token }, { cookie: '' })

async function logIn(role: Schemas['Role']): Promise<void> {
  const answer = await send('POST', '/login/', {
    email: `${role}@timberdesk.example`,
    password: 'timber-demo',
  })
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** Emails a quotation of a new draft. */
async function createSentQuotation(valid_until: string) {
  await logIn('admin')
  const client = (await (await send('POST', '/clients/', sampleClient())).json()) as { id: string }
  const write = sampleDeal({
    client_id: client.id,
    sale_manager_id: getDemoPersonId('sale_manager'),
  })
  const deal = (await (await send('POST', '/deals/', write)).json()) as Schemas['Deal']
  await send('POST', `/deals/${deal.id}/quotations/`, { valid_until }, { 'If-Match': '"1"' })
  const path = `/records/deal/${deal.id}/papers/quotation/`
  const mail = (await (await send('GET', `${path}mail/`)).json()) as Schemas['PaperMail']
  const mailed = await send('POST', `${path}send/`, {
    revision: 1,
    client_id: null,
    content_hash: mail.content_hash,
    to: [{ name: 'Marie', email: 'marie@lefevre.example' }],
    subject: 'Devis',
    text: 'Voici notre devis.',
    copy_to_self: false,
  })
  expect(mailed.status).toBe(204)
  await runDueJobs(createHost())
  const text = sent.at(-1)?.text ?? ''
  return { deal, text, token: /quotations\/(\w+)$/.exec(text)?.[1] ?? '' }
}

const listNotifications = () =>
  db
    .selectFrom('notifications')
    .select(['key', 'person_id'])
    .where('key', 'like', 'quotation%')
    .execute()

beforeEach(async () => {
  now = Date.parse('2026-11-20T09:30:00Z')
  sent = []
  cookie = ''
  db = await createEmptyDatabase()
  await seedFirstDay(db, { clock, random: secureRandom })
})

it('the mail ends with the link, and only the hash of its token is stored', async () => {
  const { text, token } = await createSentQuotation('2026-12-01')
  expect(text).toBe(
    `Voici notre devis.\n\nAcceptez ou refusez ce devis en ligne jusqu’au 1 déc. 2026\u00a0:\nhttps://desk.example/quotations/${token}`,
  )
  expect(token).toHaveLength(64)
  expect(sent.at(-1)?.attachment?.name).toMatch(/^D-2026-\d+-quotation-1\.pdf$/)
  const stored = JSON.stringify([
    await db.selectFrom('quotation_links').selectAll().execute(),
    await db.selectFrom('mails').selectAll().execute(),
  ])
  expect(stored).not.toContain(token)
})

it('the addresses of a quotation are removed with its mail', async () => {
  await createSentQuotation('2026-12-01')
  const hasAddress = async () =>
    JSON.stringify([
      await db.selectFrom('quotation_links').selectAll().execute(),
      await db.selectFrom('sent_papers').selectAll().execute(),
      await db.selectFrom('activity').selectAll().execute(),
    ]).includes('marie@lefevre.example')
  expect(await hasAddress()).toBe(true)
  now += 400 * DAY_MS
  await scheduleRetention({ db, clock })
  await runDueJobs(createHost())
  expect(await hasAddress()).toBe(false)
})

async function listSignatures({ id }: { id: string }) {
  await logIn('admin')
  const answer = await send('GET', `/records/deal/${id}/papers/quotation/`)
  return ((await answer.json()) as Schemas['Paper']).signatures.map(({ party }) => party)
}

it('a link accepts until the end of the last day in the business’ time zone', async () => {
  const { deal, token } = await createSentQuotation('2026-12-01')
  now = Date.parse('2026-12-01T21:59:59Z')
  expect(await (await open(token)).json()).toMatchObject({ state: 'open' })
  expect(await listSignatures(deal)).toEqual(['Bon pour accord, l’acheteur'])
  now += 1000
  expect(await (await open(token)).json()).toMatchObject({ state: 'expired', paper: null })
  const late = await send('POST', '/quotation/answer/', {
    token,
    answer: 'accepted',
    name: 'Marie',
    reason: null,
  })
  expect(late.status).toBe(409)
  expect(await listSignatures(deal)).toEqual([])
})

it('the seller is notified once, on the day before the last', async () => {
  await createSentQuotation('2026-12-01')
  now = Date.parse('2026-11-29T21:59:00Z')
  await runDueJobs(createHost())
  expect(await listNotifications()).toEqual([])
  now += 60_000
  await runDueJobs(createHost())
  now += DAY_MS
  await runDueJobs(createHost())
  expect(await listNotifications()).toEqual([
    { key: 'quotation_ends', person_id: getDemoPersonId('sale_manager') },
  ])
})

it('the seller is not notified of the end of an answered quotation', async () => {
  const { deal, token } = await createSentQuotation('2026-12-01')
  await send('POST', '/quotation/answer/', {
    token,
    answer: 'declined',
    name: 'Marie',
    reason: null,
  })
  await runDueJobs(createHost())
  now = Date.parse('2026-11-30T12:00:00Z')
  await runDueJobs(createHost())
  expect((await listNotifications()).map(({ key }) => key)).toEqual(['quotation_declined'])
  expect(sent.at(-1)?.subject).toMatch(/^Devis D-2026-\d+ \(1\) refusé$/)
  const seller = await db
    .selectFrom('people')
    .select(['name', 'email'])
    .where('id', '=', getDemoPersonId('sale_manager'))
    .executeTakeFirstOrThrow()
  expect(sent.at(-1)).toMatchObject({ to: [{ name: 'Marie' }], replyTo: seller })
  expect(sent.at(-1)?.text).toContain(
    `adressez-vous à ${seller.name} (${seller.email}) ou répondez`,
  )
  expect(sent.at(-1)?.text.split('\n')).toContain(`https://desk.example/quotations/${token}`)
  expect(await listSignatures(deal)).toEqual([])
})

it('guessing tokens is stopped, without a limit for those who have one', async () => {
  const { token } = await createSentQuotation('2026-12-01')
  const statuses = []
  for (let time = 0; time < 51; time++) statuses.push((await open(`${time}`)).status)
  expect(statuses.slice(0, 50).every((status) => status === 404)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  now += 15 * 60_000
  for (let time = 0; time < 60; time++) expect((await open(token)).status).toBe(200)
})
