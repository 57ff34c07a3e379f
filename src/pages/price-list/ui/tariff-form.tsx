import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findPortName } from '@/entities/cargo'
import { createTariff, refreshPrices } from '@/entities/price'
import { useMe } from '@/entities/session'
import { stockFacetsQueryOptions } from '@/entities/stock'
import { vTariffWrite } from '@/shared/api/generated/validators'
import { RestoredDraftBanner, useDraftForm } from '@/shared/forms'
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
  const countries = useMemo(
    () => countryChoices(format.country, i18n.language),
    [format, i18n.language],
  )
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', 'tariff'),
    initialValues: emptyTariff,
    schema: vTariffWrite,
    toPayload: (values) => ({
      ...values,
      zip_prefix: values.zip_prefix.replaceAll(/[\s-]/g, '').toUpperCase(),
      amount: values.amount || null,
    }),
    send: createTariff,
    onSent: async () => {
      form.reset()
      await refreshPrices(queryClient)
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <RestoredDraftBanner form={form} />
      {form.failure && (
        <Banner tone="blocked" isAnnounced>
          {form.failure}
        </Banner>
      )}
      <div className={styles.fields}>
        <NativeSelect
          label={t('services.location')}
          placeholder="–"
          options={(facets?.location ?? []).map((value) => ({
            value,
            label: findPortName(value) ?? value,
          }))}
          {...form.bind('location')}
          isRequired
        />
        <NativeSelect
          label={t('columns.country')}
          placeholder="–"
          options={countries}
          {...form.bind('country')}
          isRequired
        />
        <TextField
          label={t('services.zip')}
          hint={t('services.zip_hint')}
          {...form.bind('zip_prefix')}
        />
        <MoneyField
          label={t('services.truck')}
          currency="EUR"
          {...form.bind('amount')}
          isRequired
        />
      </div>
      <div>
        <Button type="submit" isPending={form.isPending}>
          {t('services.add')}
        </Button>
      </div>
    </form>
  )
}
