import { memo, useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { RecordFields, useRecord } from '@/features/edit-record'
import { ScanNotice } from '@/features/scan-packs'
import { vBracing, vDunnage, vLining } from '@contract/validators'
import { useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { TextField } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import {
  CheckRow,
  ChoiceField,
  NowField,
  PhotoCount,
  Photos,
  VerdictFields,
} from '@/widgets/inspection'
import {
  cargoReportFormConfig,
  checkNames,
  createLoadCount,
  findSealMismatch,
} from '../model/cargo-report-form'
import { useInspectedCargo } from '../model/inspected-cargo'
import { CargoSection, InspectedCargoSection } from './cargo-section'
import { LoadCard } from './load-card'
import styles from './load-card.module.css'
import { MoistureSection } from './moisture-section'
import { PacksSection } from './packs-section'

function LoadsSection() {
  const { t } = useTranslation('pages/cargo-report')
  const { form, snapshots, canChange, canEdit } = useRecord(cargoReportFormConfig)
  const lines = useWatch({ control: form.control, name: 'lines' })
  const inspected = useInspectedCargo()
  const newLoads = inspected?.loads.filter(({ id }) => !lines.some((line) => line.id === id)) ?? []
  const addLoads = useEffectEvent(() =>
    snapshots.prefill(() =>
      form.setValue('lines', [...lines, ...newLoads.map(createLoadCount)], { shouldDirty: true }),
    ),
  )
  // Loads that were planned since the report was written, also while it is open.
  const hasNewLoads = newLoads.length > 0 && canEdit('lines')
  useEffect(() => {
    if (hasNewLoads) addLoads()
  }, [hasNewLoads])
  return (
    <DocumentSection title={t('section.loads')} layout="whole">
      {!inspected && <p className={styles.none}>{t('load.none')}</p>}
      {inspected?.loads.length === 0 && <p className={styles.none}>{t('load.empty')}</p>}
      <div className={styles.loads} data-text={!canChange || undefined}>
        {lines.map((line, at) => {
          const load = inspected?.loads.find(({ id }) => id === line.id)
          return load && <LoadCard key={line.id} index={at} line={line} load={load} />
        })}
      </div>
    </DocumentSection>
  )
}

const PHOTO_KINDS = [
  'empty',
  'csc_plate',
  'floor',
  'moisture',
  'pack_marks',
  'half_loaded',
  'doors_open',
  'seal',
  'defect',
  'other',
] as const

/** Sections in the inspector's working order; results first once nothing can be changed. */
export const CargoReportSections = memo(function ReportSections() {
  const { t } = useTranslation(['pages/cargo-report', 'entities/inspection'])
  const { canChange } = useRecord(cargoReportFormConfig)
  const checks = (
    <DocumentSection title={t('section.checks')} layout="controls">
      {checkNames.map((name) => (
        <CheckRow key={name} name={name} />
      ))}
    </DocumentSection>
  )
  const securing = (
    <>
      <DocumentSection title={t('section.securing')} layout="controls">
        <ChoiceField
          name="dunnage"
          options={vDunnage.options.map((value) => ({
            value,
            label: t(`entities/inspection:dunnage.${value}`),
          }))}
        />
        <ChoiceField
          name="lining"
          options={vLining.options.map((value) => ({
            value,
            label: t(`entities/inspection:lining.${value}`),
          }))}
        />
        <ChoiceField
          name="bracing"
          options={vBracing.options.map((value) => ({
            value,
            label: t(`entities/inspection:bracing.${value}`),
          }))}
        />
      </DocumentSection>
      <SealSection />
    </>
  )
  return (
    <RecordFields>
      {canChange && <CargoSection />}
      {canChange && checks}
      <LoadsSection />
      <PacksSection />
      <MoistureSection />
      {canChange && securing}
      <DocumentSection title={t('section.photos')} aside={<PhotoCount />} layout="whole">
        <Photos kinds={PHOTO_KINDS} />
      </DocumentSection>
      <DocumentSection title={t('section.verdict')} layout="controls">
        <NowField name="ended_at" />
        <VerdictFields />
      </DocumentSection>
      {!canChange && checks}
      {!canChange && securing}
      {!canChange && <InspectedCargoSection />}
    </RecordFields>
  )
})

/**
 * The seal, entered twice, below the packs that are not right. The second field shows where the
 * entries differ; the first shows a difference from the cargo's seal.
 */
function SealSection() {
  const { t } = useTranslation('pages/cargo-report')
  const { form, canEdit } = useRecord(cargoReportFormConfig)
  const [first, second, scans] = useWatch({
    control: form.control,
    name: ['seal_number', 'seal_again', 'scanned_packs'],
  })
  const inspected = useInspectedCargo()
  const booked = inspected?.cargo.seal_number ?? ''
  const listed = inspected?.loads.flatMap(({ listed_packs }) => listed_packs) ?? []
  const mismatch = findSealMismatch(first, second)
  const differsFromBooked = findSealMismatch(booked, first) !== null
  const error = mismatch
    ? mismatch.first === '' || mismatch.second === ''
      ? t('seal.length')
      : t('seal.differs', { at: mismatch.at, first: mismatch.first, again: mismatch.second })
    : undefined
  return (
    <DocumentSection title={t('section.seal')} layout="whole">
      <ScanNotice listed={listed} scans={scans} />
      <div className={styles.seal}>
        <SealField
          name="seal_number"
          warning={differsFromBooked ? t('seal.other', { seal: booked }) : null}
        />
        {canEdit('seal_again') && <SealField name="seal_again" error={error} />}
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
