import { useMe } from '@/entities/session'
import { changeLots, type Lot, type LotAction } from '@/entities/stock'
import { vLotsChange } from '@/shared/api/generated/validators'
import { FormDrawer, useFormDraft, useSubmitForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { TextArea } from '@/shared/ui'
import { useRefreshYard } from '../model/use-refresh-yard'
import { PlaceField } from './place-field'
import styles from './stock.module.css'

interface Props {
  readonly action: LotAction
  readonly lots: readonly Lot[]
  onClose(): void
  onDone(): void
}

/** Blocks, releases or moves packs, all or none. The reason is recorded in the history. */
export function ChangePacksDialog({ action, lots, onClose, onDone }: Props) {
  const { t } = useTranslation('pages/stock')
  const me = useMe()
  const draft = useFormDraft(draftKey(me?.id ?? '', `packs-${action}`), {
    location: '',
    reason: '',
  })
  const { location, reason } = draft.values
  const changed = useRefreshYard()
  const isMove = action === 'move'
  const sent = useSubmitForm({
    schema: vLotsChange,
    payload: {
      lot_ids: lots.map(({ id }) => id),
      action,
      location: isMove ? location : null,
      reason: reason.trim(),
    },
    fields: isMove ? ['location', 'reason'] : ['reason'],
    send: changeLots,
    draft: draft,
    onSent: () => changed(t(`change.done_${action}`, { count: lots.length }), onDone),
  })
  return (
    <FormDrawer
      title={t(`change.${action}`, { count: lots.length })}
      submitText={t(`packs.${action}`)}
      sent={sent}
      onClose={onClose}
    >
      <p className={styles.muted}>{lots.map(({ barcode }) => barcode).join(', ')}</p>
      {isMove && (
        <PlaceField
          label={t('change.to')}
          value={location}
          onChange={(value) => draft.setValues({ location: value, reason })}
          error={sent.errorOf('location')}
        />
      )}
      <TextArea
        label={t('change.reason')}
        value={reason}
        onChange={(value) => draft.setValues({ location, reason: value })}
        maxLength={300}
        isRequired
        hint={t('change.reason_hint')}
        error={sent.errorOf('reason')}
      />
    </FormDrawer>
  )
}
