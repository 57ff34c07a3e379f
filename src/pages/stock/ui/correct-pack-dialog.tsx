import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '@/entities/session'
import { correctLot, findLot, refreshStock, type Lot } from '@/entities/stock'
import { vLotCorrection } from '@/shared/api/generated/validators'
import { FormDrawer, useFormDraft, useSubmitForm, useConflictResolution } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { toNumber } from '@domain/numbers'
import { NumberField, TextArea } from '@/shared/ui'
import { useRefreshYard } from '../model/use-refresh-yard'
import styles from './stock.module.css'

/** Corrects the counted pieces of a pack with a reason. It can't remove a pack from stock. */
export function CorrectPackDialog({
  lot: current,
  onClose,
}: {
  readonly lot: Lot
  onClose(): void
}) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const me = useMe()
  const queryClient = useQueryClient()
  const [initialLot] = useState(current)
  const draft = useFormDraft(
    draftKey(me?.id ?? '', `pack-${initialLot.id}-${initialLot.version}`),
    {
      pcs: String(initialLot.pcs),
      reason: '',
    },
  )
  const { pcs, reason } = draft.values
  const versions = useConflictResolution({
    ...{ opened: initialLot, draft: draft },
    read: async () => {
      await refreshStock(queryClient)
      return findLot(initialLot)
    },
    toValues: (lot) => ({ pcs: String(lot.pcs) }),
    fields: {
      pcs: {
        label: t('correct.pcs'),
        format: (values) => (values.pcs === '' ? null : format.number(values.pcs)),
      },
    },
  })
  const { saved: lot, newest } = versions
  const changed = useRefreshYard()
  const sent = useSubmitForm({
    schema: vLotCorrection,
    payload: { pcs: pcs === '' ? null : toNumber(pcs), reason: reason.trim() },
    fields: ['pcs', 'reason'],
    send: (payload) => correctLot(lot.id, lot.version, payload),
    ...{ draft: draft, versions },
    onSent: () => changed(t('correct.done', { barcode: lot.barcode }), onClose),
  })
  return (
    <FormDrawer
      title={t('correct.title', { barcode: lot.barcode })}
      submitText={t('correct.save')}
      sent={sent}
      onClose={onClose}
    >
      <p className={styles.muted}>
        {t('correct.now', {
          pcs: t('pcs', { count: newest.pcs, pcs: format.number(newest.pcs) }),
          volume: format.volume(newest.volume_m3),
        })}
      </p>
      <NumberField
        label={t('correct.pcs')}
        value={pcs}
        onChange={(value) => draft.setValues({ pcs: value, reason })}
        maxPlaces={0}
        isRequired
        hint={t('correct.hint')}
        error={sent.errorOf('pcs')}
      />
      <TextArea
        label={t('change.reason')}
        value={reason}
        onChange={(value) => draft.setValues({ pcs, reason: value })}
        maxLength={300}
        isRequired
        error={sent.errorOf('reason')}
      />
    </FormDrawer>
  )
}
