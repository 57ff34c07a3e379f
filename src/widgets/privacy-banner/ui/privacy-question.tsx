import { Link } from '@tanstack/react-router'
import { useAgreeToTerms } from '@/features/agree-to-terms'
import { PRIVACY_POLICY_DAY } from '@domain/privacy-policy'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { focusHeadline } from '@/shared/lib/headline'
import styles from './privacy-question.module.css'

/**
 * Ref callback that sets `--foot-height` to the element's height while it is mounted.
 * @returns clean-up that moves the focus to the headline if it was inside
 */
function reserveFooterHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--foot-height', `${element.offsetHeight}px`),
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--foot-height')
    if (element.contains(document.activeElement)) focusHeadline()
  }
}

/** The terms and the button to agree. */
export function PrivacyQuestion() {
  const { t } = useTranslation('widgets/privacy-banner')
  const format = useFormat()
  const { agree, isPending } = useAgreeToTerms()
  return (
    <aside ref={reserveFooterHeight} className={styles.banner} aria-label={t('label')}>
      <p>
        {t('text', { date: format.date(PRIVACY_POLICY_DAY) })}{' '}
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
