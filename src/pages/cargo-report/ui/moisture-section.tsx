import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { averagePercent } from '@domain/rules/inspection'
import { Button, PencilIcon, Undo2Icon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { appendKey, NumberPad, putReading, useDecimalMark } from '@/widgets/inspection'
import { cargoReportFormConfig, type MoistureValues } from '../model/cargo-report-form'
import styles from './moisture-section.module.css'

/** Maximum digits before the decimal mark. */
const MAX_DIGITS = 2

interface MoisturePadProps {
  readings: readonly MoistureValues[]
  /** The reading to edit; null for new ones. */
  editedId: string | null
  onChange: (readings: MoistureValues[]) => void
  onEdited: () => void
  onClose: () => void
}

/** Keypad for moisture readings. Each key is stored at once. */
function MoisturePad({ readings, editedId, onChange, onEdited, onClose }: MoisturePadProps) {
  const { t } = useTranslation('pages/cargo-report')
  const mark = useDecimalMark()
  const openReading = (index: number) => {
    const { id = crypto.randomUUID(), moisture_percent: input = '' } = readings[index] ?? {}
    return { index, id, input }
  }
  const [{ index, id, input }, setOpened] = useState(() =>
    openReading(
      editedId === null ? readings.length : readings.findIndex((each) => each.id === editedId),
    ),
  )

  function setInput(next: string) {
    setOpened({ index, id, input: next })
    // Drop a decimal mark without a digit after it.
    const reading = next === '' ? null : { id, moisture_percent: next.replace(/\.$/, '') }
    onChange(putReading(readings, { id, reading, index }))
  }
  function moveNext() {
    if (input === '') return
    if (editedId === null) setOpened(openReading(index + 1))
    else onEdited()
  }

  return (
    <NumberPad
      label={t('moisture.label', { number: index + 1 })}
      nextLabel={t('moisture.next')}
      onKey={(key) => setInput(appendKey(input, key, MAX_DIGITS))}
      onBack={() => setInput(input.slice(0, -1))}
      onNext={moveNext}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          {editedId === null ? (
            index > 0 && (
              <Button
                variant="quiet"
                size="l"
                icon={<Undo2Icon />}
                onClick={() => setOpened(openReading(index - 1))}
              >
                {t('moisture.take_back', { number: index })}
              </Button>
            )
          ) : (
            <Button
              variant="danger"
              size="l"
              onClick={() => {
                onChange(putReading(readings, { id, reading: null, index }))
                onEdited()
              }}
            >
              {t('moisture.remove')}
            </Button>
          )}
        </div>
      }
    >
      <output className={styles.value}>{input === '' ? '–' : input.replace('.', mark)}</output>
    </NumberPad>
  )
}

/** Moisture readings of loaded packs. */
export function MoistureSection() {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const { form, canEdit } = useRecord(cargoReportFormConfig)
  const readings = useWatch({ control: form.control, name: 'moisture_readings' })
  const { ref } = useField<unknown>('moisture_readings')
  /** The edited reading: `new` or its id; null while the keypad is closed. */
  const [chosen, setChosen] = useState<string | null>(null)
  const isEditable = canEdit('moisture_readings')
  const average = averagePercent(readings)
  const formatPercent = (percent: string) => format.percent(percent, 1)
  return (
    <DocumentSection
      title={t('section.moisture')}
      aside={
        average !== null &&
        t('moisture.average', {
          percent: formatPercent(average),
          readings: t('moisture.count', { count: readings.length }),
        })
      }
      layout="whole"
    >
      {readings.length === 0 && !isEditable && <p className={styles.none}>{t('moisture.none')}</p>}
      {readings.length > 0 && (
        <ol className={styles.readings} aria-label={t('moisture.readings')}>
          {readings.map(({ id, moisture_percent }, at) => (
            <li key={id}>
              {isEditable ? (
                <button
                  type="button"
                  className={styles.reading}
                  aria-label={t('moisture.mend', {
                    number: at + 1,
                    percent: formatPercent(moisture_percent),
                  })}
                  onClick={() => setChosen(id)}
                >
                  {formatPercent(moisture_percent)}
                </button>
              ) : (
                formatPercent(moisture_percent)
              )}
            </li>
          ))}
        </ol>
      )}
      {isEditable && chosen === null && (
        <Button
          ref={ref}
          size="l"
          className={styles.measure}
          icon={<PencilIcon />}
          onClick={() => setChosen('new')}
        >
          {t(readings.length === 0 ? 'moisture.measure' : 'moisture.go_on')}
        </Button>
      )}
      {isEditable && chosen !== null && (
        <MoisturePad
          key={chosen}
          readings={readings}
          editedId={chosen === 'new' ? null : chosen}
          onChange={(next) => form.setValue('moisture_readings', next, { shouldDirty: true })}
          onEdited={() => setChosen('new')}
          onClose={() => setChosen(null)}
        />
      )}
    </DocumentSection>
  )
}
