import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { auth, homeOf, meQuery } from '@/entities/session'
import { api, unwrap, useProblemText } from '@/shared/api'
import { usePlainForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, TextField } from '@/shared/ui'
import { useToken } from '../model/use-token'
import { WayInFrame } from './way-in-frame'
import styles from './way-in.module.css'

/** Sets a password by the link of a mail, and leads in. */
export function SetPasswordPage() {
  const { t } = useTranslation('pages/way-in')
  const problemText = useProblemText()
  const token = useToken()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = usePlainForm({
    initial: { password: '' },
    required: ['password'],
    send: ({ password }) => unwrap(api.POST('/set_password/', { body: { token, password } })),
    onSent: (me) => {
      // Nothing of the person before must be shown to the next.
      queryClient.clear()
      queryClient.setQueryData(meQuery.queryKey, me)
      auth.logIn(me.role, me.is_terms_agreed)
      void navigate({ to: homeOf(me.role), replace: true })
    },
  })
  const isExpired = token === '' || form.refused.some(({ pointer }) => pointer === '/token')
  return (
    <WayInFrame title={t('set_password.title')} words={isExpired ? undefined : t('set_password.words')}>
      {isExpired ? (
        <Banner tone="waiting" isAnnounced>
          {t('set_password.expired')} <Link to="/login">{t('set_password.ask_again')}</Link>
        </Banner>
      ) : (
        <form className={styles.form} noValidate onSubmit={form.submit}>
          <TextField label={t('field.password')} type="password" autoComplete="new-password" hint={t('set_password.hint')} className={styles.narrow} {...form.bind('password')} />
          {form.problem && (
            <Banner tone="blocked" isAnnounced>
              {problemText(form.problem)}
            </Banner>
          )}
          <Button type="submit" variant="primary" size="l" isPending={form.isPending} className={styles.act}>
            {t('set_password.submit')}
          </Button>
        </form>
      )}
    </WayInFrame>
  )
}
