import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findPortName } from '@domain/ports'
import { toNumber } from '@domain/numbers'
import { useMe } from '@/entities/session'
import {
  changeLots,
  correctLot,
  findLot,
  isRemoved,
  type Lot,
  type LotAction,
  type LotRemoval,
  refreshStock,
} from '@/entities/stock'
import { vLotCorrection, vLotsChange } from '@contract/validators'
import { FormDrawer, useConflictResolution, useDraftForm } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { NumberField, TextArea } from '@/shared/ui'
import { useFormatHolder } from '../model/use-format-holder'
import { useRefreshYard } from '../model/use-refresh-yard'
import { RemovalField } from './removal-field'
import { StockPlaceField } from './stock-place-field'
import styles from './stock.module.css'

interface ChangePacksDialogProps {
  action: LotAction
  lots: readonly Lot[]
  onClose(): void
  onDone(): void
}

/** Blocks, releases or moves packs, all or none. The reason is recorded in the history. */
export function ChangePacksDialog({ action, lots, onClose, onDone }: ChangePacksDialogProps) {
  const { t } = useTranslation('pages/stock')
  const me = useMe()
  const refreshYard = useRefreshYard()
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
    onSent: () => refreshYard(t(`change.done_${action}`, { count: lots.length }), onDone),
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
        <StockPlaceField
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

/** Pieces of a pack as typed; empty for a pack that was received by mistake. */
const formatPcs = ({ status, pcs }: Lot): string => (status === 'gone' ? '' : String(pcs))

const isTakenOut = (pcs: string): boolean => toNumber(pcs) === 0

/** Corrects the counted pieces of a pack with a reason. None remove it, some bring it back. */
export function CorrectPackDialog({
  lot: current,
  onClose,
  onDone,
}: {
  lot: Lot
  onClose(): void
  onDone(corrected: Lot): void
}) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const me = useMe()
  const queryClient = useQueryClient()
  const formatHolder = useFormatHolder()
  const [initialLot] = useState(current)
  const isBack = isRemoved(initialLot)
  const conflict = useConflictResolution({
    opened: initialLot,
    read: async () => {
      await refreshStock(queryClient)
      return findLot(initialLot)
    },
    toValues: (lot) => ({ pcs: formatPcs(lot) }),
    fields: {
      pcs: {
        label: t('correct.pcs'),
        format: (values) => (values.pcs === '' ? null : format.number(values.pcs)),
      },
    },
    readOnlyFields: [
      { label: t('columns.status'), format: ({ status }) => t(`status.${status}`) },
      { label: t('correct.note'), format: ({ note }) => note },
      {
        label: t('columns.reserved_by'),
        format: ({ reserved_by }) => reserved_by && formatHolder(reserved_by),
      },
      {
        label: t('columns.location'),
        format: ({ location }) => findPortName(location) ?? location,
      },
      { label: t('sheet.columns.barcode'), format: ({ barcode }) => barcode },
    ],
  })
  const { saved: lot, newest } = conflict
  const backHint = t(lot.note === null ? 'correct.back' : 'correct.back_blocked')
  const refreshYard = useRefreshYard()
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `pack-${initialLot.id}`),
    formerDraftKey: draftKey(me?.id ?? '', `pack-${initialLot.id}-${initialLot.version}`),
    initialValues: { pcs: formatPcs(initialLot), removal: '' as LotRemoval | '', reason: '' },
    schema: vLotCorrection,
    toPayload: ({ pcs, removal, reason }) => ({
      pcs: pcs === '' ? null : toNumber(pcs),
      removal: isTakenOut(pcs) && removal !== '' ? removal : null,
      reason: reason.trim(),
    }),
    fields: ['pcs', 'removal', 'reason'],
    findErrors: ({ pcs, removal }) => {
      if (!isTakenOut(pcs)) return []
      // A pack that was received by mistake is removed already.
      if (lot.status === 'gone') return [{ pointer: '/pcs', code: 'too_small', params: { min: 1 } }]
      return removal === '' ? [{ pointer: '/removal', code: 'required' }] : []
    },
    send: (payload) => correctLot(lot.id, lot.version, payload),
    conflict,
    onSent: (corrected) =>
      refreshYard(t('correct.done', { barcode: lot.barcode }), () => onDone(corrected)),
  })
  return (
    <FormDrawer
      title={t('correct.title', { barcode: lot.barcode })}
      submitText={t('correct.save')}
      form={form}
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
        value={form.values.pcs}
        onChange={(pcs) => form.setValues({ pcs })}
        maxPlaces={0}
        isRequired
        hint={isBack ? backHint : t('correct.hint')}
        error={form.getError('pcs')}
      />
      {isTakenOut(form.values.pcs) && lot.status !== 'gone' && (
        <RemovalField
          label={t('correct.removal')}
          value={form.values.removal}
          onChange={(removal) => form.setValues({ removal })}
          error={form.getError('removal')}
        />
      )}
      <TextArea
        label={t('change.reason')}
        value={form.values.reason}
        onChange={(reason) => form.setValues({ reason })}
        maxLength={300}
        isRequired
        error={form.getError('reason')}
      />
    </FormDrawer>
  )
}
