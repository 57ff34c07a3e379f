import { useMemo } from 'react'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import type { GridColumn } from '@/shared/ui/lines-grid'
import { useWoodColumns } from '@/widgets/wood-lines'
import { dealForm } from './deal-form'
import type { DealLine } from './deal-line'
import { useCanSeeMargin } from './use-deal'

interface DealLineColumnsOptions {
  currency: string
  /** What the client wants certified. */
  required: DealLine['certification']
  openSpecification: (lineId: string) => void
}

/** The columns of a deal's lines, for this person and in this language. */
export function useDealLineColumns({
  currency,
  required,
  openSpecification,
}: DealLineColumnsOptions): readonly GridColumn<DealLine>[] {
  const { t } = useTranslation('pages/deal')
  const { canEdit } = useRecord(dealForm)
  const canSeeMargin = useCanSeeMargin()
  const isReadOnly = !canEdit('lines')
  const isPurchaseReadOnly = isReadOnly && !canEdit('planned_purchase_price')
  // Without the margin's columns a name fits into one line, with them it takes two.
  const wood = useWoodColumns<DealLine>({
    currency,
    required,
    isReadOnly,
    productWidth: canSeeMargin ? 14.85 : 18.9,
    openSpecification,
  })

  return useMemo(() => {
    const price = (name: 'price' | 'planned_purchase_price', isFixed: boolean) =>
      wood.price({ name, label: t(`line.${name}`), isReadOnly: isFixed })
    return [
      wood.product,
      wood.quantity,
      wood.unit,
      price('price', isReadOnly),
      ...(canSeeMargin ? [price('planned_purchase_price', isPurchaseReadOnly)] : []),
      wood.priceUnit,
      wood.certification,
      wood.volume,
      wood.amount('price'),
    ]
  }, [t, wood, canSeeMargin, isReadOnly, isPurchaseReadOnly])
}
