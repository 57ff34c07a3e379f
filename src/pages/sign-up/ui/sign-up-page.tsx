import { useNavigate } from '@tanstack/react-router'
import { AuthFrame } from '@/widgets/auth-frame'
import { api, unwrap } from '@/shared/api'
import { vSignUp } from '@contract/validators'
import { CountrySelect, RestoredDraftBanner, useDraftForm } from '@/shared/forms'
import { toLanguage, useTranslation } from '@/shared/i18n'
import { draftKey, ANONYMOUS } from '@/shared/lib/draft'
import { Banner, Button, TextArea, TextField, toast } from '@/shared/ui'
import styles from './sign-up-page.module.css'

const EMPTY_SIGN_UP = {
  company_name: '',
  country: '',
  company_code: '',
  vat_code: '',
  address: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
}

export function SignUpPage() {
  const { t, i18n } = useTranslation('pages/sign-up')
  const navigate = useNavigate()
  const form = useDraftForm({
    initialValues: EMPTY_SIGN_UP,
    // No user id yet, so the draft is keyed to the device.
    draftKey: draftKey(ANONYMOUS, 'sign-up'),
    schema: vSignUp,
    toPayload: ({ company_code, vat_code, address, phone, ...rest }) => ({
      ...rest,
      company_code: company_code || null,
      vat_code: vat_code || null,
      address: address || null,
      phone: phone || null,
      language: toLanguage(i18n.language),
    }),
    send: (body) => unwrap(api.POST('/sign_up/', { body })),
    onSent: () => {
      toast.info(t('sent'))
      void navigate({ to: '/login' })
    },
  })
  return (
    <AuthFrame title={t('title')} description={t('words')}>
      <RestoredDraftBanner form={form} />
      <form className={styles.form} {...form.props}>
        <fieldset className={styles.group}>
          <legend className={styles.heading}>{t('company')}</legend>
          <TextField
            label={t('field.company_name')}
            autoComplete="organization"
            className={styles.wide}
            {...form.bind('company_name')}
          />
          <CountrySelect label={t('field.country')} {...form.bind('country')} />
          <TextField label={t('field.vat_code')} {...form.bind('vat_code')} />
          <TextField label={t('field.company_code')} {...form.bind('company_code')} />
          <TextArea label={t('field.address')} className={styles.wide} {...form.bind('address')} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.heading}>{t('person')}</legend>
          <TextField
            label={t('field.first_name')}
            autoComplete="given-name"
            {...form.bind('first_name')}
          />
          <TextField
            label={t('field.last_name')}
            autoComplete="family-name"
            {...form.bind('last_name')}
          />
          <TextField
            label={t('field.email')}
            type="email"
            autoComplete="email"
            {...form.bind('email')}
          />
          <TextField
            label={t('field.phone')}
            type="tel"
            autoComplete="tel"
            {...form.bind('phone')}
          />
        </fieldset>
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
    </AuthFrame>
  )
}
