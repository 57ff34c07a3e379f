import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { isLowerBound, MAX_SHOWN_PACKS } from './is-lower-bound'

/** Says how many packs of something are free, to a buyer or to those who serve it: "3 packs", "> 5 packs". */
export function useFormatFreePacks(role: string | null): (packs: number) => string {
  const { t } = useTranslation('entities/order')
  const format = useFormat()
  return useCallback(
    (packs: number) =>
      isLowerBound(packs, role)
        ? t('more_than', { packs: format.number(MAX_SHOWN_PACKS, 0) })
        : t('packs', { count: packs }),
    [t, format, role],
  )
}
