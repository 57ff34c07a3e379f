import { computePackFigures, ProductStatusBadge, type Product } from '@/entities/product'
import { useFormat, useTranslation } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'

/** A product on a phone: what it is called and how much a pack holds, how it is filed and certified, then whether it is traded. */
export function ProductListCard({
  product: { name, status, specification },
}: {
  readonly product: Product
}) {
  const { t } = useTranslation('entities/product')
  const format = useFormat()
  const { pack_m3 } = computePackFigures(specification)
  const { group, certification } = specification
  return (
    <RecordCard
      title={name}
      figure={pack_m3 === null ? '' : `${format.volume(pack_m3)} m³`}
      detail={[group, certification !== 'none' && t(`certification.${certification}`)]
        .filter(Boolean)
        .join(', ')}
      note={null}
      status={<ProductStatusBadge status={status} />}
    />
  )
}
