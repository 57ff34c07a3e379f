import { useQueryClient } from '@tanstack/react-query'
import { useProblemText } from '@/shared/api'
import { usePlainForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, TextField, toast } from '@/shared/ui'
import { changePassword, sessionsQuery } from '../model/profile-queries'
import styles from './profile.module.css'

/** Changes the password, by whoever knows the present one. */
export function PasswordForm() {
  const { t } = useTranslation('pages/profile')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const form = usePlainForm({
    initial: { current_password: '', password: '' },
    required: ['current_password', 'password'],
    send: changePassword,
    onSent: () => {
      form.reset()
      toast.info(t('password.changed'))
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password" className={styles.heading}>
        {t('password.title')}
      </h2>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <TextField label={t('field.current_password')} type="password" autoComplete="current-password" {...form.bind('current_password')} />
        <TextField label={t('field.password')} type="password" autoComplete="new-password" hint={t('password.hint')} {...form.bind('password')} />
        {form.problem && (
          <div className={styles.wide}>
            <Banner tone="blocked" isAnnounced>
              {problemText(form.problem)}
            </Banner>
          </div>
        )}
        <Button type="submit" isPending={form.isPending} className={styles.act}>
          {t('password.change')}
        </Button>
      </form>
    </section>
  )
}
