import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../call'
import { toJson } from '../db/rows'
import { createId } from '../identifiers'
import { recordActivity } from '../activity/activity'
import { notify } from '../notifications/notify'
import { runDueJobs } from '../due-work/run-due-jobs'
import { createSessionFixture, type SessionFixture } from '../session/session-fixture'
import { createSession } from '../session/tokens'
import { recordLogin } from '../logins/record-login'
import { BATCH_SIZE, scheduleRetention } from './delete-expired'
import { DAY_MS } from '@domain/calendar'

describe('the daily deletion', () => {
  let fixture: SessionFixture
  let counted: Record<string, number>
  const runJobs = async () => {
    await scheduleRetention(fixture)
    return runDueJobs({
      ...fixture,
      dialect: 'sqlite',
      log: { error: (_message, cause) => expect.fail(String(cause)) },
      onDeleted: (table, rows) => (counted[table] = (counted[table] ?? 0) + rows),
    })
  }
  const createNotification = () => ({
    id: createId(fixture.random),
    person_id: fixture.personId,
    key: 'deal_commented' as const,
    params: toJson({}),
    created_at: fixture.clock().toISOString(),
  })
  const insertNotifications = (count: number) =>
    fixture.db
      .insertInto('notifications')
      .values(Array.from({ length: count }, createNotification))
      .execute()

  beforeEach(async () => {
    fixture = await createSessionFixture()
    counted = {}
  })

  it('deletes each kind of data after its own days, and nothing before', async () => {
    const { db } = fixture
    await db
      .updateTable('house_settings')
      .set({
        keep_logins_days: 10,
        keep_sessions_days: 1,
        keep_mails_days: 20,
        keep_notifications_days: 40,
        keep_history_days: 400,
      })
      .execute()
    await recordLogin(
      { ...fixture, address: '192.0.2.1', userAgent: null },
      'x@x.example',
      'blocked',
    )
    await createSession(fixture, fixture.personId)
    await insertNotifications(1)
    await db
      .insertInto('notifications')
      .values(
        (['paper_not_sent', 'order_change_not_sent'] as const).map((key) => ({
          ...createNotification(),
          key,
          params: toJson({ to: 'docs@hansa.example' }),
        })),
      )
      .execute()
    await db
      .insertInto('mails')
      .values({
        id: createId(fixture.random),
        recipients: toJson([]),
        language: 'en',
        subject: 'Hello',
        body: null,
        created_at: fixture.clock().toISOString(),
      })
      .execute()
    for (const kind of ['person', 'deal'] as const)
      await recordActivity(fixture, {
        record: { kind, id: createId(fixture.random) },
        personId: fixture.personId,
        kind: 'changed',
        changes: [],
      })
    const cargo = createId(fixture.random)
    await db
      .insertInto('sent_papers')
      .values({
        id: createId(fixture.random),
        record_kind: 'cargo',
        record_id: cargo,
        paper: 'cmr',
        client_id: null,
        client_name: null,
        title: 'CMR',
        forwarder: 'Hansa',
        recipients: toJson([{ name: 'Rasa', email: 'docs@hansa.example' }]),
        content: toJson({} as Schemas['Paper']),
        logo: null,
        sent_at: fixture.clock().toISOString(),
        sent_by: fixture.personId,
      })
      .execute()
    await recordActivity(fixture, {
      record: { kind: 'cargo', id: cargo },
      personId: fixture.personId,
      kind: 'paper_sent',
      changes: [
        { field: 'paper', line: null, from: null, to: 'cmr' },
        { field: 'to', line: null, from: null, to: 'Rasa <docs@hansa.example>' },
      ],
    })
    const hasAddress = async () =>
      JSON.stringify([
        await db.selectFrom('sent_papers').select('recipients').execute(),
        await db.selectFrom('activity').select('changes').execute(),
        await db.selectFrom('notifications').select('params').execute(),
      ]).includes('docs@hansa.example')
    await runJobs()
    expect(counted).toEqual({})
    const elapse = async (days: number) => {
      counted = {}
      fixture.advance(days * DAY_MS)
      await runJobs()
      return counted
    }
    expect(await elapse(11)).toEqual({ login_records: 1 })
    expect(await hasAddress()).toBe(true)
    expect(await elapse(10)).toEqual({ mails: 1 })
    // The entry that the paper was sent stays, without the address.
    expect(await hasAddress()).toBe(false)
    expect(await db.selectFrom('sent_papers').select('paper').execute()).toEqual([{ paper: 'cmr' }])
    expect(await elapse(11)).toEqual({ session_families: 1 })
    expect(await elapse(9)).toEqual({ notifications: 1 })
    expect(await elapse(360)).toEqual({ activity: 1 })
    const kept = await db
      .selectFrom('activity')
      .select('record_kind')
      .orderBy('record_kind', 'desc')
      .execute()
    expect(kept.map(({ record_kind }) => record_kind)).toEqual(['deal', 'cargo'])
  })

  it('keeps notifications longer than a year if the settings do', async () => {
    await fixture.db.updateTable('house_settings').set({ keep_notifications_days: 800 }).execute()
    const sendNotification = (number: string) =>
      notify(fixture, {
        people: [fixture.personId],
        key: 'deal_confirmed',
        params: { number },
        record: null,
      })
    const readNumbers = async () => {
      const rows = await fixture.db
        .selectFrom('notifications')
        .select('params')
        .orderBy('created_at')
        .execute()
      return rows.map(({ params }) => params)
    }
    await sendNotification('D-1')
    fixture.advance(799 * DAY_MS)
    await sendNotification('D-2')
    await runJobs()
    expect(await readNumbers()).toEqual(['{"number":"D-1"}', '{"number":"D-2"}'])
    fixture.advance(2 * DAY_MS)
    await runJobs()
    expect(await readNumbers()).toEqual(['{"number":"D-2"}'])
  })

  it('works in batches until nothing is left, and then runs every night', async () => {
    await insertNotifications(BATCH_SIZE)
    await insertNotifications(BATCH_SIZE)
    await insertNotifications(1)
    fixture.advance(400 * DAY_MS)
    expect(await runJobs()).toBe(3)
    expect(counted).toEqual({ notifications: 2 * BATCH_SIZE + 1 })
    const next = await fixture.db.selectFrom('due_work').select('due_at').execute()
    expect(next.map(({ due_at }) => due_at.slice(11, 16))).toEqual(['02:00'])
  })
})
