import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { noop, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { ErrorState, Skeleton } from '@/shared/ui'
import { AddressList } from '@/widgets/addresses'
import { profileQueryOptions } from '../model/profile-queries'
import { OwnSessions } from './own-sessions'
import { PasswordForm } from './password-form'
import { PersonalForm } from './personal-form'
import styles from './profile.module.css'

export const loader = ({ context }: LoaderArgs): void => {
  context.queryClient.query(profileQueryOptions).catch(noop)
}

/** What a person keeps of themselves: how they are called, their password, where they are logged in, and their company's addresses. */
export function ProfilePage() {
  const { t } = useTranslation('pages/profile')
  const problemText = useFormatProblem()
  const { data: profile, error, refetch } = useQuery(profileQueryOptions)
  const [savedTimes, setSavedTimes] = useState(0)
  useTitle(t('title'))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {error && !profile && (
        <ErrorState title={t('load_failed')} onRetry={() => void refetch()}>
          {problemText(error)}
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
