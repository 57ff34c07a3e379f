import { useState } from 'react'
import type { InspectableSupply } from '@/entities/inspection'
import { formatLengths } from '@/entities/product'
import { vFoundDefect } from '@/shared/api/generated/validators'
import { useTranslation } from '@/shared/i18n'
import { judgePiece, getNominalSize } from '@domain/rules/inspection'
import { Button, CircleAlertIcon, CircleCheckIcon, Undo2Icon } from '@/shared/ui'
import { NumberPad, useDecimalMark } from '@/widgets/inspection'
import {
  toFinishedPiece,
  hasInput,
  createEntry,
  pressBack,
  pressKey,
  pressNext,
  listSlots,
  toggleDefect,
  type PieceEntry,
  type Slot,
} from '../model/piece-entry'
import type { PieceValues } from '../model/supply-report-form'
import { toPieceReading, useFormatPieceVerdict } from '../model/use-inspected-supply'
import styles from './piece-pad.module.css'

interface PiecePadProps {
  wood: InspectableSupply['lines'][number]
  pieces: readonly PieceValues[]
  averageMoisture: number | null
  /** The piece being corrected; null for a new one. */
  editedId: string | null
  onChange: (pieces: PieceValues[]) => void
  onEdited: () => void
  onClose: () => void
}

/** Keypad for measured pieces: shows the verdict while typing and continues with the next piece. */
export function PiecePad({
  wood,
  pieces,
  averageMoisture,
  editedId,
  onChange,
  onEdited,
  onClose,
}: PiecePadProps) {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const formatVerdict = useFormatPieceVerdict()
  const slots = listSlots(wood.specification)
  const startEntry = () => createEntry(slots, crypto.randomUUID())
  const [entry, setEntry] = useState<PieceEntry>(() => {
    const edited = pieces.find(({ id }) => id === editedId)
    return edited ? { piece: edited, slot: slots[0] ?? 'moisture_percent' } : startEntry()
  })
  const finishedPiece = toFinishedPiece(entry)
  const verdict = judgePiece(wood.specification, toPieceReading(finishedPiece), averageMoisture)
  const isRejected = verdict.misses.length > 0 || finishedPiece.defects.length > 0
  // An incomplete piece has no verdict.
  const tone = isRejected
    ? 'wrong'
    : hasInput(entry) && verdict.unmeasured.length === 0
      ? 'right'
      : undefined
  const hasTypedInput = hasInput(entry)
  const mark = useDecimalMark()
  const number =
    editedId === null ? pieces.length + 1 : pieces.findIndex(({ id }) => id === editedId) + 1

  function finish() {
    if (!hasTypedInput) return
    if (editedId === null) {
      onChange([...pieces, finishedPiece])
      setEntry(startEntry())
    } else {
      onChange(pieces.map((piece) => (piece.id === editedId ? finishedPiece : piece)))
      onEdited()
    }
  }
  function moveNext() {
    const on = pressNext(entry, slots)
    if (on) setEntry(on)
    else finish()
  }
  function undoPiece() {
    const lastPiece = pieces.at(-1)
    if (!lastPiece) return
    onChange(pieces.slice(0, -1))
    setEntry({ piece: lastPiece, slot: slots[0] ?? 'moisture_percent' })
  }
  const getNominal = (slot: Slot) =>
    slot === 'moisture_percent'
      ? (wood.specification.humidity_percent ?? '')
      : slot === 'length_mm' && wood.specification.lengths
        ? formatLengths(wood.specification.lengths)
        : getNominalSize(wood.specification, slot)
  const isLast = entry.slot === slots.at(-1)

  return (
    <NumberPad
      label={t('pages/supply-report:pad.label', { number })}
      nextLabel={
        isLast
          ? t('pages/supply-report:pad.done')
          : t(
              `pages/supply-report:size.${slots[slots.indexOf(entry.slot) + 1] ?? 'moisture_percent'}`,
            )
      }
      onKey={(key) => setEntry(pressKey(entry, key))}
      onBack={() => setEntry(pressBack(entry, slots))}
      onNext={moveNext}
      onClose={onClose}
      footer={
        <>
          <fieldset className={styles.defects}>
            <legend>{t('pages/supply-report:pad.defects')}</legend>
            {vFoundDefect.options.map((defect) => (
              <button
                key={defect}
                type="button"
                className={styles.defect}
                aria-pressed={finishedPiece.defects.includes(defect)}
                onClick={() => setEntry(toggleDefect(entry, defect))}
              >
                {t(`entities/inspection:defect.${defect}`)}
              </button>
            ))}
          </fieldset>
          <div className={styles.footer}>
            <Button variant="secondary" size="l" isDisabled={!hasTypedInput} onClick={finish}>
              {t('pages/supply-report:pad.done')}
            </Button>
            {editedId === null && pieces.length > 0 && (
              <Button variant="quiet" size="l" icon={<Undo2Icon />} onClick={undoPiece}>
                {t('pages/supply-report:pad.take_back', { number: pieces.length })}
              </Button>
            )}
            {editedId !== null && (
              <Button
                variant="danger"
                size="l"
                onClick={() => {
                  onChange(pieces.filter(({ id }) => id !== editedId))
                  onEdited()
                }}
              >
                {t('pages/supply-report:pad.remove')}
              </Button>
            )}
          </div>
        </>
      }
    >
      <div className={styles.slots}>
        {slots.map((slot) => (
          <button
            key={slot}
            type="button"
            className={styles.slot}
            aria-pressed={slot === entry.slot}
            onClick={() => setEntry({ ...entry, slot })}
          >
            <span className={styles.name}>{t(`pages/supply-report:size.${slot}`)}</span>
            <span className={styles.value}>
              {entry.piece[slot] === '' ? '–' : entry.piece[slot].replace('.', mark)}
            </span>
            <span className={styles.nominal}>{getNominal(slot)}</span>
          </button>
        ))}
      </div>
      <p role="status" className={styles.verdict} data-tone={tone}>
        {tone && (isRejected ? <CircleAlertIcon /> : <CircleCheckIcon />)}
        {hasTypedInput
          ? formatVerdict(verdict, finishedPiece.defects)
          : t('pages/supply-report:pad.begin')}
      </p>
    </NumberPad>
  )
}
