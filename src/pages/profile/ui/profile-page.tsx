import { noop, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { type Schemas, useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { Badge, Banner, Button, ErrorState, Skeleton, TextField, toast } from '@/shared/ui'
import { AddressList } from '@/widgets/addresses'
import { vPasswordChange } from '@/shared/api/generated/validators'
import { useDraftForm } from '@/shared/forms'
import {
  changePassword,
  endOtherSessions,
  endSession,
  profileQueryOptions,
  sessionsQueryOptions,
} from '../model/profile-queries'
import { PersonalForm } from './personal-form'
import styles from './profile.module.css'

/** Active sessions, which the user can end. */
function OwnSessions() {
  const { t } = useTranslation('pages/profile')
  const format = useFormat()
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const { data, error } = useQuery(sessionsQueryOptions)
  // Null ends all other sessions.
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQueryOptions.queryKey }),
    onError: (failure) => toast.error(formatProblem(failure)),
  })
  const formatDevice = ({ browser, system }: Schemas['OwnSession']) => {
    if (browser && system) return t('sessions.on', { browser, system })
    return browser ?? system ?? t('sessions.unknown')
  }
  const hasOthers = data?.items.some(({ is_current }) => !is_current)
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions" className={styles.heading}>
        {t('sessions.title')}
      </h2>
      {error && <Banner tone="waiting">{formatProblem(error)}</Banner>}
      {!data && !error && <Skeleton height="4rem" />}
      <ul className={styles.sessions}>
        {data?.items.map((session) => (
          <li key={session.id} className={styles.session}>
            <span>
              {formatDevice(session)} {session.is_current && <Badge>{t('sessions.here')}</Badge>}
              <span className={styles.seen}>
                {t('sessions.seen', { at: format.dateTime(session.seen_at) })}
              </span>
            </span>
            {!session.is_current && (
              <Button
                variant="quiet"
                aria-label={t('sessions.end_named', { name: formatDevice(session) })}
                onClick={() => end.mutate(session.id)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <Button
          className={styles.action}
          isPending={end.isPending}
          onClick={() => end.mutate(null)}
        >
          {t('sessions.end_others')}
        </Button>
      )}
    </section>
  )
}

function PasswordForm() {
  const { t } = useTranslation('pages/profile')
  const queryClient = useQueryClient()
  const form = useDraftForm({
    initialValues: { current_password: '', password: '' },
    schema: vPasswordChange,
    toPayload: (values) => values,
    send: changePassword,
    onSent: () => {
      form.reset()
      toast.info(t('password.changed'))
      return queryClient.invalidateQueries({ queryKey: sessionsQueryOptions.queryKey })
    },
  })
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password" className={styles.heading}>
        {t('password.title')}
      </h2>
      <form className={styles.form} {...form.props}>
        <TextField
          label={t('field.current_password')}
          type="password"
          autoComplete="current-password"
          {...form.bind('current_password')}
        />
        <TextField
          label={t('field.password')}
          type="password"
          autoComplete="new-password"
          hint={t('password.hint')}
          {...form.bind('password')}
        />
        {form.failure && (
          <div className={styles.wide}>
            <Banner tone="blocked" isAnnounced>
              {form.failure}
            </Banner>
          </div>
        )}
        <Button type="submit" isPending={form.isPending} className={styles.action}>
          {t('password.change')}
        </Button>
      </form>
    </section>
  )
}

export const loader = ({ context }: LoaderArgs): void => {
  context.queryClient.query(profileQueryOptions).catch(noop)
}

export function ProfilePage() {
  const { t } = useTranslation('pages/profile')
  const formatProblem = useFormatProblem()
  const { data: profile, error, refetch } = useQuery(profileQueryOptions)
  const [savedTimes, setSavedTimes] = useState(0)
  useTitle(t('title'))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {error && !profile && (
        <ErrorState title={t('load_failed')} onRetry={() => void refetch()}>
          {formatProblem(error)}
        </ErrorState>
      )}
      {!error && !profile && <Skeleton height="24rem" />}
      {profile && (
        <>
          <PersonalForm
            key={savedTimes}
            profile={profile}
            onSaved={() => setSavedTimes((times) => times + 1)}
          />
          {profile.company && <AddressList companyId={profile.company.id} />}
          <PasswordForm />
          <OwnSessions />
        </>
      )}
    </div>
  )
}
