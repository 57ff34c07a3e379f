import { useState } from 'react'
import { changeLots, type Lot, type LotAction } from '@/entities/stock'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Drawer, TextArea } from '@/shared/ui'
import { useSending } from '../model/use-sending'
import { PlaceField } from './place-field'
import styles from './stock.module.css'

interface Props {
  readonly action: LotAction
  readonly lots: readonly Lot[]
  onClose(): void
  onDone(): void
}

/** Blocks, releases or moves packs, all or none, with a reason that stays written down. */
export function ChangePacks({ action, lots, onClose, onDone }: Props) {
  const { t } = useTranslation('pages/stock')
  const [reason, setReason] = useState('')
  const [location, setLocation] = useState('')
  const { isBusy, failure, errorOf, send } = useSending(['reason', 'location'])
  const isWhole = reason.trim().length >= 3 && (action !== 'move' || location !== '')
  const body = { lot_ids: lots.map(({ id }) => id), action, location: action === 'move' ? location : null, reason: reason.trim() }
  return (
    <Drawer
      title={t(`change.${action}`, { count: lots.length })}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={isBusy} isDisabled={!isWhole} onClick={() => void send((key) => changeLots(body, key), t(`change.done_${action}`, { count: lots.length }), onDone)}>
            {t(`packs.${action}`)}
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
        <p className={styles.muted}>{lots.map(({ barcode }) => barcode).join(', ')}</p>
        {action === 'move' && <PlaceField label={t('change.to')} value={location} onChange={setLocation} error={errorOf('location')} />}
        <TextArea label={t('change.reason')} value={reason} onChange={setReason} maxLength={300} isRequired hint={t('change.reason_hint')} error={errorOf('reason')} />
      </div>
    </Drawer>
  )
}
