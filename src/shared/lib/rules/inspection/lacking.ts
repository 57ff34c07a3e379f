import type { components } from '@/shared/api/generated/schema'
import { checkNeeds, photoNeeds } from './common-needs'
import { judgePiece } from './judge-piece'
import { averageMoisture, lineFigures } from './line-figures'
import type { InspectedWood, ReportLine, ReportWrite, SupplyReportNeed } from './contract'

type Need = SupplyReportNeed
type PhotoKind = components['schemas']['PhotoKind']

/** What each report shows, at least once. */
const photographed: readonly PhotoKind[] = ['pack_marks', 'moisture']

/**
 * What a supply's report lacks before it is complete, in the order of its form.
 * @param woodOf a line of its supply, by its id
 */
export function lackingOf(
  report: ReportWrite,
  woodOf: (id: string) => InspectedWood | undefined,
): Need[] {
  return [
    ...(report.inspected_on === null ? [said('inspected_on')] : []),
    ...(report.place === null ? [said('place')] : []),
    ...(report.lines.length === 0 ? [said('line', '/lines')] : []),
    ...report.lines.flatMap((line, at) =>
      ofLine(line, woodOf(line.id), report.verdict, `/lines/${at}`),
    ),
    ...checkNeeds(report.checks),
    ...photoNeeds(report.photos, photographed),
    ...verdictNeeds(report, woodOf),
  ]
}

type FieldNeed = components['schemas']['SupplyReportFieldNeed']

const said = (code: FieldNeed['code'], pointer = `/${code}`): FieldNeed => ({ code, pointer })

function ofLine(
  line: ReportLine,
  wood: InspectedWood | undefined,
  verdict: ReportWrite['verdict'],
  pointer: string,
): Need[] {
  if (!wood) return []
  const { plan } = lineFigures(line, wood, verdict)
  const short = (plan?.sample_pcs ?? 1) - line.readings.length
  const usual = averageMoisture(line.readings)
  const unsized = line.readings.filter(
    (reading) => judgePiece(wood.specification, reading).unmeasured.length > 0,
  ).length
  const needs: (Need | false)[] = [
    line.lot_pcs === null && said('lot', `${pointer}/lot_pcs`),
    short > 0 && { code: 'sample', pointer: `${pointer}/readings`, params: { pcs: String(short) } },
    unsized > 0 && {
      code: 'piece_size',
      pointer: `${pointer}/readings`,
      params: { pcs: String(unsized) },
    },
    line.readings.length > 0 && usual === null && said('moisture', `${pointer}/readings`),
    wood.specification.quality !== '' &&
      line.grade_found === null &&
      said('grade', `${pointer}/grade_found`),
    line.rejected_pcs === null && verdict !== 'fail' && said('rejected', `${pointer}/rejected_pcs`),
  ]
  return needs.filter((need) => need !== false)
}

/** A lot that fails its plan is not simply passed: something of it is not taken, or all of it. */
function verdictNeeds(
  { verdict, remarks, lines }: ReportWrite,
  woodOf: (id: string) => InspectedWood | undefined,
): Need[] {
  if (verdict === null) return [said('verdict')]
  const isOff = ({ id, ...line }: ReportLine) => {
    const wood = woodOf(id)
    return (
      wood !== undefined &&
      lineFigures({ id, ...line }, wood, verdict).passes === false &&
      !line.rejected_pcs
    )
  }
  if (verdict === 'pass') return lines.some(isOff) ? [said('verdict_too_good', '/verdict')] : []
  return remarks === null ? [said('remarks')] : []
}
