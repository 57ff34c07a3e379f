import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { Offer } from '../api/offers'

type FreePacks = Pick<Offer, 'free_packs' | 'has_more_packs'>

/** Formats available packs: "3 packs", or "> 5 packs" if the number of the others is hidden. */
export function useFormatFreePacks(): (amount: FreePacks) => string {
  const { t } = useTranslation('entities/order')
  const format = useFormat()
  return useCallback(
    ({ free_packs, has_more_packs }: FreePacks) =>
      has_more_packs
        ? t('more_than', { packs: format.number(free_packs, 0) })
        : t('packs', { count: free_packs }),
    [t, format],
  )
}
