import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiProblem, api, unwrap, useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, EmptyState, Skeleton } from '@/shared/ui'
import { AuthFrame } from './auth-frame'
import styles from './way-in.module.css'

const outboxQueryOptions = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => unwrap(api.GET('/outbox/', { signal })),
  // Poll for mails that were just sent.
  refetchInterval: 5000,
  retry: false,
})

/** Mails that a demo would have sent. */
export function OutboxPage() {
  const { t } = useTranslation('pages/way-in')
  const format = useFormat()
  const navigate = useNavigate()
  const problemText = useFormatProblem()
  const { data, error } = useQuery(outboxQueryOptions)
  return (
    <AuthFrame title={t('outbox.title')} words={t('outbox.words')}>
      {error && (
        <Banner tone="waiting">
          {error instanceof ApiProblem && error.problem.code === 'not_found'
            ? t('outbox.closed')
            : problemText(error)}
        </Banner>
      )}
      {!error && !data && <Skeleton height="12rem" />}
      {data?.items.length === 0 && (
        <EmptyState title={t('outbox.empty')}>{t('outbox.empty_text')}</EmptyState>
      )}
      <ul className={styles.mails}>
        {data?.items.map((mail) => (
          <li key={mail.id} className={styles.mail}>
            <h2 className={styles.subject}>{mail.subject}</h2>
            <p className={styles.to}>
              {t('outbox.to', {
                name: mail.to_name,
                email: mail.to_email,
                at: format.dateTime(mail.created_at),
              })}
            </p>
            <p className={styles.text}>{mail.text}</p>
            {mail.link !== null && (
              <Button
                className={styles.act}
                onClick={() => void navigate({ href: mail.link ?? '' })}
              >
                {t('outbox.follow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AuthFrame>
  )
}
