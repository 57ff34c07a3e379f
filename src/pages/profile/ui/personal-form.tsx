import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@/entities/session'
import { vOwnProfileWrite } from '@/shared/api/generated/validators'
import { CountrySelect, KeptBanner, useKeptTyping, usePlainForm } from '@/shared/forms'
import { languages, switchLanguage, useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Banner, Button, DescriptionList, NativeSelect, TextField, toast } from '@/shared/ui'
import { profileQuery, saveProfile, type OwnProfile } from '../model/profile-queries'
import styles from './profile.module.css'

/** How a person is called and reached, and in which language. */
export function PersonalForm({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation(['pages/profile', 'features/switch-language'])
  const format = useFormat()
  const queryClient = useQueryClient()
  const { first_name, last_name, phone, country } = profile
  const saved = { first_name, last_name, phone: phone ?? '', country: country ?? '', language: profile.language as string }
  const form = usePlainForm({
    initial: saved,
    kept: useKeptTyping(draftKey(profile.id, 'profile'), saved),
    schema: vOwnProfileWrite,
    write: (typed) => ({ ...typed, phone: typed.phone || null, country: typed.country || null }),
    send: (write) => saveProfile(profile.version, write),
    onSent: async (after) => {
      queryClient.setQueryData(profileQuery.queryKey, after)
      toast.info(t('pages/profile:saved'))
      await Promise.all([queryClient.invalidateQueries({ queryKey: meQuery.queryKey }), switchLanguage(after.language)])
    },
  })
  const known = [
    { term: t('pages/profile:field.email'), value: profile.email },
    ...(profile.company ? [{ term: t('pages/profile:company'), value: profile.company.name }] : []),
    ...(profile.countries.length ? [{ term: t('pages/profile:countries'), value: profile.countries.map(format.country).join(', ') }] : []),
  ]
  return (
    <section className={styles.section} aria-labelledby="personal">
      <h2 id="personal" className={styles.heading}>
        {t('pages/profile:personal')}
      </h2>
      <DescriptionList items={known} />
      <KeptBanner kept={form.kept} />
      <form className={styles.form} {...form.form}>
        <TextField label={t('pages/profile:field.first_name')} autoComplete="given-name" {...form.bind('first_name')} />
        <TextField label={t('pages/profile:field.last_name')} autoComplete="family-name" {...form.bind('last_name')} />
        <TextField label={t('pages/profile:field.phone')} type="tel" autoComplete="tel" {...form.bind('phone')} />
        <CountrySelect label={t('pages/profile:field.country')} placeholder={t('pages/profile:no_country')} {...form.bind('country')} />
        <NativeSelect
          label={t('pages/profile:field.language')}
          hint={t('pages/profile:language_hint')}
          options={languages.map((value) => ({ value, label: t(`features/switch-language:name.${value}`) }))}
          {...form.bind('language')}
        />
        {form.failure && (
          <div className={styles.wide}>
            <Banner tone="blocked" isAnnounced>
              {form.failure}
            </Banner>
          </div>
        )}
        <Button type="submit" variant="primary" isPending={form.isPending} className={styles.act}>
          {t('pages/profile:save')}
        </Button>
      </form>
    </section>
  )
}
