import { Link, useLocation } from '@tanstack/react-router'
import { LogInForm } from '@/features/log-in'
import { LanguageSelect } from '@/features/switch-language'
import { useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/title'
import { Mark } from '@/shared/ui'
import { useWayIn } from '../model/use-way-in'
import { BoardEnds } from './board-ends'
import styles from './login-page.module.css'

/** Where everyone comes in. */
export function LoginPage() {
  const { t } = useTranslation('pages/login')
  const goIn = useWayIn()
  // So says who led here, when the session had ended in another tab: logged out of, or lost.
  const { isForThisTab } = useLocation().state
  useTitle(t('title'))
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <BoardEnds />
        <p className={styles.claim}>{t('claim')}</p>
      </div>
      <div className={styles.side}>
        <div className={styles.top}>
          <span className={styles.brand}>
            <Mark size="1.75rem" />
            {t('brand')}
          </span>
          <LanguageSelect isLabelHidden />
        </div>
        <div className={styles.form}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.words}>{isForThisTab ? t('elsewhere') : t('words')}</p>
          <LogInForm onLoggedIn={goIn} />
        </div>
        <footer className={styles.foot}>
          <Link to="/privacy-policy">{t('privacy_policy')}</Link>
        </footer>
      </div>
    </div>
  )
}
