import { useQuery } from '@tanstack/react-query'
import {
  type Paper as PaperContent,
  paperQueryOptions,
  type PaperRecord,
} from '@/entities/document'
import { formatWoodName } from '@/entities/product'
import { Unreachable } from '@/shared/api'
import { type Format, i18n, toLanguage, useFormat, useLanguage } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import {
  Paper,
  PaperDesk,
  PaperView,
  UNKNOWN_ISSUER,
  usePaperPhotos,
} from '@/widgets/document/@x/inspection'
import type { ReportPaper as ReportContent, ReportPaperTools, ReportTextPart } from '@domain/papers'
import type { ReportKind } from '../model/use-report'
import { BackToReportLink } from './report-items'

interface ReportPaperProps {
  kind: ReportKind
  report: Pick<PaperRecord, 'id' | 'version'> & { readonly number: string }
  /** Id of the client or mill that receives it; undefined for the internal paper. */
  client: string | undefined
  /** Id of a paper as it was sent. */
  sent: string | undefined
  /** Composes the internal paper without the backend. */
  compose: (tools: ReportPaperTools) => ReportContent
}

/** The printed report. Offline, the device composes the internal paper itself. */
export function ReportPaper({ kind, report, client, sent, compose }: ReportPaperProps) {
  const isOnline = useOnline()
  const record = { kind, ...report }
  const choice = { paper: kind, client, sent }
  const { data, error } = useQuery(paperQueryOptions(record, choice))
  const isUnreachable = !isOnline || error instanceof Unreachable
  const back = <BackToReportLink kind={kind} id={report.id} />
  return data || !isUnreachable ? (
    <PaperView record={record} choice={choice} back={back} />
  ) : (
    <PaperDesk back={back} isReady>
      <OfflinePaper kind={kind} report={report} compose={compose} />
    </PaperDesk>
  )
}

function OfflinePaper({ kind, report, compose }: Omit<ReportPaperProps, 'client' | 'sent'>) {
  const format = useFormat()
  const language = toLanguage(useLanguage())
  const { signatures, ...content } = compose(createTools(format))
  const paper: PaperContent = {
    ...content,
    paper: kind,
    language,
    revision: null,
    title: `${i18n.t(`widgets/document:papers.${kind}.title`)} ${report.number}`,
    issuer: UNKNOWN_ISSUER,
    drawings: [],
    boxes: [],
    signatures: signatures.map((party) => ({
      party,
      line: i18n.t('widgets/document:paper.sign_line'),
    })),
    copies: [],
  }
  return <Paper paper={paper} photoUrls={usePaperPhotos({ kind, ...report }, paper.photos)} />
}

const NAMESPACES: Record<ReportTextPart, string> = {
  entity: 'entities/inspection',
  common: 'widgets/inspection',
  supply: 'pages/supply-report',
  cargo: 'pages/cargo-report',
}

const createTools = (format: Format): ReportPaperTools => ({
  format,
  t: (part, key, values) =>
    i18n.t(`${NAMESPACES[part]}:${key}` as 'entities/inspection:weather.dry', { ...values }),
  formatTime: (moment) => format.dateTime(moment),
  formatWood: formatWoodName,
  formatContainerType: (type) => i18n.t(`entities/cargo:type.${type}`),
})
