import { Link } from '@tanstack/react-router'
import { getHomePath, useAuth } from '@/entities/session'
import { PRIVACY_POLICY_DAY } from '@/shared/config'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import styles from './privacy-policy-page.module.css'

const sections = [
  'kept',
  'why',
  'seen_by',
  'browser',
  'how_long',
  'rights',
  'protection',
  'changes',
] as const

/** Public page. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation('pages/privacy-policy')
  const format = useFormat()
  const { role } = useAuth()
  useTitle(t('title'))
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.updated}>{t('updated', { date: format.date(PRIVACY_POLICY_DAY) })}</p>
      <p className={styles.lead}>{t('lead')}</p>
      {sections.map((section) => (
        <section key={section} className={styles.section}>
          <h2 className={styles.heading}>{t(`sections.${section}.title`)}</h2>
          <p>{t(`sections.${section}.text`)}</p>
        </section>
      ))}
      <p className={styles.back}>
        {role ? (
          <Link to={getHomePath(role)}>{t('back')}</Link>
        ) : (
          <Link to="/login">{t('to_login')}</Link>
        )}
      </p>
    </article>
  )
}
