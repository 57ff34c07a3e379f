import type { components } from '@contract/schema'
import { findPortName } from '@domain/ports'
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

/** A container report as the contract presents it. */
export type PrintedCargoReport = ReportPaperHead &
  Pick<
    Schemas['CargoReport'],
    | 'cargo'
    | 'started_at'
    | 'ended_at'
    | 'place'
    | 'weather'
    | 'checks'
    | 'lines'
    | 'scanned_packs'
    | 'moisture_readings'
    | 'moisture_percent'
    | 'dunnage'
    | 'lining'
    | 'bracing'
    | 'seal_number'
    | 'photos'
    | 'verdict'
    | 'remarks'
  >

/** Composes the report of a container for its reader. A client reads of its own wood only. */
export function composeCargoReport(
  tools: ReportPaperTools,
  reader: ReportReader,
  report: PrintedCargoReport,
): ReportPaper {
  const { t, format, formatTime } = tools
  const { inspector, photoNotes, ...parts } = createReportParts(tools, reader, report)
  const lines = report.lines.filter(({ id }) => reader.lineIds?.has(id) ?? true)
  return {
    ...parts,
    details: [
      report.started_at && format.date(report.started_at),
      omitIfPartnerNamed(report.place, reader),
    ].filter((detail) => typeof detail === 'string'),
    parties: [
      ...(reader.party ? [reader.party] : []),
      createContainerParty(tools, report.cargo),
      inspector,
    ],
    terms: [
      { term: t('cargo', 'paper.seal'), value: report.seal_number },
      { term: t('cargo', 'field.moisture_readings'), value: formatMoisture(tools, report) },
      {
        term: t('cargo', 'field.started_at'),
        value: report.started_at && formatTime(report.started_at),
      },
      { term: t('cargo', 'field.ended_at'), value: report.ended_at && formatTime(report.ended_at) },
      {
        term: t('cargo', 'field.weather'),
        value: report.weather && t('entity', `weather.${report.weather}`),
      },
      {
        term: t('cargo', 'field.dunnage'),
        value: report.dunnage && t('entity', `dunnage.${report.dunnage}`),
      },
      {
        term: t('cargo', 'field.lining'),
        value: report.lining && t('entity', `lining.${report.lining}`),
      },
      {
        term: t('cargo', 'field.bracing'),
        value: report.bracing && t('entity', `bracing.${report.bracing}`),
      },
    ].filter(({ value }) => value !== null),
    tables: [
      ...(lines.length > 0 ? [createCountTable(tools, reader, lines)] : []),
      ...createPackTables(tools, reader, report.lines, report.scanned_packs),
      createCheckTable(tools, reader, 'cargo', report.checks),
      ...createReadingTables(tools, report),
    ],
    notes: [...photoNotes, t('cargo', 'paper.small_print')],
  }
}

function createContainerParty(
  { t, formatContainerType }: ReportPaperTools,
  cargo: Schemas['InspectableCargo'],
): Schemas['PaperParty'] {
  const join = (separator: string, ...parts: readonly (string | null)[]) =>
    parts.filter(Boolean).join(separator)
  const formatPort = (code: string | null) => code && (findPortName(code) ?? code)
  return {
    role: t('cargo', 'paper.container'),
    name: cargo.container_number ?? '–',
    lines: [
      cargo.container_type ? formatContainerType(cargo.container_type) : '',
      join(', ', cargo.number, cargo.booking_number),
      join(', ', cargo.carrier, cargo.vessel),
      join(' – ', formatPort(cargo.port_of_loading), formatPort(cargo.port_of_discharge)),
    ].filter(Boolean),
  }
}

/** Formats the average with the lowest and the highest reading; null without readings. */
function formatMoisture(
  { t, format }: ReportPaperTools,
  { moisture_percent: average, moisture_readings: readings }: PrintedCargoReport,
): string | null {
  if (average === null) return null
  const values = readings.map(({ moisture_percent }) => Number(moisture_percent))
  const formatPercent = (value: number | string) => format.percent(String(value), 1)
  return t('common', 'paper.moisture', {
    average: formatPercent(average),
    min: formatPercent(Math.min(...values)),
    max: formatPercent(Math.max(...values)),
  })
}

/** Creates the table of all readings in one row; none without readings. */
function createReadingTables(
  { t, format }: ReportPaperTools,
  { moisture_readings: readings }: PrintedCargoReport,
): Schemas['PaperTable'][] {
  if (readings.length === 0) return []
  const title = `${t('cargo', 'moisture.readings')}, %`
  const text = readings
    .map(({ moisture_percent }) => format.number(moisture_percent, 1))
    .join(' · ')
  return [
    {
      label: t('cargo', 'section.moisture'),
      columns: [{ title, align: 'start' }],
      rows: [{ cells: [createReportCell(text)] }],
      totals: null,
    },
  ]
}

type Line = Schemas['CargoReportLine']

/** Creates the table of planned and counted packs and pieces. */
function createCountTable(
  tools: ReportPaperTools,
  { kind }: ReportReader,
  lines: readonly Line[],
): Schemas['PaperTable'] {
  const { t, format, formatWood } = tools
  const formatCount = (count: number | null) => (count === null ? '–' : format.number(count, 0))
  const sum = (name: 'packs' | 'counted_packs' | 'pcs' | 'counted_pcs') => {
    const counts = lines.map((line) => line[name])
    return counts.includes(null)
      ? ''
      : format.number(
          counts.reduce<number>((total, count) => total + (count ?? 0), 0),
          0,
        )
  }
  const titles = [
    t('cargo', 'paper.planned_packs'),
    t('cargo', 'field.counted_packs'),
    t('cargo', 'paper.planned_pcs'),
    t('cargo', 'field.counted_pcs'),
  ]
  return {
    label: t('cargo', 'section.loads'),
    columns: [
      { title: t('cargo', 'paper.wood'), align: 'start' },
      ...titles.map((title) => ({ title, align: 'end' as const })),
    ],
    rows: lines.map((line) => ({
      cells: [
        createReportCell(
          formatWood(line),
          kind === 'client' ? line.deal.number : `${line.supply.number}, ${line.sawmill_name}`,
          ...formatDifferences(tools, line.difference),
        ),
        createReportCell(formatCount(line.packs)),
        createReportCell(formatCount(line.counted_packs)),
        createReportCell(formatCount(line.pcs)),
        createReportCell(formatCount(line.counted_pcs)),
      ],
    })),
    totals: {
      cells: [
        t('common', 'paper.total'),
        sum('packs'),
        sum('counted_packs'),
        sum('pcs'),
        sum('counted_pcs'),
      ].map((text) => createReportCell(text)),
    },
  }
}

/** Formats counted minus planned: "2 packs fewer than planned". Empty if nothing differs. */
const formatDifferences = (
  { t }: ReportPaperTools,
  difference: Schemas['CountDifference'],
): string[] =>
  (['packs', 'pcs'] as const).flatMap((unit) => {
    const count = difference[unit]
    return count === null || count === 0
      ? []
      : [
          t('cargo', `difference.${unit}_${count < 0 ? 'fewer' : 'more'}`, {
            count: Math.abs(count),
          }),
        ]
  })
