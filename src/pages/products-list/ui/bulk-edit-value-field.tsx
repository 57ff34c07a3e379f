import { useTranslation } from '@/shared/i18n'
import { NativeSelect, NumberField, TextField } from '@/shared/ui'
import { getFieldChoices, isNumericField, canBeEmpty, type BulkEditField } from '../model/bulk-edit'

const units: Partial<Record<BulkEditField, string>> = {
  humidity_percent: '%',
  density_kg_m3: 'kg/m³',
}

interface Props {
  readonly field: BulkEditField
  readonly value: string
  readonly error: string | undefined
  onChange(value: string): void
}

export function BulkEditValueField({ field, value, error, onChange }: Props) {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const choices = getFieldChoices(field)
  const label = t(`entities/product:field.${field}`)
  const hint = canBeEmpty(field) ? t('pages/products-list:changes.empties') : undefined
  if (choices) {
    const options = choices.map((choice) => ({
      value: choice,
      label: t(`entities/product:${field}.${choice}` as 'entities/product:wood.PCAB'),
    }))
    return (
      <NativeSelect
        label={label}
        value={value}
        options={options}
        error={error}
        onChange={onChange}
      />
    )
  }
  if (isNumericField(field))
    return (
      <NumberField
        label={label}
        value={value}
        unit={units[field]}
        maxPlaces={0}
        hint={hint}
        error={error}
        onChange={onChange}
      />
    )
  return (
    <TextField
      label={label}
      value={value}
      maxLength={60}
      hint={hint}
      error={error}
      onChange={onChange}
    />
  )
}
