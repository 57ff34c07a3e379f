import { spanClass, useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { TextField } from '@/shared/ui'
import { checkContainerNumber, normalizeContainerNumber } from '../model/container-number'

/**
 * A container number field. It checks the number while the user types and removes spaces and
 * dashes.
 */
export function ContainerNumberField() {
  const { t } = useTranslation('pages/cargo')
  const field = useField('container_number')
  const typed = checkContainerNumber(field.value)
  const digit = 'digit' in typed ? typed.digit : ''
  const isSlip = typed.state === 'wrong' || typed.state === 'no_number'
  function leave() {
    const number = normalizeContainerNumber(field.value)
    if (number !== field.value) field.onChange(number)
    field.onBlur()
  }
  return (
    <TextField
      {...field}
      className={spanClass(4)}
      hint={isSlip ? undefined : t(`number.${typed.state}`, { digit })}
      error={isSlip ? t(`number.${typed.state}`, { digit }) : field.error}
      onBlur={leave}
      autoComplete="off"
    />
  )
}
