import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { reportForm } from '../model/report-form'
import { useInspected } from '../model/use-inspected'
import { LoadCard } from './load-card'
import styles from './load-card.module.css'

/** What goes in, load by load, counted against the plan. */
export function LoadsSection() {
  const { t } = useTranslation('pages/cargo-report')
  const { fields } = useRecord(reportForm)
  const lines = useWatch({ control: fields.control, name: 'lines' })
  const inspected = useInspected()
  return (
    <DocumentSection title={t('section.loads')} layout="whole">
      {!inspected && <p className={styles.none}>{t('load.none')}</p>}
      {inspected?.loads.length === 0 && <p className={styles.none}>{t('load.empty')}</p>}
      {lines.map((line, at) => {
        const load = inspected?.loads.find(({ id }) => id === line.id)
        return load && <LoadCard key={line.id} at={at} line={line} load={load} />
      })}
    </DocumentSection>
  )
}
