import { beforeEach, describe, expect, it } from 'vitest'
import { overhear } from '../db/overheard'
import { newId } from '../identifiers'
import { sessionGround, type SessionGround } from '../session/session-ground'
import { secureRandom } from '../surroundings'
import { notify } from './notify'

const DAY = 86_400_000

describe('what somebody was told', () => {
  let ground: SessionGround
  const tell = (number: string, people = [ground.personId]) =>
    notify(ground, { people, key: 'deal_confirmed', params: { number }, document: null })
  const kept = async () => {
    const rows = await ground.db.selectFrom('notifications').select(['person_id', 'params']).orderBy('created_at').execute()
    return rows.map(({ params }) => params)
  }
  beforeEach(async () => {
    ground = await sessionGround()
  })

  it('goes when there is news after more than a year, and stays for a year to the day', async () => {
    await tell('D-1')
    ground.advance(DAY)
    await tell('D-2')
    ground.advance(364 * DAY)
    await tell('D-3')
    expect(await kept()).toEqual(['{"number":"D-1"}', '{"number":"D-2"}', '{"number":"D-3"}'])
    ground.advance(1)
    await tell('D-4')
    expect(await kept()).toEqual(['{"number":"D-2"}', '{"number":"D-3"}', '{"number":"D-4"}'])
  })

  it('stays where the news is another’s', async () => {
    const { id: tomas } = await ground.db
      .insertInto('people')
      .values({ id: newId(secureRandom), name: 'Tomas', name_key: 'tomas', email: 'tomas@x.example', role: 'admin', created_at: '2026-11-20' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tell('D-1', [ground.personId, tomas])
    ground.advance(400 * DAY)
    await tell('D-2', [tomas])
    const rows = await ground.db.selectFrom('notifications').select(['person_id', 'params']).orderBy('created_at').execute()
    expect(rows).toEqual([
      { person_id: ground.personId, params: '{"number":"D-1"}' },
      { person_id: tomas, params: '{"number":"D-2"}' },
    ])
  })

  it('is sought in the index of the newest when it goes', async () => {
    const { db, asked, planOf } = overhear(ground.db)
    await notify({ ...ground, db }, { people: [ground.personId], key: 'deal_confirmed', params: {}, document: null })
    expect(await planOf(asked('delete')[0])).toBe('SEARCH notifications USING COVERING INDEX notifications_newest (person_id=? AND created_at<?)')
  })
})
