import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { findForeignPacks } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { ScanPacks, type ScanValues } from '@/features/scan-packs'
import { useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { cargoReportFormConfig } from '../model/cargo-report-form'
import { useInspectedCargo } from '../model/inspected-cargo'

/** Packs of the loads that were scanned at the doors. They count their loads. */
export function PacksSection() {
  const { t } = useTranslation('pages/cargo-report')
  const { form, canEdit } = useRecord(cargoReportFormConfig)
  const queryClient = useQueryClient()
  const loads = useInspectedCargo()?.loads ?? []
  const scans = useWatch({ control: form.control, name: 'scanned_packs' })
  const { ref } = useField<unknown>('scanned_packs')
  const listed = loads.flatMap(({ listed_packs }) => listed_packs)

  /** Counts the packs of a load that has scanned ones, or had them. */
  function setScans(next: ScanValues[], changed: ScanValues | undefined) {
    form.setValue('scanned_packs', next, { shouldDirty: true })
    const load = loads.find(({ listed_packs }) =>
      listed_packs.some(({ id }) => id === changed?.pack_id),
    )
    const at = form.getValues('lines').findIndex(({ id }) => id === load?.id)
    if (!load || at === -1) return
    const count = next.filter(({ pack_id }) =>
      load.listed_packs.some(({ id }) => id === pack_id),
    ).length
    form.setValue(`lines.${at}.counted_packs`, String(count), { shouldDirty: true })
  }

  if (listed.length === 0 && scans.length === 0) return null
  return (
    <DocumentSection title={t('section.packs')} layout="whole">
      <ScanPacks
        ref={ref}
        listed={listed}
        scans={scans}
        findForeign={() => findForeignPacks(queryClient, listed)}
        isEditable={canEdit('scanned_packs')}
        onScan={(scan) => setScans([...form.getValues('scanned_packs'), scan], scan)}
        onRemove={(removedId) =>
          setScans(
            scans.filter(({ id }) => id !== removedId),
            scans.find(({ id }) => id === removedId),
          )
        }
      />
    </DocumentSection>
  )
}
