import { isFullyReserved, ResultList, type BasketResult } from '@/entities/order'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'

/** Result for each added line. */
export function AddedLines({
  results,
  onClose,
}: {
  readonly results: readonly BasketResult[]
  readonly onClose: () => void
}) {
  const { t } = useTranslation('pages/basket')
  if (results.length === 0) return null
  const isAll = results.every(isFullyReserved)
  return (
    <Banner
      tone={isAll ? 'done' : 'waiting'}
      title={isAll ? t('results.all') : t('results.some')}
      onDismiss={onClose}
      isAnnounced
    >
      <ResultList results={results} />
    </Banner>
  )
}
