import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { cargoReportForm } from '../model/cargo-report-form'
import { useInspectedCargo } from '../model/use-inspected-cargo'
import { LoadCard } from './load-card'
import styles from './load-card.module.css'

/** What goes in, load by load, counted against the plan. */
export function LoadsSection() {
  const { t } = useTranslation('pages/cargo-report')
  const { fields } = useRecord(cargoReportForm)
  const lines = useWatch({ control: fields.control, name: 'lines' })
  const inspected = useInspectedCargo()
  return (
    <DocumentSection title={t('section.loads')} layout="whole">
      {!inspected && <p className={styles.none}>{t('load.none')}</p>}
      {inspected?.loads.length === 0 && <p className={styles.none}>{t('load.empty')}</p>}
      {lines.map((line, at) => {
        const load = inspected?.loads.find(({ id }) => id === line.id)
        return load && <LoadCard key={line.id} index={at} line={line} load={load} />
      })}
    </DocumentSection>
  )
}
