import { useState } from 'react'
import { changeLots, type Lot, type LotAction } from '@/entities/stock'
import { vLotsChange } from '@/shared/api/generated/validators'
import { FormDrawer, useSentForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { TextArea } from '@/shared/ui'
import { useYardChanged } from '../model/use-yard-changed'
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
  const changed = useYardChanged()
  const isMove = action === 'move'
  const sent = useSentForm({
    schema: vLotsChange,
    written: { lot_ids: lots.map(({ id }) => id), action, location: isMove ? location : null, reason: reason.trim() },
    fields: isMove ? ['location', 'reason'] : ['reason'],
    send: changeLots,
    onSent: () => changed(t(`change.done_${action}`, { count: lots.length }), onDone),
  })
  return (
    <FormDrawer title={t(`change.${action}`, { count: lots.length })} submitText={t(`packs.${action}`)} sent={sent} onClose={onClose}>
      <p className={styles.muted}>{lots.map(({ barcode }) => barcode).join(', ')}</p>
      {isMove && <PlaceField label={t('change.to')} value={location} onChange={setLocation} error={sent.errorOf('location')} />}
      <TextArea label={t('change.reason')} value={reason} onChange={setReason} maxLength={300} isRequired hint={t('change.reason_hint')} error={sent.errorOf('reason')} />
    </FormDrawer>
  )
}
