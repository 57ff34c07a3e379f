import { expect, it } from 'vitest'
import { StatementCache } from './statement-cache'

it('keeps the statements used last and frees the others', () => {
  const prepared: string[] = []
  const freed: string[] = []
  const cache = new StatementCache(
    (sql) => {
      prepared.push(sql)
      return sql
    },
    2,
    (statement) => freed.push(statement),
  )

  for (const sql of ['clients', 'deals', 'clients', 'cargos', 'clients']) cache.get(sql)
  expect(prepared).toEqual(['clients', 'deals', 'cargos'])
  expect(freed).toEqual(['deals'])
})
