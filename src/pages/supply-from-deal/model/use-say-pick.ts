import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useSayAmount } from '@/widgets/cover'
import type { Amount } from './rest'

/** An amount as a reader of this language would type it: "4 packs", "12.5 m³". */
export function useSayPick(): (amount: Amount) => string {
  const { t } = useTranslation('shared/forms')
  const format = useFormat()
  const { packs } = useSayAmount()
  return useCallback(
    ({ quantity, unit }) =>
      unit === 'pack'
        ? packs(quantity)
        : `${format.number(quantity)} ${t(`quantity.unit.${unit}`)}`,
    [t, format, packs],
  )
}
