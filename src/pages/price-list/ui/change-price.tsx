import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshPrices, updatePrice, type PriceEntry } from '@/entities/price'
import { vPriceChange } from '@/shared/api/generated/validators'
import { FormDrawer, useSentForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { today } from '@/shared/lib/today'
import { termsDraft, termsOf } from '../model/price-draft'
import styles from './price-list.module.css'
import { PriceTerms } from './price-terms'

const fields = ['price', 'price_small', 'price_medium', 'price_large', 'start_date', 'end_date', 'unit', 'sale_unit']

/** Other terms of a price; whom it is for stays. What stands against them is said by the backend. */
export function ChangePrice({ price, onClose }: { readonly price: PriceEntry; onClose(): void }) {
  const { t } = useTranslation('pages/price-list')
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => termsDraft(price, today()))
  const sent = useSentForm({
    schema: vPriceChange,
    written: termsOf(draft),
    fields,
    send: (write) => updatePrice(price.id, price.version, write),
    onSent: async () => {
      await refreshPrices(queryClient)
      onClose()
    },
  })
  return (
    <FormDrawer title={t('form.change')} submitText={t('form.save')} sent={sent} onClose={onClose}>
      <p className={styles.muted}>{price.product.name}</p>
      <PriceTerms draft={draft} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} errorOf={sent.errorOf} />
    </FormDrawer>
  )
}
