import { useQueryClient } from '@tanstack/react-query'
import { servicePricesQueryOptions, updateServicePrice } from '@/entities/price'
import type { Schemas } from '@/shared/api'
import { vServicePriceWrite } from '@/shared/api/generated/validators'
import { FormConflict } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Button, NumberField } from '@/shared/ui'
import { useRateField } from '../model/use-rate-field'
import styles from './price-list.module.css'

/** What a service costs by the m3, changed in its place by those who keep it. */
export function ServiceLine({
  service: { service, version, price, may_edit },
}: {
  readonly service: Schemas['ServicePrice']
}) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const queryClient = useQueryClient()
  const name = t(`pages/price-list:services.name.${service}`)
  const toRate = (saved: Schemas['ServicePrice']) => ({
    amount: saved.price,
    version: saved.version,
  })
  const { form, field, versions, isPending, isChanged } = useRateField({
    schema: vServicePriceWrite,
    saved: { amount: price, version },
    label: name,
    async fetchSaved() {
      const { items } = await queryClient.query({ ...servicePricesQueryOptions(), staleTime: 0 })
      const saved = items.find((each) => each.service === service)
      return saved ? toRate(saved) : null
    },
    draftKey: `service-${service}`,
    field: 'price',
    toPayload: (amount) => ({ price: amount }),
    send: async (write, known) => toRate(await updateServicePrice(service, known, write.price)),
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
      <FormConflict versions={versions} />
    </form>
  )
}
