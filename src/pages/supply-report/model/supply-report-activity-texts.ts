import { i18n, type Format } from '@/shared/i18n'
import { formatReportStatus, formatReportValue } from '@/widgets/inspection'

const namespace = 'pages/supply-report'

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'readings':
      return i18n.t('pages/supply-report:pieces', { count: text.split('; ').length })
    case 'lot_pcs':
    case 'rejected_pcs':
    case 'sampled_packs':
      return format.number(text)
    default:
      return formatReportValue(namespace, field, text, format)
  }
}

/** What the history of a report calls things. */
export const supplyReportActivityTexts = {
  texts: namespace,
  status: formatReportStatus,
  value: formatValue,
} as const
