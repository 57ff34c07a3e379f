import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatProblem, type Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Badge, Banner, Button, Skeleton, toast } from '@/shared/ui'
import { endOtherSessions, endSession, sessionsQueryOptions } from '../model/profile-queries'
import styles from './profile.module.css'

/** The browsers in which the person is logged in; those left open elsewhere are ended here. */
export function OwnSessions() {
  const { t } = useTranslation('pages/profile')
  const format = useFormat()
  const problemText = useFormatProblem()
  const queryClient = useQueryClient()
  const { data, error } = useQuery(sessionsQueryOptions)
  // Null ends all but this one.
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQueryOptions.queryKey }),
    onError: (failure) => toast.error(problemText(failure)),
  })
  const nameOf = ({ browser, system }: Schemas['OwnSession']) => {
    if (browser && system) return t('sessions.on', { browser, system })
    return browser ?? system ?? t('sessions.unknown')
  }
  const hasOthers = data?.items.some(({ is_current }) => !is_current)
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions" className={styles.heading}>
        {t('sessions.title')}
      </h2>
      {error && <Banner tone="waiting">{problemText(error)}</Banner>}
      {!data && !error && <Skeleton height="4rem" />}
      <ul className={styles.sessions}>
        {data?.items.map((session) => (
          <li key={session.id} className={styles.session}>
            <span>
              {nameOf(session)} {session.is_current && <Badge>{t('sessions.here')}</Badge>}
              <span className={styles.seen}>
                {t('sessions.seen', { at: format.dateTime(session.seen_at) })}
              </span>
            </span>
            {!session.is_current && (
              <Button
                variant="quiet"
                aria-label={t('sessions.end_named', { name: nameOf(session) })}
                onClick={() => end.mutate(session.id)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <Button className={styles.act} isPending={end.isPending} onClick={() => end.mutate(null)}>
          {t('sessions.end_others')}
        </Button>
      )}
    </section>
  )
}
