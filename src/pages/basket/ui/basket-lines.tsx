import { formatMixedPieces, formatProductName } from '@/entities/product'
import {
  changeBasketLine,
  removeBasketLine,
  useFormatCalculation,
  type BasketChange,
  type BasketLine,
  type LineService,
} from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import { IconButton, MinusIcon, NativeSelect, PlusIcon, Trash2Icon } from '@/shared/ui'
import { useBasketMutation } from '../model/use-basket-mutation'
import styles from './basket.module.css'

const SERVICES: readonly LineService[] = ['none', 'cutting', 'planing', 'impregnation']

interface BasketLinesProps {
  lines: readonly BasketLine[]
  onChange: (change: BasketChange) => void
}

/** Reserved items, each with a service and a pack count. */
export function BasketLines({ lines, onChange }: BasketLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} onChange={onChange} />
      ))}
    </ul>
  )
}

function Line({ line, onChange }: { line: BasketLine; onChange: (change: BasketChange) => void }) {
  const { t } = useTranslation(['pages/basket', 'entities/order', 'entities/product'])
  const format = useFormat()
  const formatCalculation = useFormatCalculation()
  const change = useBasketMutation(
    (next: { packs: number; service: LineService }) => changeBasketLine(line.id, next),
    onChange,
  )
  const remove = useBasketMutation(() => removeBasketLine(line.id))
  const { product, packs, service } = line
  const isBusy = change.isPending || remove.isPending
  const details = [
    line.lot && t('lines.barcode', { barcode: line.lot.barcode }),
    line.lot && formatMixedPieces(line.lot, product.specification),
    line.offer_id && t('lines.offer'),
  ].filter(Boolean)
  return (
    <li className={styles.line} aria-busy={isBusy}>
      <div className={styles.wood}>
        <strong>{formatProductName(product)}</strong>
        {details.length > 0 && <span className={styles.note}>{details.join(' · ')}</span>}
        <span className={styles.note}>{formatCalculation(line, 'FCA')}</span>
      </div>
      <div className={styles.packs}>
        <IconButton
          label={t('lines.fewer', { product: formatProductName(product) })}
          icon={<MinusIcon />}
          isDisabled={isBusy || packs <= 1}
          onClick={() => change.mutate({ packs: packs - 1, service })}
        />
        <output className="figures">{t('entities/order:packs', { count: packs })}</output>
        <IconButton
          label={t('lines.more', { product: formatProductName(product) })}
          icon={<PlusIcon />}
          isDisabled={isBusy || !line.is_more}
          onClick={() => change.mutate({ packs: packs + 1, service })}
        />
      </div>
      <NativeSelect
        label={t('lines.service', { product: formatProductName(product) })}
        isLabelHidden
        isRequired
        className={styles.service}
        isDisabled={isBusy}
        value={service}
        onChange={(chosen) => chosen !== '' && change.mutate({ packs, service: chosen })}
        options={SERVICES.map((value) => ({ value, label: t(`entities/order:service.${value}`) }))}
      />
      <div className={styles.amount}>
        <span className="figures">
          {t('lines.amount', { amount: format.money(line.amount, 'EUR') })}
        </span>
        <span className={styles.note}>
          {t('lines.volume', {
            m3: format.volume(line.m3),
            pcs: format.number(line.pcs, 0),
          })}
        </span>
      </div>
      <div className={styles.remove}>
        <IconButton
          label={t('lines.remove', { product: formatProductName(product) })}
          icon={<Trash2Icon />}
          isDisabled={isBusy}
          onClick={() => remove.mutate(undefined)}
        />
      </div>
    </li>
  )
}
