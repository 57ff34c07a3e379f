import { useQueryClient } from '@tanstack/react-query'
import { vPasswordChange } from '@/shared/api/generated/validators'
import { useTextForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, TextField, toast } from '@/shared/ui'
import { changePassword, sessionsQueryOptions } from '../model/profile-queries'
import styles from './profile.module.css'

/** Changes the password, by whoever knows the present one. */
export function PasswordForm() {
  const { t } = useTranslation('pages/profile')
  const queryClient = useQueryClient()
  const form = useTextForm({
    initial: { current_password: '', password: '' },
    schema: vPasswordChange,
    toPayload: (typed) => typed,
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
      <form className={styles.form} {...form.form}>
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
        <Button type="submit" isPending={form.isPending} className={styles.act}>
          {t('password.change')}
        </Button>
      </form>
    </section>
  )
}
