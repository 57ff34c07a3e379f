import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { appendKey } from '@/shared/lib/rules/inspection'
import { Button, Undo2Icon } from '@/shared/ui'
import { NumberPad, useDecimalMark } from '@/widgets/inspection'
import type { MoistureValues } from '../model/cargo-report-form'
import styles from './moisture-section.module.css'

/** Digits of a per cent before its mark. */
const maxDigits = 2

interface MoisturePadProps {
  readings: readonly MoistureValues[]
  /** The reading that is mended; null for new ones. */
  editedId: string | null
  onChange: (readings: MoistureValues[]) => void
  onEdited: () => void
  onClose: () => void
}

/** Keys in what the meter shows, the next reading by one press. */
export function MoisturePad({ readings, editedId, onChange, onEdited, onClose }: MoisturePadProps) {
  const { t } = useTranslation('pages/cargo-report')
  const mark = useDecimalMark()
  const edited = readings.find(({ id }) => id === editedId)
  const [typed, setTyped] = useState(edited?.moisture_percent ?? '')
  const number = edited ? readings.indexOf(edited) + 1 : readings.length + 1
  const last = readings.at(-1)

  function next() {
    if (typed === '') return
    // A mark without a digit behind it is none.
    const reading = {
      id: edited?.id ?? crypto.randomUUID(),
      moisture_percent: typed.replace(/\.$/, ''),
    }
    onChange(
      edited ? readings.map((each) => (each === edited ? reading : each)) : [...readings, reading],
    )
    setTyped('')
    if (edited) onEdited()
  }
  function takeBack() {
    onChange(readings.slice(0, -1))
    setTyped(last?.moisture_percent ?? '')
  }

  return (
    <NumberPad
      label={t('moisture.label', { number })}
      nextLabel={t('moisture.next')}
      onKey={(key) => setTyped(appendKey(typed, key, maxDigits))}
      onBack={() => setTyped(typed.slice(0, -1))}
      onNext={next}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          {edited ? (
            <Button
              variant="danger"
              size="l"
              onClick={() => {
                onChange(readings.filter(({ id }) => id !== editedId))
                onEdited()
              }}
            >
              {t('moisture.remove')}
            </Button>
          ) : (
            last && (
              <Button variant="quiet" size="l" icon={<Undo2Icon />} onClick={takeBack}>
                {t('moisture.take_back', { number: readings.length })}
              </Button>
            )
          )}
        </div>
      }
    >
      <output className={styles.value}>{typed === '' ? '–' : typed.replace('.', mark)}</output>
    </NumberPad>
  )
}
