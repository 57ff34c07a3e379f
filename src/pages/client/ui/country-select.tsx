import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { countryChoices } from '@/entities/client'
import { useFormat, useTranslation } from '@/shared/i18n'
import { whenIdle } from '@/shared/lib/when-idle'
import { useClientFields } from '../model/client-form-context'
import { ClientSelect } from './client-fields'
import styles from './client-fields.module.css'

/**
 * Where the client is. The chosen country stands there at once, and the others once the page rests or somebody comes to the field: a
 * client is opened to be read more often than to be moved, and 249 choices cost as much as all the rest of the form.
 */
export function CountrySelect() {
  const { t, i18n } = useTranslation('pages/client')
  const format = useFormat()
  const { control, isReadOnly } = useClientFields()
  const chosen = useWatch({ control, name: 'country' })
  const [isWanted, setWanted] = useState(chosen === '')
  const want = () => setWanted(true)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  const hasAll = isWanted && !isReadOnly
  const all = useMemo(() => (hasAll ? countryChoices(format.country, i18n.language) : null), [hasAll, format, i18n.language])
  const alone = chosen ? [{ value: chosen, label: format.country(chosen) }] : []
  return (
    // Pressing it is told before the list of the system opens, and what is set then is rendered before that.
    <div className={styles.span3} onPointerDown={want} onFocus={want}>
      <ClientSelect name="country" label={t('field.country')} width={3} isRequired options={all ?? alone} />
    </div>
  )
}
