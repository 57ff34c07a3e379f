import { vReportVerdict } from '@/shared/api/generated/validators'
import { createFields, useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { BigChoice } from './big-choice'

const Field = createFields<{ remarks: string }>()

/** The inspector's overall verdict. */
export function Verdict() {
  const { t } = useTranslation('entities/inspection')
  const { ref, ...verdict } = useField('verdict')
  const options = vReportVerdict.options.map((value) => ({ value, label: t(`verdict.${value}`) }))
  return (
    <>
      <BigChoice {...verdict} chosenRef={ref} options={options} />
      <Field.Area name="remarks" />
    </>
  )
}
