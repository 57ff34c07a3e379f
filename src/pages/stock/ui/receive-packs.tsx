import { useCallback, useState } from 'react'
import { formatProductName } from '@/entities/product'
import { useMe } from '@/entities/session'
import { fetchReceivableLines, receiveLots, type Lot, type ReceivableLine } from '@/entities/stock'
import { vLotsReceived } from '@contract/validators'
import { FormDrawer, useDraftForm } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Combobox, NumberField, RadioGroup, TextArea } from '@/shared/ui'
import { listFirstIds, pickListed, toListedPacks } from '../model/listed-packs'
import { splitBarcodes, toPacksToReceive, parseCount } from '../model/packs-to-receive'
import { useRefreshYard } from '../model/use-refresh-yard'
import { ListedPacks } from './listed-packs'
import { StockPlaceField } from './stock-place-field'
import styles from './stock.module.css'

const PackLabels = lazyComponent(async () => (await import('./pack-labels')).PackLabels)
const getKey = ({ supply_line_id }: ReceivableLine) => supply_line_id
const getLabel = ({ supply, product }: ReceivableLine) =>
  `${supply.number}, ${formatProductName(product)}`

interface ReceiveFormValues {
  readonly line: ReceivableLine | null
  readonly location: string
  /** Listed packs, or packs that are counted because no list names them. */
  readonly from: 'listed' | 'counted'
  /** Listed packs that have arrived. */
  readonly packIds: readonly string[]
  readonly pcs: string
  readonly count: string
  readonly codes: string
}

const EMPTY_RECEIPT: ReceiveFormValues = {
  line: null,
  location: '',
  from: 'listed',
  packIds: [],
  pcs: '',
  count: '1',
  codes: '',
}

/** Packs on the mill's list that are received by their numbers; none if they are counted. */
const getListedPacks = ({ line, from }: Pick<ReceiveFormValues, 'line' | 'from'>) =>
  from === 'listed' ? (line?.packs ?? []) : []

/**
 * Receives packs of a ready supply, then offers their labels. Packs on the mill's list are ticked;
 * others are counted, with scanned or generated barcodes.
 */
export function ReceivePacks({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const me = useMe()
  const [received, setReceived] = useState<readonly Lot[] | null>(null)
  const [uninspected, setUninspected] = useState('')
  const load = useCallback(async (text: string, signal: AbortSignal) => {
    const { items, has_more, uninspected: supplies } = await fetchReceivableLines(text, signal)
    setUninspected(supplies.join(', '))
    return { items, hasMore: has_more }
  }, [])
  const formatDetail = useCallback(
    (receivable: ReceivableLine) =>
      t('receive.free', { sawmill: receivable.sawmill, volume: format.volume(receivable.free_m3) }),
    [t, format],
  )
  const changed = useRefreshYard()
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', 'receive-lots'),
    initialValues: EMPTY_RECEIPT,
    schema: vLotsReceived,
    toPayload: ({ line, location, from, packIds, pcs, count, codes }) => {
      const listed = getListedPacks({ line, from })
      return {
        supply_line_id: line?.supply_line_id ?? null,
        location,
        packs:
          listed.length > 0
            ? toListedPacks(listed, packIds)
            : toPacksToReceive({ pcs, count, barcodes: splitBarcodes(codes) }),
      }
    },
    fields: ['supply_line_id', 'location', 'packs', 'packs.pack_id', 'packs.pcs', 'packs.barcode'],
    send: receiveLots,
    onSent: ({ items }) =>
      changed(t('receive.done', { count: items.length }), () => setReceived(items)),
  })
  const { line, location, from, packIds, pcs, count, codes } = form.values
  const listed = getListedPacks(form.values)
  const barcodes = splitBarcodes(codes)
  function choose(next: ReceivableLine | null) {
    const pcsPerPack = next?.product.specification.pcs_per_pack
    form.setValues({
      line: next,
      from: 'listed',
      packIds: listFirstIds(next?.packs ?? []),
      ...(pcsPerPack && { pcs: String(pcsPerPack) }),
    })
  }
  if (received) return <PackLabels lots={received} onClose={onClose} />
  return (
    <FormDrawer
      title={t('receive.title')}
      submitText={t('receive.save', {
        count:
          listed.length > 0
            ? pickListed(listed, packIds).length
            : barcodes.length || parseCount(count),
      })}
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
        hint={
          line
            ? formatDetail(line)
            : uninspected === ''
              ? t('receive.line_hint')
              : t('receive.not_inspected', { supplies: uninspected })
        }
        isRequired
        error={form.getError('supply_line_id')}
      />
      <StockPlaceField
        label={t('columns.location')}
        value={location}
        onChange={(value) => form.setValues({ location: value })}
        error={form.getError('location')}
      />
      {line && line.packs.length > 0 && (
        <RadioGroup
          label={t('receive.from.label')}
          direction="row"
          value={from}
          onChange={(value) => value !== '' && form.setValues({ from: value })}
          options={[
            { value: 'listed', label: t('receive.from.listed') },
            { value: 'counted', label: t('receive.from.counted') },
          ]}
        />
      )}
      {listed.length > 0 ? (
        <ListedPacks
          packs={listed}
          value={packIds}
          onChange={(ids) => form.setValues({ packIds: ids })}
          error={['packs', 'packs.pack_id', 'packs.pcs', 'packs.barcode']
            .map(form.getError)
            .find(Boolean)}
        />
      ) : (
        <>
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
        </>
      )}
    </FormDrawer>
  )
}
