import { clsx } from 'clsx'
import { useWatch } from 'react-hook-form'
import {
  createFields,
  type Span,
  getSpanClass,
  useCountries,
  useField,
  useFormFields,
} from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Chip, FieldText, NativeSelect } from '@/shared/ui'
import styles from './country-choices.module.css'

interface HasCountry {
  country: string
}

const Field = createFields<HasCountry>()

export function CountryChoice() {
  const format = useFormat()
  const { form, canEdit } = useFormFields<HasCountry>()
  const chosen = useWatch({ control: form.control, name: 'country' })
  const { countries, load } = useCountries(chosen === '', canEdit('country'))
  const currentOption = chosen ? [{ value: chosen, label: format.country(chosen) }] : []
  if (!canEdit('country')) {
    return <Field.Choice name="country" span={3} options={currentOption} />
  }
  return (
    // The press precedes the opening of the native list, so the options are rendered in time.
    <div className={styles.country} onPointerDown={load} onFocus={load}>
      <Field.Choice name="country" options={countries ?? currentOption} />
    </div>
  )
}

interface CountriesChoiceProps {
  name: string
  span: Span
}

/** A field for several countries; the chosen ones are listed under it and can be removed. */
export function CountriesChoice({ name, span }: CountriesChoiceProps) {
  const { t } = useTranslation('widgets/company-fields')
  const format = useFormat()
  const { value, onChange, ...field } = useField<readonly string[]>(name, { isRequired: false })
  const { countries, load } = useCountries(false, !field.isReadOnly)
  const { ref, ...fieldProps } = field
  if (field.isReadOnly) {
    return (
      <FieldText
        {...fieldProps}
        value={value.map(format.country).join(', ')}
        className={getSpanClass(span)}
      />
    )
  }
  const otherCountries = (countries ?? []).filter((country) => !value.includes(country.value))
  return (
    <div className={clsx(getSpanClass(span), styles.countries)} onPointerDown={load} onFocus={load}>
      <NativeSelect
        {...fieldProps}
        ref={ref}
        value=""
        placeholder={t('countries.add')}
        options={otherCountries}
        onChange={(country) => country && onChange([...value, country].toSorted())}
      />
      {value.length > 0 && (
        <ul aria-label={t('countries.chosen')} className={styles.chosen}>
          {value.map((country) => (
            <li key={country}>
              <Chip
                label={format.country(country)}
                onRemove={() => onChange(value.filter((other) => other !== country))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
