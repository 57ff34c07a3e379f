import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'

/** A company that may not see full amounts is told no number above this: the backend then says one more. */
const MAX_SHOWN_PACKS = 5

/** Whether what a person is told means more than it says: a buyer's six packs are "more than five". */
export const isLowerBound = (packs: number, role: string | null): boolean =>
  role === 'client' && packs === MAX_SHOWN_PACKS + 1

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
