import { useId } from 'react'
import { findPorts, findPortCode, findPortName, formatPort } from '@/entities/cargo'
import { spanClass, useField, type Span } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { TextField } from '@/shared/ui'

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
  const offered = [...new Set([...suggestions, ...findPorts('')])]
  function handleBlur() {
    if (code !== null && code !== field.value) field.onChange(code)
    field.onBlur()
  }
  return (
    <div className={spanClass(span)}>
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
