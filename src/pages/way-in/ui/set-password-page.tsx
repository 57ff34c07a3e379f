import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { auth, getHomePath, meQueryOptions } from '@/entities/session'
import { api, unwrap } from '@/shared/api'
import { vPasswordByLink } from '@/shared/api/generated/validators'
import { useTextForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, TextField } from '@/shared/ui'
import { AuthFrame } from './auth-frame'
import styles from './way-in.module.css'

/** Returns the token of the mailed link; '' if there is none. */
function useLinkToken(): string {
  const { search } = useLocation()
  return 'token' in search && typeof search.token === 'string' ? search.token : ''
}

/** Sets a password with the token of a mailed link, and logs in. */
export function SetPasswordPage() {
  const { t } = useTranslation('pages/way-in')
  const token = useLinkToken()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useTextForm({
    initial: { password: '' },
    schema: vPasswordByLink,
    toPayload: ({ password }) => ({ token, password }),
    send: (body) => unwrap(api.POST('/set_password/', { body })),
    onSent: (me) => {
      // Remove the previous user's data.
      queryClient.clear()
      queryClient.setQueryData(meQueryOptions.queryKey, me)
      auth.logIn(me.role, me.is_terms_agreed)
      void navigate({ to: getHomePath(me.role), replace: true })
    },
  })
  const isExpired = token === '' || form.errorOf('token') !== undefined
  return (
    <AuthFrame
      title={t('set_password.title')}
      words={isExpired ? undefined : t('set_password.words')}
    >
      {isExpired ? (
        <Banner tone="waiting" isAnnounced>
          {t('set_password.expired')} <Link to="/login">{t('set_password.ask_again')}</Link>
        </Banner>
      ) : (
        <form className={styles.form} {...form.form}>
          <TextField
            label={t('field.password')}
            type="password"
            autoComplete="new-password"
            hint={t('set_password.hint')}
            className={styles.narrow}
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
            className={styles.act}
          >
            {t('set_password.submit')}
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
