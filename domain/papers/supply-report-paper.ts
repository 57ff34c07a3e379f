import type { components } from '@contract/schema'
import {
  averageMoisture,
  findDefects,
  getMeasuredSizes,
  getSizeName,
  judgePiece,
} from '@domain/rules/inspection'
import { sumVolumes } from '@domain/money'
import { omitIfPartnerNamed } from './hidden-words'
import {
  createCheckTable,
  createReportCell,
  createReportParts,
  type ReportPaper,
  type ReportPaperHead,
  type ReportPaperTools,
  type ReportReader,
} from './report-paper'
import { createPackTables } from './scanned-packs-table'

type Schemas = components['schemas']
type Line = Schemas['SupplyReportLine']
type Reading = Schemas['PieceReading']

/** A supply report as the contract presents it. */
export type PrintedSupplyReport = ReportPaperHead &
  Pick<
    Schemas['SupplyReport'],
    | 'inspected_on'
    | 'place'
    | 'supply'
    | 'lines'
    | 'scanned_packs'
    | 'checks'
    | 'photos'
    | 'verdict'
    | 'remarks'
  >

/**
 * Composes the inspection report of a supply for its reader. A client reads of its own wood only,
 * without the mill and without the size of the purchase.
 */
export function composeSupplyReport(
  tools: ReportPaperTools,
  reader: ReportReader,
  report: PrintedSupplyReport,
): ReportPaper {
  const { t, format } = tools
  const { inspector, photoNotes, ...parts } = createReportParts(tools, reader, report)
  const { supply } = report
  const lines = report.lines.filter(({ id }) => reader.lineIds?.has(id) ?? true)
  const count = (name: 'sampled_pcs' | 'failed_pcs') =>
    format.number(
      lines.reduce((sum, { figures }) => sum + figures[name], 0),
      0,
    )
  const sawmill = {
    role: t('supply', 'paper.mill'),
    name: supply.sawmill.name,
    lines: [format.country(supply.sawmill.country), supply.number],
  }
  return {
    ...parts,
    details: [
      report.inspected_on && format.date(report.inspected_on),
      omitIfPartnerNamed(report.place, reader),
    ].filter((detail) => typeof detail === 'string'),
    parties: [reader.kind === 'client' && reader.party ? reader.party : sawmill, inspector],
    terms: [
      { term: t('supply', 'figures.sampled'), value: count('sampled_pcs') },
      { term: t('supply', 'figures.failed'), value: count('failed_pcs') },
    ],
    tables: [
      createSummaryTable(tools, reader, lines),
      ...createFailureTables(tools, lines),
      ...createPackTables(tools, reader, supply.lines, report.scanned_packs),
      createCheckTable(tools, reader, 'supply', report.checks),
      ...lines.flatMap((line) => createMeasurementTables(tools, line)),
    ],
    notes: [...photoNotes, t('supply', 'paper.sources')],
  }
}

/** Creates the table with the result of each wood. A client does not read the volumes. */
function createSummaryTable(
  { t, format, formatWood }: ReportPaperTools,
  { kind }: ReportReader,
  lines: readonly Line[],
): Schemas['PaperTable'] {
  const hasVolumes = kind !== 'client'
  const formatVolume = (volume: string | null) => (volume === null ? '–' : format.volume(volume))
  const sum = (name: 'accepted_m3' | 'rejected_m3') =>
    format.volume(sumVolumes(lines.map(({ figures }) => figures[name] ?? '0')))
  const end = (key: string) => ({ title: t('common', `paper.${key}`), align: 'end' as const })
  return {
    label: t('supply', 'section.lines'),
    columns: [
      { title: t('supply', 'section.lines'), align: 'start' },
      ...(hasVolumes ? [end('lot')] : []),
      end('sample'),
      end('failed'),
      { title: t('supply', 'figures.moisture'), align: 'end' },
      ...(hasVolumes ? [end('accepted'), end('rejected')] : []),
    ],
    rows: lines.map((line) => {
      const { figures, grade_found: grade, specification } = line
      return {
        cells: [
          createReportCell(
            formatWood(line),
            grade !== null &&
              [
                format.labeled(t('supply', 'field.lines_grade_found'), grade),
                specification.quality &&
                  t('supply', 'line.ordered_grade', { grade: specification.quality }),
              ]
                .filter(Boolean)
                .join(', '),
            ...figures.defects.map(({ kind: defect, pcs, percent }) =>
              format.labeled(
                t('entity', `defect.${defect}`),
                `${format.number(pcs, 0)} (${format.percent(percent)})`,
              ),
            ),
          ),
          ...(hasVolumes
            ? [createReportCell(line.lot_pcs === null ? '–' : format.number(line.lot_pcs, 0))]
            : []),
          createReportCell(format.number(figures.sampled_pcs, 0)),
          createReportCell(
            format.number(figures.failed_pcs, 0),
            figures.plan &&
              t('common', 'paper.allowed', { pcs: format.number(figures.plan.accept, 0) }),
          ),
          createReportCell(
            figures.moisture_percent === null ? '–' : format.percent(figures.moisture_percent, 1),
          ),
          ...(hasVolumes
            ? [
                createReportCell(formatVolume(figures.accepted_m3)),
                createReportCell(formatVolume(figures.rejected_m3)),
              ]
            : []),
        ],
      }
    }),
    totals: hasVolumes
      ? {
          cells: [
            createReportCell(t('common', 'paper.total')),
            ...['', '', '', ''].map((text) => createReportCell(text)),
            createReportCell(sum('accepted_m3')),
            createReportCell(sum('rejected_m3')),
          ],
        }
      : null,
  }
}

/** Creates the table of pieces that failed, with the reasons; none if all are right. */
function createFailureTables(tools: ReportPaperTools, lines: readonly Line[]) {
  const { t, formatWood } = tools
  const rows = lines.flatMap((line) => {
    const average = averageMoisture(line.readings)
    return line.readings.flatMap((reading, at) =>
      findDefects(line, reading, average).length === 0
        ? []
        : [
            {
              cells: [
                createReportCell(formatWood(line)),
                createReportCell(String(at + 1)),
                createReportCell(formatSize(tools, line, reading)),
                createReportCell(formatMoisture(tools, reading)),
                createReportCell(formatFindings(tools, line, reading, average)),
              ],
            },
          ],
    )
  })
  if (rows.length === 0) return []
  return [
    {
      label: t('common', 'paper.failed_pieces'),
      columns: [
        { title: t('supply', 'section.lines'), align: 'start' as const },
        { title: t('common', 'paper.piece'), align: 'end' as const },
        { title: t('common', 'paper.size'), align: 'end' as const },
        { title: t('supply', 'figures.moisture'), align: 'end' as const },
        { title: t('common', 'paper.finding'), align: 'start' as const },
      ],
      rows,
      totals: null,
    },
  ]
}

/** Number of pieces beside each other. */
const PIECES_PER_ROW = 3

/** Creates the table of all pieces of a line; none if no piece was measured. */
function createMeasurementTables(tools: ReportPaperTools, line: Line): Schemas['PaperTable'][] {
  const { t, format, formatWood } = tools
  if (line.readings.length === 0) return []
  const height = Math.ceil(line.readings.length / PIECES_PER_ROW)
  const columns = Array.from({ length: PIECES_PER_ROW }, () => [
    { title: t('common', 'paper.piece'), align: 'end' as const },
    { title: t('common', 'paper.size'), align: 'end' as const },
    { title: t('supply', 'figures.moisture'), align: 'end' as const },
  ]).flat()
  return [
    {
      label: format.labeled(t('common', 'paper.measurements'), formatWood(line)),
      columns,
      rows: Array.from({ length: height }, (_, row) => ({
        cells: Array.from({ length: PIECES_PER_ROW }, (_column, column) => {
          const at = column * height + row
          const reading = line.readings[at]
          return reading
            ? [String(at + 1), formatSize(tools, line, reading), formatMoisture(tools, reading)]
            : ['', '', '']
        })
          .flat()
          .map((text) => createReportCell(text)),
      })),
      totals: null,
    },
  ]
}

/**
 * Formats the measured sizes: "47.5×99.0×4802". A thousands separator would look like a decimal
 * mark.
 */
const formatSize = ({ format }: ReportPaperTools, { specification }: Line, reading: Reading) =>
  getMeasuredSizes(specification)
    .map((size) => {
      const value = reading[size]
      if (value === null) return '–'
      if (Number(value) < 1000) return format.number(value, 1)
      const [whole = '', tenth = '0'] = value.split('.')
      return tenth === '0' ? whole : `${whole}${format.number(`0.${tenth}`, 1).slice(1)}`
    })
    .join('×')

const formatMoisture = ({ format }: ReportPaperTools, { moisture_percent: moisture }: Reading) =>
  moisture === null ? '–' : format.percent(moisture, 1)

/** Formats the reasons why a piece failed: "Thickness 1.2 mm under, Wane". */
function formatFindings(
  { t, format }: ReportPaperTools,
  { specification }: Line,
  reading: Reading,
  average: number | null,
): string {
  const { misses } = judgePiece(specification, reading, average)
  return [
    ...misses.map(({ size, by }) =>
      t('supply', by.startsWith('-') ? 'piece.under' : 'piece.over', {
        size: t('supply', `size.${getSizeName(specification, size)}`),
        by: format.number(by.replace('-', '')),
      }),
    ),
    ...reading.defects.map((defect) => t('entity', `defect.${defect}`)),
  ].join(', ')
}
