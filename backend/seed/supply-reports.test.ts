import { expect, it } from 'vitest'
import {
  computeInspectedFigures,
  findSupplyReportNeeds,
  getReportResult,
} from '@domain/rules/inspection'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { parseJson } from '../db/rows'
import { findInspectedSupplies } from '../inspections/inspections'
import type { SupplyReportWrite } from '../supply-reports/policy'
import { findInspectableSupplies } from '../supply-reports/queries'

setUpTestWorlds()
const world = useTestWorld()

it('inspection reports of the seed are valid', async () => {
  const reports = await world.db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('kind', '=', 'supply_report')
    .execute()
  expect(new Set(reports.map(({ status }) => status))).toEqual(
    new Set(['draft', 'submitted', 'returned', 'approved']),
  )
  for (const { number, status, written } of reports) {
    const write = parseJson(written) as SupplyReportWrite
    const [supply] = await findInspectableSupplies(world.db, [write.supply_id])
    const needs = findSupplyReportNeeds(write, supply?.lines ?? [])
    expect(
      needs.some(({ code }) => code === 'verdict'),
      number,
    ).toBe(status === 'draft')
    expect(needs.length > 0, number).toBe(status === 'draft')
  }
})

it('lines with a failed sample have rejected pieces', async () => {
  const reports = await world.db
    .selectFrom('inspection_reports')
    .select(['number', 'written'])
    .where('kind', '=', 'supply_report')
    .where('status', '!=', 'draft')
    .execute()
  let failedCount = 0
  for (const { number, written } of reports) {
    const write = parseJson(written) as SupplyReportWrite
    const [supply] = await findInspectableSupplies(world.db, [write.supply_id])
    for (const line of write.lines) {
      const wood = supply?.lines.find(({ id }) => id === line.id)
      if (!wood) continue
      if (computeInspectedFigures(line, wood, getReportResult(write)).passes !== false) continue
      failedCount += 1
      expect(line.rejected_pcs, number).toBeGreaterThan(0)
      expect(write.verdict, number).not.toBe('pass')
    }
  }
  expect(failedCount).toBeGreaterThan(0)
})

it('wood that requires an inspection has departed with a report, up to the accepted amount', async () => {
  const departedSupplies = await world.db
    .selectFrom('supplies')
    .select('id')
    .where('inspection_required', '=', 1)
    .where('status', 'in', ['loading', 'shipped', 'completed'])
    .execute()
  const ids = departedSupplies.map(({ id }) => id)
  expect(await findInspectedSupplies(world.db, ids)).toEqual(new Set(ids))
  const lines = await world.db
    .selectFrom('supply_lines')
    .select(['accepted_l', 'ready_l', 'loaded_l'])
    .where('supply_id', 'in', ids)
    .execute()
  for (const { accepted_l, ready_l, loaded_l } of lines) {
    expect(accepted_l).toBeLessThanOrEqual(ready_l ?? 0)
    expect(loaded_l).toBeLessThanOrEqual(accepted_l ?? 0)
  }
})

it('some wood is rejected, and its deals have a shortfall', async () => {
  const rejected = await world.db
    .selectFrom('supply_lines')
    .innerJoin('allocations', 'supply_line_id', 'supply_lines.id')
    .innerJoin('deal_lines', 'deal_lines.id', 'deal_line_id')
    .select(['accepted_l', 'litres', 'purchased_l', 'deal_lines.volume_l'])
    .whereRef('accepted_l', '<', 'ready_l')
    .execute()
  expect(rejected.some(({ purchased_l, volume_l }) => purchased_l < volume_l)).toBe(true)
})
