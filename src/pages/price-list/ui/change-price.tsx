import { useQueryClient } from '@tanstack/react-query'
import { refreshPrices, updatePrice, type PriceEntry } from '@/entities/price'
import { useMe } from '@/entities/session'
import { vPriceChange } from '@/shared/api/generated/validators'
import { FormDrawer, useKeptTyping, useSentForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { today } from '@/shared/lib/today'
import { termsDraft, termsOf } from '../model/price-draft'
import styles from './price-list.module.css'
import { PriceTerms } from './price-terms'

const fields = ['price', 'price_small', 'price_medium', 'price_large', 'start_date', 'end_date', 'unit', 'sale_unit']

/** Other terms of a price; whom it is for stays. What stands against them is said by the backend. */
export function ChangePrice({ price, onClose }: { readonly price: PriceEntry; onClose(): void }) {
  const { t } = useTranslation('pages/price-list')
  const queryClient = useQueryClient()
  const me = useMe()
  const kept = useKeptTyping(draftKey(me?.id ?? '', `price-${price.id}-${price.version}`), termsDraft(price, today()))
  const sent = useSentForm({
    schema: vPriceChange,
    written: termsOf(kept.typed),
    fields,
    send: (write) => updatePrice(price.id, price.version, write),
    kept,
    onSent: async () => {
      await refreshPrices(queryClient)
      onClose()
    },
  })
  return (
    <FormDrawer title={t('form.change')} submitText={t('form.save')} sent={sent} onClose={onClose}>
      <p className={styles.muted}>{price.product.name}</p>
      <PriceTerms draft={kept.typed} onChange={(change) => kept.setTyped((before) => ({ ...before, ...change }))} errorOf={sent.errorOf} />
    </FormDrawer>
  )
}
