import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Button, PlusIcon } from '@/shared/ui'
import styles from './offers.module.css'

const OfferForm = lazyComponent(async () => (await import('./offer-form')).OfferForm)

interface NewOfferProps {
  /** Of which wood one is begun, by the address. */
  readonly product: string | undefined
  readonly lot: string | undefined
  /** The address is as it was before. */
  readonly onDone: () => void
}

/** The way to a new offer. */
export function NewOffer({ product, lot, onDone }: NewOfferProps) {
  const { t } = useTranslation('pages/offers')
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    if (product !== undefined) onDone()
  }
  return (
    <div className={styles.tools}>
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {t('new')}
      </Button>
      {(isOpen || product !== undefined) && (
        <OfferForm productId={product} lotId={lot} onClose={close} />
      )}
    </div>
  )
}
