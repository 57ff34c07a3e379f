import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fetchProfile,
  ManagerContact,
  meQueryOptions,
  profileQueryOptions,
  saveProfile,
  type OwnProfile,
} from '@/entities/session'
import { vOwnProfileWrite } from '@contract/validators'
import {
  CountrySelect,
  FormConflict,
  RestoredDraftBanner,
  useDraftForm,
  useConflictResolution,
} from '@/shared/forms'
import { LANGUAGES, switchLanguage, useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Banner, Button, DescriptionList, NativeSelect, TextField, toast } from '@/shared/ui'
import styles from './profile.module.css'

type ProfileFormValues = Record<
  'first_name' | 'last_name' | 'phone' | 'country' | 'language',
  string
>

const toProfileFormValues = ({
  first_name,
  last_name,
  phone,
  country,
  language,
}: OwnProfile): ProfileFormValues => ({
  first_name,
  last_name,
  language,
  phone: phone ?? '',
  country: country ?? '',
})

export function PersonalForm({ profile, onSaved }: { profile: OwnProfile; onSaved: () => void }) {
  const { t } = useTranslation(['pages/profile', 'features/switch-language'])
  const format = useFormat()
  const queryClient = useQueryClient()
  const [initialProfile] = useState(profile)
  const initial = toProfileFormValues(initialProfile)
  const createComparison = (name: keyof ProfileFormValues) => ({
    label: t(`field.${name}`),
    format: (values: ProfileFormValues) => values[name] || null,
  })
  const conflict = useConflictResolution({
    opened: initialProfile,
    toValues: toProfileFormValues,
    read: fetchProfile,
    fields: {
      first_name: createComparison('first_name'),
      last_name: createComparison('last_name'),
      phone: createComparison('phone'),
      country: {
        label: t('field.country'),
        format: (values) => (values.country === '' ? null : format.country(values.country)),
      },
      language: {
        label: t('field.language'),
        format: (values) => t(`features/switch-language:name.${values.language as 'en'}`),
      },
    },
  })
  const form = useDraftForm({
    draftKey: draftKey(initialProfile.id, 'profile'),
    initialValues: initial,
    conflict,
    schema: vOwnProfileWrite,
    toPayload: (formValues) => ({
      ...formValues,
      phone: formValues.phone || null,
      country: formValues.country || null,
    }),
    send: (payload) => saveProfile(conflict.saved.version, payload),
    onSent: async (after) => {
      queryClient.setQueryData(profileQueryOptions.queryKey, after)
      onSaved()
      toast.info(t('saved'))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: meQueryOptions.queryKey }),
        switchLanguage(after.language),
      ])
    },
  })
  const languageOptions = [
    { term: t('field.email'), value: profile.email },
    ...(profile.company ? [{ term: t('company'), value: profile.company.name }] : []),
    ...(profile.countries.length
      ? [
          {
            term: t('countries'),
            value: profile.countries.map(format.country).join(', '),
          },
        ]
      : []),
  ]
  return (
    <section className={styles.section} aria-labelledby="personal">
      <h2 id="personal" className={styles.heading}>
        {t('personal')}
      </h2>
      <DescriptionList items={languageOptions} />
      <ManagerContact />
      <RestoredDraftBanner form={form} />
      <form className={styles.form} {...form.props}>
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
        <TextField label={t('field.phone')} type="tel" autoComplete="tel" {...form.bind('phone')} />
        <CountrySelect
          label={t('field.country')}
          placeholder={t('no_country')}
          {...form.bind('country')}
        />
        <NativeSelect
          label={t('field.language')}
          hint={t('language_hint')}
          options={LANGUAGES.map((value) => ({
            value,
            label: t(`features/switch-language:name.${value}`),
          }))}
          {...form.bind('language')}
        />
        {form.failure && (
          <div className={styles.wide}>
            <Banner tone="blocked" isAnnounced>
              {form.failure}
            </Banner>
          </div>
        )}
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          className={styles.action}
        >
          {t('save')}
        </Button>
      </form>
      <FormConflict conflict={form.conflict} />
    </section>
  )
}
