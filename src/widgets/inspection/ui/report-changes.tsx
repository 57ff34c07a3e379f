import { Link } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { Banner, buttonClass } from '@/shared/ui'
import { getReportRoutes, type Report, type ReportKind } from '../model/use-report'

/** What a report's fields and their values are called. */
export interface FieldTexts {
  field(field: string): string
  value(field: string, text: string): string
}

interface ReportChangesProps {
  kind: ReportKind
  report: Pick<Report, 'corrects' | 'changes'>
  words: FieldTexts
}

/** What a correction says otherwise than the report that it corrects. */
export function ReportChanges({ kind, report: { corrects, changes }, words }: ReportChangesProps) {
  const { t } = useTranslation('widgets/inspection')
  if (!corrects) return null
  const value = (field: string, text: string | null) =>
    text === null || text === '' ? '–' : words.value(field, text)
  return (
    <Banner
      title={t('corrects')}
      action={
        <Link
          to={getReportRoutes(kind).one}
          params={{ id: corrects.id }}
          className={buttonClass({ size: 's' })}
        >
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
              {line === null
                ? words.field(field)
                : t('in_line', { number: line, field: words.field(field) })}
              : {value(field, from)} → {value(field, to)}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
