import { beforeEach, expect, it, vi } from 'vitest'
import { createEmptyDatabase } from '../db/test-database'
import type { Db } from '../db/tables'
import { runDueJobs } from '../due-work/run-due-jobs'
import { RESEND_AFTER_MS } from '../mails/send-mail'
import { createBackend } from '../app'
import { getDemoPersonId } from '../seed/people'
import { seedFirstDay } from '../seed/worlds'
import { DEMO_PASSWORD_SETTING } from '../session/demo-people'
import { secureRandom, type OutgoingMail } from '../app-context'
import { MINUTE_MS } from '@domain/calendar'

let now: number
let db: Db
let sent: OutgoingMail[]
const errors: string[] = []
const clock = () => new Date(now)
const log = { error: (message: string) => errors.push(message) }
let isMailerAvailable: boolean
const mailer = {
  appUrl: 'https://desk.example',
  send: async (mail: OutgoingMail) => {
    if (!isMailerAvailable) throw new Error('The post office is closed.')
    sent.push(mail)
    return []
  },
}
const createHost = () => ({
  db,
  dialect: 'sqlite' as const,
  clock,
  random: secureRandom,
  log,
  mailer,
})
const post = (path: string, body: unknown) =>
  createBackend(createHost()).fetch(
    new Request(`http://x/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  )
const requestLink = (email: string) => post('/send_password/', { email })
const findToken = (text = '') => /token=(\w+)/.exec(text)?.[1] ?? ''
const setPassword = async (token: string) =>
  (await post('/set_password/', { token, password: 'spruce and pine' })).status
const enableDemo = () =>
  db.insertInto('settings').values({ key: DEMO_PASSWORD_SETTING, value: 'timber-demo' }).execute()

beforeEach(async () => {
  now = Date.parse('2026-11-20T09:30:00Z')
  sent = []
  errors.length = 0
  isMailerAvailable = true
  db = await createEmptyDatabase()
  await seedFirstDay(db, { clock, random: secureRandom })
  // An installation that is not a demo, in which people have their own passwords.
  await db.deleteFrom('settings').where('key', '=', DEMO_PASSWORD_SETTING).execute()
})

it('a link is mailed, works once, and replaces the password', async () => {
  expect((await requestLink('CLIENT@timberdesk.example')).status).toBe(204)
  await runDueJobs(createHost())
  expect(sent).toMatchObject([
    {
      to: [{ email: 'client@timberdesk.example', name: 'Claire Fontaine' }],
      subject: 'Votre mot de passe Timberdesk',
    },
  ])
  expect(sent[0]?.text).toContain('\nhttps://desk.example/set-password?token=')
  const token = findToken(sent[0]?.text)
  expect([await setPassword(token), await setPassword(token)]).toEqual([200, 422])
  const logInWith = async (password: string) =>
    (await post('/login/', { email: 'client@timberdesk.example', password })).status
  expect([await logInWith('timber-demo'), await logInWith('spruce and pine')]).toEqual([422, 200])
})

it('a demo protects the passwords of the people on its login page', async () => {
  await enableDemo()
  for (const email of ['client@timberdesk.example', 'pierre.lambert@timberdesk.example'])
    await requestLink(email)
  await runDueJobs(createHost())
  const statuses = await Promise.all(
    sent.map(async ({ to, text }) => [to[0]?.email, await setPassword(findToken(text))] as const),
  )
  expect(Object.fromEntries(statuses)).toEqual({
    'client@timberdesk.example': 422,
    'pierre.lambert@timberdesk.example': 200,
  })
})

it('a link works for an hour', async () => {
  await requestLink('client@timberdesk.example')
  await runDueJobs(createHost())
  now += 60 * MINUTE_MS - 1
  const token = findToken(sent[0]?.text)
  const before = await db.selectFrom('password_links').selectAll().execute()
  now += 1
  expect(await setPassword(token)).toBe(422)
  now -= 1
  expect(await setPassword(token)).toBe(200)
  expect(before).toHaveLength(1)
})

it('no link is mailed to an unknown or deactivated address, or if the company may not order', async () => {
  await db
    .updateTable('people')
    .set({ is_active: 0 })
    .where('id', '=', getDemoPersonId('manager'))
    .execute()
  const subjects = {
    'nobody@timberdesk.example': [],
    'manager@timberdesk.example': ['Your account is closed'],
    'paul@ebenisteriemarchetti.example': ['Votre compte est fermé'],
    'julie@vilainesfilsconstructionbois.example': ['Bienvenue chez Timberdesk'],
  }
  for (const [email, expected] of Object.entries(subjects)) {
    sent = []
    expect((await requestLink(email)).status, email).toBe(204)
    await runDueJobs(createHost())
    expect(
      sent.map(({ subject }) => subject),
      email,
    ).toEqual(expected)
  }
  expect(await db.selectFrom('password_links').selectAll().execute()).toEqual([])
})

it('a link is invalid once its user may no longer log in', async () => {
  await requestLink('client@timberdesk.example')
  await runDueJobs(createHost())
  await db.updateTable('companies').set({ status: 'blocked' }).execute()
  expect(await setPassword(findToken(sent[0]?.text))).toBe(422)
})

it('neither links nor mails store their secret in readable form', async () => {
  await requestLink('client@timberdesk.example')
  await runDueJobs(createHost())
  const token = findToken(sent[0]?.text)
  const storedRows = JSON.stringify([
    await db.selectFrom('password_links').selectAll().execute(),
    await db.selectFrom('mails').selectAll().execute(),
  ])
  expect(token).toHaveLength(64)
  expect(storedRows).not.toContain(token)
})

it('a failed mail is sent again, once, but not after its link has expired', async () => {
  isMailerAvailable = false
  await requestLink('client@timberdesk.example')
  await runDueJobs(createHost())
  expect([sent.length, errors.length]).toEqual([0, 1])
  isMailerAvailable = true
  now += RESEND_AFTER_MS
  await runDueJobs(createHost())
  now += RESEND_AFTER_MS
  await runDueJobs(createHost())
  expect(sent).toHaveLength(1)
  isMailerAvailable = false
  await requestLink('admin@timberdesk.example')
  await runDueJobs(createHost())
  now += 61 * MINUTE_MS
  isMailerAvailable = true
  await runDueJobs(createHost())
  expect(sent).toHaveLength(1)
  expect(
    await db.selectFrom('mails').select('body').where('body', 'is not', null).execute(),
  ).toEqual([])
})

it('a demo without a mail server lists its mails; other installations do not', async () => {
  await enableDemo()
  const { mailer: _none, ...demo } = createHost()
  const fetchDemoMails = async (given: Parameters<typeof createBackend>[0]) =>
    createBackend(given).fetch(new Request('http://x/api/outbox/'))
  await requestLink('client@timberdesk.example')
  await runDueJobs(demo)
  now += 90 * MINUTE_MS
  await runDueJobs(demo)
  const { items, has_more } = (await (await fetchDemoMails(demo)).json()) as {
    items: { link: string; text: string }[]
    has_more: boolean
  }
  expect(has_more).toBe(false)
  expect(items.map(({ link }) => link)).toEqual([
    expect.stringMatching(/^\/set-password\?token=\w{64}&language=fr$/),
  ])
  expect(items[0]?.text).not.toContain('token')
  const mail = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
  for (let older = 0; older < 100; older++)
    await db
      .insertInto('mails')
      .values({ ...mail, id: `older-${older}`, created_at: '2020-01-01T00:00:00.000Z' })
      .execute()
  expect(await (await fetchDemoMails(demo)).json()).toMatchObject({
    has_more: true,
    items: { length: 100 },
  })
  expect((await fetchDemoMails(createHost())).status).toBe(404)
  await db.deleteFrom('settings').execute()
  expect((await fetchDemoMails(demo)).status).toBe(404)
})

it('a mail is sent outside the transaction, so that a slow mail server blocks nobody', async () => {
  await requestLink('client@timberdesk.example')
  const answers: number[] = []
  const slow = {
    ...mailer,
    send: vi.fn(async () => {
      answers.push((await post('/sign_up/', {})).status)
      return []
    }),
  }
  await runDueJobs({ ...createHost(), mailer: slow })
  expect(answers).toEqual([422])
})
