import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QueryOf } from '../call'
import { emptyDatabase } from '../db/empty-database'
import type { Db } from '../db/tables'
import { seedBusyWeek } from '../seed/worlds'
import { secureRandom } from '../surroundings'
import { listDeals } from './list-deals'

const person = { id: 'admin', name: 'Admin', email: 'admin@timberdesk.example', role: 'admin', terms_agreed_at: null } as const

describe('a page of deals', () => {
  let db: Db
  let asked: RootOperationNode[]
  const listener: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  beforeAll(async () => {
    db = await emptyDatabase()
    await seedBusyWeek(db, { clock: () => new Date('2026-11-20T09:00:00Z'), random: secureRandom })
  })
  beforeEach(() => {
    asked = []
  })

  const list = async (query: Partial<QueryOf<'listDeals'>>) => listDeals({ db: db.withPlugin(listener), person, query: { limit: 2, ...query } })
  const askedWith = (words: string) =>
    asked.map((node) => db.getExecutor().compileQuery(node, createQueryId())).filter(({ sql }) => sql.includes(words))
  const counts = () => askedWith('count(*)')
  const pages = () => askedWith('order by')

  /** How SQLite goes about a query, a line for each step. */
  async function planOf({ sql, parameters }: CompiledQuery | undefined = CompiledQuery.raw('')): Promise<string> {
    const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]))
    return rows.map(({ detail }) => detail).join('\n')
  }

  it.each(['-number', 'client', '-revenue_eur'] as const)('is counted when it is the first, by %s, and no more on those that follow', async (sort) => {
    const first = await list({ q: 'po', sort })
    expect(first.total).toBeGreaterThan(2)
    expect(counts()).not.toEqual([])
    asked = []
    const next = await list({ q: 'po', sort, cursor: first.next_cursor ?? '' })
    expect([next.items.length, next.total]).toEqual([2, null])
    expect(counts()).toEqual([])
  })

  it('has what a search finds counted from the narrow index of words', async () => {
    await list({ q: 'po' })
    expect(await planOf(counts()[0])).toBe('SCAN deals USING COVERING INDEX deals_words')
  })

  it('is read in the order of its sort when weeks are asked for, without sorting what they have', async () => {
    await list({ week_from: '2026-W45', week_to: '2026-W50', sort: 'client' })
    expect(await planOf(pages()[0])).toMatch(/^(SCAN|SEARCH) deals USING COVERING INDEX deals_by_client_key$/)
  })
})
