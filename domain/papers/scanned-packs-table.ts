import type { components } from '@contract/schema'
import { type ListedPack, type ScannedPack, summarizeScans } from '@domain/rules/inspection'
import { omitRemarkIfPartnerNamed } from './hidden-words'
import { createReportCell, type ReportPaperTools, type ReportReader } from './report-paper'

type Schemas = components['schemas']
type Scan = ScannedPack & Partial<Pick<Schemas['InspectedPack'], 'is_rejected' | 'reason'>>

/** Numbers in a row, so that a long list continues on the next page. */
const NUMBERS_PER_ROW = 30

/**
 * Creates the table of scanned, rejected and missing packs; none if nothing was scanned. A partner
 * reads of the packs of its own wood, and not of foreign and unknown ones.
 */
export function createPackTables(
  { t, format }: ReportPaperTools,
  reader: ReportReader,
  lines: readonly { readonly id: string; readonly listed_packs: readonly ListedPack[] }[],
  scans: readonly Scan[],
): Schemas['PaperTable'][] {
  const listed = lines
    .filter(({ id }) => reader.lineIds?.has(id) ?? true)
    .flatMap(({ listed_packs }) => listed_packs)
  const { found, missing, foreign, unknown } = summarizeScans(listed, scans)
  const isInternal = reader.kind === 'internal'
  if (scans.length === 0 || (listed.length === 0 && !isInternal)) return []
  const formatCount = (count: number) => format.number(count, 0)
  const rejected = found.filter(({ scan }) => scan.is_rejected)
  const groups = {
    found: found.filter(({ scan }) => !scan.is_rejected).map(({ pack }) => pack.number),
    rejected: rejected.map(({ scan, pack }) => {
      const reason = omitRemarkIfPartnerNamed(scan.reason ?? null, reader)
      return reason === null ? pack.number : format.labeled(pack.number, reason)
    }),
    missing: missing.map(({ number }) => number),
    foreign: isInternal ? foreign.map(({ text, belongs_to }) => `${text} (${belongs_to})`) : [],
    unknown: isInternal ? unknown.map(({ text }) => text) : [],
  }
  const counted = t('common', 'paper.packs_of', {
    done: formatCount(found.length),
    all: formatCount(listed.length),
  })
  return [
    {
      label: format.labeled(t('common', 'paper.packs'), counted),
      columns: [
        { title: t('common', 'paper.result'), align: 'start' },
        { title: t('common', 'paper.pack_numbers'), align: 'start' },
      ],
      rows: Object.entries(groups).flatMap(([name, numbers]) =>
        splitRows(numbers).map((row, at) => ({
          cells: [
            at === 0
              ? `${t('common', `paper.packs_${name}`)} (${formatCount(numbers.length)})`
              : '',
            row.join(' · '),
          ].map((text) => createReportCell(text)),
        })),
      ),
      totals: null,
    },
  ]
}

const splitRows = (numbers: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(numbers.length / NUMBERS_PER_ROW) }, (_, row) =>
    numbers.slice(row * NUMBERS_PER_ROW, (row + 1) * NUMBERS_PER_ROW),
  )
