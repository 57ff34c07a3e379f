import { Link } from '@tanstack/react-router'
import { formatPieces } from '@/entities/pack'
import { canOpenRoute, useAuth } from '@/entities/session'
import type { Lot } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, Checkbox, Status, type StatusTone } from '@/shared/ui'
import { useFormatHolder } from '../model/use-format-holder'
import styles from './stock.module.css'

const TONES: Record<Lot['status'], StatusTone> = {
  available: 'done',
  reserved: 'waiting',
  blocked: 'blocked',
  sold: 'neutral',
  lost: 'neutral',
  gone: 'neutral',
}

function LotStatusBadge({ status }: { status: Lot['status'] }) {
  const { t } = useTranslation('pages/stock')
  return <Status tone={TONES[status]}>{t(`status.${status}`)}</Status>
}

/** The mill's number of a listed pack, with its pieces per length until they are counted again. */
function MillNumber({ lot: { pack, mill_pack } }: { lot: Lot }) {
  const { t } = useTranslation('pages/stock')
  const { role } = useAuth()
  const number = mill_pack?.number ?? pack?.number
  if (number === undefined) return null
  return (
    <div>
      {t('packs.number')}{' '}
      {mill_pack && canOpenRoute(role, '/packs/$id') ? (
        <Link to="/packs/$id" params={{ id: mill_pack.id }}>
          {number}
        </Link>
      ) : (
        number
      )}
      {pack && `, ${formatPieces(pack.tally)}`}
    </div>
  )
}

interface Props {
  lot: Lot
  /** Selection of the pack for an action; absent where there is none. */
  selection?: { readonly value: boolean; onChange(isSelected: boolean): void }
  /** Name of the product, where a list has several. */
  productName?: string
  onCorrect(): void
  onHistory(): void
}

/**
 * A pack: barcode, contents, origin, the mill's number and holder. A reserved pack can't be
 * corrected.
 */
export function PackItem({ lot, selection, productName, onCorrect, onHistory }: Props) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const formatHolder = useFormatHolder()
  const { barcode, pcs, volume_m3, received_at, supply, status, note, reserved_by, offers } = lot
  const isFree = status !== 'reserved'
  const amount = `${t('pcs', { count: pcs, pcs: format.number(pcs) })}, ${format.volume(volume_m3)}\u00a0m³.`
  return (
    <li className={styles.pack}>
      <div className={styles.line}>
        {selection ? <Checkbox label={barcode} {...selection} /> : <strong>{barcode}</strong>}
        <LotStatusBadge status={status} />
      </div>
      {productName !== undefined && <div>{productName}</div>}
      <div className={styles.muted}>
        {amount}{' '}
        {supply
          ? t('packs.received_of', { day: format.date(received_at), number: supply.number })
          : t('packs.received', { day: format.date(received_at) })}
      </div>
      <MillNumber lot={lot} />
      {reserved_by && <div>{formatHolder(reserved_by)}</div>}
      {note !== null && <div>{note}</div>}
      {offers > 0 && <div className={styles.muted}>{t('offers', { count: offers })}</div>}
      <div className={styles.buttons}>
        {isFree && (
          <Button size="s" onClick={onCorrect} aria-label={t('packs.correct_one', { barcode })}>
            {t('packs.correct')}
          </Button>
        )}
        <Button
          size="s"
          variant="quiet"
          onClick={onHistory}
          aria-label={t('packs.history_of', { barcode })}
        >
          {t('packs.history')}
        </Button>
      </div>
    </li>
  )
}
