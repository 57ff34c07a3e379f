import { useState } from 'react'
import { addToBasket, basketWish, type BasketChange } from '@/entities/order'
import { useTranslation } from '@/shared/i18n'
import { Button, Dialog, NumberField, ScanBarcodeIcon, TextArea, TextField } from '@/shared/ui'
import { canReadBarcodes } from '../lib/read-barcodes'
import { readBatch, withCode } from '../model/read-batch'
import { useBasketAct } from '../model/use-basket-act'
import styles from './basket.module.css'
import { ScanBarcodes } from './scan-barcodes'

const MOST = 200

interface BatchAddProps {
  readonly company: string | undefined
  readonly onClose: () => void
  readonly onAdded: (change: BasketChange) => void
}

/** Many lines at once: codes and amounts as they come out of a sheet or a mail or are read by the camera, or packs by their pieces and how their barcodes begin. */
export function BatchAdd({ company, onClose, onAdded }: BatchAddProps) {
  const { t } = useTranslation('pages/basket')
  const [text, setText] = useState('')
  const [pcs, setPcs] = useState('')
  const [starts, setStarts] = useState('')
  const [isScanning, setScanning] = useState(false)
  const narrowed = { pcs_per_pack: pcs === '' ? null : Number(pcs), barcode_starts: starts.trim() === '' ? null : starts.trim() }
  const read = readBatch(text).map((wish) => ({ ...wish, ...narrowed }))
  const lines = read.length === 0 && narrowed.barcode_starts !== null ? [basketWish(narrowed)] : read
  const add = useBasketAct((key: string) => addToBasket(company, lines, key), onAdded)
  const isTooMany = lines.length > MOST
  return (
    <Dialog
      isOpen
      title={t('batch.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={add.isPending} isDisabled={lines.length === 0 || isTooMany} onClick={() => add.mutate(crypto.randomUUID())}>
            {lines.length === 0 ? t('suggestions.put') : t('batch.add', { count: lines.length })}
          </Button>
          <Button onClick={onClose}>{t('batch.close')}</Button>
        </>
      }
    >
      <div className={styles.batch}>
        {isScanning ? (
          <ScanBarcodes onRead={(code) => setText((before) => withCode(before, code))} onDone={() => setScanning(false)} />
        ) : (
          canReadBarcodes() && (
            <Button icon={<ScanBarcodeIcon />} onClick={() => setScanning(true)}>
              {t('batch.scan')}
            </Button>
          )
        )}
        <TextArea label={t('batch.lines')} hint={t('batch.hint')} value={text} onChange={setText} rows={6} error={isTooMany ? t('batch.too_many', { count: MOST }) : undefined} />
        <div className={styles.narrow}>
          <NumberField label={t('batch.pcs_per_pack')} value={pcs} onChange={setPcs} />
          <TextField label={t('batch.barcode_starts')} value={starts} onChange={setStarts} />
        </div>
      </div>
    </Dialog>
  )
}
