import { beforeEach, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Row } from '../db/tables'
import { recalculateAccepted } from '../derived-columns/supply-sums'
import { findInspectedSupplies } from './inspections'

type Verdict = NonNullable<Row<'inspection_reports'>['verdict']>
type ReportInput = {
  line?: number
  accepted: number
  usable?: number
  verdict?: Verdict
  on?: string
}

setUpTestWorlds()
const world = useTestWorld()
let supply = ''
let lines: string[] = []

/** An uninspected supply with two lines, each with 40 m3 ready. */
beforeEach(async () => {
  const { db } = world
  const sampleSupply = await db
    .selectFrom('supply_lines')
    .select('supply_id')
    .groupBy('supply_id')
    .having(({ fn, eb }) => eb(fn.countAll(), '>', 1))
    .executeTakeFirstOrThrow()
  supply = sampleSupply.supply_id
  const all = await db
    .selectFrom('supply_lines')
    .select('id')
    .where('supply_id', '=', supply)
    .orderBy('position')
    .execute()
  lines = all.map(({ id }) => id)
  await db
    .updateTable('supply_lines')
    .set({ ready_l: 0, accepted_l: null, usable_l: null })
    .where('supply_id', '=', supply)
    .execute()
  await db
    .updateTable('supply_lines')
    .set({ ready_l: 40_000 })
    .where('id', 'in', lines.slice(0, 2))
    .execute()
  await db.deleteFrom('inspected_lines').where('supply_line_id', 'in', lines).execute()
})

let place = 0

/** Stores an approved report, one minute after the previous one. */
async function approve({
  line = 0,
  accepted,
  usable,
  verdict = 'pass',
  on = '2026-11-19',
}: ReportInput): Promise<void> {
  const { db } = world
  const report = await db.selectFrom('inspection_reports').selectAll().executeTakeFirstOrThrow()
  const id = crypto.randomUUID()
  place += 1
  const approved_at = new Date(Date.UTC(2026, 10, 20, 8, place)).toISOString()
  const newReport = {
    id,
    number: `SR-2026-9${place}`,
    number_key: 20_269_000 + place,
    status: 'approved' as const,
    supply_id: supply,
    corrected_by_id: null,
    verdict,
    inspected_on: on,
    approved_at,
  }
  await db
    .insertInto('inspection_reports')
    .values({ ...report, ...newReport })
    .execute()
  const inspectedLine = {
    report_id: id,
    supply_line_id: lines[line] ?? '',
    accepted_l: accepted,
    rejected_l: 0,
    usable_l: usable ?? accepted,
    moisture_tenths: null,
    sampled_pcs: 0,
  }
  await db
    .insertInto('inspected_lines')
    .values({ ...inspectedLine, defects: '[]' as Row<'inspected_lines'>['defects'] })
    .execute()
  await recalculateAccepted(db, [supply])
}

const readAccepted = async () => {
  const rows = await world.db
    .selectFrom('supply_lines')
    .select('accepted_l')
    .where('supply_id', '=', supply)
    .orderBy('position')
    .execute()
  return rows.map(({ accepted_l }) => accepted_l).slice(0, 2)
}
const isInspected = async () => (await findInspectedSupplies(world.db, [supply])).has(supply)

it('a second rejection of the same wood accepts nothing', async () => {
  await approve({ accepted: 20_000 })
  await approve({ accepted: 20_000 })
  expect(await readAccepted()).toEqual([20_000, null])
})

it('accepted litres are limited to the present litres', async () => {
  await approve({ accepted: 50_000 })
  expect(await readAccepted()).toEqual([40_000, null])
})

it('wood outside the inspected lot stays usable, up to the present litres', async () => {
  const readUsable = async () =>
    (
      await world.db
        .selectFrom('supply_lines')
        .select('usable_l')
        .where('id', '=', lines[0] ?? '')
        .executeTakeFirstOrThrow()
    ).usable_l
  expect(await readUsable()).toBeNull()
  await approve({ accepted: 18_000, usable: 38_000 })
  expect([await readAccepted(), await readUsable()]).toEqual([[18_000, null], 38_000])
  await approve({ accepted: 18_000, usable: 48_000 })
  expect(await readUsable()).toBe(40_000)
})

it('a later failure revokes the acceptance, and a re-inspection restores it', async () => {
  await approve({ accepted: 40_000 })
  await approve({ line: 1, accepted: 0, verdict: 'fail' })
  expect(await isInspected()).toBe(true)
  await approve({ accepted: 0, verdict: 'fail' })
  expect([await readAccepted(), await isInspected()]).toEqual([[0, 0], false])
  await approve({ accepted: 30_000, verdict: 'remarks' })
  expect([await readAccepted(), await isInspected()]).toEqual([[30_000, 0], true])
})

it('the latest inspection is valid, even if an earlier one is approved later', async () => {
  await approve({ accepted: 10_000, on: '2026-11-19' })
  await approve({ accepted: 40_000, on: '2026-11-12' })
  expect(await readAccepted()).toEqual([10_000, null])
})

it('a line without a report blocks the supply, unless it has no wood', async () => {
  await approve({ accepted: 40_000 })
  expect(await isInspected()).toBe(false)
  await world.db
    .updateTable('supply_lines')
    .set({ ready_l: 0 })
    .where('id', '=', lines[1] ?? '')
    .execute()
  expect(await isInspected()).toBe(true)
})
