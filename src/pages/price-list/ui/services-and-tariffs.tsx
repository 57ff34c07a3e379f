import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  rateChangesQueryOptions,
  servicePricesQueryOptions,
  tariffsQueryOptions,
  updateServicePrice,
} from '@/entities/price'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  NumberField,
  Skeleton,
  Timeline,
  type TimelineEntry,
} from '@/shared/ui'
import type { Schemas } from '@/shared/api'
import { vServicePriceWrite } from '@contract/validators'
import { FormConflict } from '@/shared/forms'
import { findPortName } from '@domain/ports'
import { useRateField } from '../model/use-rate-field'
import styles from './price-list.module.css'
import { TariffForm, TariffRow } from './tariffs'

/** Price of a service per m³, editable in place for its maintainers. */
function ServiceLine({
  service: { service, version, price, may_edit },
}: {
  service: Schemas['ServicePrice']
}) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const queryClient = useQueryClient()
  const name = t(`pages/price-list:services.name.${service}`)
  const toRate = (savedPrice: Schemas['ServicePrice']) => ({
    amount: savedPrice.price,
    version: savedPrice.version,
  })
  const { form, field, conflict, isPending, isChanged } = useRateField({
    schema: vServicePriceWrite,
    saved: { amount: price, version },
    label: name,
    async fetchSaved() {
      const { items } = await queryClient.query({ ...servicePricesQueryOptions(), staleTime: 0 })
      const savedPrice = items.find((item) => item.service === service)
      return savedPrice ? toRate(savedPrice) : null
    },
    draftKey: `service-${service}`,
    field: 'price',
    toPayload: (amount) => ({ price: amount }),
    send: async (payload, currentVersion) =>
      toRate(await updateServicePrice(service, currentVersion, payload.price)),
  })
  return (
    <form {...form} className={styles.form}>
      <NumberField
        label={name}
        currency="EUR"
        prefix="EUR"
        unit={<>/ {t('entities/product:unit.m3')}</>}
        minPlaces={2}
        maxPlaces={4}
        isReadOnly={!may_edit}
        {...field}
      />
      {may_edit && isChanged && (
        <div>
          <Button
            type="submit"
            size="s"
            isPending={isPending}
            aria-label={t('pages/price-list:services.save', { name })}
          >
            {t('pages/price-list:form.save')}
          </Button>
        </div>
      )}
      <FormConflict conflict={conflict} />
    </form>
  )
}

type Change = Schemas['RateChange']

/** Change history of service prices and truck tariffs. */
function RateHistory({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const { data, isError, refetch } = useQuery(rateChangesQueryOptions())
  const title = t('services.history')
  const formatMoney = (amount: string) => format.money(amount, 'EUR')
  function formatName({ service, way }: Change): string {
    if (service) return t(`services.name.${service}`)
    return way
      ? `${findPortName(way.location) ?? way.location} – ${format.country(way.country)} ${way.zip_prefix}`.trim()
      : ''
  }
  const getChangeKind = ({ before, after }: Change) =>
    before === null ? 'added' : after === null ? 'removed' : 'changed'
  const entries = (data?.items ?? []).map((change): TimelineEntry => {
    const { id, at, by, before, after } = change
    return {
      id,
      time: format.dateTime(at),
      title: t(`history.${getChangeKind(change)}`, {
        name: by?.name ?? '–',
        scope: formatName(change),
      }),
      children:
        before !== null && after !== null
          ? t('history.from_to', { before: formatMoney(before), after: formatMoney(after) })
          : formatMoney(after ?? before ?? '0'),
    }
  })
  return (
    <Drawer title={title} isOpen size="m" onClose={onClose}>
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="12rem" />
      ) : entries.length === 0 ? (
        <EmptyState title={t('history.none')} />
      ) : (
        <Timeline label={title} entries={entries} />
      )}
    </Drawer>
  )
}

/** Service prices per m³, and truck tariffs per route. */
export function ServicesAndTariffs({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/price-list')
  const services = useQuery(servicePricesQueryOptions())
  const tariffs = useQuery(tariffsQueryOptions())
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const hasFailed = services.isError || tariffs.isError
  const retry = () => void Promise.all([services.refetch(), tariffs.refetch()])
  const canEdit = services.data?.items.some(({ may_edit }) => may_edit) ?? false
  // Only one drawer at a time; the history replaces the editor.
  if (isHistoryOpen) return <RateHistory onClose={() => setHistoryOpen(false)} />
  return (
    <Drawer
      title={t('services.title')}
      isOpen
      onClose={onClose}
      size="m"
      actions={<Button onClick={() => setHistoryOpen(true)}>{t('history.open')}</Button>}
    >
      <div className={styles.form}>
        {hasFailed && <ErrorState onRetry={retry} />}
        <section className={styles.form}>
          <h3 className={styles.head}>{t('services.services')}</h3>
          {services.data
            ? services.data.items.map((service) => (
                <ServiceLine key={service.service} service={service} />
              ))
            : !hasFailed && <Skeleton height="8rem" />}
        </section>
        <section className={styles.form}>
          <h3 className={styles.head}>{t('services.tariffs')}</h3>
          {canEdit && <TariffForm />}
          {tariffs.data ? (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('services.location')}</th>
                  <th scope="col">{t('columns.country')}</th>
                  <th scope="col">{t('services.truck')}</th>
                  {canEdit && <td />}
                </tr>
              </thead>
              <tbody>
                {tariffs.data.items.map((tariff) => (
                  <TariffRow key={tariff.id} tariff={tariff} />
                ))}
              </tbody>
            </table>
          ) : (
            !hasFailed && <Skeleton height="12rem" />
          )}
        </section>
      </div>
    </Drawer>
  )
}
