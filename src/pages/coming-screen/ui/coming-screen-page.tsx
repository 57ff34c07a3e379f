import { useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/title'
import { ClockIcon, PageState } from '@/shared/ui'

/** Says that a screen is not there yet. */
export function ComingScreenPage() {
  const { t } = useTranslation('pages/coming-screen')
  useTitle(t('title'))
  return (
    <PageState size="page" headingLevel={1} icon={<ClockIcon />} title={t('title')}>
      {t('words')}
    </PageState>
  )
}
