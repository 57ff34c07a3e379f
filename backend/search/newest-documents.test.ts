import { beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createEmptyDatabase, recordQueries, type RecordedQueries } from '../db/test-database'
import { findDocumentsWithWords } from '../db/dialect'
import { findNewest } from './search-hits'

let queries: RecordedQueries
beforeAll(async () => {
  queries = recordQueries(await createEmptyDatabase())
  const count = (last: number) =>
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${last})`
  await sql`insert into cargo_words (docid, words) ${count(1001)} select i, 'pine' from n`.execute(
    queries.db,
  )
  await sql`insert into cargo_words (docid, words) ${count(7)} select 2000 + i, 'oak' from n`.execute(
    queries.db,
  )
})

/** Finds the keys of cargos with a word, or of the given keys. */
async function find(word: string, keys: readonly number[] = []) {
  queries.clear()
  const byWords = findDocumentsWithWords('sqlite', 'cargo_words', [[word]])
  const byNumber =
    keys.length > 0
      ? queries.db.selectFrom('cargo_words').select('docid').where('docid', 'in', keys)
      : null
  const { rows, total } = await findNewest({ byWords, byNumber, keys }, (newest) =>
    queries.db
      .selectFrom(newest)
      .select(['newest.docid', 'newest.total'])
      .orderBy('newest.place')
      .orderBy('newest.docid', 'desc')
      .execute(),
  )
  const statements = queries.findQueries('order by "newest"."place"').length
  return { found: rows.map(({ docid }) => docid), total, statements }
}

it('a search finds the newest of few documents and their number in one statement', async () => {
  expect(await find('oak')).toEqual({
    found: [2007, 2006, 2005, 2004, 2003],
    total: 7,
    statements: 1,
  })
  expect(await find('elm')).toEqual({ found: [], total: 0, statements: 1 })
})

it('a search finds documents by their number before newer ones by words, each once', async () => {
  expect(await find('oak', [2002, 900])).toMatchObject({
    found: [2002, 900, 2007, 2006, 2005],
    total: 8,
  })
})

it('a search reads only the newest of very many documents', async () => {
  expect(await find('pine')).toEqual({
    found: [1001, 1000, 999, 998, 997],
    total: 1000,
    statements: 2,
  })
})

it('the index has entries for beginnings of two characters, and merges its parts in small steps', async () => {
  const { db } = queries
  const beginnings = await sql`select 1 from cargo_words_segdir where level >= 1024`.execute(db)
  expect(beginnings.rows.length).toBeGreaterThan(0)
  const automerge = await sql`select value from cargo_words_stat where id = 2`.execute(db)
  expect(automerge.rows).toEqual([{ value: 4 }])
})
