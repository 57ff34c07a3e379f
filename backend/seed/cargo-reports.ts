import { toSealedRow } from '../cargos/prepare-cargo'
import { findCargo } from '../cargos/queries'
import type {
  CargoReportWrite,
  InspectableCargo,
  ReportStatus,
  Schemas,
} from '../cargo-reports/policy'
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
/** Statuses of corrections, for the containers that left last. */
const CORRECTIONS: readonly ReportStatus[] = ['approved', 'submitted', 'returned', 'draft']
const PHOTOS = ['empty', 'csc_plate', 'moisture', 'half_loaded', 'doors_open', 'seal'] as const

/**
 * Adds container reports with photos and history: for all sealed containers and some in loading.
 */
export async function seedCargoReports(db: Db, { clock }: SeedTools): Promise<void> {
  const random = createRandom(RANDOM_SEED)
  const cargos = await db
    .selectFrom('cargos')
    .select(['id', 'status'])
    .where('kind', '=', 'container')
    .where('status', 'in', ['loading', 'sealed', 'in_transit', 'arrived', 'delivered', 'closed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const steps = await readStepTimes(
    db,
    cargos.map(({ id }) => id),
  )
  const inspectable = new Map(
    (
      await findInspectableCargos(
        db,
        cargos.map(({ id }) => id),
      )
    ).map(({ cargo }) => [cargo.id, cargo]),
  )
  const places = new Map<number, number>()
  const all: SeededReport[] = []
  let loadingCount = 0
  for (const { id, status } of cargos) {
    const [cargo, from] = [inspectable.get(id), steps.get(`${id} loading`)]
    const reportStatus =
      status === 'loading'
        ? LOADING_REPORT_STATUSES[loadingCount++ % LOADING_REPORT_STATUSES.length]
        : 'approved'
    if (!cargo || !from || !reportStatus) continue
    const year = Number(from.slice(0, 4))
    places.set(year, (places.get(year) ?? 0) + 1)
    const loadedAt = capAtNow(toWorkingHour(from.slice(0, 10), 14, 30), clock())
    const sealedAt = steps.get(`${id} sealed`) ?? loadedAt
    all.push(
      await seedReport(
        random,
        cargo,
        createReportHistory(random, {
          from,
          to: sealedAt,
          year,
          place: places.get(year) ?? 1,
          status: reportStatus,
        }),
      ),
    )
  }
  const departedIds = new Set(
    cargos
      .filter(
        ({ status }) => status === 'in_transit' || status === 'arrived' || status === 'delivered',
      )
      .map(({ id }) => id),
  )
  for (const [i, first] of all
    .filter(({ cargo }) => departedIds.has(cargo.id))
    .slice(-CORRECTIONS.length)
    .entries()) {
    const now = clock().toISOString()
    const year = Number(now.slice(0, 4))
    places.set(year, (places.get(year) ?? 0) + 1)
    const history = createReportHistory(random, {
      from: first.report.approved_at ?? now,
      to: now,
      year,
      place: places.get(year) ?? 1,
      status: CORRECTIONS[i] ?? 'draft',
    })
    all.push(await createCorrection(first, history))
  }
  await insertRows(
    db,
    'attachments',
    all.flatMap(({ files }) => files),
  )
  await insertRows(
    db,
    'attachment_contents',
    all.flatMap(({ contents }) => contents),
  )
  await insertRows(
    db,
    'inspection_reports',
    all.map(({ report }) => report),
  )
  await insertRows(
    db,
    'activity',
    all.flatMap(({ activity }) => activity),
  )
  for (const { report } of all) {
    if (report.status !== 'approved' || !report.corrects_id) continue
    await db
      .updateTable('inspection_reports')
      .set({ corrected_by_id: report.id })
      .where('id', '=', report.corrects_id)
      .execute()
  }
  await insertRows(
    db,
    'document_counters',
    [...places].map(([year, last]) => ({ series: 'CR', year, last })),
  )
  for (const { report, cargo } of all) {
    if (cargo.seal_number !== null || report.status !== 'approved' || !report.seal_number) continue
    await db
      .updateTable('cargos')
      .set(await toSealedRow(db, await findCargo(db, cargo.id), report.seal_number))
      .where('id', '=', cargo.id)
      .execute()
  }
  await updateAllSearchColumns(db)
}

/** Returns when each cargo reached each status, by its id and the status. */
async function readStepTimes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const steps = new Map<string, string>()
  if (ids.length === 0) return steps
  const rows = await db
    .selectFrom('activity')
    .select(['record_id', 'at', 'changes'])
    .where('record_kind', '=', 'cargo')
    .where('kind', '=', 'transition')
    .execute()
  for (const { record_id, at, changes } of rows)
    steps.set(`${record_id} ${parseJson(changes)[0]?.to ?? ''}`, at)
  return steps
}

type LoadingPeriod = { from: string; to: string; year: number; place: number; status: ReportStatus }

/** Creates the history of a report: started and approved between the moments of its period. */
function createReportHistory(
  random: Random,
  { from, to, year, place, status }: LoadingPeriod,
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
    place,
    status,
    startedAt,
    submitted,
    decidedAt,
    inspector: getDemoPersonId('purchase_agent'),
    approver: random.pick(purchaseManagers),
    remark: 'The seal number is not legible. Please take the photo again.',
  }
}

/** A report with its cargo, its files and its history. */
type SeededReport = ReportRows & Omit<PhotoRows, 'photos'> & { cargo: InspectableCargo }

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
  const values = {
    cargo_id: cargo.id,
    inspected_on: history.startedAt.slice(0, 10),
    verdict: write.verdict,
    seal_number: write.seal_number,
    differs: 0,
  }
  const rows = createReportRows(history, { write, values, wood: cargo.lines })
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
  const values = {
    cargo_id: cargo.id,
    inspected_on: report.inspected_on ?? null,
    verdict: write.verdict,
    seal_number: write.seal_number,
    differs: 0,
  }
  const rows = createReportRows(history, { write, values, wood: cargo.lines })
  return { cargo, files, contents, ...rows, report: { ...rows.report, corrects_id: report.id } }
}

const ok: Schemas['Check'] = { state: 'ok', remark: null }
const open: Schemas['Check'] = { state: null, remark: null }

/** Writes a realistic report. An incomplete one was started at an empty container. */
function writeReport(
  random: Random,
  cargo: InspectableCargo,
  { series, year, place, startedAt, submitted }: ReportHistory,
  isComplete: boolean,
): Omit<CargoReportWrite, 'photos'> {
  const isDented = random.chance(0.12)
  const usualMoisture = cargo.lines[0]?.specification.humidity_percent ?? 18
  const seal = cargo.seal_number ?? `TD ${random.between(100_000, 999_999)}`
  const later = isComplete ? ok : open
  const createReading = (i: number) => ({
    id: createSeedId(`press ${series} ${year} ${place} ${i}`),
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
      light_test: ok,
      roof: ok,
      walls: isDented ? { state: 'defect', remark: 'A dent on the left; no light gets in.' } : ok,
      floor: ok,
      door_gaskets: ok,
      door_hardware: ok,
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
