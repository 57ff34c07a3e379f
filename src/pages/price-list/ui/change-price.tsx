import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { productPricesQuery, refreshPrices, updatePrice, type PriceEntry } from '@/entities/price'
import { useMe } from '@/entities/session'
import { vPriceChange } from '@/shared/api/generated/validators'
import { FormDrawer, useKeptTyping, useSentForm, useVersions } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { today } from '@/shared/lib/today'
import { termsDraft, termsOf, type TermsDraft } from '../model/price-draft'
import styles from './price-list.module.css'
import { PriceTerms } from './price-terms'

const fields = [
  'price',
  'price_small',
  'price_medium',
  'price_large',
  'start_date',
  'end_date',
  'unit',
  'sale_unit',
]

/** Other terms of a price; whom it is for stays. What stands against them is said by the backend. */
export function ChangePrice({
  price: given,
  onClose,
}: {
  readonly price: PriceEntry
  onClose(): void
}) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const queryClient = useQueryClient()
  const me = useMe()
  const [opened] = useState(given)
  const kept = useKeptTyping(
    draftKey(me?.id ?? '', `price-${opened.id}-${opened.version}`),
    termsDraft(opened, today()),
  )
  const price = (name: 'price' | 'price_small' | 'price_medium' | 'price_large') => ({
    label: t(`pages/price-list:columns.${name}`),
    format: (values: TermsDraft) => (values[name] === '' ? null : format.price(values[name])),
  })
  const unit = (name: 'unit' | 'sale_unit') => ({
    label: t(`pages/price-list:columns.${name}`),
    format: (values: TermsDraft) => t(`entities/product:unit.${values[name]}`),
  })
  const day = (name: 'start_date' | 'end_date', label: string) => ({
    label,
    format: (values: TermsDraft) => (values[name] === '' ? null : format.date(values[name])),
  })
  const answer = (name: 'hidden' | 'is_on') => ({
    label: t(`pages/price-list:form.${name}`),
    format: (values: TermsDraft) =>
      t(values[name] ? 'pages/price-list:form.yes' : 'pages/price-list:form.no'),
  })
  const versions = useVersions({
    ...{ opened, kept },
    read: async () => {
      await refreshPrices(queryClient)
      const { items } = await queryClient.query({
        ...productPricesQuery(opened.product.id, opened.list),
        staleTime: 0,
      })
      return items.find(({ id }) => id === opened.id) ?? null
    },
    toValues: (saved) => termsDraft(saved, today()),
    fields: {
      ...{
        price: price('price'),
        price_small: price('price_small'),
        price_medium: price('price_medium'),
        price_large: price('price_large'),
      },
      ...{ unit: unit('unit'), sale_unit: unit('sale_unit') },
      start_date: day('start_date', t('pages/price-list:columns.start')),
      end_date: day('end_date', t('pages/price-list:columns.end')),
      ...{ hidden: answer('hidden'), is_on: answer('is_on') },
    },
  })
  const sent = useSentForm({
    schema: vPriceChange,
    written: termsOf(kept.typed),
    fields,
    send: (write) => updatePrice(opened.id, versions.saved.version, write),
    ...{ kept, versions },
    onSent: async () => {
      await refreshPrices(queryClient)
      onClose()
    },
  })
  return (
    <FormDrawer
      title={t('pages/price-list:form.change')}
      submitText={t('pages/price-list:form.save')}
      sent={sent}
      onClose={onClose}
    >
      <p className={styles.muted}>{opened.product.name}</p>
      <PriceTerms
        draft={kept.typed}
        onChange={(change) => kept.setTyped((before) => ({ ...before, ...change }))}
        errorOf={sent.errorOf}
      />
    </FormDrawer>
  )
}
