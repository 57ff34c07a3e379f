import { beforeEach, describe, expect, it } from 'vitest'
import { createSessionFixture, type SessionFixture } from '../session/session-fixture'
import { MAX_COUNT, MAX_RECORDS_PER_HOUR, recordLogin } from './record-login'

const ONA = 'ona@timberdesk.example'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

describe('a record of attempts to log in', () => {
  let fixture: SessionFixture
  const record = (
    email: string,
    outcome: Parameters<typeof recordLogin>[2] = 'wrong_password',
    address = '192.0.2.1',
    userAgent: string | null = null,
  ) => recordLogin({ ...fixture, address, userAgent }, email, outcome)
  const list = () => fixture.db.selectFrom('login_records').selectAll().orderBy('at').execute()

  beforeEach(async () => {
    fixture = await createSessionFixture()
  })

  it('names person, address, browser and outcome', async () => {
    await record(ONA, 'succeeded', '192.0.2.1', FIREFOX)
    expect(await list()).toMatchObject([
      {
        person_id: fixture.personId,
        email_hint: null,
        address: '192.0.2.1',
        browser: 'Firefox',
        system: 'Linux',
        outcome: 'succeeded',
        count: 1,
      },
    ])
  })

  it('counts what repeats within an hour, by outcome, address and device of a login', async () => {
    await record(ONA)
    fixture.advance(60_000)
    await record(ONA)
    await record(ONA, 'slowed_down')
    await record(ONA, 'succeeded')
    await record(ONA, 'succeeded', '192.0.2.1', FIREFOX)
    await record(ONA, 'wrong_password', '192.0.2.2')
    fixture.advance(60 * 60_000)
    await record(ONA)
    const rows = await list()
    expect(rows.map(({ outcome, count }) => [outcome, count])).toEqual(
      expect.arrayContaining([
        ['wrong_password', 2],
        ['slowed_down', 1],
        ['succeeded', 1],
      ]),
    )
    expect(rows).toHaveLength(6)
    const repeated = rows.find(({ count }) => count === 2)
    expect([repeated?.first_at, repeated?.at]).toEqual([
      '2026-11-20T09:30:00.000Z',
      '2026-11-20T09:31:00.000Z',
    ])
  })

  it('masks an unknown email, and joins all unknown ones of an address', async () => {
    await record('secret.guess@mill.example')
    await record('another@mill.example')
    expect(await list()).toMatchObject([
      { person_id: null, email_hint: 'a…@mill.example', count: 2 },
    ])
    expect(JSON.stringify(await list())).not.toContain('guess')
  })

  it('does not fill the database in a flood from many addresses', async () => {
    for (let i = 0; i < MAX_RECORDS_PER_HOUR + 20; i++)
      await record(ONA, 'wrong_password', `198.51.100.${i}`)
    const rows = await list()
    expect(rows).toHaveLength(MAX_RECORDS_PER_HOUR + 1)
    expect(rows.filter(({ address }) => address === null)).toMatchObject([{ count: 20 }])
  })

  it('stops to count in a flood from one address', async () => {
    await record(ONA, 'slowed_down')
    await fixture.db.updateTable('login_records').set({ count: MAX_COUNT }).execute()
    await record(ONA, 'slowed_down')
    expect(await list()).toMatchObject([{ count: MAX_COUNT }])
  })
})
