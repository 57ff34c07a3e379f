import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, toast } from '@/shared/ui'
import { refreshLogins, slowedLoginsQueryOptions, unlockLogin } from '../api/logins'
import styles from './login.module.css'

interface SlowedLoginsProps {
  /** Shows this person only. */
  personId?: string
}

/** Accounts and addresses that have to wait, each with a button that unlocks it. Empty if none. */
export function SlowedLogins({ personId }: SlowedLoginsProps) {
  const { t } = useTranslation('entities/login')
  const format = useFormat()
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const { data } = useQuery(slowedLoginsQueryOptions)
  const unlock = useMutation({
    mutationFn: unlockLogin,
    onSuccess: () => {
      toast.info(t('slowed.unlocked'))
      return Promise.all([
        refreshLogins(queryClient),
        queryClient.invalidateQueries({ queryKey: ['records', 'person'] }),
      ])
    },
    onError: (error) => toast.error(formatProblem(error)),
  })
  const shown = data?.items.filter(
    ({ person }) => personId === undefined || person?.id === personId,
  )
  if (!shown?.length) return null
  return (
    <Banner tone="waiting">
      <ul className={styles.slowed}>
        {shown.map((slowed) => {
          const name = slowed.person?.name ?? slowed.address ?? ''
          return (
            <li key={slowed.person?.id ?? name} className={styles.session}>
              <span>
                {t('slowed.entry', {
                  name,
                  count: slowed.failures,
                  at: format.time(slowed.until),
                })}
              </span>
              <Button
                size="s"
                aria-label={t('slowed.unlock_named', { name })}
                isPending={unlock.isPending && unlock.variables === slowed}
                onClick={() => unlock.mutate(slowed)}
              >
                {t('slowed.unlock')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
