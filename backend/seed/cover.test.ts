import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { openSqlJs } from '../db/open-sql-js'
import { computeAvailableAmount } from '../allocations/rules/available-amount'
import { parseJson } from '../db/rows'
import { seedBusyWeek } from './worlds'

const tools = {
  clock: () => new Date('2026-11-20T09:30:00.000Z'),
  random: (length: number) => new Uint8Array(length).fill(7),
}

test('bought wood is allocated from supplies of the same wood that have enough', async () => {
  const db = openSqlJs(new (await initSqlJs()).Database())
  await migrate(db, 'sqlite')
  await seedBusyWeek(db, tools)
  const parts = await db.selectFrom('allocations').selectAll().execute()
  const lines = await db.selectFrom('deal_lines').selectAll().execute()
  const supplyLines = await db.selectFrom('supply_lines').selectAll().execute()
  const sum = (allocations: typeof parts) =>
    allocations.reduce((total, { litres }) => total + litres, 0)
  for (const line of lines) {
    const lineParts = parts.filter(({ deal_line_id }) => deal_line_id === line.id)
    expect([line.purchased_l, line.loaded_l <= line.purchased_l]).toEqual([sum(lineParts), true])
    expect(
      lineParts.every(
        (part) =>
          supplyLines.find(({ id }) => id === part.supply_line_id)?.wood_key === line.wood_key,
      ),
    ).toBe(true)
  }
  for (const line of supplyLines) {
    const lineParts = parts.filter(({ supply_line_id }) => supply_line_id === line.id)
    expect(sum(lineParts)).toBeLessThanOrEqual(
      computeAvailableAmount({ ...line, specification: parseJson(line.specification) }).litres,
    )
    expect(line.loaded_l).toBe(lineParts.reduce((total, { loaded_l }) => total + loaded_l, 0))
  }
  const countSupplies = (id: string) =>
    parts.filter(({ deal_line_id }) => deal_line_id === id).length
  expect(lines.some(({ id }) => countSupplies(id) === 8)).toBe(true)
})
