import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { servicePricesQueryOptions, tariffsQueryOptions } from '@/entities/price'
import { useTranslation } from '@/shared/i18n'
import { Button, Drawer, ErrorState, Skeleton } from '@/shared/ui'
import styles from './price-list.module.css'
import { RateHistory } from './rate-history'
import { ServiceLine } from './service-line'
import { TariffForm } from './tariff-form'
import { TariffRow } from './tariff-row'

/** What services cost by the m3, and what a truck costs by its way. */
export function ServicesAndTariffs({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/price-list')
  const services = useQuery(servicePricesQueryOptions())
  const tariffs = useQuery(tariffsQueryOptions())
  const [isTold, setTold] = useState(false)
  const hasFailed = services.isError || tariffs.isError
  const retry = () => void Promise.all([services.refetch(), tariffs.refetch()])
  const mayEdit = services.data?.items.some(({ may_edit }) => may_edit) ?? false
  // Never one sheet over another: the history takes the place of what it is of.
  if (isTold) return <RateHistory onClose={() => setTold(false)} />
  return (
    <Drawer
      title={t('services.title')}
      isOpen
      onClose={onClose}
      size="m"
      actions={<Button onClick={() => setTold(true)}>{t('history.open')}</Button>}
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
          {mayEdit && <TariffForm />}
          {tariffs.data ? (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('services.location')}</th>
                  <th scope="col">{t('columns.country')}</th>
                  <th scope="col">{t('services.truck')}</th>
                  {mayEdit && <td />}
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
