import { expect, it } from 'vitest'
import { StatementCache } from './statement-cache'

function openCache(capacity: number) {
  const prepared: string[] = []
  const freed: string[] = []
  const cache = new StatementCache(
    (sql) => {
      prepared.push(sql)
      return sql
    },
    capacity,
    (statement) => freed.push(statement),
  )
  return { cache, prepared, freed }
}

it('the cache keeps the statements used last and frees the others', () => {
  const { cache, prepared, freed } = openCache(10)
  for (const sql of ['aaaaa', 'bbbbb', 'aaaaa', 'ccccc', 'aaaaa']) cache.get(sql)
  expect(prepared).toEqual(['aaaaa', 'bbbbb', 'ccccc'])
  expect(freed).toEqual(['bbbbb'])
})

it('the cache keeps a long statement only until the next one', () => {
  const { cache, freed } = openCache(10)
  for (const sql of ['aaaaa', 'a long insert', 'bbbbb']) cache.get(sql)
  expect(freed).toEqual(['aaaaa', 'a long insert'])
})

it('the cache prepares anew what it forgot without freeing it', () => {
  const { cache, prepared, freed } = openCache(10)
  cache.get('aaaaa')
  cache.clear()
  for (const sql of ['aaaaa', 'bbbbb']) cache.get(sql)
  expect(prepared).toEqual(['aaaaa', 'aaaaa', 'bbbbb'])
  expect(freed).toEqual([])
})
