import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { countryChoices } from '@/entities/client'
import { useFormat, useTranslation } from '@/shared/i18n'
import { whenIdle } from '@/shared/lib/when-idle'
import { useClientFields } from '../model/client-form-context'
import { ClientSelect } from './client-fields'

/**
 * Where the client is. The chosen country stands there at once, and the others once the page rests: a client is opened to be read more
 * often than to be moved, and 249 choices cost as much as all the rest of the form.
 */
export function CountrySelect() {
  const { t, i18n } = useTranslation('pages/client')
  const format = useFormat()
  const { control } = useClientFields()
  const chosen = useWatch({ control, name: 'country' })
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenIdle(() => setAtRest(true)), [])
  const all = useMemo(() => (isAtRest ? countryChoices(format.country, i18n.language) : null), [isAtRest, format, i18n.language])
  const alone = chosen ? [{ value: chosen, label: format.country(chosen) }] : []
  return <ClientSelect name="country" label={t('field.country')} width={3} isRequired options={all ?? alone} />
}
