import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { LogInForm } from '@/features/log-in'
import { LanguageSelect } from '@/features/switch-language'
import { useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { Banner, BoardEnds, Mark } from '@/shared/ui'
import { auth, getHomePath, type Role, toSafeReturnUrl } from '@/entities/session'
import styles from './login-page.module.css'

/** Returns a function that opens the requested page, else the home page of the role. */
function useEnterApp(): (role: Role) => void {
  const { returnUrl, ended } = useLocation().state
  const isForThisTab = ended === 'elsewhere'
  const navigate = useNavigate()

  useEffect(() => {
    if (returnUrl !== undefined && !isForThisTab) auth.rememberReturnUrl(returnUrl)
  }, [returnUrl, isForThisTab])

  return (role) => {
    const storedUrl = auth.takeReturnUrl()
    const url = isForThisTab ? toSafeReturnUrl(returnUrl) : storedUrl
    void navigate({ href: url ?? getHomePath(role), replace: true })
  }
}

export function LoginPage() {
  const { t } = useTranslation('pages/login')
  const enterApp = useEnterApp()
  // Explains a session that ended, while the login page is open.
  const { ended } = useLocation().state
  const wordsId = useId()
  useTitle(t('title'))
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <BoardEnds rows={9} width={320} highlighted={22} className={styles.stack} />
        <p className={styles.tagline}>{t('tagline')}</p>
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
          {/* Navigation focuses the headline, so a screen reader also reads this text. */}
          <h1 aria-describedby={wordsId} className={styles.title}>
            {t('title')}
          </h1>
          <div id={wordsId} className={styles.words}>
            {ended ? <Banner>{t(ended === 'here' ? 'ended' : 'elsewhere')}</Banner> : t('words')}
          </div>
          <LogInForm onLoggedIn={enterApp} />
          <p className={styles.join}>
            {t('no_account')} <Link to="/sign-up">{t('sign_up')}</Link>
          </p>
        </div>
        <footer className={styles.footer}>
          <Link to="/privacy-policy">{t('privacy_policy')}</Link>
        </footer>
      </div>
    </div>
  )
}
