import type { components } from '@/shared/api/generated/schema'
import { averageMoisture } from './line-figures'
import { checkNeeds, photoNeeds } from './common-needs'

type Schemas = components['schemas']
type Need = Schemas['CargoReportNeed']
type ReportWrite = Schemas['CargoReportWrite']
type Counted = Pick<Schemas['CargoReportLineWrite'], 'counted_packs' | 'counted_pcs'>
/** A load as it is planned, as far as one counts it. */
export type CountedLoad = Pick<Schemas['InspectableLoad'], 'id' | 'packs' | 'pcs'>

/** What each report of a container that is sealed shows, at least once. */
const photographed: readonly Schemas['PhotoKind'][] = [
  'empty',
  'csc_plate',
  'moisture',
  'half_loaded',
  'doors_open',
  'seal',
]
/** Of one that fails. */
const photographedFailing: readonly Schemas['PhotoKind'][] = ['defect']

/** What was counted less what was planned; null where it was not counted, or nobody knows the plan. */
export function countDifference(
  { counted_packs, counted_pcs }: Counted,
  { packs, pcs }: Pick<CountedLoad, 'packs' | 'pcs'>,
): Schemas['CountDifference'] {
  return { packs: less(counted_packs, packs), pcs: less(counted_pcs, pcs) }
}

const less = (counted: number | null, planned: number | null): number | null =>
  counted === null || planned === null ? null : counted - planned

/** Whether anything was counted otherwise than it was planned. */
export const isMiscounted = (lines: ReportWrite['lines'], loads: readonly CountedLoad[]): boolean =>
  lines.some((line) => {
    const load = loads.find(({ id }) => id === line.id)
    if (!load) return false
    const { packs, pcs } = countDifference(line, load)
    return Boolean(packs) || Boolean(pcs)
  })

/** The average of what was measured, per cent with one place; null where nothing was. */
export function averagePercent(readings: ReportWrite['moisture_readings']): string | null {
  const tenths = averageMoisture(readings)
  return tenths === null ? null : String(tenths / 10)
}

type FieldNeed = Schemas['CargoReportFieldNeed']
const said = (code: FieldNeed['code'], pointer = `/${code}`): FieldNeed => ({ code, pointer })
const open = (
  report: ReportWrite,
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
) => names.filter((name) => report[name] === null).map((name) => said(name))

/**
 * What a container's report lacks before it is complete, in the order of its form. Of a container that fails nothing is counted, and nothing sealed.
 * @param loads of its cargo, as they are planned
 */
export function containerLackingOf(report: ReportWrite, loads: readonly CountedLoad[]): Need[] {
  const isFailing = report.verdict === 'fail'
  return [
    ...open(report, 'started_at', 'ended_at', 'place'),
    ...(isFailing ? [] : open(report, 'weather')),
    ...checkNeeds(report.checks),
    ...(isFailing ? [] : loadedNeeds(report, loads)),
    ...photoNeeds(report.photos, isFailing ? photographedFailing : photographed),
    ...verdictNeeds(report, loads),
  ]
}

function loadedNeeds(report: ReportWrite, loads: readonly CountedLoad[]): Need[] {
  const { seal_number, seal_again, moisture_readings } = report
  return [
    ...(loads.length === 0 ? [said('load', '/lines')] : []),
    ...loads.flatMap((load) => countNeed(report.lines, load)),
    ...(moisture_readings.length === 0 ? [said('moisture', '/moisture_readings')] : []),
    ...open(report, 'dunnage', 'lining', 'bracing', 'seal_number', 'seal_again'),
    ...(seal_number !== null && seal_again !== null && seal_number !== seal_again
      ? [said('seal_differs', '/seal_again')]
      : []),
  ]
}

/** Packs are counted where they are planned, pieces where nobody knows the packs. */
function countNeed(lines: ReportWrite['lines'], { id, packs, pcs }: CountedLoad): Need[] {
  const at = lines.findIndex((line) => line.id === id)
  const line = lines[at]
  if (!line) return [said('count', '/lines')]
  const name = packs === null && pcs !== null ? 'counted_pcs' : 'counted_packs'
  return line[name] === null ? [said('count', `/lines/${at}/${name}`)] : []
}

/** One that has a defect, or another count, is passed with words, or not at all. */
function verdictNeeds(
  { verdict, remarks, checks, lines }: ReportWrite,
  loads: readonly CountedLoad[],
): Need[] {
  if (verdict === null) return [said('verdict')]
  if (verdict !== 'pass') return remarks === null ? [said('remarks')] : []
  const isDefect = Object.values(checks).some(({ state }) => state === 'defect')
  return isDefect || isMiscounted(lines, loads) ? [said('verdict_too_good', '/verdict')] : []
}
