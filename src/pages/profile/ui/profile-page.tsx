import { noop, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoginTimeline, ownLoginsQueryOptions, SessionList } from '@/entities/login'
import { profileQueryOptions } from '@/entities/session'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { Banner, Button, ErrorState, Skeleton, TextField, toast } from '@/shared/ui'
import { AddressList } from '@/widgets/addresses'
import { vPasswordChange } from '@contract/validators'
import { useDraftForm } from '@/shared/forms'
import {
  changePassword,
  endOtherSessions,
  endSession,
  sessionsQueryOptions,
} from '../model/profile-queries'
import { PersonalForm } from './personal-form'
import styles from './profile.module.css'

/** Active sessions, which the user can end. */
function OwnSessions() {
  const { t } = useTranslation('pages/profile')
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const { data, error } = useQuery(sessionsQueryOptions)
  // Null ends all other sessions.
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQueryOptions.queryKey }),
    onError: (failure) => toast.error(formatProblem(failure)),
  })
  const hasOthers = data?.items.some(({ is_current }) => !is_current)
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions" className={styles.heading}>
        {t('sessions.title')}
      </h2>
      {error && <Banner tone="waiting">{formatProblem(error)}</Banner>}
      {!data && !error && <Skeleton height="4rem" />}
      {data && <SessionList sessions={data.items} onEnd={end.mutate} />}
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

/** The last logins and failures, by which a user finds those of a stranger. */
function OwnLogins() {
  const { t } = useTranslation('pages/profile')
  return (
    <section className={styles.section} aria-labelledby="logins">
      <h2 id="logins" className={styles.heading}>
        {t('logins.title')}
      </h2>
      <LoginTimeline query={ownLoginsQueryOptions} />
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
      form.clearSent()
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
          <OwnLogins />
        </>
      )}
    </div>
  )
}
