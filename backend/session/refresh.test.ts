import { beforeEach, describe, expect, it } from 'vitest'
import { rotateTokens } from './refresh'
import { createSessionFixture, type SessionFixture } from './session-fixture'
import { createSession, FAMILY_LIFETIME_MS, findPersonByToken, type TokenPair } from './tokens'
import { SECOND_MS } from '@domain/calendar'

describe('a refresh token', () => {
  let fixture: SessionFixture
  let first: TokenPair
  const use = (token: string) => rotateTokens(fixture, token)
  const must = async (token: string) => {
    const pair = await use(token)
    if (!pair) throw new Error('The session has ended.')
    return pair
  }
  const isValid = async ({ access }: TokenPair) =>
    (await findPersonByToken(fixture.db, fixture.clock(), access)) !== null

  beforeEach(async () => {
    fixture = await createSessionFixture()
    first = await createSession(fixture, fixture.personId)
  })

  it('is exchanged for a new pair, repeatedly', async () => {
    const second = await must(first.refresh)
    const third = await must(second.refresh)
    expect(new Set([first, second, third].map(({ refresh }) => refresh)).size).toBe(3)
    expect(await isValid(third)).toBe(true)
  })

  it('ends the whole session when it is used a second time', async () => {
    const second = await must(first.refresh)
    fixture.advance(121 * SECOND_MS)
    expect(await use(first.refresh)).toBeNull()
    expect(await use(second.refresh)).toBeNull()
    expect(await isValid(second)).toBe(false)
  })

  it('can be used again within two minutes, as after a lost answer', async () => {
    await must(first.refresh)
    fixture.advance(119 * SECOND_MS)
    const again = await must(first.refresh)
    expect(await isValid(again)).toBe(true)
    expect(await use(again.refresh)).not.toBeNull()
  })

  it('ends the session at once if its successor was used already', async () => {
    const second = await must(first.refresh)
    await must(second.refresh)
    expect(await use(first.refresh)).toBeNull()
  })

  it('ends the session when both of its successors are used, since one is stolen', async () => {
    const one = await must(first.refresh)
    const other = await must(first.refresh)
    const next = await must(other.refresh)
    fixture.advance(60 * SECOND_MS)
    expect(await use(one.refresh)).toBeNull()
    expect(await use(next.refresh)).toBeNull()
  })

  it('does not affect other sessions of the user', async () => {
    const elsewhere = await createSession(fixture, fixture.personId)
    await must(first.refresh)
    fixture.advance(121 * SECOND_MS)
    await use(first.refresh)
    expect(await isValid(elsewhere)).toBe(true)
  })

  it('expires a month after the login', async () => {
    fixture.advance(FAMILY_LIFETIME_MS)
    expect(await use(first.refresh)).toBeNull()
  })

  it('is refused once the user is deactivated', async () => {
    await fixture.db.updateTable('people').set({ is_active: 0 }).execute()
    expect(await use(first.refresh)).toBeNull()
    expect(await isValid(first)).toBe(false)
  })

  it('is refused if it is unknown', async () => {
    expect(await use('0'.repeat(64))).toBeNull()
  })
})

describe('stored data of a session', () => {
  it('contains only hashes of tokens', async () => {
    const fixture = await createSessionFixture()
    const pair = await createSession(fixture, fixture.personId)
    const storedRows = JSON.stringify([
      await fixture.db.selectFrom('access_tokens').selectAll().execute(),
      await fixture.db.selectFrom('refresh_tokens').selectAll().execute(),
    ])
    expect(storedRows).not.toContain(pair.access)
    expect(storedRows).not.toContain(pair.refresh)
  })
})
