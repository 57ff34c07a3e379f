import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { stockFacetsQueryOptions } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { TextField } from '@/shared/ui'
import { searchPortCodes, findPortCode, findPortName, formatPort } from '@domain/ports'

interface Props {
  label: string
  /** UN/LOCODE; '' until one is selected. */
  value: string
  onChange(location: string): void
  error?: string | undefined
}

/** Selects a place by name or UN/LOCODE; our own yards come first. */
export function StockPlaceField({ label, value, onChange, error }: Props) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const listId = useId()
  const { data: facets } = useQuery(stockFacetsQueryOptions())
  const [typedText, setText] = useState(value)
  const offered = [...new Set([...(facets?.location ?? []), ...searchPortCodes('')])]
  function changePlace(text: string) {
    setText(text)
    onChange(findPortCode(text) ?? '')
  }
  return (
    <div>
      <TextField
        label={label}
        value={typedText}
        onChange={changePlace}
        onBlur={() => value !== '' && setText(value)}
        hint={
          value === ''
            ? t('place.hint')
            : t('place.is', {
                place: findPortName(value) ?? value,
                country: format.country(value.slice(0, 2)),
              })
        }
        suggestionsId={listId}
        isRequired
        error={error}
      />
      <datalist id={listId}>
        {offered.map((code) => (
          <option key={code} value={code}>
            {formatPort(code)}
          </option>
        ))}
      </datalist>
    </div>
  )
}
