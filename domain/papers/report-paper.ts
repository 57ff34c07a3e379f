import type { components } from '@contract/schema'
import type { Format } from '@domain/languages'
import { omitIfPartnerNamed, omitRemarkIfPartnerNamed } from './hidden-words'

type Schemas = components['schemas']

/** Texts of a report: of all reports, or of its kind. */
export type ReportTextPart = 'entity' | 'common' | 'supply' | 'cargo'

/** Texts and formats of the reader's language. The backend and the application have their own. */
export interface ReportPaperTools {
  format: Format
  t(part: ReportTextPart, key: string, values?: Readonly<Record<string, string | number>>): string
  /** Formats a moment as date and time in our company's time zone. */
  formatTime(moment: string): string
  formatWood(line: Pick<Schemas['InspectableLine'], 'product_name' | 'specification'>): string
  formatContainerType(type: Schemas['ContainerType']): string
}

/** Reader of a report's paper, and words that the paper must not contain. */
export interface ReportReader {
  kind: 'internal' | 'mill' | 'client'
  /** The partner, printed as the first party; null for our company itself. */
  party: Schemas['PaperParty'] | null
  /** Lines of the supply or cargo that the reader may see; null for all. */
  lineIds: ReadonlySet<string> | null
  /** Names and numbers of others. A free text that contains one is left out. */
  hiddenWords: readonly string[]
}

export const INTERNAL_READER: ReportReader = {
  kind: 'internal',
  party: null,
  lineIds: null,
  hiddenWords: [],
}

/** Head of a report that its paper prints. */
export type ReportPaperHead = { number: string } & Pick<
  Schemas['ReportWay'],
  'status' | 'inspector' | 'approved_at' | 'approved_by' | 'corrected_by'
>

/** Parts of a paper that a report fills. */
export type ReportPaper = Pick<
  Schemas['Paper'],
  'number' | 'details' | 'notice' | 'result' | 'parties' | 'terms' | 'tables' | 'photos' | 'notes'
> & { signatures: string[] }

/** Most photos of a paper, so that it can be sent by email. */
const MAX_PAPER_PHOTOS = 40

export const createReportCell = (
  text: string,
  ...notes: readonly (string | null | false | undefined)[]
): Schemas['PaperCell'] => ({ text, notes: notes.filter((note) => typeof note === 'string') })

const TONES = { pass: 'good', remarks: 'warning', fail: 'bad' } as const

/** Creates the parts that all reports share: result, people, notice and photos. */
export function createReportParts(
  { t, format }: ReportPaperTools,
  reader: ReportReader,
  report: ReportPaperHead & Pick<Schemas['SupplyReport'], 'verdict' | 'remarks' | 'photos'>,
): Pick<ReportPaper, 'number' | 'notice' | 'result' | 'photos' | 'signatures'> & {
  inspector: Schemas['PaperParty']
  photoNotes: string[]
} {
  const { verdict, status, inspector, approved_by, approved_at } = report
  // Pack marks show the mill's stamp.
  const sent = report.photos.filter(
    ({ attachment_id, kind }) =>
      attachment_id !== null && !(reader.kind === 'client' && kind === 'pack_marks'),
  )
  // Defects are the photos that a partner asks for.
  const first = sent.toSorted((a, b) => Number(b.kind === 'defect') - Number(a.kind === 'defect'))
  const shown = new Set(first.slice(0, MAX_PAPER_PHOTOS))
  const left = sent.length - shown.size
  return {
    number: report.number,
    notice:
      status === 'approved' && report.corrected_by === null
        ? null
        : {
            title: `${t('entity', `status.${status}`)}.`,
            text: t('common', 'paper.not_in_force'),
          },
    result: verdict && {
      title: t('entity', `verdict.${verdict}`),
      text: omitRemarkIfPartnerNamed(report.remarks, reader),
      tone: TONES[verdict],
    },
    inspector: {
      role: t('common', 'paper.inspector'),
      name: inspector.name,
      lines: approved_by
        ? [
            [
              t('common', 'paper.approved', { name: approved_by.name }),
              approved_at && format.date(approved_at),
            ]
              .filter(Boolean)
              .join(', '),
          ]
        : [],
    },
    photos: sent
      .filter((photo) => shown.has(photo))
      .map(({ attachment_id, kind, caption }) => ({
        attachment_id: attachment_id ?? '',
        caption: [t('entity', `photo.${kind}`), omitIfPartnerNamed(caption, reader)]
          .filter(Boolean)
          .join(': '),
      })),
    photoNotes: left > 0 ? [t('common', 'paper.more_photos', { count: left })] : [],
    signatures:
      reader.kind === 'internal'
        ? [t('common', 'paper.inspector'), t('common', 'paper.approver')]
        : [],
  }
}

/** Creates the table of a checklist, with defects first. */
export function createCheckTable(
  { t }: ReportPaperTools,
  reader: ReportReader,
  part: 'supply' | 'cargo',
  checks: Readonly<Record<string, Schemas['Check']>>,
): Schemas['PaperTable'] {
  const isDefect = ([, { state }]: readonly [string, Schemas['Check']]) => state === 'defect'
  const all = Object.entries(checks)
  const remarks = new Map(
    all.map(([name, { remark }]) => [name, omitRemarkIfPartnerNamed(remark, reader)]),
  )
  const hasRemarks = [...remarks.values()].some(Boolean)
  return {
    label: t(part, 'section.checks'),
    columns: ['check', 'result', ...(hasRemarks ? ['remark'] : [])].map((name) => ({
      title: t('common', `paper.${name}`),
      align: 'start' as const,
    })),
    rows: [...all.filter(isDefect), ...all.filter((check) => !isDefect(check))].map(
      ([name, { state }]) => ({
        cells: [
          createReportCell(t(part, `field.checks_${name}`)),
          createReportCell(state ? t('entity', `check.${state}`) : '–'),
          ...(hasRemarks ? [createReportCell(remarks.get(name) ?? '–')] : []),
        ],
      }),
    ),
    totals: null,
  }
}
