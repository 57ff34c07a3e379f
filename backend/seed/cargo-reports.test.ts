import { expect, it } from 'vitest'
import { containerLackingOf } from '@/shared/lib/rules/inspection'
import { renewWorlds } from '@mocks/node/renew-worlds'
import { useWorld } from '@mocks/node/world'
import type { CargoReportWrite } from '../cargo-reports/contract'
import { inspectableCargos } from '../cargo-reports/inspectable'
import { cargoSteps } from '../cargos/rules/cargo-steps'
import { findCargo } from '../cargos/find-cargo'
import { judgedCargo } from '../cargos/judged-cargo'
import { preparedRecord } from '../cargos/prepare-cargo'
import { parseJson } from '../db/json'

renewWorlds()
const world = useWorld()

it('a house’s reports on containers are such as the product would have let through, in every status', async () => {
  const reports = await world.db.selectFrom('inspection_reports').selectAll().where('kind', '=', 'cargo_report').execute()
  expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(['draft', 'submitted', 'returned', 'approved']))
  const cargos = new Map((await inspectableCargos(world.db, reports.flatMap(({ cargo_id }) => cargo_id ?? []))).map(({ cargo }) => [cargo.id, cargo]))
  for (const report of reports) {
    const cargo = cargos.get(report.cargo_id ?? '')
    const lacking = containerLackingOf(parseJson(report.written) as CargoReportWrite, cargo?.lines ?? [])
    expect(lacking.length > 0, report.number).toBe(report.status === 'draft')
    expect([report.created_at, report.submitted_at, report.approved_at, report.updated_at].flatMap((at) => at ?? []), report.number).toEqual(
      [report.created_at, report.submitted_at, report.approved_at, report.updated_at].flatMap((at) => at ?? []).toSorted(),
    )
  }
})

it('every container that was sealed may go on by its report, and one that is approved may be sealed', async () => {
  const { db } = world
  const cargos = await db.selectFrom('cargos').select(['id', 'number', 'status', 'seal_number']).where('kind', '=', 'container').where('status', 'not in', ['planned', 'booked', 'canceled']).execute()
  let sealable = 0
  for (const { id, number, status, seal_number } of cargos) {
    const prepared = await preparedRecord(db, await findCargo(db, id))
    const judged = await judgedCargo(db, prepared, id)
    const [step] = cargoSteps.transitionsFor({ id: 'x', role: 'cargo_manager' }, { ...judged, status: 'loading' })
    const missing = step?.missing.map(({ code }) => code).filter((code) => code.startsWith('container_report') || code === 'seal_differs' || code === 'load_counted')
    if (status === 'loading') sealable += missing?.length === 0 && seal_number !== null ? 1 : 0
    else expect(missing, number).toEqual([])
  }
  expect(sealable).toBeGreaterThan(0)
})
