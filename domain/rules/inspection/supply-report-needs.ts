import type { components } from '@contract/schema'
import { findCheckNeeds, findPhotoNeeds } from './common-needs'
import { judgePiece } from './judge-piece'
import { averageMoisture, computeInspectedFigures, getReportResult } from './inspected-figures'
import type {
  InspectedLine,
  ReportResult,
  SupplyReportLine,
  SupplyReportWrite,
  SupplyReportNeed,
} from './contract'

type Schemas = components['schemas']
type Need = SupplyReportNeed
type PhotoKind = Schemas['PhotoKind']

/** Required photos of every report. */
const REQUIRED_PHOTOS: readonly PhotoKind[] = ['pack_marks', 'moisture']

/** Supply line whose packs an inspector may reject. */
type ListedWood = InspectedLine & Pick<Schemas['InspectableLine'], 'id'>

/**
 * Returns the missing parts of a supply's report, in the order of its form.
 * @param wood lines of the supply
 */
export function findSupplyReportNeeds(
  report: SupplyReportWrite,
  wood: readonly ListedWood[],
): Need[] {
  const woodById = new Map(wood.map((line) => [line.id, line]))
  const findWood = (id: string) => woodById.get(id)
  const result = getReportResult(report)
  return [
    ...(report.inspected_on === null ? [toNeed('inspected_on')] : []),
    ...(report.place === null ? [toNeed('place')] : []),
    ...(report.lines.length === 0 ? [toNeed('line', '/lines')] : []),
    ...report.lines.flatMap((line, at) =>
      findLineNeeds(line, findWood(line.id), result, `/lines/${at}`),
    ),
    ...report.scanned_packs.flatMap(({ is_rejected, reason }, at) =>
      is_rejected && reason === null ? [toNeed('pack_reason', `/scanned_packs/${at}/reason`)] : [],
    ),
    ...findMissingLines(report, wood),
    ...findCheckNeeds(report.checks),
    ...findPhotoNeeds(report.photos, REQUIRED_PHOTOS),
    ...findVerdictNeeds(report, result, findWood),
  ]
}

type FieldNeed = Schemas['SupplyReportFieldNeed']

const toNeed = (code: FieldNeed['code'], pointer = `/${code}`): FieldNeed => ({ code, pointer })

function findLineNeeds(
  line: SupplyReportLine,
  wood: InspectedLine | undefined,
  result: ReportResult,
  pointer: string,
): Need[] {
  if (!wood) return []
  const { verdict, rejectedIds } = result
  const { plan } = computeInspectedFigures(line, wood, result)
  const short = (plan?.sample_pcs ?? 1) - line.readings.length
  const usual = averageMoisture(line.readings)
  const unsized = line.readings.filter(
    (reading) => judgePiece(wood.specification, reading).unmeasured.length > 0,
  ).length
  const rejectedPcs = wood.listed_packs.reduce(
    (sum, { id, pcs }) => sum + (rejectedIds.has(id) ? (pcs ?? 0) : 0),
    0,
  )
  const needs: (Need | false)[] = [
    line.lot_pcs === null && toNeed('lot', `${pointer}/lot_pcs`),
    short > 0 && { code: 'sample', pointer: `${pointer}/readings`, params: { pcs: String(short) } },
    unsized > 0 && {
      code: 'piece_size',
      pointer: `${pointer}/readings`,
      params: { pcs: String(unsized) },
    },
    line.readings.length > 0 && usual === null && toNeed('moisture', `${pointer}/readings`),
    wood.specification.quality !== '' &&
      line.grade_found === null &&
      toNeed('grade', `${pointer}/grade_found`),
    line.rejected_pcs === null &&
      verdict !== 'fail' &&
      toNeed('rejected', `${pointer}/rejected_pcs`),
    line.rejected_pcs !== null &&
      verdict !== 'fail' &&
      line.rejected_pcs < rejectedPcs && {
        code: 'rejected_packs',
        pointer: `${pointer}/rejected_pcs`,
        params: { pcs: String(rejectedPcs) },
      },
  ]
  return needs.filter((need) => need !== false)
}

/** Rejected packs count for nothing if the report lacks their line. */
function findMissingLines(
  { lines, scanned_packs }: SupplyReportWrite,
  wood: readonly ListedWood[],
): Need[] {
  const lineIds = new Set(lines.map(({ id }) => id))
  const missingPacks = new Set(
    wood.flatMap(({ id, listed_packs }) =>
      lineIds.has(id) ? [] : listed_packs.map((pack) => pack.id),
    ),
  )
  return scanned_packs.flatMap(({ pack_id, is_rejected }, at) =>
    is_rejected && pack_id !== null && missingPacks.has(pack_id)
      ? [toNeed('pack_line', `/scanned_packs/${at}/reason`)]
      : [],
  )
}

/**
 * A lot that failed its sampling plan cannot have the verdict "pass" unless some of it is rejected.
 */
function findVerdictNeeds(
  { verdict, remarks, lines }: SupplyReportWrite,
  result: ReportResult,
  findWood: (id: string) => InspectedLine | undefined,
): Need[] {
  if (verdict === null) return [toNeed('verdict')]
  const isOff = ({ id, ...line }: SupplyReportLine) => {
    const wood = findWood(id)
    return (
      wood !== undefined &&
      computeInspectedFigures({ id, ...line }, wood, result).passes === false &&
      !line.rejected_pcs
    )
  }
  if (verdict === 'pass') return lines.some(isOff) ? [toNeed('verdict_too_good', '/verdict')] : []
  return remarks === null ? [toNeed('remarks')] : []
}
