import { Link } from '@tanstack/react-router'
import { getHomePath, useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { PageState, SearchXIcon, buttonClass } from '@/shared/ui'

/** Page for a record that does not exist or that the user may not see. */
export function MissingPage() {
  const { t } = useTranslation('app/layout')
  const { role } = useAuth()
  return (
    <PageState
      size="page"
      headingLevel={1}
      icon={<SearchXIcon />}
      title={t('missing.title')}
      action={
        <Link
          to={role ? getHomePath(role) : '/login'}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('missing.home')}
        </Link>
      }
    >
      {t('missing.words')}
    </PageState>
  )
}
