import { vCheckState } from '@/shared/api/generated/validators'
import { fieldsOf, useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { checkNames, type ReportValues } from '../model/report-form'
import { BigChoice } from './big-choice'

const Field = fieldsOf<ReportValues>()

/** How the packs stand: each point by one press of a thumb; a defect asks for words. */
export function ChecksSection() {
  const { t } = useTranslation('pages/supply-report')
  return (
    <DocumentSection title={t('section.checks')} layout="whole">
      {checkNames.map((name) => (
        <Check key={name} name={name} />
      ))}
    </DocumentSection>
  )
}

function Check({ name }: { name: (typeof checkNames)[number] }) {
  const { t } = useTranslation('entities/inspection')
  const { ref, ...state } = useField(`checks.${name}.state`)
  const options = vCheckState.options.map((value) => ({ value, label: t(`check.${value}`) }))
  return (
    <div>
      <BigChoice {...state} chosenRef={ref} options={options} />
      {state.value === 'defect' && <Field.Text name={`checks.${name}.remark`} />}
    </div>
  )
}
