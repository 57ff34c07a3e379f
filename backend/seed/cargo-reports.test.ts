import { expect, it } from 'vitest'
import { findCargoReportNeeds } from '@domain/rules/inspection'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { CargoReportWrite } from '../cargo-reports/policy'
import { findInspectableCargos } from '../cargo-reports/queries'
import { cargoStateMachine } from '../cargos/rules/cargo-state-machine'
import { requireCargo } from '../cargos/queries'
import { loadCargoTransitionSubject } from '../cargos/present-cargo'
import { prepareStoredCargo } from '../cargos/prepare-cargo'
import { parseJson } from '../db/rows'

setUpTestWorlds()
const world = useTestWorld()

it('container reports of the seed are valid, in every status', async () => {
  const reports = await world.db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('kind', '=', 'cargo_report')
    .execute()
  expect(new Set(reports.map(({ status }) => status))).toEqual(
    new Set(['draft', 'submitted', 'returned', 'approved']),
  )
  const cargos = new Map(
    (
      await findInspectableCargos(
        world.db,
        reports.flatMap(({ cargo_id }) => cargo_id ?? []),
      )
    ).map(({ cargo }) => [cargo.id, cargo]),
  )
  for (const report of reports) {
    const cargo = cargos.get(report.cargo_id ?? '')
    const needs = findCargoReportNeeds(
      parseJson(report.written) as CargoReportWrite,
      cargo?.lines ?? [],
    )
    expect(report.status === 'draft' ? [] : needs, report.number).toEqual([])
    const moments = [
      report.created_at,
      report.submitted_at,
      report.approved_at,
      report.updated_at,
    ].flatMap((at) => at ?? [])
    expect(moments, report.number).toEqual(moments.toSorted())
  }
})

it('every sealed container has an approved report', async () => {
  const { db } = world
  const cargos = await db
    .selectFrom('cargos')
    .select(['id', 'number'])
    .where('kind', '=', 'container')
    .where('status', 'in', ['sealed', 'in_transit', 'arrived', 'delivered', 'closed'])
    .execute()
  expect(cargos.length).toBeGreaterThan(100)
  for (const { id, number } of cargos) {
    const judged = await loadCargoTransitionSubject(
      db,
      await prepareStoredCargo(db, await requireCargo(db, id)),
      id,
    )
    const [transition] = cargoStateMachine.getTransitions(
      { id: 'x', role: 'cargo_manager' },
      { ...judged, status: 'loading' },
    )
    const codes = transition?.missing.map(({ code }) => code) ?? []
    expect(
      codes.filter(
        (code) => code === 'container_report' || code === 'seal_differs' || code === 'load_counted',
      ),
      number,
    ).toEqual([])
  }
})
