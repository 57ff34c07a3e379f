import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { isMoreTold, MOST_TOLD } from './is-more-told'

/** Says how many packs of something are free, to a buyer or to those who serve it: "3 packs", "> 5 packs". */
export function useSayFree(role: string | null): (packs: number) => string {
  const { t } = useTranslation('entities/order')
  const format = useFormat()
  return useCallback(
    (packs: number) =>
      isMoreTold(packs, role)
        ? t('more_than', { packs: format.number(MOST_TOLD, 0) })
        : t('packs', { count: packs }),
    [t, format, role],
  )
}
