import { useWatch } from 'react-hook-form'
import { createFields, useCountries, useFormFields } from '@/shared/forms'
import { useFormat } from '@/shared/i18n'
import styles from './country-choice.module.css'

type HasCountry = { country: string }

const Field = createFields<HasCountry>()

export function CountryChoice() {
  const format = useFormat()
  const { form, canEdit } = useFormFields<HasCountry>()
  const chosen = useWatch({ control: form.control, name: 'country' })
  const { all, load } = useCountries(chosen === '', canEdit('country'))
  const currentOption = chosen ? [{ value: chosen, label: format.country(chosen) }] : []
  return (
    // The press precedes the opening of the native list, so the options are rendered in time.
    <div className={styles.country} onPointerDown={load} onFocus={load}>
      <Field.Choice name="country" options={all ?? currentOption} />
    </div>
  )
}
