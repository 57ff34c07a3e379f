import type { LotRemoval } from '@/entities/stock'
import { useTranslation } from '@/shared/i18n'
import { RadioGroup } from '@/shared/ui'

interface RemovalFieldProps {
  label: string
  value: LotRemoval | ''
  onChange(value: LotRemoval | ''): void
  error: string | undefined
}

/** Asks why packs without pieces leave the stock. */
export function RemovalField(props: RemovalFieldProps) {
  const { t } = useTranslation('pages/stock')
  return (
    <RadioGroup
      {...props}
      isRequired
      options={(['lost', 'mistake'] as const).map((value) => ({
        value,
        label: t(`removal.${value}`),
        hint: t(`removal.${value}_hint`),
      }))}
    />
  )
}
