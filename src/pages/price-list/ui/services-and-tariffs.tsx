import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshPrices, servicePricesQuery, tariffsQuery, updateServicePrice } from '@/entities/price'
import { useProblemText, type Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Button, Drawer, MoneyField, Skeleton, toast } from '@/shared/ui'
import styles from './price-list.module.css'
import { TariffForm } from './tariff-form'
import { TariffRow } from './tariff-row'

/** What services cost by the m3, and what a truck costs by its way. */
export function ServicesAndTariffs({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/price-list')
  const services = useQuery(servicePricesQuery())
  const tariffs = useQuery(tariffsQuery())
  const mayEdit = services.data?.items.some(({ may_edit }) => may_edit) ?? false
  return (
    <Drawer title={t('services.title')} isOpen onClose={onClose} size="m">
      <div className={styles.form}>
        <section className={styles.form}>
          <h3 className={styles.head}>{t('services.services')}</h3>
          {services.data ? services.data.items.map((service) => <ServiceLine key={`${service.service} ${service.version}`} service={service} />) : <Skeleton height="8rem" />}
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
                  <TariffRow key={`${tariff.id} ${tariff.version}`} tariff={tariff} />
                ))}
              </tbody>
            </table>
          ) : (
            <Skeleton height="12rem" />
          )}
        </section>
      </div>
    </Drawer>
  )
}

function ServiceLine({ service }: { readonly service: Schemas['ServicePrice'] }) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const [price, setPrice] = useState(service.price)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      await updateServicePrice(service.service, service.version, Number(price).toFixed(2))
    } catch (error) {
      toast.error(problemText(error))
    }
    setBusy(false)
    await refreshPrices(queryClient)
  }
  const name = t(`pages/price-list:services.name.${service.service}`)
  return (
    <div className={styles.service}>
      <MoneyField label={name} currency="EUR" unit={t('entities/product:unit.m3')} value={price} onChange={setPrice} isReadOnly={!service.may_edit} />
      {service.may_edit && price !== '' && price !== service.price && (
        <Button isPending={isBusy} aria-label={t('pages/price-list:services.save', { name })} onClick={() => void save()}>
          {t('pages/price-list:form.save')}
        </Button>
      )}
    </div>
  )
}
