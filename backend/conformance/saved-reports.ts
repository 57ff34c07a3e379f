import type { Role, Schemas } from '../call'
import { expectAnswer } from './answers'
import { CERTIFIED_BOARD } from './saved-deals'
import type { People } from './host'
import { createConfirmedSupply, sampleSupplyLine, type Supply } from './saved-supplies'
import { PNG, createFileForm } from './samples'

type SupplyReportWrite = Schemas['SupplyReportWrite']
type Photo = Schemas['ReportPhoto']
export type SupplyReport = Schemas['SupplyReport']

/**
 * One supply per host for reports on 20 boards, of which the sawmill has confirmed 38 m3.
 */
const supplies = new WeakMap<People, Promise<Supply>>()

export function getInspectableSupply(people: People): Promise<Supply> {
  const confirmedSupply =
    supplies.get(people) ?? createConfirmedSupply(people).then(({ supply }) => supply)
  supplies.set(people, confirmedSupply)
  return confirmedSupply
}

/**
 * Returns a scan of a pack.
 * @param pack_id null for an unknown pack
 */
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

/** Returns the reading of a board with the ordered sizes, 20 % moisture and no defect. */
export const createPassingPiece = (
  change: Partial<Schemas['PieceReading']> = {},
): Schemas['PieceReading'] => ({
  id: crypto.randomUUID(),
  thickness_mm: String(CERTIFIED_BOARD.thickness_mm),
  width_mm: String(CERTIFIED_BOARD.width_mm),
  length_mm: String(CERTIFIED_BOARD.length_mm),
  moisture_percent: '20',
  defects: [],
  ...change,
})

/** Returns the content of a report that rejects so many of 200 pieces of a supply's first line. */
export const rejectPieces = (
  { lines: [line] }: Pick<Supply, 'lines'>,
  rejected_pcs: number,
): Pick<SupplyReportWrite, 'lines' | 'verdict' | 'remarks'> => ({
  lines: [
    {
      id: line?.id ?? '',
      lot_pcs: 200,
      sampled_packs: 1,
      readings: Array.from({ length: 32 }, () => createPassingPiece()),
      grade_found: CERTIFIED_BOARD.quality,
      rejected_pcs,
    },
  ],
  verdict: 'remarks',
  remarks: 'Some packs are wet',
})

const ok: Schemas['Check'] = { state: 'ok', remark: null }

/** Returns a report on 20 boards with a sample of three, complete except for photos. */
export async function createSupplyReportWrite(
  people: People,
  change: Partial<SupplyReportWrite> = {},
  inspectedSupply?: Supply,
): Promise<SupplyReportWrite> {
  const supply = inspectedSupply ?? (await getInspectableSupply(people))
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
            grade_found: CERTIFIED_BOARD.quality,
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
  change: Partial<SupplyReportWrite> = {},
  inspector: Role = 'purchase_agent',
  supply?: Supply,
) {
  const write = await createSupplyReportWrite(people, change, supply)
  const report = await expectAnswer(
    await (await people.as(inspector)).post('/supply-inspection-reports/', write),
    'createSupplyReport',
  )
  return { report, write }
}

export async function postSupplyReportTransition(
  people: People,
  role: Role,
  { id, version }: Pick<SupplyReport, 'id' | 'version'>,
  transition: object,
): Promise<Response> {
  return (await people.as(role)).post(`/supply-inspection-reports/${id}/transitions/`, transition, {
    'If-Match': `"${version}"`,
  })
}

export async function putSupplyReport(
  people: People,
  role: Role,
  { id, version }: Pick<SupplyReport, 'id' | 'version'>,
  write: SupplyReportWrite,
): Promise<Response> {
  return (await people.as(role)).put(`/supply-inspection-reports/${id}/`, write, {
    'If-Match': `"${version}"`,
  })
}

/** Adds the two required photos to a saved report. */
export async function addPhotos(
  people: People,
  inspector: Role,
  report: SupplyReport,
  write: SupplyReportWrite,
) {
  const visitor = await people.as(inspector)
  const photos: Photo[] = []
  for (const kind of ['pack_marks', 'moisture'] as const) {
    const file = await expectAnswer(
      await visitor.post(
        `/records/supply_report/${report.id}/attachments/`,
        createFileForm(PNG, `${kind}.png`),
      ),
      'uploadAttachment',
    )
    photos.push({ id: crypto.randomUUID(), attachment_id: file.id, kind, caption: null })
  }
  const completeWrite = { ...write, photos }
  return {
    report: await expectAnswer(
      await putSupplyReport(people, inspector, report, completeWrite),
      'updateSupplyReport',
    ),
    write: completeWrite,
  }
}

/** Creates a submitted supply report with photos. */
export async function createSubmittedSupplyReport(
  people: People,
  change: Partial<SupplyReportWrite> = {},
  supply?: Supply,
): Promise<SupplyReport> {
  const { report, write } = await createSupplyReport(people, change, 'purchase_agent', supply)
  const completeReport = await addPhotos(people, 'purchase_agent', report, write)
  return expectAnswer(
    await postSupplyReportTransition(people, 'purchase_agent', completeReport.report, {
      to: 'submitted',
    }),
    'transitionSupplyReport',
  )
}

/** Creates a confirmed supply of 20 boards. */
export async function createInspectableSupply(people: People): Promise<Supply> {
  return (await createConfirmedSupply(people, { lines: [sampleSupplyLine()] })).supply
}
