import { vReportVerdict } from '@/shared/api/generated/validators'
import { fieldsOf, useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import type { ReportValues } from '../model/report-form'
import { BigChoice } from './big-choice'

const Field = fieldsOf<ReportValues>()

/** What the inspector makes of it all. */
export function VerdictSection() {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const { ref, ...verdict } = useField('verdict')
  const options = vReportVerdict.options.map((value) => ({ value, label: t(`entities/inspection:verdict.${value}`) }))
  return (
    <DocumentSection title={t('pages/supply-report:section.verdict')} layout="whole">
      <BigChoice {...verdict} chosenRef={ref} options={options} />
      <Field.Area name="remarks" />
    </DocumentSection>
  )
}
