import { useField } from '@/shared/forms'
import { BigChoice } from './big-choice'

interface ChoiceFieldProps {
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice field of a report with large buttons. */
export function ChoiceField({ name, options }: ChoiceFieldProps) {
  const { ref, ...field } = useField(name)
  return <BigChoice {...field} chosenRef={ref} options={options} />
}
