import { Link } from '@tanstack/react-router'
import { useAgreeToTerms } from '@/features/agree-to-terms'
import { privacyPolicyDay } from '@/shared/config'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { reserveFooterHeight } from './reserve-footer-height'
import styles from './privacy-question.module.css'

/** The terms to agree with, and the button that does. */
export function PrivacyQuestion() {
  const { t } = useTranslation('widgets/privacy-banner')
  const format = useFormat()
  const { agree, isPending } = useAgreeToTerms()
  return (
    <aside ref={reserveFooterHeight} className={styles.banner} aria-label={t('label')}>
      <p>
        {t('text', { date: format.date(privacyPolicyDay) })}{' '}
        <Link to="/privacy-policy" className="reach">
          {t('read')}
        </Link>
      </p>
      <Button variant="primary" isPending={isPending} onClick={agree}>
        {t('accept')}
      </Button>
    </aside>
  )
}
