import { i18n, type Format } from '@/shared/i18n'
import { sayReportStatus, sayReportValue } from '@/widgets/inspection'

const texts = 'pages/supply-report'

function value(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'readings':
      return i18n.t('pages/supply-report:pieces', { count: text.split('; ').length })
    case 'lot_pcs':
    case 'rejected_pcs':
    case 'sampled_packs':
      return format.number(text)
    default:
      return sayReportValue(texts, field, text, format)
  }
}

/** What the history of a report calls things. */
export const reportWords = { texts, status: sayReportStatus, value } as const
