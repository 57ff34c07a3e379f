import { useMe } from '@/entities/session'
import { changeLots, type Lot, type LotAction } from '@/entities/stock'
import { vLotsChange } from '@/shared/api/generated/validators'
import { FormDrawer, useDraftForm } from '@/shared/forms'
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
  const changed = useRefreshYard()
  const isMove = action === 'move'
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `packs-${action}`),
    initialValues: { location: '', reason: '' },
    schema: vLotsChange,
    toPayload: ({ location, reason }) => ({
      lot_ids: lots.map(({ id }) => id),
      action,
      location: isMove ? location : null,
      reason: reason.trim(),
    }),
    fields: isMove ? ['location', 'reason'] : ['reason'],
    send: changeLots,
    onSent: () => changed(t(`change.done_${action}`, { count: lots.length }), onDone),
  })
  return (
    <FormDrawer
      title={t(`change.${action}`, { count: lots.length })}
      submitText={t(`packs.${action}`)}
      form={form}
      onClose={onClose}
    >
      <p className={styles.muted}>{lots.map(({ barcode }) => barcode).join(', ')}</p>
      {isMove && (
        <PlaceField
          label={t('change.to')}
          value={form.values.location}
          onChange={(location) => form.setValues({ location })}
          error={form.getError('location')}
        />
      )}
      <TextArea
        label={t('change.reason')}
        value={form.values.reason}
        onChange={(reason) => form.setValues({ reason })}
        maxLength={300}
        isRequired
        hint={t('change.reason_hint')}
        error={form.getError('reason')}
      />
    </FormDrawer>
  )
}
