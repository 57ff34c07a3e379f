import { useState } from 'react'
import type { InspectableSupply } from '@/entities/inspection'
import { formatLengths } from '@/entities/product'
import { vFoundDefect } from '@contract/validators'
import { useTranslation } from '@/shared/i18n'
import { judgePiece, getNominalSize, getSizeName } from '@domain/rules/inspection'
import { Button, CircleAlertIcon, CircleCheckIcon, Undo2Icon } from '@/shared/ui'
import { NumberPad, putReading, useDecimalMark } from '@/widgets/inspection'
import {
  toFinishedPiece,
  hasInput,
  createEntry,
  pressBack,
  pressKey,
  pressNext,
  listSlots,
  toggleDefect,
  type Defect,
  type PieceEntry,
  type Slot,
} from '../model/piece-entry'
import type { PieceValues } from '../model/supply-report-form'
import {
  type Specification,
  toPieceReading,
  useFormatPieceVerdict,
} from '../model/use-inspected-supply'
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

/**
 * Keypad for measured pieces: stores each key at once, shows the verdict while typing and continues
 * with the next piece.
 */
export function PiecePad(props: PiecePadProps) {
  const { t } = useTranslation('pages/supply-report')
  const { wood, averageMoisture, editedId, onClose } = props
  const slots = listSlots(wood.specification)
  const { index, entry, setEntry, finish, openPrevious, removePiece } = usePieceEntry(slots, props)
  const nextSlot = slots[slots.indexOf(entry.slot) + 1]
  const moveNext = () => {
    const on = pressNext(entry, slots)
    if (on) setEntry(on)
    else finish()
  }

  return (
    <NumberPad
      label={t('pad.label', { number: index + 1 })}
      nextLabel={nextSlot ? t(`size.${getSizeName(wood.specification, nextSlot)}`) : t('pad.done')}
      onKey={(key) => setEntry(pressKey(entry, key))}
      onBack={() => setEntry(pressBack(entry, slots))}
      onNext={moveNext}
      onClose={onClose}
      footer={
        <>
          <PieceDefects
            entry={entry}
            onToggle={(defect) => setEntry(toggleDefect(entry, defect))}
          />
          <div className={styles.footer}>
            <Button variant="secondary" size="l" isDisabled={!hasInput(entry)} onClick={finish}>
              {t('pad.done')}
            </Button>
            {editedId === null && index > 0 && (
              <Button variant="quiet" size="l" icon={<Undo2Icon />} onClick={openPrevious}>
                {t('pad.take_back', { number: index })}
              </Button>
            )}
            {editedId !== null && (
              <Button variant="danger" size="l" onClick={removePiece}>
                {t('pad.remove')}
              </Button>
            )}
          </div>
        </>
      }
    >
      <PieceSlots
        slots={slots}
        entry={entry}
        specification={wood.specification}
        onOpen={(slot) => setEntry({ ...entry, slot })}
      />
      <EntryVerdict
        entry={entry}
        specification={wood.specification}
        averageMoisture={averageMoisture}
      />
    </NumberPad>
  )
}

/** Returns the piece in the pad with its index, and the acts that change it or open another. */
function usePieceEntry(
  slots: readonly Slot[],
  { pieces, editedId, onChange, onEdited }: PiecePadProps,
) {
  const [firstSlot = 'moisture_percent'] = slots
  const openPiece = (index: number) => {
    const piece = pieces[index]
    return {
      index,
      entry: piece ? { piece, slot: firstSlot } : createEntry(slots, crypto.randomUUID()),
    }
  }
  const [{ index, entry }, setOpened] = useState(() =>
    openPiece(editedId === null ? pieces.length : pieces.findIndex(({ id }) => id === editedId)),
  )
  const { id } = entry.piece
  return {
    index,
    entry,
    setEntry(next: PieceEntry) {
      setOpened({ index, entry: next })
      const reading = hasInput(next) ? toFinishedPiece(next) : null
      onChange(putReading(pieces, { id, reading, index }))
    },
    finish() {
      if (!hasInput(entry)) return
      if (editedId === null) setOpened(openPiece(index + 1))
      else onEdited()
    },
    openPrevious: () => setOpened(openPiece(index - 1)),
    removePiece() {
      onChange(putReading(pieces, { id, reading: null, index }))
      onEdited()
    },
  }
}

interface PieceDefectsProps {
  entry: PieceEntry
  onToggle: (defect: Defect) => void
}

function PieceDefects({ entry, onToggle }: PieceDefectsProps) {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const { defects } = toFinishedPiece(entry)
  return (
    <fieldset className={styles.defects}>
      <legend>{t('pad.defects')}</legend>
      {vFoundDefect.options.map((defect) => (
        <button
          key={defect}
          type="button"
          className={styles.defect}
          aria-pressed={defects.includes(defect)}
          onClick={() => onToggle(defect)}
        >
          {t(`entities/inspection:defect.${defect}`)}
        </button>
      ))}
    </fieldset>
  )
}

interface PieceSlotsProps {
  slots: readonly Slot[]
  entry: PieceEntry
  specification: Specification
  onOpen: (slot: Slot) => void
}

/** Measurements of a piece, each with its nominal size. */
function PieceSlots({ slots, entry, specification, onOpen }: PieceSlotsProps) {
  const { t } = useTranslation('pages/supply-report')
  const mark = useDecimalMark()
  return (
    <div className={styles.slots}>
      {slots.map((slot) => (
        <button
          key={slot}
          type="button"
          className={styles.slot}
          aria-pressed={slot === entry.slot}
          onClick={() => onOpen(slot)}
        >
          <span className={styles.name}>{t(`size.${getSizeName(specification, slot)}`)}</span>
          <span className={styles.value}>
            {entry.piece[slot] === '' ? '–' : entry.piece[slot].replace('.', mark)}
          </span>
          <span className={styles.nominal}>{formatNominal(slot, specification)}</span>
        </button>
      ))}
    </div>
  )
}

function formatNominal(slot: Slot, specification: Specification) {
  if (slot === 'moisture_percent') return specification.humidity_percent ?? ''
  return slot === 'length_mm' && specification.lengths
    ? formatLengths(specification.lengths)
    : getNominalSize(specification, slot)
}

interface EntryVerdictProps {
  entry: PieceEntry
  specification: Specification
  averageMoisture: number | null
}

/** Verdict on the typed piece. An incomplete piece without a failure has none. */
function EntryVerdict({ entry, specification, averageMoisture }: EntryVerdictProps) {
  const { t } = useTranslation('pages/supply-report')
  const formatVerdict = useFormatPieceVerdict(specification)
  const piece = toFinishedPiece(entry)
  const verdict = judgePiece(specification, toPieceReading(piece), averageMoisture)
  const isRejected = verdict.misses.length > 0 || piece.defects.length > 0
  const isComplete = hasInput(entry) && verdict.unmeasured.length === 0
  const tone = isRejected ? 'blocked' : isComplete ? 'done' : undefined
  return (
    <p role="status" className={styles.verdict} data-tone={tone}>
      {tone && (isRejected ? <CircleAlertIcon /> : <CircleCheckIcon />)}
      {hasInput(entry) ? formatVerdict(verdict, piece.defects) : t('pad.begin')}
    </p>
  )
}
