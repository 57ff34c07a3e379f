import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldsOf, useFormFields } from '@/shared/forms'
import { countryChoices, useFormat, useLanguage } from '@/shared/i18n'
import { whenIdle } from '@/shared/lib/lazy-page'
import styles from './country-choice.module.css'

type Located = { country: string }

const Field = fieldsOf<Located>()

/**
 * Where a company is. The chosen country stands there at once, and the others once the page rests or somebody comes to the field: a
 * company is opened to be read more often than to be moved, and 249 choices cost as much as all the rest of the form.
 */
export function CountryChoice() {
  const language = useLanguage()
  const format = useFormat()
  const { form, canEdit } = useFormFields<Located>()
  const chosen = useWatch({ control: form.control, name: 'country' })
  const [isWanted, setWanted] = useState(chosen === '')
  const want = () => setWanted(true)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  const hasAll = isWanted && canEdit('country')
  const all = useMemo(() => (hasAll ? countryChoices(format.country, language) : null), [hasAll, format, language])
  const alone = chosen ? [{ value: chosen, label: format.country(chosen) }] : []
  return (
    // The press comes before the system opens its list, so choices that are set here are rendered by then.
    <div className={styles.country} onPointerDown={want} onFocus={want}>
      <Field.Choice name="country" options={all ?? alone} />
    </div>
  )
}
