import { beforeEach, describe, expect, it } from 'vitest'
import { createSessionFixture, type SessionFixture } from '../session/session-fixture'
import { hashRequest, replayOrExecute, type IdempotentCall } from './idempotency'
import { DAY_MS } from '@domain/calendar'

describe('a call with an idempotency key', () => {
  let fixture: SessionFixture
  let done: number
  const runWork = async () => ({ done: (done += 1) })
  const act = async (
    change: Partial<IdempotentCall> = {},
    body: unknown = { a: 1 },
  ): Promise<IdempotentCall> => ({
    personId: fixture.personId,
    operation: 'createDeal',
    key: 'key-0001',
    requestHash: await hashRequest('/api/deals/', null, body),
    ...change,
  })
  beforeEach(async () => {
    fixture = await createSessionFixture()
    done = 0
  })

  it('runs once, and repeats its first answer', async () => {
    expect(await replayOrExecute(fixture.db, fixture.clock(), await act(), runWork)).toEqual({
      done: 1,
    })
    expect(await replayOrExecute(fixture.db, fixture.clock(), await act(), runWork)).toEqual({
      done: 1,
    })
    expect(done).toBe(1)
  })

  it('is rejected if the key belongs to another request', async () => {
    await replayOrExecute(fixture.db, fixture.clock(), await act(), runWork)
    await expect(
      replayOrExecute(fixture.db, fixture.clock(), await act({}, { a: 2 }), runWork),
    ).rejects.toMatchObject({ status: 409 })
  })

  it('names the record that the first request saved', async () => {
    const createRecord = () => Promise.resolve({ id: 'deal-1' })
    await replayOrExecute(fixture.db, fixture.clock(), await act(), createRecord)
    await expect(
      replayOrExecute(fixture.db, fixture.clock(), await act({}, { a: 2 }), createRecord),
    ).rejects.toMatchObject({ details: { record_id: 'deal-1' } })
  })

  it('runs again for another operation', async () => {
    await replayOrExecute(fixture.db, fixture.clock(), await act(), runWork)
    expect(
      await replayOrExecute(
        fixture.db,
        fixture.clock(),
        await act({ operation: 'createClient' }),
        runWork,
      ),
    ).toEqual({ done: 2 })
  })

  it('can be retried after a refusal', async () => {
    const refuse = () => Promise.reject(new Error('no'))
    await expect(replayOrExecute(fixture.db, fixture.clock(), await act(), refuse)).rejects.toThrow(
      'no',
    )
    expect(await replayOrExecute(fixture.db, fixture.clock(), await act(), runWork)).toEqual({
      done: 1,
    })
  })

  it('does not run again after months, and names the record that it saved', async () => {
    const createRecord = () => Promise.resolve({ id: 'deal-1' })
    await replayOrExecute(fixture.db, fixture.clock(), await act(), createRecord)
    fixture.advance(60 * DAY_MS)
    await replayOrExecute(fixture.db, fixture.clock(), await act({ key: 'key-0002' }), runWork)
    await expect(
      replayOrExecute(fixture.db, fixture.clock(), await act(), createRecord),
    ).rejects.toMatchObject({ status: 409, details: { record_id: 'deal-1' } })
    expect(done).toBe(1)
  })

  it('keeps its answer for two days, its key for a year', async () => {
    const listKeys = () =>
      fixture.db.selectFrom('idempotency_keys').select(['key', 'answer']).orderBy('key').execute()
    await replayOrExecute(fixture.db, fixture.clock(), await act(), runWork)
    fixture.advance(2 * DAY_MS + 1)
    await replayOrExecute(fixture.db, fixture.clock(), await act({ key: 'key-0002' }), runWork)
    expect(await listKeys()).toEqual([
      { key: 'key-0001', answer: null },
      { key: 'key-0002', answer: '{"done":2}' },
    ])
    fixture.advance(363 * DAY_MS)
    await replayOrExecute(fixture.db, fixture.clock(), await act({ key: 'key-0003' }), runWork)
    expect((await listKeys()).map(({ key }) => key)).toEqual(['key-0002', 'key-0003'])
  })

  it('is rejected with another file', async () => {
    const upload = (content: string) =>
      hashRequest('/', null, { file: new File([content], 'a.pdf') })
    expect(await upload('one')).toBe(await upload('one'))
    expect(await upload('one')).not.toBe(await upload('two'))
  })
})
