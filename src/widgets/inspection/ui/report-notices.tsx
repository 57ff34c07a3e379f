import { Link } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { addressOf, useReport } from '../model/use-report'
import { Changes, type FieldWords } from './changes'

/** Why a report came back, what it corrects and what took its place. */
export function ReportNotices({ words }: { readonly words: FieldWords }) {
  const { t } = useTranslation('widgets/inspection')
  const { kind, saved: report } = useReport()
  if (!report) return null
  const { return_remark, cancel_reason, corrects, corrected_by } = report
  return (
    <>
      {return_remark && (
        <Banner tone="waiting" title={t('returned')}>
          {return_remark}
        </Banner>
      )}
      {cancel_reason && (
        <Banner tone="blocked" title={t('canceled')}>
          {cancel_reason}
        </Banner>
      )}
      {corrected_by && (
        <Banner tone="waiting" title={t('corrected')}>
          <Link to={addressOf(kind).one} params={{ id: corrected_by.id }}>
            {corrected_by.number}
          </Link>
        </Banner>
      )}
      {corrects && <Changes kind={kind} report={report} words={words} />}
    </>
  )
}
