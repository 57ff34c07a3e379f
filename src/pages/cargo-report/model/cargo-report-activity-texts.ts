import { i18n, type Format } from '@/shared/i18n'
import { formatReportStatus, formatReportValue } from '@/widgets/inspection'

const namespace = 'pages/cargo-report'

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'started_at':
    case 'ended_at':
      return format.dateTime(text)
    case 'weather':
    case 'dunnage':
    case 'lining':
    case 'bracing':
      return findText(`entities/inspection:${field}.${text}`)
    case 'counted_packs':
    case 'counted_pcs':
      return format.number(text, 0)
    default:
      return formatReportValue(namespace, field, text, format)
  }
}

/** A word that may have come into the contract later than into the texts. */
const findText = (key: string): string | undefined =>
  i18n.exists(key) ? i18n.t(key as 'entities/inspection:weather.dry') : undefined

/** What the history of a report calls things. */
export const cargoReportActivityTexts = {
  texts: namespace,
  status: formatReportStatus,
  value: formatValue,
} as const
