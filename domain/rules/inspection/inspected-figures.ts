import { roundShare, formatDecimal, trimDecimal } from '@domain/numbers'
import { fromLitres, toLitres } from '@domain/timber'
import { judgePiece, toTenths } from './judge-piece'
import { getSamplingPlan } from './sampling-plan'
import type {
  DefectKind,
  InspectedFigures,
  InspectedLine,
  PieceReading,
  ReportResult,
  SupplyReportLine,
  SupplyReportWrite,
} from './contract'

/** Average moisture in tenths of a per cent, rounded half up; null without readings. */
export function averageMoisture(
  readings: readonly Pick<PieceReading, 'moisture_percent'>[],
): number | null {
  const measured = readings.flatMap(({ moisture_percent }) => toTenths(moisture_percent) ?? [])
  return measured.length === 0
    ? null
    : Math.floor(measured.reduce((sum, each) => sum + each, 0) / measured.length + 0.5)
}

/** Returns a piece's defects: the observed ones, and `dimension` if its size is wrong. */
export function findDefects(
  wood: Pick<InspectedLine, 'specification'>,
  reading: PieceReading,
  usualMoisture: number | null,
): readonly DefectKind[] {
  const { misses } = judgePiece(wood.specification, reading, usualMoisture)
  return misses.length > 0 ? [...reading.defects, 'dimension'] : reading.defects
}

/** Returns the parts of a report that decide on its lots. */
export const getReportResult = ({
  verdict,
  scanned_packs,
}: Pick<SupplyReportWrite, 'verdict'> & {
  scanned_packs: readonly Pick<
    SupplyReportWrite['scanned_packs'][number],
    'pack_id' | 'is_rejected'
  >[]
}): ReportResult => ({
  verdict,
  rejectedIds: new Set(
    scanned_packs.flatMap(({ pack_id, is_rejected }) => (is_rejected ? (pack_id ?? []) : [])),
  ),
})

/** Computes the results of a line's sample. If the report fails, nothing is accepted. */
export function computeInspectedFigures(
  line: SupplyReportLine,
  wood: InspectedLine,
  result: ReportResult,
): InspectedFigures {
  const { readings, lot_pcs } = line
  const usual = averageMoisture(readings)
  const found = readings.map((reading) => findDefects(wood, reading, usual))
  const failed_pcs = found.filter((defects) => defects.length > 0).length
  const plan = lot_pcs === null ? null : getSamplingPlan(lot_pcs)
  const parts = splitLot(line, wood, result)
  return {
    plan,
    sampled_pcs: readings.length,
    failed_pcs,
    passes: isPlanPassed(plan, readings.length, failed_pcs),
    defects: countDefects(found),
    moisture_percent: usual === null ? null : trimDecimal(formatDecimal(BigInt(usual), 1)),
    accepted_m3: parts && fromLitres(parts.accepted),
    rejected_m3: parts && fromLitres(parts.rejected),
  }
}

/** A sample fails as soon as too many pieces failed, but passes only once it is complete. */
function isPlanPassed(
  plan: InspectedFigures['plan'],
  sampled: number,
  failed: number,
): boolean | null {
  if (!plan) return null
  if (failed > plan.accept) return false
  return sampled < plan.sample_pcs ? null : true
}

function countDefects(found: readonly (readonly DefectKind[])[]): InspectedFigures['defects'] {
  const counts = new Map<DefectKind, number>()
  for (const kind of found.flat()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .map(([kind, pcs]) => ({
      kind,
      pcs,
      percent: String(roundShare((pcs / found.length) * 100, 1)),
    }))
    .toSorted((a, b) => b.pcs - a.pcs)
}

/**
 * Accepted, rejected and uninspected litres of a line. The counted pieces bound the inspected lot;
 * pieces beyond the expected ones are not counted. If the expected pieces are unknown, the lot is
 * the whole line. Rejected packs have the volume of the mill's list, other rejected pieces their
 * share of the rest. Null until the counted and the rejected pieces are entered. A report with the
 * verdict "fail" rejects the whole lot.
 */
export function splitLot(
  { lot_pcs, rejected_pcs }: Pick<SupplyReportLine, 'lot_pcs' | 'rejected_pcs'>,
  { expected_pcs, volume_m3, listed_packs }: InspectedLine,
  { verdict, rejectedIds }: ReportResult,
): { readonly accepted: number; readonly rejected: number; readonly uninspected: number } | null {
  const isNothing = verdict === 'fail'
  if (lot_pcs === null || (rejected_pcs === null && !isNothing)) return null
  const expected = toLitres(volume_m3)
  const share =
    expected_pcs === null || lot_pcs >= expected_pcs
      ? expected
      : Math.round((expected * lot_pcs) / expected_pcs)
  const packs = sumRejectedPacks(listed_packs, rejectedIds)
  const lot = Math.min(expected, Math.max(share, packs.litres))
  const rejected =
    isNothing || (rejected_pcs ?? 0) >= lot_pcs
      ? lot
      : computeRejectedLitres({ pcs: rejected_pcs ?? 0, packs }, { pcs: lot_pcs, litres: lot })
  return { accepted: lot - rejected, rejected, uninspected: expected - lot }
}

interface WoodSum {
  readonly pcs: number
  readonly litres: number
}

/** Sums the rejected packs with a volume. Pieces of others are only part of the rejected pieces. */
const sumRejectedPacks = (
  listed: InspectedLine['listed_packs'],
  rejectedIds: ReportResult['rejectedIds'],
): WoodSum =>
  listed.reduce(
    (sum, { id, pcs, m3 }) =>
      rejectedIds.has(id) && pcs !== null && m3 !== undefined
        ? { pcs: sum.pcs + pcs, litres: sum.litres + toLitres(m3) }
        : sum,
    { pcs: 0, litres: 0 },
  )

/** Returns the litres of fewer rejected pieces than the lot has. */
function computeRejectedLitres(
  { pcs, packs }: { readonly pcs: number; readonly packs: WoodSum },
  lot: WoodSum,
): number {
  const packLitres = Math.min(lot.litres, packs.litres)
  const otherPcs = pcs - packs.pcs
  return otherPcs > 0
    ? packLitres + Math.ceil(((lot.litres - packLitres) * otherPcs) / (lot.pcs - packs.pcs))
    : packLitres
}
