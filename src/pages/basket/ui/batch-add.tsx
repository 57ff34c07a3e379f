import { useState } from 'react'
import { addToBasket, basketWish, type BasketChange } from '@/entities/order'
import { useTranslation } from '@/shared/i18n'
import { Button, Dialog, NumberField, TextArea, TextField } from '@/shared/ui'
import { readBatch } from '../model/read-batch'
import { useBasketAct } from '../model/use-basket-act'

const MOST = 200

interface BatchAddProps {
  readonly company: string | undefined
  readonly onClose: () => void
  readonly onAdded: (change: BasketChange) => void
}

/** Many lines at once: codes and amounts as they come out of a sheet or a mail, or packs by their pieces and how their barcodes begin. */
export function BatchAdd({ company, onClose, onAdded }: BatchAddProps) {
  const { t } = useTranslation('pages/basket')
  const [text, setText] = useState('')
  const [pcs, setPcs] = useState('')
  const [starts, setStarts] = useState('')
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
            {t('batch.add', { count: lines.length })}
          </Button>
          <Button onClick={onClose}>{t('batch.close')}</Button>
        </>
      }
    >
      <TextArea label={t('batch.lines')} hint={t('batch.hint')} value={text} onChange={setText} rows={6} error={isTooMany ? t('batch.too_many', { count: MOST }) : undefined} />
      <NumberField label={t('batch.pcs_per_pack')} value={pcs} onChange={setPcs} />
      <TextField label={t('batch.barcode_starts')} value={starts} onChange={setStarts} />
    </Dialog>
  )
}
