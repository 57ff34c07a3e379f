import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { AuthFrame } from '@/widgets/auth-frame'
import { getHomePath, startSession } from '@/entities/session'
import { api, unwrap } from '@/shared/api'
import { vPasswordByLink } from '@/shared/api/generated/validators'
import { useDraftForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, TextField } from '@/shared/ui'
import styles from './set-password-page.module.css'

/** Returns the token of the mailed link; '' if there is none. */
function useLinkToken(): string {
  const { search } = useLocation()
  return 'token' in search && typeof search.token === 'string' ? search.token : ''
}

/** Sets a password with the token of a mailed link, and logs in. */
export function SetPasswordPage() {
  const { t } = useTranslation('pages/set-password')
  const token = useLinkToken()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useDraftForm({
    initialValues: { password: '' },
    schema: vPasswordByLink,
    toPayload: ({ password }) => ({ token, password }),
    send: (body) => unwrap(api.POST('/set_password/', { body })),
    onSent: (me) => {
      startSession(queryClient, me)
      void navigate({ to: getHomePath(me.role), replace: true })
    },
  })
  const isExpired = token === '' || form.getError('token') !== undefined
  return (
    <AuthFrame title={t('title')} description={isExpired ? undefined : t('words')}>
      {isExpired ? (
        <Banner tone="waiting" isAnnounced>
          {t('expired')} <Link to="/login">{t('ask_again')}</Link>
        </Banner>
      ) : (
        <form className={styles.form} {...form.props}>
          <TextField
            label={t('password')}
            type="password"
            autoComplete="new-password"
            hint={t('hint')}
            className={styles.password}
            {...form.bind('password')}
          />
          {form.failure && (
            <Banner tone="blocked" isAnnounced>
              {form.failure}
            </Banner>
          )}
          <Button
            type="submit"
            variant="primary"
            size="l"
            isPending={form.isPending}
            className={styles.submit}
          >
            {t('submit')}
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
