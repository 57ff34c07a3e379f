import { vReportStatus, vReportVerdict } from '@/shared/api/generated/validators'
import { i18n, type Format } from '@/shared/i18n'

function value(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'inspected_on':
      return format.date(text)
    case 'verdict': {
      const known = vReportVerdict.options.find((verdict) => verdict === text)
      return known && i18n.t(`entities/inspection:verdict.${known}`)
    }
    case 'readings':
      return i18n.t('pages/supply-report:pieces', { count: text.split('; ').length })
    case 'photos':
      return i18n.t('pages/supply-report:photos.count', { count: text.split('; ').length })
    case 'checks':
      return sayChecks(text)
    case 'lot_pcs':
    case 'rejected_pcs':
    case 'sampled_packs':
      return format.number(text)
    default:
      return undefined
  }
}

/** `pack_marks ok; strapping defect Two straps are loose.` in the reader's words. */
const sayChecks = (text: string): string =>
  text
    .split('; ')
    .map((part) => {
      const [name = '', state = '', ...remark] = part.split(' ')
      const [called, stands] = [`pages/supply-report:field.checks_${name}`, `entities/inspection:check.${state}`]
      const say = (key: string, otherwise: string) => (i18n.exists(key) ? i18n.t(key as 'pages/supply-report:new') : otherwise)
      return [say(called, name), say(stands, state), ...remark].filter(Boolean).join(' ')
    })
    .join('; ')

/** What the history of a report calls things. */
export const reportWords = {
  texts: 'pages/supply-report',
  status(text: string): string {
    const known = vReportStatus.options.find((status) => status === text)
    return known ? i18n.t(`entities/inspection:status.${known}`) : text
  },
  value,
} as const
