import { expect, it } from 'vitest'
import { nameSheets } from './name-sheets'

it('no two applied sheets have one name', () => {
  const format = { exactTime: (iso: string) => iso.slice(0, 19) }
  const createSheet = (id: string, created_at: string) => ({ id, created_at })
  expect([
    ...nameSheets(
      [
        createSheet('c', '2026-11-23T08:00:01.900Z'),
        createSheet('b', '2026-11-23T08:00:01.100Z'),
        createSheet('a', '2026-11-23T08:00:00.000Z'),
      ],
      format,
    ),
  ]).toEqual([
    ['a', '2026-11-23T08:00:00'],
    ['b', '2026-11-23T08:00:01'],
    ['c', '2026-11-23T08:00:01 (2)'],
  ])
})
