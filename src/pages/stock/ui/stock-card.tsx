import { findPortName } from '@/entities/cargo'
import type { StockRow } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'
import { useFormatHolder } from '../model/use-format-holder'

/** A row of the yard on a phone: what and how much of it can be had, where, and who has the rest. */
export function StockCard({
  row: { product, location, pcs, packs, volume_m3, reserved_by, offers },
}: {
  readonly row: StockRow
}) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const sayHolder = useFormatHolder()
  const place =
    location === null
      ? t('nothing')
      : `${findPortName(location) ?? location}, ${t('pcs', { count: pcs ?? 0, pcs: format.number(pcs ?? 0) })}`
  return (
    <RecordCard
      title={product.name}
      figure={location === null ? '' : `${format.volume(volume_m3)} m³`}
      detail={place}
      note={reserved_by.map(sayHolder).join('; ')}
      status={[
        location !== null && t('free', { count: packs.available }),
        packs.blocked > 0 && t('blocked', { count: packs.blocked }),
        offers > 0 && t('offers', { count: offers }),
      ]
        .filter(Boolean)
        .join(', ')}
    />
  )
}
