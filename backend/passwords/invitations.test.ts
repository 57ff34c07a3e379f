import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { secureRandom, type OutgoingMail } from '../app-context'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import { runDueJobs } from '../due-work/run-due-jobs'
import { MAIL_LIFETIME_MS, RESEND_AFTER_MS } from '../mails/send-mail'
import { getDemoPersonId } from '../seed/people'
import { DEMO_PASSWORD_SETTING } from '../session/demo-people'
import { findPersonIdByLink } from './password-links'
import { DAY_MS } from '@domain/calendar'

setUpTestWorlds()
const world = useTestWorld()

let sent: OutgoingMail[]
let isServerUp: boolean

beforeEach(async () => {
  sent = []
  isServerUp = true
  await world.db.deleteFrom('settings').where('key', '=', DEMO_PASSWORD_SETTING).execute()
})

const post = (path: string, body: unknown, version?: number) =>
  fetch(`http://localhost/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    },
    body: JSON.stringify(body),
  })

/** Runs due work a number of milliseconds after the world's time. */
async function runJobs(after = 0): Promise<void> {
  const now = new Date(world.clock.now().getTime() + after)
  await runDueJobs({
    db: world.db,
    dialect: 'sqlite',
    clock: () => now,
    random: secureRandom,
    log: { error: () => {} },
    mailer: {
      appUrl: 'https://desk.example',
      async send(mail) {
        if (!isServerUp) throw new Error('The mail server is down.')
        sent.push(mail)
        return []
      },
    },
  })
}

async function findCompany(status: 'pending' | 'blocked' | 'verified') {
  const company = await world.db
    .selectFrom('companies')
    .selectAll()
    .where('status', '=', status)
    .where('manager_id', '=', getDemoPersonId('manager'))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return company
}

/** Gives a company one active person, without a password, who reads French. */
async function setOnlyMember(companyId: string): Promise<{ id: string; email: string }> {
  const { db } = world
  const email = 'marie@lefevre.example'
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', getDemoPersonId('client'))
    .executeTakeFirstOrThrow()
  await db.updateTable('people').set({ is_active: 0 }).where('company_id', '=', companyId).execute()
  const id = crypto.randomUUID()
  await db
    .insertInto('people')
    .values({
      ...person,
      ...{ id, email, company_id: companyId, name: 'Marie Lefèvre' },
      ...{ password_hash: null, is_active: 1, language: 'en' as const },
    })
    .execute()
  return { id, email }
}

/** Verifies a company as its manager, who also links its client. */
async function verify({ id, version }: { id: string; version: number }): Promise<void> {
  await world.loginAs('manager')
  const client = { client_id: null, sale_manager_id: getDemoPersonId('sale_manager') }
  const { status } = await post(
    `/companies/${id}/transitions/`,
    { to: 'verified', client },
    version,
  )
  expect(status).toBe(200)
}

const findToken = () => /token=(\w+)/.exec(sent[0]?.text ?? '')?.[1] ?? ''

const listFailures = async () =>
  (
    await world.db
      .selectFrom('notifications')
      .select(['person_id', 'record_kind', 'record_id', 'params'])
      .where('key', '=', 'invitation_not_sent')
      .execute()
  ).map((row) => ({ ...row, params: parseJson(row.params) }))

describe('an invitation', () => {
  it('works for seven days after the company was verified', async () => {
    const company = await findCompany('pending')
    const { id } = await setOnlyMember(company.id)
    await verify(company)
    await runJobs()
    expect(sent).toMatchObject([{ subject: `${company.name} can now order` }])
    expect(sent[0]?.text).toContain('expires in 7 days')
    const { created_at } = await world.db
      .selectFrom('password_links')
      .select('created_at')
      .executeTakeFirstOrThrow()
    const findHolder = (after: number) =>
      findPersonIdByLink(world.db, new Date(Date.parse(created_at) + after), findToken())
    expect([await findHolder(7 * DAY_MS - 1), await findHolder(7 * DAY_MS)]).toEqual([id, null])
  })

  it('is not called a verification if the company was unblocked', async () => {
    const { id, version } = await findCompany('verified')
    await setOnlyMember(id)
    await world.db
      .updateTable('companies')
      .set({ status: 'blocked' })
      .where('id', '=', id)
      .execute()
    await world.loginAs('manager')
    const { status } = await post(`/companies/${id}/transitions/`, { to: 'verified' }, version)
    expect(status).toBe(200)
    await runJobs()
    expect(sent.map(({ subject }) => subject)).toEqual(['Your Timberdesk account'])
  })

  it('that was given up is reported to the user who verified the company', async () => {
    const company = await findCompany('pending')
    const { email } = await setOnlyMember(company.id)
    await verify(company)
    isServerUp = false
    await runJobs()
    await runJobs(MAIL_LIFETIME_MS - RESEND_AFTER_MS)
    expect(await listFailures()).toEqual([])
    await runJobs(MAIL_LIFETIME_MS + 1)
    expect(await listFailures()).toEqual([
      {
        person_id: getDemoPersonId('manager'),
        record_kind: 'company',
        record_id: company.id,
        params: { person: 'Marie Lefèvre', to: email },
      },
    ])
  })

  it('that was given up is reported to the user who invited the person', async () => {
    await world.loginAs('global_manager')
    const answer = await post('/people/', {
      first_name: 'Rasa',
      last_name: 'Petraitė',
      email: 'rasa@timberdesk.example',
      phone: null,
      country: null,
      language: 'en',
      role: 'sale_manager',
      countries: [],
      company_id: null,
    })
    expect(answer.status).toBe(201)
    const { id } = (await answer.json()) as Schemas['Person']
    isServerUp = false
    await runJobs()
    await runJobs(MAIL_LIFETIME_MS + 1)
    expect(await listFailures()).toMatchObject([
      { person_id: getDemoPersonId('global_manager'), record_kind: 'person', record_id: id },
    ])
  })
})

describe('a user who may not log in, and signs up again or asks for a password', () => {
  const requests = {
    'signs up again': async (email: string) =>
      post('/sign_up/', {
        first_name: 'Marie',
        last_name: 'Lefèvre',
        email,
        phone: '+33 1 23 45 67 89',
        company_name: 'Lefèvre',
        company_code: null,
        vat_code: null,
        address: null,
        country: 'FR',
        language: 'en',
      }),
    'asks for a password': async (email: string) => post('/send_password/', { email }),
  }

  it.each(Object.entries(requests))('%s: waits for the verification', async (_act, request) => {
    const company = await findCompany('pending')
    const { email } = await setOnlyMember(company.id)
    expect((await request(email)).status).toBe(204)
    await runJobs()
    expect(sent).toMatchObject([{ to: [{ email }], subject: 'Welcome to Timberdesk' }])
    expect(sent[0]?.text).toContain(
      'You will receive your password by email as soon as we verify your data.',
    )
  })

  it.each(Object.entries(requests))(
    '%s: reads that the account is closed',
    async (_act, request) => {
      await world.db
        .updateTable('house_settings')
        .set({ email: 'office@timberdesk.example', phone: '+370 5 123 4567' })
        .execute()
      const company = await findCompany('verified')
      const { email } = await setOnlyMember(company.id)
      await world.db
        .updateTable('companies')
        .set({ status: 'blocked' })
        .where('id', '=', company.id)
        .execute()
      expect((await request(email)).status).toBe(204)
      await runJobs()
      expect(sent).toMatchObject([
        {
          to: [{ email }],
          subject: 'Your account is closed',
          replyTo: { email: 'office@timberdesk.example' },
        },
      ])
      expect(sent[0]?.text).toContain('\noffice@timberdesk.example\n+370 5 123 4567')
      expect(sent[0]?.text).not.toContain('Send password')
    },
  )

  it('is sent to the login page if the account can be used', async () => {
    const company = await findCompany('verified')
    const { email } = await setOnlyMember(company.id)
    await requests['signs up again'](email)
    await runJobs()
    expect(sent).toMatchObject([{ subject: 'You already have an account' }])
    expect(sent[0]?.text.split('\n')).toContain('https://desk.example/login')
  })
})
