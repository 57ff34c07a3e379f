import { findPortName } from '@/entities/cargo'
import { formatSize } from '@/entities/product'
import type { Lot } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { createBarcodeUrl } from '../lib/create-barcode-url'
import styles from './pack-labels.module.css'

/** The label of a pack: what it is, read from a forklift, where it belongs and which purchase it came by, and its code for a reader. */
export function PackLabel({ lot }: { readonly lot: Lot }) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const { barcode, product, specification, location, pcs, volume_m3, supply } = lot
  return (
    <div className={styles.label}>
      <strong className={styles.name}>{product.name}</strong>
      <span className={styles.size}>{t('labels.size', { size: formatSize(specification) })}</span>
      <span className={styles.amount}>
        {t('labels.amount', {
          pcs: t('pcs', { count: pcs, pcs: format.number(pcs) }),
          volume: format.volume(volume_m3),
        })}
      </span>
      <span>{findPortName(location) ?? location}</span>
      <span className={styles.supply}>{supply?.number}</span>
      <img src={createBarcodeUrl(barcode)} alt="" className={styles.bars} />
      <strong className={styles.code}>{barcode}</strong>
    </div>
  )
}
