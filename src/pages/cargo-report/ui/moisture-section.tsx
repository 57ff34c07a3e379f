import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { averagePercent } from '@/shared/lib/rules/inspection'
import { Button, PencilIcon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { cargoReportForm } from '../model/cargo-report-form'
import { MoisturePad } from './moisture-pad'
import styles from './moisture-section.module.css'

/** What the meter showed on packs that went in, keyed in one after the other. */
export function MoistureSection() {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const { fields, canEdit } = useRecord(cargoReportForm)
  const readings = useWatch({ control: fields.control, name: 'moisture_readings' })
  const { ref } = useField<unknown>('moisture_readings')
  /** The reading that is keyed: `new`, or one that is there by its id; null while the pad is closed. */
  const [chosen, setChosen] = useState<string | null>(null)
  const mayWrite = canEdit('moisture_readings')
  const usual = averagePercent(readings)
  const say = (percent: string) => format.percent(percent)
  return (
    <DocumentSection
      title={t('section.moisture')}
      aside={
        usual !== null &&
        t('moisture.average', {
          percent: say(usual),
          readings: t('moisture.count', { count: readings.length }),
        })
      }
      layout="whole"
    >
      {readings.length === 0 && !mayWrite && <p className={styles.none}>{t('moisture.none')}</p>}
      {readings.length > 0 && (
        <ol className={styles.readings} aria-label={t('moisture.readings')}>
          {readings.map(({ id, moisture_percent }, at) => (
            <li key={id}>
              {mayWrite ? (
                <button
                  type="button"
                  className={styles.reading}
                  aria-label={t('moisture.mend', {
                    number: at + 1,
                    percent: say(moisture_percent),
                  })}
                  onClick={() => setChosen(id)}
                >
                  {say(moisture_percent)}
                </button>
              ) : (
                <span className={styles.reading}>{say(moisture_percent)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {mayWrite && chosen === null && (
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
      {mayWrite && chosen !== null && (
        <MoisturePad
          key={chosen}
          readings={readings}
          editedId={chosen === 'new' ? null : chosen}
          onChange={(next) => fields.setValue('moisture_readings', next, { shouldDirty: true })}
          onEdited={() => setChosen('new')}
          onClose={() => setChosen(null)}
        />
      )}
    </DocumentSection>
  )
}
