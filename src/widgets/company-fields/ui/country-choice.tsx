import { useWatch } from 'react-hook-form'
import { createFields, useCountries, useFormFields } from '@/shared/forms'
import { useFormat } from '@/shared/i18n'
import styles from './country-choice.module.css'

type HasCountry = { country: string }

const Field = createFields<HasCountry>()

/** Where a company is. The chosen country stands there at once. */
export function CountryChoice() {
  const format = useFormat()
  const { form, canEdit } = useFormFields<HasCountry>()
  const chosen = useWatch({ control: form.control, name: 'country' })
  const { all, want } = useCountries(chosen === '', canEdit('country'))
  const alone = chosen ? [{ value: chosen, label: format.country(chosen) }] : []
  return (
    // The press comes before the system opens its list, so choices that are set here are rendered by then.
    <div className={styles.country} onPointerDown={want} onFocus={want}>
      <Field.Choice name="country" options={all ?? alone} />
    </div>
  )
}
