import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  productPricesQueryOptions,
  refreshPrices,
  updatePrice,
  type PriceEntry,
} from '@/entities/price'
import { formatProductName } from '@/entities/product'
import { useMe } from '@/entities/session'
import { vPriceChange } from '@contract/validators'
import { FormDrawer, useConflictResolution, useDraftForm } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { today } from '@/shared/lib/clock'
import {
  toPriceTermsFormValues,
  toPriceChange,
  type PriceTermsFormValues,
} from '../model/price-terms-form-values'
import styles from './price-list.module.css'
import { PriceTerms } from './price-terms'

const FIELDS = [
  'price',
  'price_small',
  'price_medium',
  'price_large',
  'start_date',
  'end_date',
  'unit',
  'sale_unit',
]

/** Form for the terms of a price; its scope is fixed. The server reports conflicts. */
export function ChangePrice({ price: current, onClose }: { price: PriceEntry; onClose(): void }) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const queryClient = useQueryClient()
  const me = useMe()
  const [initialPrice] = useState(current)
  const describePrice = (name: 'price' | 'price_small' | 'price_medium' | 'price_large') => ({
    label: t(`pages/price-list:columns.${name}`),
    format: (values: PriceTermsFormValues) =>
      values[name] === '' ? null : format.price(values[name], 'EUR'),
  })
  const describeUnit = (name: 'unit' | 'sale_unit') => ({
    label: t(`pages/price-list:columns.${name}`),
    format: (values: PriceTermsFormValues) => t(`entities/product:unit.${values[name]}`),
  })
  const describeDay = (name: 'start_date' | 'end_date', label: string) => ({
    label,
    format: (values: PriceTermsFormValues) =>
      values[name] === '' ? null : format.date(values[name]),
  })
  const describeFlag = (name: 'hidden' | 'is_on') => ({
    label: t(`pages/price-list:form.${name}`),
    format: (values: PriceTermsFormValues) =>
      t(values[name] ? 'pages/price-list:form.yes' : 'pages/price-list:form.no'),
  })
  const conflict = useConflictResolution({
    opened: initialPrice,
    read: async () => {
      await refreshPrices(queryClient)
      const { items } = await queryClient.query({
        ...productPricesQueryOptions(initialPrice.product.id, initialPrice.list),
        staleTime: 0,
      })
      return items.find(({ id }) => id === initialPrice.id) ?? null
    },
    findAuthor: ({ updated_by }) =>
      updated_by && { name: updated_by.name, isOwn: updated_by.id === me?.id },
    toValues: (savedPrice) => toPriceTermsFormValues(savedPrice, today()),
    fields: {
      price: describePrice('price'),
      price_small: describePrice('price_small'),
      price_medium: describePrice('price_medium'),
      price_large: describePrice('price_large'),
      unit: describeUnit('unit'),
      sale_unit: describeUnit('sale_unit'),
      start_date: describeDay('start_date', t('pages/price-list:columns.start')),
      end_date: describeDay('end_date', t('pages/price-list:columns.end')),
      hidden: describeFlag('hidden'),
      is_on: describeFlag('is_on'),
    },
  })
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `price-${initialPrice.id}`),
    formerDraftKey: draftKey(me?.id ?? '', `price-${initialPrice.id}-${initialPrice.version}`),
    initialValues: toPriceTermsFormValues(initialPrice, today()),
    schema: vPriceChange,
    toPayload: toPriceChange,
    fields: FIELDS,
    send: (payload) => updatePrice(initialPrice.id, conflict.saved.version, payload),
    conflict,
    onSent: async () => {
      await refreshPrices(queryClient)
      onClose()
    },
  })
  return (
    <FormDrawer
      title={t('pages/price-list:form.change')}
      submitText={t('pages/price-list:form.save')}
      form={form}
      onClose={onClose}
    >
      <p className={styles.muted}>{formatProductName(initialPrice.product)}</p>
      <PriceTerms draft={form.values} onChange={form.setValues} getError={form.getError} />
    </FormDrawer>
  )
}
