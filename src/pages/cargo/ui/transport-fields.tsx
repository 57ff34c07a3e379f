import { useId } from 'react'
import { type Span, getSpanClass, useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { TextField } from '@/shared/ui'
import { findPortCode, findPortName, searchPortCodes, formatPort } from '@domain/ports'
import { checkContainerNumber, normalizeContainerNumber } from '../model/container-number'

/**
 * A container number field. It checks the number while the user types and removes spaces and
 * dashes.
 */
export function ContainerNumberField() {
  const { t } = useTranslation('pages/cargo')
  const field = useField('container_number')
  const checked = checkContainerNumber(field.value)
  const digit = 'digit' in checked ? checked.digit : ''
  const isInvalid = checked.state === 'wrong_digit' || checked.state === 'no_number'
  function handleBlur() {
    const number = normalizeContainerNumber(field.value)
    if (number !== field.value) field.onChange(number)
    field.onBlur()
  }
  return (
    <TextField
      {...field}
      className={getSpanClass(4)}
      hint={field.isReadOnly || isInvalid ? undefined : t(`number.${checked.state}`, { digit })}
      error={isInvalid ? t(`number.${checked.state}`, { digit }) : field.error}
      onBlur={handleBlur}
      autoComplete="off"
    />
  )
}

interface PortFieldProps {
  name: 'port_of_loading' | 'port_of_discharge'
  span: Span
  /** Ports of other cargos. */
  suggestions: readonly string[]
}

/**
 * A port by its UN/LOCODE. On blur, a port's name becomes its code. The hint shows the port's name
 * and country.
 */
export function PortField({ name, span, suggestions }: PortFieldProps) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const field = useField(name)
  const listId = useId()
  const code = findPortCode(field.value)
  const hint =
    code && field.value.trim() !== ''
      ? t('hint.port', {
          port: findPortName(code) ?? code,
          country: format.country(code.slice(0, 2)),
        })
      : t('hint.port_of')
  if (field.isReadOnly) {
    return (
      <TextField
        {...field}
        value={code ? formatPort(code) : field.value}
        className={getSpanClass(span)}
      />
    )
  }
  const offered = [...new Set([...suggestions, ...searchPortCodes('')])]
  function handleBlur() {
    if (code !== null && code !== field.value) field.onChange(code)
    field.onBlur()
  }
  return (
    <div className={getSpanClass(span)}>
      <TextField {...field} hint={hint} onBlur={handleBlur} suggestionsId={listId} />
      <datalist id={listId}>
        {offered.map((port) => (
          <option key={port} value={port}>
            {formatPort(port)}
          </option>
        ))}
      </datalist>
    </div>
  )
}
