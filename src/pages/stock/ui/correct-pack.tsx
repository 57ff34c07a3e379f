import { useState } from 'react'
import { correctLot, type Lot } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, Drawer, NumberField, TextArea } from '@/shared/ui'
import { useSending } from '../model/use-sending'
import styles from './stock.module.css'

/** Says what was counted in a pack, and why; nothing takes it out of stock. */
export function CorrectPack({ lot, onClose }: { readonly lot: Lot; onClose(): void }) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const [pcs, setPcs] = useState(String(lot.pcs))
  const [reason, setReason] = useState('')
  const { isBusy, failure, errorOf, send } = useSending(['pcs', 'reason'])
  const isWhole = pcs !== '' && Number(pcs) !== lot.pcs && reason.trim().length >= 3
  return (
    <Drawer
      title={t('correct.title', { barcode: lot.barcode })}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={!isWhole}
            onClick={() => void send(() => correctLot(lot.id, lot.version, { pcs: Number(pcs), reason: reason.trim() }), t('correct.done', { barcode: lot.barcode }), onClose)}
          >
            {t('correct.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('change.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && (
          <Banner tone="blocked" isAnnounced>
            {failure}
          </Banner>
        )}
        <p className={styles.muted}>{t('correct.now', { pcs: t('pcs', { count: lot.pcs, pcs: format.number(lot.pcs) }), volume: format.volume(lot.volume_m3) })}</p>
        <NumberField label={t('correct.pcs')} value={pcs} onChange={setPcs} maxPlaces={0} isRequired hint={t('correct.hint')} error={errorOf('pcs')} />
        <TextArea label={t('change.reason')} value={reason} onChange={setReason} maxLength={300} isRequired error={errorOf('reason')} />
      </div>
    </Drawer>
  )
}
