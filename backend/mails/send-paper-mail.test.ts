import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { loadPaperFonts } from '../../server/paper-fonts'
import { secureRandom, type OutgoingMail } from '../app-context'
import { runDueJobs } from '../due-work/run-due-jobs'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import { readPdfPages } from '../papers/read-pdf'
import { getDemoPersonId } from '../seed/people'
import { DEMO_PASSWORD_SETTING } from '../session/demo-people'
import { queueMail } from './mails'
import { MAIL_LIFETIME_MS, RESEND_AFTER_MS, sendMail } from './send-mail'

setUpTestWorlds()
const world = useTestWorld()

const to = [
  { name: 'Marie Lefèvre', email: 'marie@lefevre.example' },
  { name: '', email: 'office@lefevre.example' },
]

describe('a paper that is sent by email', () => {
  let now: Date
  let sent: OutgoingMail[]
  let refused: string[]
  let isServerUp: boolean
  let deal: { id: string; number: string }

  beforeEach(async () => {
    sent = []
    refused = []
    isServerUp = true
    const { db } = world
    deal = await db
      .selectFrom('deals')
      .select(['id', 'number'])
      .where('status', '=', 'confirmed')
      .where('order_confirmation_revision', '=', 1)
      .where('sale_manager_id', '=', getDemoPersonId('sale_manager'))
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await world.loginAs('sale_manager')
    const path = `http://localhost/api/records/deal/${deal.id}/papers/order_confirmation`
    const mail = (await (await fetch(`${path}/mail/`)).json()) as Schemas['PaperMail']
    const answer = await fetch(`${path}/send/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        revision: mail.revision,
        client_id: mail.client_id,
        content_hash: mail.content_hash,
        to,
        subject: 'Order confirmation',
        text: '/terms\nPlease find it attached.',
        copy_to_self: true,
      }),
    })
    expect(answer.status).toBe(204)
    await db.deleteFrom('settings').where('key', '=', DEMO_PASSWORD_SETTING).execute()
    const { created_at } = await findMail()
    now = new Date(created_at)
  })

  const findMail = () =>
    world.db
      .selectFrom('mails')
      .selectAll()
      .where('paper', 'is not', null)
      .executeTakeFirstOrThrow()

  const runJobs = (after = 0) => {
    now = new Date(now.getTime() + after)
    return runDueJobs({
      db: world.db,
      dialect: 'sqlite',
      clock: () => now,
      random: secureRandom,
      log: { error: () => {} },
      loadPaperFonts,
      mailer: {
        appUrl: 'https://desk.example',
        async send(mail) {
          if (!isServerUp) throw new Error('The mail server is down.')
          sent.push(mail)
          return refused
        },
      },
    })
  }

  const listNotifications = async () => {
    const rows = await world.db
      .selectFrom('notifications')
      .select(['person_id', 'params', 'record_kind', 'record_id'])
      .where('key', '=', 'paper_not_sent')
      .execute()
    return rows.map(({ params, ...row }) => ({ ...row, params: parseJson(params) }))
  }

  const createNotice = (addresses: string) => ({
    person_id: getDemoPersonId('sale_manager'),
    record_kind: 'deal',
    record_id: deal.id,
    params: { file: `${deal.number}-order-confirmation-1.pdf`, to: addresses },
  })

  it('carries its PDF, as written, with a copy and the address of the sender', async () => {
    await runJobs()
    const [mail] = sent
    expect(mail).toMatchObject({
      to,
      text: '/terms\nPlease find it attached.',
      bcc: [{ email: 'sale_manager@timberdesk.example' }],
      replyTo: { email: 'sale_manager@timberdesk.example' },
      attachment: { name: `${deal.number}-order-confirmation-1.pdf` },
    })
    const [page] = await readPdfPages(mail?.attachment?.content ?? new Uint8Array())
    expect(page).toContain(deal.number)
    expect(await findMail()).toMatchObject({ body: null, sent_at: now.toISOString() })
    await runJobs(MAIL_LIFETIME_MS)
    expect(sent).toHaveLength(1)
    expect(await listNotifications()).toEqual([])
  })

  it('is retried for two days, longer than a link lives', async () => {
    isServerUp = false
    await runJobs()
    await runJobs(MAIL_LIFETIME_MS - RESEND_AFTER_MS)
    expect((await findMail()).body).not.toBeNull()
    isServerUp = true
    await runJobs(RESEND_AFTER_MS)
    expect(sent).toHaveLength(1)
  })

  it('is given up after two days, and its sender is notified', async () => {
    isServerUp = false
    await runJobs()
    await runJobs(MAIL_LIFETIME_MS + 1)
    expect(await findMail()).toMatchObject({ body: null, sent_at: null })
    expect(await listNotifications()).toEqual([
      createNotice('marie@lefevre.example, office@lefevre.example'),
    ])
    isServerUp = true
    await runJobs(RESEND_AFTER_MS)
    expect(sent).toEqual([])
  })

  it('is not sent again if some addresses were refused, and its sender is notified', async () => {
    refused = ['office@lefevre.example']
    await runJobs()
    await runJobs(RESEND_AFTER_MS)
    expect(sent).toHaveLength(1)
    expect(await listNotifications()).toEqual([createNotice('office@lefevre.example')])
  })

  it('is not sent once it is not valid any more, and its sender is notified', async () => {
    await world.db
      .updateTable('deals')
      .set({ status: 'canceled' })
      .where('id', '=', deal.id)
      .execute()
    await runJobs()
    expect(sent).toEqual([])
    expect((await findMail()).body).toBeNull()
    expect(await listNotifications()).toHaveLength(1)
  })
})

describe('a mail without a paper', () => {
  it.each([
    ['quotation_accepted', 'is kept for two days', true],
    ['password_link', 'is given up when its link expires', false],
  ] as const)('%s %s', async (key, _does, isKept) => {
    const { db } = world
    await db.deleteFrom('settings').where('key', '=', DEMO_PASSWORD_SETTING).execute()
    await db.deleteFrom('mails').execute()
    const created = new Date('2026-11-20T09:30:00Z')
    await queueMail(
      { db, random: secureRandom, clock: () => created },
      { name: 'Marie', email: 'marie@lefevre.example', language: 'en' },
      key,
      isKept ? {} : { passwordLink: { expires_at: '2026-11-20T10:30:00.000Z', sender: null } },
    )
    const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    const clock = () => new Date(created.getTime() + MAIL_LIFETIME_MS / 2)
    await sendMail({ db, clock, random: secureRandom } as Parameters<typeof sendMail>[0], id)
    const { body } = await db.selectFrom('mails').select('body').executeTakeFirstOrThrow()
    expect(body !== null).toBe(isKept)
  })

  it('that asks to answer a change is given up after two days, and its seller is notified', async () => {
    const { db } = world
    await db.deleteFrom('settings').where('key', '=', DEMO_PASSWORD_SETTING).execute()
    const {
      document_id: deal_id,
      number,
      client_name,
      sale_manager_id,
      revision,
    } = await db
      .selectFrom('deal_revisions')
      .innerJoin('deals', 'deals.id', 'document_id')
      .select(['document_id', 'number', 'client_name', 'sale_manager_id', 'revision'])
      .where('deal_revisions.status', 'in', ['open', 'sent'])
      .executeTakeFirstOrThrow()
    const changeRevision = (change: { status: 'sent' | 'withdrawn'; answer_until?: string }) =>
      db
        .updateTable('deal_revisions')
        .set(change)
        .where('document_id', '=', deal_id)
        .where('revision', '=', revision)
        .execute()
    await changeRevision({ status: 'sent', answer_until: '2026-11-20' })
    const giveUp = async () => {
      await db.deleteFrom('mails').execute()
      const created = new Date('2026-11-17T09:30:00Z')
      await queueMail(
        { db, random: secureRandom, clock: () => created },
        { name: 'Marie', email: 'marie@lefevre.example', language: 'en' },
        'order_change_reminder',
        { orderChange: { deal_id, revision } },
      )
      const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
      const clock = () => new Date(created.getTime() + MAIL_LIFETIME_MS + 1)
      const host = { db, clock, random: secureRandom, timeZone: 'Europe/Paris' }
      await sendMail(host as Parameters<typeof sendMail>[0], id)
      const { body } = await db.selectFrom('mails').select('body').executeTakeFirstOrThrow()
      expect(body).toBeNull()
    }
    const listNotices = async () =>
      (
        await db
          .selectFrom('notifications')
          .select(['person_id', 'record_id', 'params'])
          .where('key', '=', 'order_change_not_sent')
          .execute()
      ).map((row) => ({ ...row, params: parseJson(row.params) }))
    await giveUp()
    const params = {
      ...{ number, client: client_name, revision: String(revision) },
      to: 'marie@lefevre.example',
    }
    const notices = [{ person_id: sale_manager_id, record_id: deal_id, params }]
    expect(await listNotices()).toEqual(notices)
    // Once it was withdrawn, no answer was needed.
    await changeRevision({ status: 'withdrawn' })
    await giveUp()
    expect(await listNotices()).toEqual(notices)
  })
})
