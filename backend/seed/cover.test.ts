import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { computeAvailableAmount } from '../allocations/rules/available-amount'
import { parseJson } from '../db/rows'

setUpTestWorlds()
const world = useTestWorld()

it('bought wood is allocated from supplies of the same wood that have enough', async () => {
  const { db } = world
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
    const isListed = line.listed_packs > 0
    expect(lineParts.every(({ exact_l }) => !isListed || exact_l !== null)).toBe(true)
  }
  const countSupplies = (id: string) =>
    parts.filter(({ deal_line_id }) => deal_line_id === id).length
  expect(lines.some(({ id }) => countSupplies(id) === 8)).toBe(true)
})
