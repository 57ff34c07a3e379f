import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from '@/entities/session'
import { LanguageSelect } from '@/features/switch-language'
import { useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { Mark } from '@/shared/ui'
import styles from './auth-frame.module.css'

/** Frame of the pages that need no login. A logged-in user sees the header above it. */
export function AuthFrame({
  title,
  description,
  children,
}: {
  title: string
  description?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation('widgets/auth-frame')
  const { role } = useAuth()
  const isLoggedIn = role !== null
  useTitle(title)
  return (
    <div className={styles.page}>
      {!isLoggedIn && (
        <div className={styles.top}>
          <Link to="/login" className={styles.brand}>
            <Mark size="1.75rem" />
            {t('brand')}
          </Link>
          <LanguageSelect isLabelHidden />
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      {description && <div className={styles.description}>{description}</div>}
      {children}
      {!isLoggedIn && (
        <p className={styles.footer}>
          <Link to="/login">{t('to_login')}</Link>
        </p>
      )}
    </div>
  )
}
