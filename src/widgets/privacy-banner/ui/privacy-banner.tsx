import { Link } from '@tanstack/react-router'
import { useAuth } from '@/entities/session'
import { useAgreeToTerms } from '@/features/agree-to-terms'
import { privacyPolicyDay } from '@/shared/config'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { reserveFoot } from './reserve-foot'
import styles from './privacy-banner.module.css'

/** Asks somebody logged in, who has not agreed to the terms, to do so. */
export function PrivacyBanner() {
  const { t } = useTranslation('widgets/privacy-banner')
  const format = useFormat()
  const { is_logged_in: isLoggedIn, is_terms_agreed: isAgreed } = useAuth()
  const { agree, isPending } = useAgreeToTerms()
  if (!isLoggedIn || isAgreed) return null
  return (
    <aside ref={reserveFoot} className={styles.banner} aria-label={t('label')}>
      <p>
        {t('text', { date: format.date(privacyPolicyDay) })} <Link to="/privacy-policy" className="reach">{t('read')}</Link>
      </p>
      <Button variant="primary" isPending={isPending} onClick={agree}>
        {t('accept')}
      </Button>
    </aside>
  )
}
