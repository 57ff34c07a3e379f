import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { toNumber } from '@domain/numbers'
import { isCounted, isFractional } from '@domain/timber'
import { Button, NativeSelect, NumberField } from '@/shared/ui'
import { type ProductAmount, useReserve } from '../model/use-reserve'
import styles from './add-to-basket.module.css'

const UNITS = ['pack', 'pcs', 'm3', 'lm'] as const
type BasketUnit = (typeof UNITS)[number]

interface AddToBasketProps {
  productId: string
  /** Company that the order is for; omitted by a client. */
  companyId?: string | undefined
}

/** Adds an amount of a product to the basket in any unit, and shows the result as a toast. */
export function AddToBasket({ productId, companyId }: AddToBasketProps) {
  const { t } = useTranslation('features/add-to-basket')
  const [quantity, setQuantity] = useState('1')
  const [unit, setUnit] = useState<BasketUnit>('pack')
  const isValid = toNumber(quantity) > 0 && !isFractional(quantity, unit)
  const reserve = useReserve(companyId)
  const add = useMutation({ mutationFn: (amount: ProductAmount) => reserve(productId, amount) })
  return (
    <div className={styles.add}>
      <NumberField
        label={t('amount')}
        value={quantity}
        onChange={setQuantity}
        min={isCounted(unit) ? '1' : '0.001'}
        maxPlaces={isCounted(unit) ? 0 : 3}
        className={styles.amount}
      />
      <NativeSelect
        label={t('unit')}
        isRequired
        value={unit}
        onChange={(chosen) => chosen !== '' && setUnit(chosen)}
        options={UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
      />
      <Button
        variant="primary"
        isPending={add.isPending}
        isDisabled={!isValid}
        onClick={() => add.mutate({ quantity, unit })}
      >
        {t('add')}
      </Button>
    </div>
  )
}
