import { useState, type ReactNode } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, FieldText, NumberField, RadioGroup, TextField } from '@/shared/ui'
import {
  formatMetres,
  splitEvenly,
  sumCounts,
  type SeveralLengths,
  type Unit,
} from '@domain/timber'
import { formatLengths } from '../model/format-product-name'
import {
  createLengthDraft,
  parseLengthList,
  setCountedIn,
  setLengthList,
  toLengthMix,
  type LengthDraft,
  type LengthKind,
} from '../model/length-draft'
import styles from './lengths-field.module.css'

interface LengthsFieldProps {
  /** Mixed lengths; null for one length. */
  value: LengthDraft | null
  onChange: (lengths: LengthDraft | null) => void
  /** Field of the one length. */
  children: ReactNode
  /** Quantity of the line, whose pieces or packs are counted; null for a product. */
  counted: { readonly quantity: string; readonly unit: Unit } | null
  /** True to show errors of missing lengths. */
  isChecked?: boolean
  /** Error of the backend. */
  error?: string | undefined
  isReadOnly?: boolean
}

const KINDS: readonly LengthKind[] = ['one', 'range', 'several']

/** Length of wood: one, random within limits with an average, or several with their counts. */
export function LengthsField({
  value,
  onChange,
  children,
  counted,
  isChecked = false,
  error,
  isReadOnly = false,
}: LengthsFieldProps) {
  const { t } = useTranslation('entities/product')
  if (isReadOnly) {
    const lengths = value && toLengthMix(value)
    return lengths ? (
      <FieldText label={t('field.lengths')} value={formatLengths(lengths)} />
    ) : (
      children
    )
  }
  return (
    <div className={styles.lengths} data-mixed={value !== null || undefined}>
      <RadioGroup
        label={t('lengths.label')}
        direction="row"
        value={value?.kind ?? 'one'}
        options={KINDS.map((kind) => ({
          value: kind,
          label: t(`lengths.kind.${kind}`),
        }))}
        error={error}
        onChange={(kind) => onChange(createLengthDraft(kind || 'one'))}
      />
      {value === null && children}
      {value?.kind === 'range' && (
        <RangeFields value={value} onChange={onChange} isChecked={isChecked} />
      )}
      {value?.kind === 'several' && (
        <SeveralFields value={value} onChange={onChange} counted={counted} isChecked={isChecked} />
      )}
    </div>
  )
}

interface PartProps<Value> {
  value: Value
  onChange: (lengths: Value) => void
  isChecked: boolean
}

type Range = Extract<LengthDraft, { kind: 'range' }>
const RANGE_PARTS = ['from_mm', 'to_mm', 'average_mm'] as const

function RangeFields({ value, onChange, isChecked }: PartProps<Range>) {
  const { t } = useTranslation(['entities/product', 'shared/forms'])
  const { from_mm, to_mm, average_mm } = value
  const isReversed = from_mm !== null && to_mm !== null && from_mm >= to_mm
  const isOutside =
    average_mm !== null &&
    ((from_mm !== null && average_mm < from_mm) || (to_mm !== null && average_mm > to_mm))
  const errors = {
    from_mm: isChecked && from_mm === null ? t('shared/forms:field.required') : undefined,
    to_mm: isReversed
      ? t('shared/forms:field.length_order')
      : isChecked && to_mm === null
        ? t('shared/forms:field.required')
        : undefined,
    average_mm: isOutside ? t('lengths.average_outside') : undefined,
  }
  return (
    <div className={styles.row}>
      {RANGE_PARTS.map((part) => (
        <NumberField
          key={part}
          label={t(`lengths.${part}`)}
          unit="m"
          maxPlaces={3}
          value={value[part] === null ? '' : formatMetres(value[part])}
          isRequired={part !== 'average_mm'}
          error={errors[part]}
          hint={part === 'average_mm' ? t('lengths.average_hint') : undefined}
          onChange={(text) => onChange({ ...value, [part]: toMillimetres(text) })}
        />
      ))}
    </div>
  )
}

/** Null for a text that is not a length. */
function toMillimetres(metres: string): number | null {
  const mm = Math.round(Number(metres) * 1000)
  return metres !== '' && mm > 0 ? mm : null
}

function SeveralFields({
  value,
  onChange,
  counted,
  isChecked,
}: PartProps<SeveralLengths> & Pick<LengthsFieldProps, 'counted'>) {
  const { t } = useTranslation(['entities/product', 'shared/forms'])
  const format = useFormat()
  const uncounted = setCountedIn(value, null)
  // Text that is not a list of lengths; null once it is read.
  const [typed, setTyped] = useState<string | null>(null)
  const isShort = value.items.length < 2
  const split = counted && splitEvenly(counted.quantity, counted.unit, value)
  const sum = sumCounts(value)
  return (
    <>
      <TextField
        label={t('lengths.list')}
        className={styles.list}
        hint={t('lengths.list_hint', {
          example: [3900, 4200, 4800].map((mm) => format.number(formatMetres(mm), 1)).join(' / '),
        })}
        value={typed ?? (value.items.length > 0 ? formatLengths(uncounted) : '')}
        isRequired
        error={
          isShort && (isChecked || (typed !== null && typed !== ''))
            ? t('lengths.list_error')
            : undefined
        }
        onChange={(text) => {
          setTyped(text)
          onChange(setLengthList(value, parseLengthList(text) ?? []))
        }}
        onBlur={() => !isShort && setTyped(null)}
      />
      {counted && !isShort && (
        <>
          <RadioGroup
            label={t('lengths.counted_in')}
            direction="row"
            value={value.counted_in ?? 'none'}
            options={(['none', 'pcs', 'pack'] as const).map((unit) => ({
              value: unit,
              label: t(`lengths.counted.${unit}`),
            }))}
            onChange={(unit) =>
              onChange(setCountedIn(value, unit === 'none' || unit === '' ? null : unit))
            }
          />
          {value.counted_in !== null && (
            <div className={styles.row}>
              {value.items.map(({ length_mm, count }) => (
                <NumberField
                  key={length_mm}
                  label={`${format.number(formatMetres(length_mm), 1)} m`}
                  unit={t(`unit.${value.counted_in ?? 'pcs'}`)}
                  maxPlaces={0}
                  value={count === null ? '' : String(count)}
                  error={isChecked && count === null ? t('shared/forms:field.required') : undefined}
                  onChange={(text) =>
                    onChange({
                      ...value,
                      items: value.items.map((item) =>
                        item.length_mm === length_mm
                          ? { ...item, count: Number(text) > 0 ? Number(text) : null }
                          : item,
                      ),
                    })
                  }
                />
              ))}
            </div>
          )}
          {value.counted_in !== null && sum !== null && (
            <p className={styles.sum}>
              {t('lengths.sum', {
                sum: format.number(sum),
                unit: t(`unit.${value.counted_in}`),
              })}
            </p>
          )}
          {split && (
            <Button size="s" onClick={() => onChange(split)}>
              {t('lengths.split', {
                amount: format.number(split.items[0]?.count ?? 0),
                unit: t(`unit.${split.counted_in}`),
              })}
            </Button>
          )}
        </>
      )}
    </>
  )
}
