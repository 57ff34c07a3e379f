import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getHomePath, useAuth } from '@/entities/session'
import { api, unwrap, type Schemas } from '@/shared/api'
import { PRIVACY_POLICY_DAY } from '@domain/privacy-policy'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { ErrorState, Skeleton } from '@/shared/ui'
import styles from './privacy-policy-page.module.css'

const SECTIONS = [
  'kept',
  'why',
  'seen_by',
  'browser',
  'how_long',
  'rights',
  'protection',
  'changes',
] as const

const sellerQueryOptions = queryOptions({
  queryKey: ['seller'],
  queryFn: ({ signal }) => unwrap(api.GET('/seller/', { signal })),
})

/** Public page. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation('pages/privacy-policy')
  const format = useFormat()
  const { role } = useAuth()
  const { data: seller, isError, refetch } = useQuery(sellerQueryOptions)
  useTitle(t('title'))
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.updated}>{t('updated', { date: format.date(PRIVACY_POLICY_DAY) })}</p>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!seller && !isError && <Skeleton height="20rem" />}
      {seller && <p className={styles.lead}>{t('lead', { company: seller.name })}</p>}
      {seller &&
        SECTIONS.map((section) => (
          <section key={section} className={styles.section}>
            <h2>{t(`sections.${section}.title`)}</h2>
            <p>{t(`sections.${section}.text`, { contact: formatContact(seller) })}</p>
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

const formatContact = ({ name, email, address }: Schemas['Seller']): string =>
  [name, email, address?.split('\n').join(', ')].filter(Boolean).join(', ')
