import type { components } from '@contract/schema'
import { normalizeSeal } from '../seal-number'
import { averageMoisture } from './inspected-figures'
import { findCheckNeeds, findPhotoNeeds } from './common-needs'
import { hasScanDifference } from './scanned-packs'

type Schemas = components['schemas']
type Need = Schemas['CargoReportNeed']
type CargoReportWrite = Schemas['CargoReportWrite']
type LineCounts = Pick<Schemas['CargoReportLineWrite'], 'counted_packs' | 'counted_pcs'>
/** Planned load with the counts that an inspector checks. */
export type InspectedLoad = Pick<
  Schemas['InspectableLoad'],
  'id' | 'packs' | 'pcs' | 'listed_packs'
>

/** Required photos of a container that is sealed. */
const REQUIRED_PHOTOS: readonly Schemas['PhotoKind'][] = [
  'empty',
  'csc_plate',
  'moisture',
  'half_loaded',
  'doors_open',
  'seal',
]
/** Required photos of a container that fails. */
const REQUIRED_PHOTOS_OF_REJECTED: readonly Schemas['PhotoKind'][] = ['defect']

/** Counted minus planned; null if either is unknown. */
export function computeCountDifference(
  { counted_packs, counted_pcs }: LineCounts,
  { packs, pcs }: Pick<InspectedLoad, 'packs' | 'pcs'>,
): Schemas['CountDifference'] {
  return { packs: subtractPlanned(counted_packs, packs), pcs: subtractPlanned(counted_pcs, pcs) }
}

const subtractPlanned = (counted: number | null, planned: number | null): number | null =>
  counted === null || planned === null ? null : counted - planned

/** True if a count, or the scanned packs, differ from the plan. */
export const differsFromPlan = (
  { lines, scanned_packs }: Pick<CargoReportWrite, 'lines' | 'scanned_packs'>,
  loads: readonly InspectedLoad[],
): boolean =>
  isMiscounted(lines, loads) ||
  hasScanDifference(
    loads.flatMap(({ listed_packs }) => listed_packs),
    scanned_packs,
  )

const isMiscounted = (
  lines: CargoReportWrite['lines'],
  loads: readonly Pick<InspectedLoad, 'id' | 'packs' | 'pcs'>[],
): boolean =>
  lines.some((line) => {
    const load = loads.find(({ id }) => id === line.id)
    if (!load) return false
    const { packs, pcs } = computeCountDifference(line, load)
    return Boolean(packs) || Boolean(pcs)
  })

/** Average moisture, per cent with one decimal; null without readings. */
export function averagePercent(readings: CargoReportWrite['moisture_readings']): string | null {
  const tenths = averageMoisture(readings)
  return tenths === null ? null : String(tenths / 10)
}

type FieldNeed = Schemas['CargoReportFieldNeed']
const toNeed = (code: FieldNeed['code'], pointer = `/${code}`): FieldNeed => ({ code, pointer })
const findEmptyFields = (
  report: CargoReportWrite,
  ...names: (
    | 'started_at'
    | 'ended_at'
    | 'place'
    | 'weather'
    | 'dunnage'
    | 'lining'
    | 'bracing'
    | 'seal_number'
    | 'seal_again'
  )[]
) => names.filter((name) => report[name] === null).map((name) => toNeed(name))

/**
 * Returns the missing parts of a container's report, in the order of its form. A container that
 * fails needs no counts and no seal.
 * @param loads planned loads of its cargo
 */
export function findCargoReportNeeds(
  report: CargoReportWrite,
  loads: readonly InspectedLoad[],
): Need[] {
  const isFailing = report.verdict === 'fail'
  return [
    ...findEmptyFields(report, 'started_at', 'ended_at', 'place'),
    ...(isFailing ? [] : findEmptyFields(report, 'weather')),
    ...findCheckNeeds(report.checks),
    ...(isFailing ? [] : findLoadedNeeds(report, loads)),
    ...findPhotoNeeds(report.photos, isFailing ? REQUIRED_PHOTOS_OF_REJECTED : REQUIRED_PHOTOS),
    ...findVerdictNeeds(report, loads),
  ]
}

function findLoadedNeeds(report: CargoReportWrite, loads: readonly InspectedLoad[]): Need[] {
  const { seal_number, seal_again, moisture_readings } = report
  return [
    ...(loads.length === 0 ? [toNeed('load', '/lines')] : []),
    ...findCountNeeds(report.lines, loads),
    ...(moisture_readings.length === 0 ? [toNeed('moisture', '/moisture_readings')] : []),
    ...findEmptyFields(report, 'dunnage', 'lining', 'bracing', 'seal_number', 'seal_again'),
    ...(seal_number !== null &&
    seal_again !== null &&
    normalizeSeal(seal_number) !== normalizeSeal(seal_again)
      ? [toNeed('seal_differs', '/seal_again')]
      : []),
  ]
}

/**
 * Requires the packs, or the pieces if the planned number of packs is unknown. The form adds the
 * rows of new loads at its end.
 */
function findCountNeeds(lines: CargoReportWrite['lines'], loads: readonly InspectedLoad[]): Need[] {
  const rowIds = [...new Set([...lines, ...loads].map(({ id }) => id))]
  return loads.flatMap(({ id, packs, pcs }) => {
    const at = rowIds.indexOf(id)
    const name = packs === null && pcs !== null ? 'counted_pcs' : 'counted_packs'
    const count = lines[at]?.[name] ?? null
    return count === null ? [toNeed('count', `/lines/${at}/${name}`)] : []
  })
}

/**
 * A report with a defect, or with counts or packs that differ from the plan, cannot have the
 * verdict "pass"; other verdicts need remarks.
 */
function findVerdictNeeds(report: CargoReportWrite, loads: readonly InspectedLoad[]): Need[] {
  const { verdict, remarks, checks } = report
  if (verdict === null) return [toNeed('verdict')]
  if (verdict !== 'pass') return remarks === null ? [toNeed('remarks')] : []
  const hasDefect = Object.values(checks).some(({ state }) => state === 'defect')
  return hasDefect || differsFromPlan(report, loads) ? [toNeed('verdict_too_good', '/verdict')] : []
}
