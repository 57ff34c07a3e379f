import type { components } from '@/shared/api/generated/schema'
import { findCheckNeeds, findPhotoNeeds } from './common-needs'
import { judgePiece } from './judge-piece'
import { averageMoisture, computeInspectedFigures } from './inspected-figures'
import type {
  InspectedLine,
  SupplyReportLine,
  SupplyReportWrite,
  SupplyReportNeed,
} from './contract'

type Need = SupplyReportNeed
type PhotoKind = components['schemas']['PhotoKind']

/** Required photos of every report. */
const requiredPhotos: readonly PhotoKind[] = ['pack_marks', 'moisture']

/**
 * Returns the missing parts of a supply's report, in the order of its form.
 * @param findWood finds a supply line by id
 */
export function findSupplyReportNeeds(
  report: SupplyReportWrite,
  findWood: (id: string) => InspectedLine | undefined,
): Need[] {
  return [
    ...(report.inspected_on === null ? [toNeed('inspected_on')] : []),
    ...(report.place === null ? [toNeed('place')] : []),
    ...(report.lines.length === 0 ? [toNeed('line', '/lines')] : []),
    ...report.lines.flatMap((line, at) =>
      findLineNeeds(line, findWood(line.id), report.verdict, `/lines/${at}`),
    ),
    ...report.scanned_packs.flatMap(({ is_rejected, reason }, at) =>
      is_rejected && reason === null ? [toNeed('pack_reason', `/scanned_packs/${at}/reason`)] : [],
    ),
    ...findCheckNeeds(report.checks),
    ...findPhotoNeeds(report.photos, requiredPhotos),
    ...findVerdictNeeds(report, findWood),
  ]
}

type FieldNeed = components['schemas']['SupplyReportFieldNeed']

const toNeed = (code: FieldNeed['code'], pointer = `/${code}`): FieldNeed => ({ code, pointer })

function findLineNeeds(
  line: SupplyReportLine,
  wood: InspectedLine | undefined,
  verdict: SupplyReportWrite['verdict'],
  pointer: string,
): Need[] {
  if (!wood) return []
  const { plan } = computeInspectedFigures(line, wood, verdict)
  const short = (plan?.sample_pcs ?? 1) - line.readings.length
  const usual = averageMoisture(line.readings)
  const unsized = line.readings.filter(
    (reading) => judgePiece(wood.specification, reading).unmeasured.length > 0,
  ).length
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
  ]
  return needs.filter((need) => need !== false)
}

/**
 * A lot that failed its sampling plan cannot have the verdict "pass" unless some of it is rejected.
 */
function findVerdictNeeds(
  { verdict, remarks, lines }: SupplyReportWrite,
  findWood: (id: string) => InspectedLine | undefined,
): Need[] {
  if (verdict === null) return [toNeed('verdict')]
  const isOff = ({ id, ...line }: SupplyReportLine) => {
    const wood = findWood(id)
    return (
      wood !== undefined &&
      computeInspectedFigures({ id, ...line }, wood, verdict).passes === false &&
      !line.rejected_pcs
    )
  }
  if (verdict === 'pass') return lines.some(isOff) ? [toNeed('verdict_too_good', '/verdict')] : []
  return remarks === null ? [toNeed('remarks')] : []
}
