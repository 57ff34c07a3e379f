import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AuthFrame } from '@/widgets/auth-frame'
import { ApiProblem, api, unwrap, unwrapBlob, useFormatProblem, type Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, DownloadIcon, EmptyState, Skeleton, toast } from '@/shared/ui'
import { saveFile } from '@/shared/lib/save-file'
import styles from './demo-mails-page.module.css'

const demoMailsQueryOptions = queryOptions({
  queryKey: ['demo-mails'],
  queryFn: ({ signal }) => unwrap(api.GET('/outbox/', { signal })),
  // Poll for mails that were just sent.
  refetchInterval: 5000,
  retry: false,
})

async function downloadAttachment({ id, file_name }: Schemas['DemoMail']): Promise<File> {
  const content = await unwrapBlob(
    api.GET('/outbox/{mail_id}/attachment/', {
      params: { path: { mail_id: id } },
      parseAs: 'blob',
    }),
  )
  return new File([content], file_name ?? '', { type: content.type })
}

/** Mails that a demo would have sent. */
export function DemoMailsPage() {
  const { t } = useTranslation('pages/demo-mails')
  const format = useFormat()
  const navigate = useNavigate()
  const formatProblem = useFormatProblem()
  const { data, error } = useQuery(demoMailsQueryOptions)
  const download = useMutation({
    mutationFn: downloadAttachment,
    onSuccess: (file) => saveFile(file),
    onError: (failure) => toast.error(formatProblem(failure)),
  })
  return (
    <AuthFrame title={t('title')} description={t('words')}>
      {error && (
        <Banner tone="waiting">
          {error instanceof ApiProblem && error.problem.code === 'not_found'
            ? t('closed')
            : formatProblem(error)}
        </Banner>
      )}
      {!error && !data && <Skeleton height="12rem" />}
      {data?.items.length === 0 && <EmptyState title={t('empty')}>{t('empty_text')}</EmptyState>}
      <ul className={styles.mails}>
        {data?.items.map((mail) => (
          <li key={mail.id} className={styles.mail}>
            <h2 className={styles.subject}>{mail.subject}</h2>
            <p className={styles.recipient}>
              {t('to', {
                people: mail.to
                  .map(({ name, email }) => [name, email].filter(Boolean).join(', '))
                  .join('; '),
                at: format.dateTime(mail.created_at),
              })}
            </p>
            <p className={styles.text}>{mail.text}</p>
            {mail.file_name !== null && (
              <Button
                className={styles.link}
                icon={<DownloadIcon />}
                isPending={download.isPending && download.variables.id === mail.id}
                onClick={() => download.mutate(mail)}
              >
                {t('download', { name: mail.file_name })}
              </Button>
            )}
            {mail.link !== null && (
              <Button
                className={styles.link}
                onClick={() => void navigate({ href: mail.link ?? '' })}
              >
                {t('follow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data?.has_more && (
        <p className={styles.recipient}>
          {t('more', { number: format.number(data.items.length, 0) })}
        </p>
      )}
    </AuthFrame>
  )
}
