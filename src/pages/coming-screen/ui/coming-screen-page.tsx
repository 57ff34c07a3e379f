import { Link } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { buttonClass, ClockIcon, PageState } from '@/shared/ui'
import { useReadyScreens } from '../model/use-ready-screens'

/** Says that a screen is not there yet, and which ones are. */
export function ComingScreenPage() {
  const { t } = useTranslation('pages/coming-screen')
  const screens = useReadyScreens()
  useTitle(t('title'))
  return (
    <PageState
      size="page"
      headingLevel={1}
      icon={<ClockIcon />}
      title={t('title')}
      action={screens.map((path) => (
        <Link key={path} to={path} className={buttonClass({})}>
          {t(`screen.${path}`)}
        </Link>
      ))}
    >
      <p>{t('words')}</p>
      <p>{t('ready')}</p>
    </PageState>
  )
}
