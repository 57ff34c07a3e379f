import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  createTariff,
  refreshPrices,
  removeTariff,
  tariffsQueryOptions,
  updateTariff,
} from '@/entities/price'
import { useMe } from '@/entities/session'
import { stockFacetsQueryOptions } from '@/entities/stock'
import { type Schemas, useFormatProblem } from '@/shared/api'
import { vTariffWrite } from '@contract/validators'
import { FormConflict, RestoredDraftBanner, useDraftForm } from '@/shared/forms'
import { listCountryChoices, useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import {
  Banner,
  Button,
  IconButton,
  MoneyField,
  NativeSelect,
  TextField,
  toast,
  XIcon,
} from '@/shared/ui'
import { findPortName } from '@domain/ports'
import { useRateField } from '../model/use-rate-field'
import { useRemovedToast } from '../model/use-removed-toast'
import styles from './price-list.module.css'

/** Truck tariff of a route, which maintainers can edit or remove. */
export function TariffRow({ tariff }: { tariff: Schemas['Tariff'] }) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const { id, version, location, country, zip_prefix, amount, may_edit } = tariff
  const route = `${location} ${country} ${zip_prefix}`.trim()
  const { form, field, conflict, isPending, isChanged } = useRateField({
    schema: vTariffWrite,
    saved: { amount, version },
    label: t('services.truck_of', { way: route }),
    fetchSaved: async () =>
      (await queryClient.query({ ...tariffsQueryOptions(), staleTime: 0 })).items.find(
        (item) => item.id === id,
      ) ?? null,
    draftKey: `tariff-${id}`,
    field: 'amount',
    toPayload: (input) => ({ location, country, zip_prefix, amount: input }),
    send: (payload, currentVersion) => updateTariff(id, currentVersion, payload),
  })
  const showRemovedToast = useRemovedToast()
  const remove = useMutation({
    mutationFn: () => removeTariff(id, version),
    onSuccess: () =>
      // The id as key restores a removed tariff once.
      showRemovedToast(t('services.removed', { way: route }), () =>
        createTariff({ location, country, zip_prefix, amount }, id),
      ),
    onError: (error) => toast.error(formatProblem(error)),
    onSettled: () => refreshPrices(queryClient),
  })
  return (
    <tr>
      <th scope="row">{findPortName(location) ?? location}</th>
      <td>{`${format.country(country)} ${zip_prefix}`.trim()}</td>
      <td className={styles.truck}>
        {may_edit ? (
          <form {...form} className={styles.form}>
            <MoneyField
              label={t('services.truck_of', { way: route })}
              isLabelHidden
              currency="EUR"
              isRequired
              {...field}
            />
            {isChanged && (
              <div>
                <Button
                  type="submit"
                  size="s"
                  isPending={isPending}
                  aria-label={t('services.save', { name: route })}
                >
                  {t('form.save')}
                </Button>
              </div>
            )}
            <FormConflict conflict={conflict} />
          </form>
        ) : (
          format.money(amount, 'EUR')
        )}
      </td>
      {may_edit && (
        <td>
          <IconButton
            size="s"
            label={t('services.remove', { way: route })}
            icon={<XIcon />}
            isDisabled={remove.isPending}
            onClick={() => remove.mutate()}
          />
        </td>
      )}
    </tr>
  )
}

const EMPTY_TARIFF = { location: '', country: '', zip_prefix: '', amount: '' }

/** Form for the tariff of a new route. */
export function TariffForm() {
  const { t, i18n } = useTranslation('pages/price-list')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { data: facets } = useQuery(stockFacetsQueryOptions())
  const me = useMe()
  const countries = useMemo(
    () => listCountryChoices(format.country, i18n.language),
    [format, i18n.language],
  )
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', 'tariff'),
    initialValues: EMPTY_TARIFF,
    schema: vTariffWrite,
    toPayload: (values) => ({
      ...values,
      zip_prefix: values.zip_prefix.replaceAll(/[\s-]/g, '').toUpperCase(),
      amount: values.amount || null,
    }),
    send: createTariff,
    onSent: async () => {
      form.clearSent()
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
