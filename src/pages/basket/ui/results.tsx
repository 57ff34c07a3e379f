import { useSayResult, type BasketResult } from '@/entities/order'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'

const isWhole = ({ outcome, price_was, price_now }: BasketResult) => outcome === 'reserved' && (price_was === null || price_was === price_now)

/** What became of each line that was just added. */
export function Results({ results, onClose }: { readonly results: readonly BasketResult[]; readonly onClose: () => void }) {
  const { t } = useTranslation('pages/basket')
  const say = useSayResult()
  if (results.length === 0) return null
  const isAll = results.every(isWhole)
  return (
    <Banner tone={isAll ? 'done' : 'waiting'} title={isAll ? t('results.all') : t('results.some')} onDismiss={onClose} isAnnounced>
      <ul>
        {results.map((result, i) => (
          // Lines have no names of their own, and never change places.
          <li key={`${result.line_id ?? ''} ${String(i)}`}>{say(result)}</li>
        ))}
      </ul>
    </Banner>
  )
}
