import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Checkbox, DateField, NativeSelect, NumberField } from '@/shared/ui'
import type { PriceTermsFormValues } from '../model/price-terms-form-values'
import styles from './price-list.module.css'

interface Props {
  draft: PriceTermsFormValues
  onChange(change: Partial<PriceTermsFormValues>): void
  getError(field: keyof Schemas['PriceTerms']): string | undefined
}

const UNITS = ['m3', 'lm', 'm2', 'pcs', 'pack'] as const
const PRICES = ['price', 'price_small', 'price_medium', 'price_large'] as const

/** Fields for amount, unit and period. */
export function PriceTerms({ draft, onChange, getError }: Props) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  return (
    <>
      <div className={styles.fields}>
        {PRICES.map((name) => (
          <NumberField
            key={name}
            label={t(`pages/price-list:columns.${name}`)}
            prefix="EUR"
            value={draft[name]}
            onChange={(value) => onChange({ [name]: value })}
            minPlaces={2}
            maxPlaces={4}
            error={getError(name)}
            isRequired={name === 'price' && !draft.hidden}
          />
        ))}
      </div>
      <div className={styles.fields}>
        {(['unit', 'sale_unit'] as const).map((name) => (
          <NativeSelect
            key={name}
            label={t(`pages/price-list:columns.${name}`)}
            value={draft[name]}
            onChange={(value) => value !== '' && onChange({ [name]: value })}
            options={UNITS.map((value) => ({ value, label: t(`entities/product:unit.${value}`) }))}
            isRequired
            error={getError(name)}
          />
        ))}
        <DateField
          label={t('pages/price-list:columns.start')}
          value={draft.start_date}
          onChange={(start_date) => onChange({ start_date })}
          isRequired
          error={getError('start_date')}
        />
        <DateField
          label={t('pages/price-list:columns.end')}
          value={draft.end_date}
          onChange={(end_date) => onChange({ end_date })}
          error={getError('end_date')}
        />
      </div>
      <Checkbox
        label={t('pages/price-list:form.hidden')}
        value={draft.hidden}
        onChange={(hidden) => onChange({ hidden })}
      />
      <Checkbox
        label={t('pages/price-list:form.is_on')}
        value={draft.is_on}
        onChange={(is_on) => onChange({ is_on })}
      />
    </>
  )
}
