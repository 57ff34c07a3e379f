import { useCallback, useState } from 'react'
import { formatProductName } from '@/entities/product'
import { useMe } from '@/entities/session'
import { fetchReceivableLines, receiveLots, type Lot, type ReceivableLine } from '@/entities/stock'
import { vLotsReceived } from '@/shared/api/generated/validators'
import { FormDrawer, useDraftForm } from '@/shared/forms'
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
const getLabel = ({ supply, product }: ReceivableLine) =>
  `${supply.number}, ${formatProductName(product)}`

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
  const changed = useRefreshYard()
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', 'receive-packs'),
    initialValues: emptyReceipt,
    schema: vLotsReceived,
    toPayload: ({ line, location, pcs, count, codes }) => ({
      supply_line_id: line?.supply_line_id ?? null,
      location,
      packs: toPacksToReceive({ pcs, count, barcodes: splitBarcodes(codes) }),
    }),
    fields: ['supply_line_id', 'location', 'packs', 'packs.pcs', 'packs.barcode'],
    send: receiveLots,
    onSent: ({ items }) =>
      changed(t('receive.done', { count: items.length }), () => setReceived(items)),
  })
  const { line, location, pcs, count, codes } = form.values
  const barcodes = splitBarcodes(codes)
  function choose(next: ReceivableLine | null) {
    const pcsPerPack = next?.product.specification.pcs_per_pack
    form.setValues({ line: next, ...(pcsPerPack && { pcs: String(pcsPerPack) }) })
  }
  if (received) return <PackLabels lots={received} onClose={onClose} />
  return (
    <FormDrawer
      title={t('receive.title')}
      submitText={t('receive.save', { count: barcodes.length || parseCount(count) })}
      form={form}
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
        error={form.getError('supply_line_id')}
      />
      <PlaceField
        label={t('columns.location')}
        value={location}
        onChange={(value) => form.setValues({ location: value })}
        error={form.getError('location')}
      />
      <div className={styles.fields}>
        <NumberField
          label={t('receive.pcs')}
          value={pcs}
          onChange={(value) => form.setValues({ pcs: value })}
          maxPlaces={0}
          isRequired
          error={form.getError('packs.pcs')}
        />
        <NumberField
          label={t('receive.count')}
          value={barcodes.length > 0 ? String(barcodes.length) : count}
          onChange={(value) => form.setValues({ count: value })}
          maxPlaces={0}
          isRequired
          isReadOnly={barcodes.length > 0}
          error={form.getError('packs')}
        />
      </div>
      <TextArea
        label={t('receive.barcodes')}
        value={codes}
        onChange={(value) => form.setValues({ codes: value })}
        hint={t('receive.barcodes_hint')}
        error={form.getError('packs.barcode')}
      />
    </FormDrawer>
  )
}
