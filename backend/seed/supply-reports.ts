import {
  getNominalSize,
  getSamplingPlan,
  getMeasuredSizes,
  type PieceSize,
} from '@domain/rules/inspection'
import { isPole } from '@domain/timber'
import { fitSeededSupply } from '../allocations/fit-supply'
import { toLitres } from '../db/decimal-columns'
import { toJson, insertRows } from '../db/rows'
import type { Db } from '../db/tables'
import { recordChanges, runUnitOfWork } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'
import type { Schemas } from '../call'
import type {
  ReportStatus,
  SupplyReportLineWrite,
  SupplyReportWrite,
} from '../supply-reports/policy'
import { findInspectableSupplies } from '../supply-reports/queries'
import { supplyReportCrud } from '../supply-reports/handlers'
import { toInspectedRows } from '../supply-reports/report-amounts'
import { addDays, capAtNow, toWorkday, toWorkingHour } from './dates'
import { createRandom, type Random, createSeedId } from './random'
import { getDemoPersonId, purchaseManagers, type SeedTools } from './people'
import {
  createReportIdentity,
  createPhotoRows,
  createReportRows,
  type ReportHistory,
} from './report-rows'

const RANDOM_SEED = 23

/**
 * Statuses of reports of the first ready supplies. Departed wood that needed an inspection has an
 * approved one.
 */
const READY_REPORT_STATUSES: readonly ReportStatus[] = [
  'submitted',
  'returned',
  'draft',
  'approved',
  'submitted',
  'draft',
  'approved',
  'approved',
]

/** Index of the first approved report, which rejects wood, so that its deals have a shortfall. */
const REJECTED_INDEX = READY_REPORT_STATUSES.indexOf('approved')

/** Adds reports, photos and history of supplies that are inspected before loading. */
export async function seedSupplyReports(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock()
  const random = createRandom(RANDOM_SEED)
  const supplies = await db
    .selectFrom('supplies')
    .select(['id', 'ready_at', 'status', 'loading_place', 'purchase_manager_id'])
    .where(({ and, or, eb }) =>
      or([
        and([
          eb('inspection_required', '=', 1),
          eb('status', 'in', ['loading', 'shipped', 'completed']),
        ]),
        eb('status', '=', 'ready'),
      ]),
    )
    .where('ready_at', 'is not', null)
    .orderBy('ready_at')
    .orderBy('id')
    .execute()
  const sequences = new Map<string, number>()
  let readyCount = 0
  for (const supply of supplies) {
    const isRejected = supply.status === 'ready' && readyCount === REJECTED_INDEX
    const status = supply.status === 'ready' ? READY_REPORT_STATUSES[readyCount++] : 'approved'
    const [inspectable] = await findInspectableSupplies(db, [supply.id])
    if (!status || !inspectable) continue
    const day = supply.ready_at?.slice(0, 10) ?? toWorkday(addDays(now, -1))
    const sequence = (sequences.get(day.slice(0, 4)) ?? 0) + 1
    sequences.set(day.slice(0, 4), sequence)
    await seedReport(db, random, {
      inspectable,
      day,
      status,
      sequence,
      now,
      isRejected,
      loadingPlace: supply.loading_place,
      purchaseManagerId: supply.purchase_manager_id,
    })
  }
  await insertRows(
    db,
    'document_counters',
    [...sequences].map(([year, last]) => ({ series: 'SR', year: Number(year), last })),
  )
}

type Planned = {
  inspectable: Schemas['InspectableSupply']
  day: string
  status: ReportStatus
  sequence: number
  now: Date
  /** True if some of the wood is rejected in any case. */
  isRejected: boolean
  loadingPlace: string | null
  purchaseManagerId: string | null
}

async function seedReport(
  db: Db,
  random: Random,
  { inspectable, day, status, sequence, now, isRejected, loadingPlace, purchaseManagerId }: Planned,
): Promise<void> {
  const [startedAt = day, submitted = day, decidedAt = day] = [8, 12, 14].map((hour) =>
    capAtNow(toWorkingHour(day, hour, random.between(0, 59)), now),
  )
  const history: ReportHistory = {
    kind: 'supply_report',
    series: 'SR',
    year: Number(day.slice(0, 4)),
    sequence,
    status,
    startedAt,
    submitted,
    decidedAt,
    inspector: getDemoPersonId('purchase_agent'),
    approver: purchaseManagerId ?? purchaseManagers[0] ?? getDemoPersonId('purchase_manager'),
    remark: 'The mark of the second pack is not legible. Please take the photo again.',
  }
  const { id, number } = createReportIdentity(history)
  const { photos, files, contents } = await createPhotoRows(
    history,
    status === 'draft' ? [] : ['pack_marks', 'moisture'],
  )
  await insertRows(db, 'attachments', files)
  await insertRows(db, 'attachment_contents', contents)
  const woods = await db
    .selectFrom('supply_lines')
    .select(['id', 'loaded_l'])
    .where('supply_id', '=', inspectable.id)
    .execute()
  const loaded = new Map(woods.map((wood) => [wood.id, wood.loaded_l]))
  const write = writeReport(random, number, {
    inspectable,
    day,
    place: loadingPlace,
    photos,
    loaded,
    isComplete: status !== 'draft',
    isRejected,
  })
  const prepared = await supplyReportCrud.prepare({ db, clock: () => now }, write, {
    id,
    supply_id: inspectable.id,
    cargo_id: null,
    written: toJson(write),
  })
  const { report, activity } = createReportRows(history, {
    ...prepared,
    wood: prepared.subject.lines,
  })
  await insertRows(db, 'inspection_reports', [report])
  await insertRows(db, 'inspected_lines', toInspectedRows(id, prepared))
  await insertRows(db, 'activity', activity)
  if (status !== 'approved') return
  await runUnitOfWork(db, recalculateDerivedColumns, async () => {
    recordChanges(db, { inspectedSupplies: [inspectable.id] })
    await fitSeededSupply(db, inspectable.id)
  })
}

type ReportFacts = {
  inspectable: Schemas['InspectableSupply']
  day: string
  place: string | null
  photos: Schemas['ReportPhoto'][]
  loaded: ReadonlyMap<string, number>
  isComplete: boolean
  isRejected: boolean
}

const OK: Schemas['Check'] = { state: 'ok', remark: null }
const OPEN: Schemas['Check'] = { state: null, remark: null }

/** Writes a realistic report. An incomplete one was only started. */
function writeReport(
  random: Random,
  number: string,
  { inspectable, day, place, photos, loaded, isComplete, isRejected }: ReportFacts,
): SupplyReportWrite {
  const isMeantPoor = (isComplete && random.chance(0.15)) || isRejected
  const lines = inspectable.lines.slice(0, isComplete ? inspectable.lines.length : 1).map((line) =>
    inspectLine(random, `${number} ${line.id}`, line, {
      isMeantPoor,
      isComplete,
      loaded: loaded.get(line.id) ?? 0,
    }),
  )
  const isPoor = lines.some(({ rejected_pcs }) => Number(rejected_pcs) > 0)
  const hasLoose = random.chance(0.2)
  return {
    supply_id: inspectable.id,
    inspected_on: day,
    place: place ?? inspectable.sawmill.name,
    coordinates: null,
    lines,
    scanned_packs: [],
    checks: isComplete
      ? {
          pack_marks: OK,
          strapping: hasLoose ? { state: 'defect', remark: 'One strap is loose.' } : OK,
          wrapping: random.chance(0.5) ? OK : { state: 'not_applicable', remark: null },
        }
      : { pack_marks: OK, strapping: OPEN, wrapping: OPEN },
    photos,
    verdict: isComplete ? (isPoor ? 'remarks' : 'pass') : null,
    remarks: isPoor ? 'Wane beyond the grade; the affected pieces are left out of the load.' : null,
  }
}

function inspectLine(
  random: Random,
  name: string,
  line: Schemas['InspectableLine'],
  {
    isMeantPoor,
    isComplete,
    loaded,
  }: { isMeantPoor: boolean; isComplete: boolean; loaded: number },
): SupplyReportLineWrite {
  const lot = line.expected_pcs ?? 100
  // Wood that is loaded was accepted: a sample fails only if its share of the lot can be rejected.
  const unloaded = Math.max(0, Math.floor(lot * (1 - loaded / toLitres(line.volume_m3))))
  const poorPcs = Math.ceil(lot / 8)
  const isPoor = isMeantPoor && poorPcs <= unloaded
  const { sample_pcs, accept } = getSamplingPlan(lot)
  const count = isComplete ? sample_pcs : Math.ceil(sample_pcs / 3)
  const usual = (line.specification.humidity_percent ?? 18) - 1
  let found = 0
  const readings = Array.from({ length: count }, (_, i): Schemas['PieceReading'] => {
    // A few by chance; a poor lot has every eighth, which no plan lets pass.
    const isBad = isPoor ? i % 8 === 0 : found < accept && random.chance(0.015)
    if (isBad) found += 1
    const sizes = getMeasuredSizes(line.specification)
    const moisture = Math.min(45, usual + random.between(-15, 15) / 10)
    // Width at the measured moisture for the nominal size at reference moisture.
    const shrunk = isPole(line.specification) ? 1 : 4000 / (4200 - Math.min(moisture, 30) * 10)
    const drawSize = (which: PieceSize) => {
      if (!sizes.includes(which)) return null
      const nominal = getNominalSize(line.specification, which)
      return which === 'length_mm'
        ? String(nominal + random.between(2, 25))
        : ((nominal + random.between(2, 9) / 10) * shrunk).toFixed(1)
    }
    return {
      id: createSeedId(`piece ${name} ${i}`),
      thickness_mm: drawSize('thickness_mm'),
      width_mm: drawSize('width_mm'),
      length_mm: drawSize('length_mm'),
      moisture_percent: moisture.toFixed(1),
      defects: isBad ? [random.pick(['wane', 'knots', 'checks', 'blue_stain'] as const)] : [],
    }
  })
  return {
    id: line.id,
    lot_pcs: lot,
    sampled_packs: random.between(2, 5),
    readings,
    grade_found: isComplete ? line.specification.quality || null : null,
    rejected_pcs: isComplete ? (isPoor ? poorPcs : 0) : null,
  }
}
