import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useFormatCoverAmount } from '@/widgets/cover'
import type { PickAmount } from './remainder'

/** An amount as a reader of this language would type it: "4 packs", "12.5 m³". */
export function useFormatPick(): (amount: PickAmount) => string {
  const { t } = useTranslation('shared/forms')
  const format = useFormat()
  const { packs } = useFormatCoverAmount()
  return useCallback(
    ({ quantity, unit }) =>
      unit === 'pack'
        ? packs(quantity)
        : `${format.number(quantity)} ${t(`quantity.unit.${unit}`)}`,
    [t, format, packs],
  )
}
