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
  const checked = checkContainerNumber(field.value)
  const digit = 'digit' in checked ? checked.digit : ''
  const isInvalid = checked.state === 'wrong' || checked.state === 'no_number'
  function handleBlur() {
    const number = normalizeContainerNumber(field.value)
    if (number !== field.value) field.onChange(number)
    field.onBlur()
  }
  return (
    <TextField
      {...field}
      className={spanClass(4)}
      hint={isInvalid ? undefined : t(`number.${checked.state}`, { digit })}
      error={isInvalid ? t(`number.${checked.state}`, { digit }) : field.error}
      onBlur={handleBlur}
      autoComplete="off"
    />
  )
}
