import type { Role, Schemas } from '../call'
import { expectAnswer } from './answers'
import { BOARD } from './saved-deals'
import type { People } from './host'
import { createConfirmedSupply, sampleSupplyLine, type Supply } from './saved-supplies'
import { PNG, upload } from './samples'

type ReportWrite = Schemas['SupplyReportWrite']
type Photo = Schemas['ReportPhoto']
export type SupplyReport = Schemas['SupplyReport']

/**
 * A confirmed supply of 20 boards, 38 m3 by the sawmill's account, shared by all reports of a host.
 */
const supplies = new WeakMap<People, Promise<Supply>>()

export function getInspectableSupply(people: People): Promise<Supply> {
  const confirmedSupply =
    supplies.get(people) ?? createConfirmedSupply(people).then(({ supply }) => supply)
  supplies.set(people, confirmedSupply)
  return confirmedSupply
}

/** Returns a scan of a pack; of an unknown one without its id. */
export const createScan = (
  pack_id: string | null,
  change: Partial<Schemas['InspectedPack']> = {},
): Schemas['InspectedPack'] => ({
  id: crypto.randomUUID(),
  pack_id,
  text: 'A-1',
  belongs_to: null,
  is_rejected: false,
  reason: null,
  ...change,
})

/** A board as it was ordered, at 20 % moisture, without a defect. */
export const createPassingPiece = (
  change: Partial<Schemas['PieceReading']> = {},
): Schemas['PieceReading'] => ({
  id: crypto.randomUUID(),
  thickness_mm: String(BOARD.thickness_mm),
  width_mm: String(BOARD.width_mm),
  length_mm: String(BOARD.length_mm),
  moisture_percent: '20',
  defects: [],
  ...change,
})

const ok: Schemas['Check'] = { state: 'ok', remark: null }

/** Returns a report on 20 boards with a sample of three, complete except for photos. */
export async function createSupplyReportWrite(
  people: People,
  change: Partial<ReportWrite> = {},
  of?: Supply,
): Promise<ReportWrite> {
  const supply = of ?? (await getInspectableSupply(people))
  const [line] = supply.lines
  return {
    supply_id: supply.id,
    inspected_on: '2026-11-19',
    place: 'Pikk 34, Võru',
    coordinates: null,
    lines: line
      ? [
          {
            id: line.id,
            lot_pcs: 20,
            sampled_packs: 1,
            readings: [createPassingPiece(), createPassingPiece(), createPassingPiece()],
            grade_found: BOARD.quality,
            rejected_pcs: 0,
          },
        ]
      : [],
    scanned_packs: [],
    checks: { pack_marks: ok, strapping: ok, wrapping: { state: 'not_applicable', remark: null } },
    photos: [],
    verdict: 'pass',
    remarks: null,
    ...change,
  }
}

/** Creates a supply report by its inspector. */
export async function createSupplyReport(
  people: People,
  change: Partial<ReportWrite> = {},
  inspector: Role = 'purchase_agent',
  of?: Supply,
) {
  const write = await createSupplyReportWrite(people, change, of)
  const report = await expectAnswer(
    await (await people.as(inspector)).post('/supply-inspection-reports/', write),
    'createSupplyReport',
  )
  return { report, write }
}

export async function stepSupplyReport(
  people: People,
  role: Role,
  { id, version }: Pick<SupplyReport, 'id' | 'version'>,
  transition: object,
): Promise<Response> {
  return (await people.as(role)).post(`/supply-inspection-reports/${id}/transitions/`, transition, {
    'If-Match': `"${version}"`,
  })
}

export async function changeSupplyReport(
  people: People,
  role: Role,
  { id, version }: Pick<SupplyReport, 'id' | 'version'>,
  write: ReportWrite,
): Promise<Response> {
  return (await people.as(role)).put(`/supply-inspection-reports/${id}/`, write, {
    'If-Match': `"${version}"`,
  })
}

/** Puts the two photos into a saved report that it needs. */
export async function addPhotos(
  people: People,
  inspector: Role,
  report: SupplyReport,
  write: ReportWrite,
) {
  const visitor = await people.as(inspector)
  const photos: Photo[] = []
  for (const kind of ['pack_marks', 'moisture'] as const) {
    const file = await expectAnswer(
      await visitor.post(
        `/records/supply_report/${report.id}/attachments/`,
        upload(PNG, `${kind}.png`),
      ),
      'uploadAttachment',
    )
    photos.push({ id: crypto.randomUUID(), attachment_id: file.id, kind, caption: null })
  }
  const completeWrite = { ...write, photos }
  return {
    report: await expectAnswer(
      await changeSupplyReport(people, inspector, report, completeWrite),
      'updateSupplyReport',
    ),
    write: completeWrite,
  }
}

/** A report of a supply that was handed in. */
export async function createSubmittedSupplyReport(
  people: People,
  change: Partial<ReportWrite> = {},
  of?: Supply,
): Promise<SupplyReport> {
  const { report, write } = await createSupplyReport(people, change, 'purchase_agent', of)
  const completeReport = await addPhotos(people, 'purchase_agent', report, write)
  return expectAnswer(
    await stepSupplyReport(people, 'purchase_agent', completeReport.report, { to: 'submitted' }),
    'transitionSupplyReport',
  )
}

/** Creates a confirmed supply of 20 boards. */
export async function createInspectableSupply(people: People): Promise<Supply> {
  return (await createConfirmedSupply(people, { lines: [sampleSupplyLine()] })).supply
}
