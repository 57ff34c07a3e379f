import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { portName } from '@/entities/cargo'
import { refreshPrices, removeTariff, servicePricesQuery, tariffsQuery, updateServicePrice } from '@/entities/price'
import { useProblemText, type Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, Drawer, MoneyField, Skeleton, toast } from '@/shared/ui'
import styles from './price-list.module.css'
import { TariffForm } from './tariff-form'

/** What services cost by the m3, and what a truck costs by its way. */
export function ServicesAndTariffs({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const services = useQuery(servicePricesQuery())
  const tariffs = useQuery(tariffsQuery())
  const mayEdit = services.data?.items.some(({ may_edit }) => may_edit) ?? false
  const remove = (id: string) =>
    removeTariff(id)
      .catch((error: unknown) => toast.error(problemText(error)))
      .then(() => refreshPrices(queryClient))
  return (
    <Drawer title={t('pages/price-list:services.title')} isOpen onClose={onClose} size="m">
      <div className={styles.form}>
        <section className={styles.form}>
          <h3 className={styles.head}>{t('pages/price-list:services.services')}</h3>
          {services.data ? services.data.items.map((service) => <ServiceLine key={`${service.service} ${service.version}`} service={service} />) : <Skeleton height="8rem" />}
        </section>
        <section className={styles.form}>
          <h3 className={styles.head}>{t('pages/price-list:services.tariffs')}</h3>
          {mayEdit && <TariffForm />}
          {tariffs.data ? (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('pages/price-list:services.location')}</th>
                  <th scope="col">{t('pages/price-list:columns.country')}</th>
                  <th scope="col">{t('pages/price-list:services.zip')}</th>
                  <th scope="col">{t('pages/price-list:services.truck')}</th>
                  {mayEdit && <td />}
                </tr>
              </thead>
              <tbody>
                {tariffs.data.items.map(({ id, location, country, zip_prefix, amount }) => (
                  <tr key={id}>
                    <th scope="row">{portName(location) ?? location}</th>
                    <td>{format.country(country)}</td>
                    <td>{zip_prefix}</td>
                    <td>{format.money(amount, 'EUR')}</td>
                    {mayEdit && (
                      <td>
                        <Button size="s" variant="quiet" aria-label={t('pages/price-list:services.remove', { way: `${location} ${country} ${zip_prefix}`.trim() })} onClick={() => void remove(id)}>
                          {t('pages/price-list:remove')}
                        </Button>
                      </td>
                    )}
                  </tr>
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
      {service.may_edit && (
        <Button isPending={isBusy} isDisabled={price === '' || price === service.price} aria-label={t('pages/price-list:services.save', { name })} onClick={() => void save()}>
          {t('pages/price-list:form.save')}
        </Button>
      )}
    </div>
  )
}
