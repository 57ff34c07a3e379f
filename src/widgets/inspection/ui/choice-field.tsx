import { useField } from '@/shared/forms'
import { BigChoice } from './big-choice'

interface ChoiceFieldProps {
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** One of a few words of a report by one press of a thumb. */
export function ChoiceField({ name, options }: ChoiceFieldProps) {
  const { ref, ...field } = useField(name)
  return <BigChoice {...field} chosenRef={ref} options={options} />
}
