import { getWeekEnd } from '@domain/calendar'
import { requireCargo } from '../cargos/queries'
import { toCargoWrite } from '../cargos/schema'
import { toLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import type { RequestBody } from '../call'
import { requireSupply } from '../supplies/queries'
import { toSupplyWrite } from '../supplies/schema'
import { writeCargo } from './cargo-write'
import { DEMO_COMPANY } from './company-list'
import { getCompanyId } from './companies'
import { createId } from '../identifiers'
import { addDays, getTimeOfWorkday, toNextWorkday } from './dates'
import { DEMO_NAMES, getDemoPersonId, type SeedTools } from './people'
import { createRandom } from './random'
import { HandlerRunner, type RunScript } from './run-handlers'
import { autoFill } from './stowage'

const RANDOM_SEED = 67
/** Number that no other seeded cargo has; the container number follows from it. */
const CONTAINER_PLACE = 9_000
/** Packs of the container that is being loaded, and how many of them are placed. */
const LOADED_PACKS = { most: 8, placed: 3 }
/** Cargos whose ETA was postponed. */
const POSTPONED = 3
/** Days from the end of the delivery week to the postponed ETA. */
const DAYS_LATE = 4

type SupplyReportWrite = RequestBody<'updateSupplyReport'>

/**
 * Runs the work of the last workdays that notifies each role: corrected and returned reports, ready
 * wood, a booked container, one that is being loaded, postponed cargo and mentions.
 */
export async function seedRecentWork(db: Db, { clock }: SeedTools): Promise<void> {
  const runner = new HandlerRunner(db, createRandom(RANDOM_SEED), [])
  const now = clock()
  const postponed = new Set<string>()
  await runner.runAll(
    [
      correctSupplyReport(runner, now, { daysAgo: 6, isApproved: true }),
      correctSupplyReport(runner, now, { daysAgo: 1, isApproved: false }),
      returnSupplyReport(runner, now),
      finishProduction(runner, now),
      bookContainer(runner, now),
      loadContainer(runner, now),
      ...Array.from({ length: POSTPONED }, (_, i) => postponeCargo(runner, now, i + 1, postponed)),
      mentionColleagues(runner, now),
    ],
    now,
  )
}

const selectReports = ({ db, now }: HandlerRunner, status: 'approved' | 'submitted') =>
  db
    .selectFrom('inspection_reports')
    .innerJoin('supplies', 'supplies.id', 'inspection_reports.supply_id')
    .select(['inspection_reports.id', 'inspection_reports.version'])
    .where('inspection_reports.kind', '=', 'supply_report')
    .where('inspection_reports.status', '=', status)
    .where('inspection_reports.updated_at', '<', now.toISOString())
    .where('inspection_reports.inspector_id', '=', getDemoPersonId('purchase_agent'))
    .orderBy('inspection_reports.number_key', 'desc')

/** Corrects a report that left out a sampled pack. */
async function* correctSupplyReport(
  runner: HandlerRunner,
  now: Date,
  { daysAgo, isApproved }: { daysAgo: number; isApproved: boolean },
): RunScript {
  const inspector = getDemoPersonId('purchase_agent')
  yield getTimeOfWorkday(now, daysAgo, 8, 20)
  const { db } = runner
  const [report] = await selectReports(runner, 'approved')
    .where('inspection_reports.corrects_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inspection_reports as corrections')
            .select('corrections.id')
            .whereRef('corrections.corrects_id', '=', 'inspection_reports.id'),
        ),
      ),
    )
    .limit(1)
    .execute()
  if (!report) return
  const draft = await runner.run('correctSupplyReport', inspector, { path: { id: report.id } })
  const path = { id: draft.id }
  const { written } = await db
    .selectFrom('inspection_reports')
    .select('written')
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow()
  const write = parseJson(written) as SupplyReportWrite
  const body = {
    ...write,
    lines: write.lines.map((line) => ({
      ...line,
      sampled_packs: line.sampled_packs === null ? null : line.sampled_packs + 1,
    })),
    remarks: [write.remarks, 'One more pack was sampled than first recorded.']
      .filter(Boolean)
      .join(' '),
  }
  yield getTimeOfWorkday(now, daysAgo, 8, 50)
  const { version } = await runner.run('updateSupplyReport', inspector, {
    path,
    version: draft.version,
    body,
  })
  yield getTimeOfWorkday(now, daysAgo, 9, 5)
  const submitted = await runner.run('transitionSupplyReport', inspector, {
    path,
    version,
    body: { to: 'submitted', override: false },
  })
  if (!isApproved) return
  yield getTimeOfWorkday(now, daysAgo - 1, 10, 35)
  await runner.run('transitionSupplyReport', getDemoPersonId('purchase_manager'), {
    path,
    version: submitted.version,
    body: { to: 'approved', override: false },
  })
}

async function* returnSupplyReport(runner: HandlerRunner, now: Date): RunScript {
  yield getTimeOfWorkday(now, 1, 8, 5)
  const [report] = await selectReports(runner, 'submitted').limit(1).execute()
  if (!report) return
  await runner.run('transitionSupplyReport', getDemoPersonId('purchase_manager'), {
    path: { id: report.id },
    version: report.version,
    body: {
      to: 'returned',
      override: false,
      reason: 'The moisture readings of the second pack are missing in the photo.',
    },
  })
}

/** Reports wood as ready that requires an inspection. */
async function* finishProduction(runner: HandlerRunner, now: Date): RunScript {
  const purchaseManager = getDemoPersonId('purchase_manager')
  yield getTimeOfWorkday(now, 1, 9, 20)
  const supply = await runner.db
    .selectFrom('supplies')
    .select('id')
    .where('status', '=', 'in_production')
    .where('updated_at', '<', runner.now.toISOString())
    .orderBy('ready_week')
    .orderBy('number_key')
    .executeTakeFirst()
  if (!supply) return
  // Set in the database, because the field is locked in production.
  await runner.db
    .updateTable('supplies')
    .set({ inspection_required: 1 })
    .where('id', '=', supply.id)
    .execute()
  const stored = await requireSupply(runner.db, supply.id)
  const write = toSupplyWrite(stored)
  const { version } = await runner.run('updateSupply', purchaseManager, {
    path: { id: supply.id },
    version: stored.supply.version,
    body: {
      ...write,
      lines: write.lines.map((line) => ({ ...line, ready_quantity: line.confirmed_quantity })),
    },
  })
  await runner.run('transitionSupply', purchaseManager, {
    path: { id: supply.id },
    version,
    body: { to: 'ready', override: false, keep_open_reports: [] },
  })
}

async function* bookContainer(runner: HandlerRunner, now: Date): RunScript {
  const cargoManager = getDemoPersonId('cargo_manager')
  yield getTimeOfWorkday(now, 2, 12, 10)
  const body = writeCargo(runner.random, {
    name: 'container to inspect',
    planned: { kind: 'container', status: 'booked', loads: [] },
    sequence: CONTAINER_PLACE,
    setting: { country: 'LT', now },
  })
  const cargo = await runner.run('createCargo', cargoManager, { body })
  yield getTimeOfWorkday(now, 1, 10, 40)
  await runner.run('transitionCargo', cargoManager, {
    path: { id: cargo.id },
    version: cargo.version,
    body: { to: 'booked', override: false },
  })
}

/** Loads the first packs into a deal's next container, which arrived yesterday. */
async function* loadContainer(runner: HandlerRunner, now: Date): RunScript {
  const cargoManager = getDemoPersonId('cargo_manager')
  yield getTimeOfWorkday(now, 5, 8, 10)
  const wood = await findContainerWood(runner, cargoManager)
  if (!wood) return
  const body = {
    ...writeCargo(runner.random, {
      name: 'container being loaded',
      planned: { kind: 'container', status: 'loading', loads: [] },
      sequence: CONTAINER_PLACE + 1,
      setting: { country: 'LT', now },
    }),
    port_of_discharge: wood.port,
    lines: [
      {
        id: createId(runner.randomBytes),
        supply_line_id: wood.supply_line_id,
        deal_line_id: wood.deal_line_id,
        quantity: String(Math.min(LOADED_PACKS.most, wood.packs)),
        unit: 'pack' as const,
        lot_ids: [],
        net_kg: null,
        gross_kg: null,
        drop: 1,
      },
    ],
  }
  let cargo = await runner.run('createCargo', cargoManager, { body })
  const path = { id: cargo.id }
  const transition = async (to: 'booked' | 'loading') => {
    const { version } = cargo
    cargo = await runner.run('transitionCargo', cargoManager, {
      path,
      version,
      body: { to, override: false },
    })
  }
  yield getTimeOfWorkday(now, 4, 10, 20)
  await transition('booked')
  // The inspector has read it, because the container is already at the yard.
  await runner.db
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('record_id', '=', cargo.id)
    .execute()
  yield getTimeOfWorkday(now, 1, 13, 15)
  await transition('loading')
  yield getTimeOfWorkday(now, 1, 14, 40)
  const stowage = autoFill(
    cargo,
    cargo.lines.map(({ id, m3, packs, counted_gross_kg, drop, wood: { specification } }) => ({
      id,
      packs: Number(packs ?? 0),
      litres: toLitres(m3),
      grossKg: counted_gross_kg,
      drop,
      specification,
    })),
  )
  await runner.run('updateCargo', cargoManager, {
    path,
    version: cargo.version,
    body: { ...body, stowage: stowage.slice(0, LOADED_PACKS.placed) },
  })
}

/** Finds the load with the most ready packs of a deal that is shipped in containers. */
async function findContainerWood(runner: HandlerRunner, cargoManager: string) {
  const deals = await runner.db
    .selectFrom('deals')
    .select(['id', 'port_of_discharge'])
    .where('transport_kind', '=', 'container')
    .where('status', 'in', ['confirmed', 'loading'])
    .execute()
  const ports = new Map(deals.map((deal) => [deal.id, deal.port_of_discharge]))
  const { items } = await runner.run('listLoadable', cargoManager, { query: {} })
  return items
    .filter(({ deal, awaits_inspection }) => ports.has(deal.id) && !awaits_inspection)
    .map(({ deal, most, supply_line_id, deal_line_id }) => ({
      supply_line_id,
      deal_line_id,
      port: ports.get(deal.id) ?? null,
      packs: Math.floor(Number(most.packs)),
    }))
    .filter(({ packs }) => packs > LOADED_PACKS.placed)
    .toSorted((a, b) => b.packs - a.packs)[0]
}

/**
 * Postpones the ETA of a cargo until after the delivery week of its deal.
 * @param postponed ids of postponed cargos, to which the chosen one is added
 */
async function* postponeCargo(
  runner: HandlerRunner,
  now: Date,
  daysAgo: number,
  postponed: Set<string>,
): RunScript {
  yield getTimeOfWorkday(now, daysAgo, 11, 15)
  const cargos = await runner.db
    .selectFrom('cargos')
    .innerJoin('cargo_loads', 'cargo_loads.cargo_id', 'cargos.id')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .select(['cargos.id', 'cargos.eta', 'deals.delivery_week_to', 'deals.sale_manager_id'])
    .where('cargos.status', '=', 'in_transit')
    .where('cargos.updated_at', '<', runner.now.toISOString())
    .where('cargos.eta', '>', addDays(now, 0))
    .orderBy('cargos.number_key')
    .execute()
  const all = cargos.flatMap(({ id, eta, delivery_week_to, sale_manager_id }) => {
    if (eta === null || delivery_week_to === null || postponed.has(id)) return []
    const lastDay = getWeekEnd(delivery_week_to)
    const isMine = sale_manager_id === getDemoPersonId('sale_manager')
    return { id, eta, lastDay, isInTime: eta <= lastDay, isMine }
  })
  const cargo =
    all.find(({ isInTime, isMine }) => isInTime && isMine) ??
    all.find(({ isInTime }) => isInTime) ??
    all[0]
  if (!cargo) return
  postponed.add(cargo.id)
  const latest = cargo.isInTime ? cargo.lastDay : cargo.eta
  const stored = await requireCargo(runner.db, cargo.id)
  await runner.run('updateCargo', getDemoPersonId('cargo_manager'), {
    path: { id: cargo.id },
    version: stored.cargo.version,
    body: {
      ...toCargoWrite(stored),
      eta: toNextWorkday(addDays(new Date(latest), DAYS_LATE)),
    },
  })
}

/** Mentions the inspector once, and the country manager twice. */
async function* mentionColleagues(runner: HandlerRunner, now: Date): RunScript {
  const company = { kind: 'company' as const, id: getCompanyId(DEMO_COMPANY) }
  const ask = (text: string) =>
    runner.run('createComment', getDemoPersonId('manager'), {
      path: company,
      body: { text: `@${DEMO_NAMES.country_manager} ${text}` },
    })
  yield getTimeOfWorkday(now, 5, 9, 30)
  await ask('They are asking for a larch price list. Can we send one?')
  yield getTimeOfWorkday(now, 1, 12, 25)
  const [report] = await selectReports(runner, 'submitted').limit(1).execute()
  if (report)
    await runner.run('createComment', getDemoPersonId('purchase_manager'), {
      path: { kind: 'supply_report', id: report.id },
      body: {
        text: `@${DEMO_NAMES.purchase_agent} Did you measure the outer packs as well? The mill is asking.`,
      },
    })
  yield getTimeOfWorkday(now, 1, 13, 10)
  await ask('Their buyer would like a visit in two weeks. Will you join me?')
}
