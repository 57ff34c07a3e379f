import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { MAX_SHOWN_PACKS } from '@domain/rules/shown-packs'

/** True if the shown amount is a lower bound: a client's six packs mean "more than five". */
export const isLowerBound = (packs: number, role: string | null): boolean =>
  role === 'client' && packs === MAX_SHOWN_PACKS + 1

/** Formats available packs for a role: "3 packs", "> 5 packs". */
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
