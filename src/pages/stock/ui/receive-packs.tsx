import { useCallback, useState } from 'react'
import { useMe } from '@/entities/session'
import { fetchReceivableLines, receiveLots, type Lot, type ReceivableLine } from '@/entities/stock'
import { vLotsReceived } from '@/shared/api/generated/validators'
import { FormDrawer, useFormDraft, useSubmitForm } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Combobox, NumberField, TextArea } from '@/shared/ui'
import { splitBarcodes, toPacksToReceive, parseCount } from '../model/packs-to-receive'
import { useRefreshYard } from '../model/use-refresh-yard'
import { PlaceField } from './place-field'
import styles from './stock.module.css'

const PackLabels = lazyComponent(async () => (await import('./pack-labels')).PackLabels)
const getKey = ({ supply_line_id }: ReceivableLine) => supply_line_id
const getLabel = ({ supply, product }: ReceivableLine) => `${supply.number}, ${product.name}`

interface ReceiveFormValues {
  readonly line: ReceivableLine | null
  readonly location: string
  readonly pcs: string
  readonly count: string
  readonly codes: string
}

const emptyReceipt: ReceiveFormValues = { line: null, location: '', pcs: '', count: '1', codes: '' }

/**
 * Receives packs of a ready supply with scanned or generated barcodes, then offers their labels.
 */
export function ReceivePacks({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const me = useMe()
  const draft = useFormDraft(draftKey(me?.id ?? '', 'receive-packs'), emptyReceipt)
  const { line, location, pcs, count, codes } = draft.values
  const set = (change: Partial<ReceiveFormValues>) =>
    draft.setValues((previous) => ({ ...previous, ...change }))
  const [received, setReceived] = useState<readonly Lot[] | null>(null)
  const load = useCallback(async (text: string, signal: AbortSignal) => {
    const { items, has_more } = await fetchReceivableLines(text, signal)
    return { items, hasMore: has_more }
  }, [])
  const formatDetail = useCallback(
    (receivable: ReceivableLine) =>
      t('receive.free', { sawmill: receivable.sawmill, volume: format.volume(receivable.free_m3) }),
    [t, format],
  )
  const barcodes = splitBarcodes(codes)
  const changed = useRefreshYard()
  const packs = toPacksToReceive({ pcs, count, barcodes })
  const sent = useSubmitForm({
    schema: vLotsReceived,
    payload: { supply_line_id: line?.supply_line_id ?? null, location, packs },
    fields: ['supply_line_id', 'location', 'packs', 'packs.pcs', 'packs.barcode'],
    send: receiveLots,
    draft: draft,
    onSent: ({ items }) =>
      changed(t('receive.done', { count: items.length }), () => setReceived(items)),
  })
  const choose = (next: ReceivableLine | null) =>
    set({ line: next, ...(next?.pcs_per_pack && { pcs: String(next.pcs_per_pack) }) })
  if (received) return <PackLabels lots={received} onClose={onClose} />
  return (
    <FormDrawer
      title={t('receive.title')}
      submitText={t('receive.save', { count: barcodes.length || parseCount(count) })}
      sent={sent}
      onClose={onClose}
    >
      <Combobox<ReceivableLine>
        label={t('receive.line')}
        value={line}
        onChange={choose}
        load={load}
        getKey={getKey}
        getLabel={getLabel}
        getDetail={formatDetail}
        hint={line ? formatDetail(line) : t('receive.line_hint')}
        isRequired
        error={sent.errorOf('supply_line_id')}
      />
      <PlaceField
        label={t('columns.location')}
        value={location}
        onChange={(value) => set({ location: value })}
        error={sent.errorOf('location')}
      />
      <div className={styles.fields}>
        <NumberField
          label={t('receive.pcs')}
          value={pcs}
          onChange={(value) => set({ pcs: value })}
          maxPlaces={0}
          isRequired
          error={sent.errorOf('packs.pcs')}
        />
        <NumberField
          label={t('receive.count')}
          value={barcodes.length > 0 ? String(barcodes.length) : count}
          onChange={(value) => set({ count: value })}
          maxPlaces={0}
          isRequired
          isReadOnly={barcodes.length > 0}
          error={sent.errorOf('packs')}
        />
      </div>
      <TextArea
        label={t('receive.barcodes')}
        value={codes}
        onChange={(value) => set({ codes: value })}
        hint={t('receive.barcodes_hint')}
        error={sent.errorOf('packs.barcode')}
      />
    </FormDrawer>
  )
}
