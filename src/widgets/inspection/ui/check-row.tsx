import { vCheckState } from '@/shared/api/generated/validators'
import { useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { TextField } from '@/shared/ui'
import { BigChoice } from './big-choice'

/**
 * A check with large buttons; a defect requires a description.
 * @param name name of the check in the report
 */
export function CheckRow({ name }: { readonly name: string }) {
  const { t } = useTranslation('entities/inspection')
  const { ref, ...state } = useField(`checks.${name}.state`)
  const options = vCheckState.options.map((value) => ({ value, label: t(`check.${value}`) }))
  return (
    <div>
      <BigChoice {...state} chosenRef={ref} options={options} />
      {state.value === 'defect' && (
        <CheckRemark name={`checks.${name}.remark`} label={state.label} />
      )}
    </div>
  )
}

function CheckRemark({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useTranslation('widgets/inspection')
  return <TextField {...useField(name, { label: t('check_remark', { what: label }) })} />
}
