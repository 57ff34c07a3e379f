import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findPortName } from '@/entities/cargo'
import { createTariff, refreshPrices } from '@/entities/price'
import { useMe } from '@/entities/session'
import { stockFacetsQueryOptions } from '@/entities/stock'
import { vTariffWrite } from '@/shared/api/generated/validators'
import { RestoredDraftBanner, useFormDraft, useSubmitForm } from '@/shared/forms'
import { countryChoices, useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Banner, Button, MoneyField, NativeSelect, TextField } from '@/shared/ui'
import styles from './price-list.module.css'

const emptyTariff = { location: '', country: '', zip_prefix: '', amount: '' }

/** Form for the tariff of a new route. */
export function TariffForm() {
  const { t, i18n } = useTranslation('pages/price-list')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { data: facets } = useQuery(stockFacetsQueryOptions())
  const me = useMe()
  const storedDraft = useFormDraft(draftKey(me?.id ?? '', 'tariff'), emptyTariff)
  const { values: draft, setValues: setDraft } = storedDraft
  const countries = useMemo(
    () => countryChoices(format.country, i18n.language),
    [format, i18n.language],
  )
  const set = (name: keyof typeof emptyTariff) => (value: string) =>
    setDraft((previous) => ({ ...previous, [name]: value }))
  const { form, failure, isPending, errorOf, reset } = useSubmitForm({
    schema: vTariffWrite,
    payload: {
      ...draft,
      zip_prefix: draft.zip_prefix.replaceAll(/[\s-]/g, '').toUpperCase(),
      amount: draft.amount || null,
    },
    fields: ['location', 'country', 'zip_prefix', 'amount'],
    send: createTariff,
    draft: storedDraft,
    onSent: async () => {
      setDraft(emptyTariff)
      reset()
      await refreshPrices(queryClient)
    },
  })
  return (
    <form {...form} className={styles.form}>
      <RestoredDraftBanner kept={storedDraft} />
      {failure && (
        <Banner tone="blocked" isAnnounced>
          {failure}
        </Banner>
      )}
      <div className={styles.fields}>
        <NativeSelect
          label={t('services.location')}
          value={draft.location}
          onChange={set('location')}
          placeholder="–"
          options={(facets?.location ?? []).map((value) => ({
            value,
            label: findPortName(value) ?? value,
          }))}
          isRequired
          error={errorOf('location')}
        />
        <NativeSelect
          label={t('columns.country')}
          value={draft.country}
          onChange={set('country')}
          placeholder="–"
          options={countries}
          isRequired
          error={errorOf('country')}
        />
        <TextField
          label={t('services.zip')}
          value={draft.zip_prefix}
          onChange={set('zip_prefix')}
          hint={t('services.zip_hint')}
          error={errorOf('zip_prefix')}
        />
        <MoneyField
          label={t('services.truck')}
          currency="EUR"
          value={draft.amount}
          onChange={set('amount')}
          isRequired
          error={errorOf('amount')}
        />
      </div>
      <div>
        <Button type="submit" isPending={isPending}>
          {t('services.add')}
        </Button>
      </div>
    </form>
  )
}
