import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'

/** A company that may not see full amounts is told no number above this: the backend then says one more. */
const MOST_TOLD = 5

/** Says how many packs of something are free, to a buyer or to those who serve it: "3 packs", "> 5 packs". */
export function useSayFree(role: string | null): (packs: number) => string {
  const { t } = useTranslation('entities/order')
  const format = useFormat()
  return useCallback(
    (packs: number) => (role === 'client' && packs === MOST_TOLD + 1 ? t('more_than', { packs: format.number(MOST_TOLD, 0) }) : t('packs', { count: packs })),
    [t, format, role],
  )
}
