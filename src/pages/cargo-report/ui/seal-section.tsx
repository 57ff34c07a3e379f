import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { TextField } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { findSealMismatch } from '../model/seal'
import { cargoReportForm } from '../model/cargo-report-form'
import { useInspectedCargo } from '../model/use-inspected-cargo'
import styles from './seal-section.module.css'

/**
 * The seal, entered twice. The second field shows where the entries differ; the first shows a
 * difference from the cargo's seal.
 */
export function SealSection() {
  const { t } = useTranslation('pages/cargo-report')
  const { fields } = useRecord(cargoReportForm)
  const [first, second] = useWatch({ control: fields.control, name: ['seal_number', 'seal_again'] })
  const booked = useInspectedCargo()?.cargo.seal_number ?? ''
  const mismatch = findSealMismatch(first, second)
  const differsFromBooked = findSealMismatch(booked, first) !== null
  const error = mismatch
    ? mismatch.first === '' || mismatch.second === ''
      ? t('seal.length')
      : t('seal.differs', { at: mismatch.at, first: mismatch.first, again: mismatch.second })
    : undefined
  return (
    <DocumentSection title={t('section.seal')} layout="whole">
      <div className={styles.seal}>
        <SealField
          name="seal_number"
          warning={differsFromBooked ? t('seal.other', { seal: booked }) : null}
        />
        <SealField name="seal_again" error={error} />
      </div>
    </DocumentSection>
  )
}

function SealField({
  name,
  error,
  warning,
}: {
  name: string
  error?: string | undefined
  warning?: string | null
}) {
  return (
    <TextField
      {...useField(name, { error, warning })}
      autoComplete="off"
      className={styles.field}
    />
  )
}
