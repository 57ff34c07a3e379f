import { useState } from 'react'
import { createPortal } from 'react-dom'
import { formatPieces } from '@/entities/pack'
import type { Lot } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { findPortName } from '@domain/ports'
import { toNumber } from '@domain/numbers'
import { Button, Drawer, NumberField, RadioGroup, toast } from '@/shared/ui'
import { formatProductName, formatSize } from '@/entities/product'
import {
  type LabelPaper,
  LABEL_PAPERS,
  MAX_COPIES,
  splitIntoPages,
  createBarcodeUrl,
} from '../model/label-sheets'
import styles from './pack-labels.module.css'
import form from './stock.module.css'

/** Pack label: product in large type, place, purchase, the mill's number with pieces, barcode. */
function PackLabel({ lot }: { lot: Lot }) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const { barcode, product, location, pcs, volume_m3, supply, pack } = lot
  return (
    <div className={styles.label}>
      <strong className={styles.name}>{formatProductName(product)}</strong>
      <span className={styles.size}>
        {t('labels.size', { size: formatSize(product.specification) })}
      </span>
      <span className={styles.amount}>
        {t('labels.amount', {
          pcs: t('pcs', { count: pcs, pcs: format.number(pcs) }),
          volume: format.volume(volume_m3),
        })}
      </span>
      <span>{findPortName(location) ?? location}</span>
      <span className={styles.supply}>{supply?.number}</span>
      {pack && <span className={styles.mill}>{`${pack.number}, ${formatPieces(pack.tally)}`}</span>}
      <img src={createBarcodeUrl(barcode)} alt="" className={styles.bars} />
      <strong className={styles.code}>{barcode}</strong>
    </div>
  )
}

interface Props {
  /** At least one. */
  lots: readonly Lot[]
  onClose(): void
}

/** Prints labels: paper, copies and a preview of the first page. */
export function PackLabels({ lots, onClose }: Props) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const [paper, setPaper] = useState<LabelPaper>('roll')
  const [copies, setCopies] = useState('1')
  const count = toNumber(copies)
  const copiesPerPack = Number.isInteger(count) && count >= 1 && count <= MAX_COPIES ? count : 0
  const pages = splitIntoPages(lots, paper, copiesPerPack)
  const [first] = lots
  return (
    <>
      <Drawer
        title={t('labels.title', { count: lots.length })}
        isOpen
        size="m"
        onClose={onClose}
        actions={
          <>
            <Button
              variant="primary"
              onClick={() => (copiesPerPack > 0 ? window.print() : toast.formValidationError())}
            >
              {t('labels.print', { count: lots.length * copiesPerPack })}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('labels.close')}
            </Button>
          </>
        }
      >
        <div className={form.form}>
          <RadioGroup
            label={t('labels.paper')}
            value={paper}
            onChange={(next) => next !== '' && setPaper(next)}
            options={LABEL_PAPERS.map((value) => ({
              value,
              label: t(`labels.on.${value}`),
              hint: t(`labels.size_of.${value}`),
            }))}
          />
          <NumberField
            label={t('labels.copies')}
            value={copies}
            onChange={setCopies}
            min="1"
            max={String(MAX_COPIES)}
            maxPlaces={0}
            isRequired
            hint={t('labels.pages', { count: pages.length, pages: format.number(pages.length) })}
          />
          {first && (
            <div className={styles.sample} data-paper={paper}>
              <PackLabel lot={first} />
            </div>
          )}
        </div>
      </Drawer>
      {createPortal(
        <div className={styles.labels} data-paper={paper} aria-hidden>
          {pages.map((page, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page is its place
            <div key={i} className={styles.page}>
              {page.map((lot, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- so is a label, of which there may be two
                <PackLabel key={at} lot={lot} />
              ))}
            </div>
          ))}
        </div>,
        document.body,
      )}
    </>
  )
}
