import { useEffect, useState } from 'react'
import type { DealSearch } from '@/entities/deal'
import { useTranslation } from '@/shared/i18n'
import type { RecordFilter } from '@/widgets/record-list'

const noFilters: readonly RecordFilter[] = []

/** Filters that few addresses set; loaded once one does, and none until then. */
export function useRareFilters({
  country,
  wood,
  due_from,
  due_to,
}: DealSearch): readonly RecordFilter[] {
  const { t } = useTranslation('pages/deals-list')
  const { t: tProduct } = useTranslation('entities/product')
  const [filters, setFilters] = useState(noFilters)
  const isSet = Boolean(country ?? wood ?? due_from ?? due_to)
  useEffect(() => {
    if (!isSet) return
    let isGone = false
    void import('./rare-filters').then(
      ({ createRareFilters }) =>
        isGone || setFilters(createRareFilters({ t, wood: (value) => tProduct(`wood.${value}`) })),
    )
    return () => {
      isGone = true
    }
  }, [isSet, t, tProduct])
  return filters
}
