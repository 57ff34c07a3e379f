import { toSealedRow } from '../cargos/prepare-cargo'
import { requireCargo } from '../cargos/queries'
import type { Schemas } from '../call'
import type { CargoReportWrite, InspectableCargo, ReportStatus } from '../cargo-reports/policy'
import { findInspectableCargos } from '../cargo-reports/queries'
import { parseJson, insertRows } from '../db/rows'
import type { Db } from '../db/tables'
import { updateAllSearchColumns } from '../search/update-search-columns'
import { capAtNow, toWorkingHour, moveToWorkingHours } from './dates'
import { createRandom, type Random, createSeedId } from './random'
import { getDemoPersonId, purchaseManagers, type SeedTools } from './people'
import {
  createPhotoRows,
  createReportRows,
  type ReportHistory,
  type PhotoRows,
  type ReportRows,
} from './report-rows'

const RANDOM_SEED = 31
/** Statuses of reports of containers in loading. Sealed containers have an approved one. */
const LOADING_REPORT_STATUSES: readonly (ReportStatus | null)[] = [
  'submitted',
  'draft',
  'approved',
  null,
]
const CORRECTED_CARGO_STATUSES: ReadonlySet<Schemas['CargoStatus']> = new Set([
  'in_transit',
  'arrived',
  'delivered',
])
/** Statuses of corrections, for the containers that left last. */
const CORRECTIONS: readonly ReportStatus[] = ['approved', 'submitted', 'returned', 'draft']
const PHOTOS = ['empty', 'csc_plate', 'moisture', 'half_loaded', 'doors_open', 'seal'] as const

/** A report with its cargo, its files and its history. */
type SeededReport = ReportRows & Omit<PhotoRows, 'photos'> & { cargo: InspectableCargo }

/**
 * Adds container reports with photos and history: for all sealed containers and some in loading.
 */
export async function seedCargoReports(db: Db, tools: SeedTools): Promise<void> {
  const random = createRandom(RANDOM_SEED)
  const counter = createCounter()
  const reports = await seedLoadingReports(db, tools, { random, counter })
  const corrections = await seedCorrections(tools, { random, counter, reports })
  const all = [...reports, ...corrections]
  await insertReports(db, all)
  await insertRows(db, 'document_counters', counter.toRows())
  for (const report of all) await sealCargo(db, report)
  await updateAllSearchColumns(db)
}

type Counter = ReturnType<typeof createCounter>

/** Counts the reports of each year. */
function createCounter() {
  const lastByYear = new Map<number, number>()
  return {
    next(year: number): number {
      const next = (lastByYear.get(year) ?? 0) + 1
      lastByYear.set(year, next)
      return next
    },
    toRows: () => [...lastByYear].map(([year, last]) => ({ series: 'CR', year, last })),
  }
}

/** Creates a report for each container that is sealed, and for some in loading. */
async function seedLoadingReports(
  db: Db,
  { clock }: SeedTools,
  { random, counter }: { random: Random; counter: Counter },
): Promise<SeededReport[]> {
  const cargos = await findContainers(db)
  const ids = cargos.map(({ id }) => id)
  const transitions = await readTransitionTimes(db, ids)
  const inspectable = new Map(
    (await findInspectableCargos(db, ids)).map(({ cargo }) => [cargo.id, cargo]),
  )
  const reports: SeededReport[] = []
  let loadingCount = 0
  for (const { id, status: cargoStatus } of cargos) {
    const [cargo, from] = [inspectable.get(id), transitions.get(`${id} loading`)]
    const status =
      cargoStatus === 'loading'
        ? LOADING_REPORT_STATUSES[loadingCount++ % LOADING_REPORT_STATUSES.length]
        : 'approved'
    if (!cargo || !from || !status) continue
    const year = Number(from.slice(0, 4))
    const loadedAt = capAtNow(toWorkingHour(from.slice(0, 10), 14, 30), clock())
    const to = transitions.get(`${id} sealed`) ?? loadedAt
    const period = { from, to, year, sequence: counter.next(year), status }
    reports.push(await seedReport(random, cargo, createReportHistory(random, period)))
  }
  return reports
}

/** Creates corrections of the reports of the containers that left last. */
async function seedCorrections(
  { clock }: SeedTools,
  {
    random,
    counter,
    reports,
  }: { random: Random; counter: Counter; reports: readonly SeededReport[] },
): Promise<SeededReport[]> {
  const departed = reports.filter(({ cargo }) => CORRECTED_CARGO_STATUSES.has(cargo.status))
  const corrections: SeededReport[] = []
  for (const [i, corrected] of departed.slice(-CORRECTIONS.length).entries()) {
    const now = clock().toISOString()
    const year = Number(now.slice(0, 4))
    const history = createReportHistory(random, {
      from: corrected.report.approved_at ?? now,
      to: now,
      year,
      sequence: counter.next(year),
      status: CORRECTIONS[i] ?? 'draft',
    })
    corrections.push(await createCorrection(corrected, history))
  }
  return corrections
}

async function insertReports(db: Db, seeded: readonly SeededReport[]): Promise<void> {
  const reports = seeded.map(({ report }) => report)
  const files = seeded.flatMap((one) => one.files)
  const contents = seeded.flatMap((one) => one.contents)
  const activity = seeded.flatMap((one) => one.activity)
  await insertRows(db, 'attachments', files)
  await insertRows(db, 'attachment_contents', contents)
  await insertRows(db, 'inspection_reports', reports)
  await insertRows(db, 'activity', activity)
  for (const { id, status, corrects_id } of reports) {
    if (status !== 'approved' || !corrects_id) continue
    await db
      .updateTable('inspection_reports')
      .set({ corrected_by_id: id })
      .where('id', '=', corrects_id)
      .execute()
  }
}

/** Seals the cargo of an approved report unless it has a seal. */
async function sealCargo(db: Db, { report, cargo }: SeededReport): Promise<void> {
  if (cargo.seal_number !== null || report.status !== 'approved' || !report.seal_number) return
  await db
    .updateTable('cargos')
    .set(await toSealedRow(db, await requireCargo(db, cargo.id), report.seal_number))
    .where('id', '=', cargo.id)
    .execute()
}

const findContainers = (db: Db) =>
  db
    .selectFrom('cargos')
    .select(['id', 'status'])
    .where('kind', '=', 'container')
    .where('status', 'in', ['loading', 'sealed', 'in_transit', 'arrived', 'delivered', 'closed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Returns when each cargo reached each status, by its id and the status. */
async function readTransitionTimes(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const transitions = new Map<string, string>()
  if (ids.length === 0) return transitions
  const rows = await db
    .selectFrom('activity')
    .select(['record_id', 'at', 'changes'])
    .where('record_kind', '=', 'cargo')
    .where('kind', '=', 'transition')
    .execute()
  for (const { record_id, at, changes } of rows)
    transitions.set(`${record_id} ${parseJson(changes)[0]?.to ?? ''}`, at)
  return transitions
}

type LoadingPeriod = {
  from: string
  to: string
  year: number
  sequence: number
  status: ReportStatus
}

/** Creates the history of a report: started and approved between the moments of its period. */
function createReportHistory(
  random: Random,
  { from, to, year, sequence, status }: LoadingPeriod,
): ReportHistory {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  let last = from
  const toMoment = (part: number) => {
    const moment = moveToWorkingHours(new Date(start + part * (end - start)))
    last = moment < last ? last : moment
    return last
  }
  const [startedAt, submitted, decidedAt] = [toMoment(0.1), toMoment(0.8), toMoment(0.95)]
  return {
    kind: 'cargo_report',
    series: 'CR',
    year,
    sequence,
    status,
    startedAt,
    submitted,
    decidedAt,
    inspector: getDemoPersonId('purchase_agent'),
    approver: random.pick(purchaseManagers),
    remark: 'The seal number is not legible. Please take the photo again.',
  }
}

async function seedReport(
  random: Random,
  cargo: InspectableCargo,
  history: ReportHistory,
): Promise<SeededReport> {
  const isComplete = history.status !== 'draft'
  const { photos, files, contents } = await createPhotoRows(
    history,
    isComplete ? PHOTOS : ['empty', 'csc_plate'],
  )
  const write = { ...writeReport(random, cargo, history, isComplete), photos }
  const columns = {
    cargo_id: cargo.id,
    inspected_on: history.startedAt.slice(0, 10),
    inspected_at: history.startedAt,
    verdict: write.verdict,
    seal_number: write.seal_number,
    differs: 0,
  }
  const rows = createReportRows(history, { write, columns, wood: cargo.lines })
  return { cargo, files, contents, ...rows, report: { ...rows.report, corrects_id: null } }
}

/** Creates a correction of a departed container's report: the lining was recorded wrongly. */
async function createCorrection(
  { cargo, report }: SeededReport,
  history: ReportHistory,
): Promise<SeededReport> {
  const { photos, files, contents } = await createPhotoRows(history, PHOTOS)
  const before = parseJson(report.written) as CargoReportWrite
  const write: CargoReportWrite = {
    ...before,
    photos,
    lining: before.lining === 'film' ? 'paper' : 'film',
    verdict: 'remarks',
    remarks: 'The lining was recorded incorrectly.',
  }
  const columns = {
    cargo_id: cargo.id,
    inspected_on: report.inspected_on ?? null,
    inspected_at: report.inspected_at ?? null,
    verdict: write.verdict,
    seal_number: write.seal_number,
    differs: 0,
  }
  const rows = createReportRows(history, { write, columns, wood: cargo.lines })
  return { cargo, files, contents, ...rows, report: { ...rows.report, corrects_id: report.id } }
}

const OK: Schemas['Check'] = { state: 'ok', remark: null }
const OPEN: Schemas['Check'] = { state: null, remark: null }

/** Writes a realistic report. An incomplete one was started at an empty container. */
function writeReport(
  random: Random,
  cargo: InspectableCargo,
  { series, year, sequence, startedAt, submitted }: ReportHistory,
  isComplete: boolean,
): Omit<CargoReportWrite, 'photos'> {
  const isDented = random.chance(0.12)
  const usualMoisture = cargo.lines[0]?.specification.humidity_percent ?? 18
  const seal = cargo.seal_number ?? `TD ${random.between(100_000, 999_999)}`
  const later = isComplete ? OK : OPEN
  const createReading = (i: number) => ({
    id: createSeedId(`press ${series} ${year} ${sequence} ${i}`),
    moisture_percent: (usualMoisture - 1 + random.between(-15, 10) / 10).toFixed(1),
  })
  return {
    cargo_id: cargo.id,
    started_at: startedAt,
    ended_at: isComplete ? submitted : null,
    place: cargo.loading_places[0] ?? null,
    coordinates: null,
    weather: random.pick(['dry', 'dry', 'damp', 'rain'] as const),
    checks: {
      light_test: OK,
      roof: OK,
      walls: isDented ? { state: 'defect', remark: 'A dent on the left; no light gets in.' } : OK,
      floor: OK,
      door_gaskets: OK,
      door_hardware: OK,
      odour: later,
      dry: later,
      clean: later,
      pests: later,
      csc_plate: later,
      markings: later,
    },
    lines: isComplete
      ? cargo.lines.map(({ id, packs, pcs }) => ({
          id,
          counted_packs: packs,
          counted_pcs: packs === null ? pcs : null,
        }))
      : [],
    scanned_packs: [],
    moisture_readings: isComplete
      ? Array.from({ length: random.between(3, 6) }, (_, i) => createReading(i))
      : [],
    dunnage: isComplete
      ? random.pick(['timber', 'timber', 'airbags', 'timber_and_airbags'] as const)
      : null,
    lining: isComplete ? random.pick(['none', 'none', 'paper', 'desiccants'] as const) : null,
    bracing: isComplete ? random.pick(['straps', 'timber', 'straps_and_timber'] as const) : null,
    seal_number: isComplete ? seal : null,
    seal_again: isComplete ? seal : null,
    verdict: isComplete ? (isDented ? 'remarks' : 'pass') : null,
    remarks: isComplete && isDented ? 'Dented but watertight.' : null,
  }
}
