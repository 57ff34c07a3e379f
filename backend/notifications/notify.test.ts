import { beforeEach, describe, expect, it } from 'vitest'
import { recordQueries } from '../db/test-database'
import { createId } from '../identifiers'
import { createSessionFixture, type SessionFixture } from '../session/session-fixture'
import { secureRandom } from '../app-context'
import { notify } from './notify'

const DAY = 86_400_000

describe('the notifications of a person', () => {
  let fixture: SessionFixture
  const tell = (number: string, people = [fixture.personId]) =>
    notify(fixture, { people, key: 'deal_confirmed', params: { number }, record: null })
  const readNotifications = async () => {
    const rows = await fixture.db
      .selectFrom('notifications')
      .select(['person_id', 'params'])
      .orderBy('created_at')
      .execute()
    return rows.map(({ params }) => params)
  }
  beforeEach(async () => {
    fixture = await createSessionFixture()
  })

  it('are deleted after exactly a year, with the next one', async () => {
    await tell('D-1')
    fixture.advance(DAY)
    await tell('D-2')
    fixture.advance(364 * DAY)
    await tell('D-3')
    expect(await readNotifications()).toEqual([
      '{"number":"D-1"}',
      '{"number":"D-2"}',
      '{"number":"D-3"}',
    ])
    fixture.advance(1)
    await tell('D-4')
    expect(await readNotifications()).toEqual([
      '{"number":"D-2"}',
      '{"number":"D-3"}',
      '{"number":"D-4"}',
    ])
  })

  it('stay when another person is notified', async () => {
    const { id: tomas } = await fixture.db
      .insertInto('people')
      .values({
        id: createId(secureRandom),
        name: 'Tomas',
        name_key: 'tomas',
        email: 'tomas@x.example',
        role: 'admin',
        created_at: '2026-11-20',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tell('D-1', [fixture.personId, tomas])
    fixture.advance(400 * DAY)
    await tell('D-2', [tomas])
    const rows = await fixture.db
      .selectFrom('notifications')
      .select(['person_id', 'params'])
      .orderBy('created_at')
      .execute()
    expect(rows).toEqual([
      { person_id: fixture.personId, params: '{"number":"D-1"}' },
      { person_id: tomas, params: '{"number":"D-2"}' },
    ])
  })

  it('are found for deletion by the index of the newest', async () => {
    const { db, findQueries, explain } = recordQueries(fixture.db)
    await notify(
      { ...fixture, db },
      { people: [fixture.personId], key: 'deal_confirmed', params: {}, record: null },
    )
    expect(await explain(findQueries('delete')[0])).toBe(
      'SEARCH notifications USING COVERING INDEX notifications_newest (person_id=? AND created_at<?)',
    )
  })
})
