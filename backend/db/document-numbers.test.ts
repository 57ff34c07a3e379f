import { describe, expect, it } from 'vitest'
import { createEmptyDatabase } from './test-database'
import { toDocumentNumber, takeNextNumber } from './document-numbers'
import { inTransaction } from './unit-of-work'

describe('document numbers', () => {
  it('count by series and year', async () => {
    const db = await createEmptyDatabase()
    const take = async (series: 'D' | 'S', year: number) =>
      (await takeNextNumber(db, series, year)).number
    expect(await take('D', 2026)).toBe('D-2026-0001')
    expect(await take('D', 2026)).toBe('D-2026-0002')
    expect(await take('S', 2026)).toBe('S-2026-0001')
    expect(await take('D', 2027)).toBe('D-2027-0001')
  })

  it('are unique for simultaneous calls', async () => {
    const db = await createEmptyDatabase()
    const calls = Array.from({ length: 20 }, () =>
      inTransaction(db, 'sqlite', (trx) => takeNextNumber(trx, 'D', 2026)),
    )
    const given = (await Promise.all(calls)).map(({ number }) => number)
    expect(new Set(given).size).toBe(20)
    expect(given.toSorted().at(-1)).toBe('D-2026-0020')
  })

  it('leave no gap after a rollback', async () => {
    const db = await createEmptyDatabase()
    const undone = inTransaction(db, 'sqlite', async (trx) => {
      await takeNextNumber(trx, 'D', 2026)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect((await takeNextNumber(db, 'D', 2026)).number).toBe('D-2026-0001')
  })

  it('sort by value beyond four digits', () => {
    const keys = [
      toDocumentNumber('D', 2026, 9999),
      toDocumentNumber('D', 2026, 10_000),
      toDocumentNumber('D', 2027, 1),
    ]
    expect(keys.map(({ number }) => number)).toEqual(['D-2026-9999', 'D-2026-10000', 'D-2027-0001'])
    expect(keys.map(({ key }) => key)).toEqual(keys.map(({ key }) => key).toSorted((a, b) => a - b))
  })
})
