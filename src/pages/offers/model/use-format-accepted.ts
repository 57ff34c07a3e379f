import { useCallback } from 'react'
import type { Offer } from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'

/** Formats the packs of an offer that were accepted and the last day; null if none were. */
export function useFormatAccepted(): (offer: Pick<Offer, 'acceptances'>) => string | null {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const format = useFormat()
  return useCallback(
    ({ acceptances }) => {
      const last = acceptances.at(-1)
      if (!last) return null
      const count = countAccepted(acceptances)
      return t('accepted_on', {
        packs: t('entities/order:packs', { count }),
        day: format.date(last.accepted_at),
      })
    },
    [t, format],
  )
}

/** True if the offer's status is not about all of its packs: others were accepted before. */
export const hasAcceptedPart = ({ status, acceptances }: Offer): boolean =>
  acceptances.length > (status === 'accepted' ? 1 : 0)

/** Returns all packs of an offer, those accepted before included. */
export const countOfferedPacks = ({
  status,
  packs,
  acceptances,
}: Pick<Offer, 'status' | 'packs' | 'acceptances'>): number =>
  countAccepted(acceptances) + (status === 'accepted' ? 0 : packs)

const countAccepted = (acceptances: Offer['acceptances']): number =>
  acceptances.reduce((sum, { packs }) => sum + packs, 0)
