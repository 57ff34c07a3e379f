import { Link } from '@tanstack/react-router'
import type { SupplyReport } from '@/entities/inspection'
import { useTranslation } from '@/shared/i18n'
import { Banner, buttonClass } from '@/shared/ui'
import { useDocumentWords } from '@/widgets/document'
import { reportWords } from '../model/report-words'

/** What a correction says otherwise than the report that it corrects. */
export function Changes({ report: { corrects, changes } }: { report: SupplyReport }) {
  const { t } = useTranslation('pages/supply-report')
  const words = useDocumentWords(reportWords)
  if (!corrects) return null
  const value = (field: string, text: string | null) => (text === null || text === '' ? '–' : words.value(field, text))
  return (
    <Banner
      title={t('corrects')}
      action={
        <Link to="/supply-inspection-report/$id" params={{ id: corrects.id }} className={buttonClass({ size: 's' })}>
          {corrects.number}
        </Link>
      }
    >
      {changes.length === 0 ? (
        t('unchanged')
      ) : (
        <ul>
          {changes.map(({ field, line, from, to }) => (
            <li key={`${line ?? ''}${field}`}>
              {line === null ? words.field(field) : t('in_line', { number: line, field: words.field(field) })}: {value(field, from)} → {value(field, to)}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
