import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { findForeignPacks } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { ScanPacks } from '@/features/scan-packs'
import { createFields, useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Button, Status } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { updateRejectedPieces } from '../model/rejected-packs'
import {
  supplyReportFormConfig,
  type InspectedPackValues,
  type SupplyReportValues,
} from '../model/supply-report-form'
import { useInspectedSupply } from '../model/use-inspected-supply'

const Field = createFields<SupplyReportValues>()

/** Packs of the mill's list that were scanned, each of which can be rejected. */
export function PacksSection() {
  const { t } = useTranslation('pages/supply-report')
  const { form, canEdit } = useRecord(supplyReportFormConfig)
  const queryClient = useQueryClient()
  const supply = useInspectedSupply()
  const scans = useWatch({ control: form.control, name: 'scanned_packs' })
  const { ref } = useField<unknown>('scanned_packs')
  const isEditable = canEdit('scanned_packs')
  const listed = supply?.lines.flatMap(({ listed_packs }) => listed_packs) ?? []

  function setScans(next: InspectedPackValues[]) {
    const { lines, scanned_packs: before } = form.getValues()
    form.setValue('scanned_packs', next, { shouldDirty: true })
    for (const [at, { id, rejected_pcs }] of lines.entries()) {
      const packs = supply?.lines.find((line) => line.id === id)?.listed_packs ?? []
      const pcs = updateRejectedPieces(rejected_pcs, packs, { before, after: next })
      if (pcs !== rejected_pcs)
        form.setValue(`lines.${at}.rejected_pcs`, pcs, { shouldDirty: true })
    }
  }
  const setRejected = (id: string, isRejected: boolean) =>
    setScans(
      form
        .getValues('scanned_packs')
        .map((scan) =>
          scan.id === id ? { ...scan, is_rejected: isRejected ? 'true' : '', reason: '' } : scan,
        ),
    )

  if (listed.length === 0 && scans.length === 0) return null
  return (
    <DocumentSection title={t('section.packs')} layout="whole">
      <ScanPacks
        ref={ref}
        listed={listed}
        scans={scans}
        findForeign={() => findForeignPacks(queryClient, listed)}
        isEditable={isEditable}
        isFoundOpen={scans.some(({ is_rejected }) => is_rejected === 'true')}
        onScan={(scan) =>
          setScans([...form.getValues('scanned_packs'), { ...scan, is_rejected: '', reason: '' }])
        }
        onRemove={(id) => setScans(scans.filter((scan) => scan.id !== id))}
        renderAction={(scan, { number }) => {
          const isRejected = scan.is_rejected === 'true'
          if (!isEditable)
            return isRejected && <Status tone="blocked">{t('figures.rejected')}</Status>
          return (
            <Button
              size="l"
              variant={isRejected ? 'danger' : 'secondary'}
              aria-pressed={isRejected}
              aria-label={t('pack.reject_number', { number })}
              onClick={() => setRejected(scan.id, !isRejected)}
            >
              {t('pack.reject')}
            </Button>
          )
        }}
        renderDetail={(scan) =>
          scan.is_rejected === 'true' && (
            <Field.Text name={`scanned_packs.${scans.indexOf(scan)}.reason`} />
          )
        }
      />
    </DocumentSection>
  )
}
