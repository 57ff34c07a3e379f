import { clsx } from 'clsx'
import { type ChangeEvent, type Ref, useState } from 'react'
import { formatEditableNumber, formatNumber, useTranslation } from '@/shared/i18n'
import {
  getLanguageNumberForm,
  isDecimal,
  normalizeNumberMarks,
  toUnreadText,
  unknownNumberForm,
} from '@domain/numbers'
import {
  convert,
  type Converted,
  type Dimensions,
  type ParsedQuantity,
  parseQuantity,
  type Section,
  type Unit,
} from '@domain/timber'
import { getControlAttributes, type FieldProps, useFieldIds } from '../field/field-props'
import { Field } from '../field/field'
import fieldStyles from '../field/field.module.css'
import { isPastedOrDropped, usePreservedSelection } from '../number-field/text-input'
import { Equivalents } from './equivalents'
import styles from './quantity-field.module.css'

interface ArithmeticProps {
  quantity: string
  unit: Unit
  dimensions: Dimensions
}

/**
 * Shows the volume calculation: "6 packs × 120 pcs × 22 × 100 × 4,000 mm = 6.336 m³". Empty if a
 * factor is unknown.
 */
function Arithmetic({ quantity, unit, dimensions: d }: ArithmeticProps) {
  const { t, i18n } = useTranslation('shared/forms')
  const { m3 } = convert(quantity, unit, d)
  if (!m3.ok || unit === 'm3') return null
  const show = (value: string | number) => formatNumber(String(value), i18n.language)
  const factors = [`${show(quantity)} ${t(`quantity.unit.${unit}`)}`]
  if (unit === 'pack' && d.pcs_per_pack !== null)
    factors.push(`${show(d.pcs_per_pack)} ${t('quantity.unit.pcs')}`)
  const size = getSizeFactors(unit, d)
  if (size) factors.push(`${size.map(show).join(' × ')} mm`)
  return (
    <div className={styles.arithmetic}>
      {factors.join(' × ')} = <strong>{`${show(m3.value)} ${t('quantity.unit.m3')}`}</strong>
    </div>
  )
}

/**
 * Dimensions that convert one unit to volume; null if one is unknown or for a pole, whose volume is
 * not a product.
 */
function getSizeFactors(unit: Unit, d: Dimensions): number[] | null {
  if (d.diameter_mm !== null) return null
  const sizes =
    unit === 'm2'
      ? [d.thickness_mm]
      : unit === 'lm'
        ? [d.thickness_mm, d.width_mm]
        : [d.thickness_mm, d.width_mm, d.length_mm]
  const knownSizes = sizes.filter((size) => size !== null)
  return knownSizes.length === sizes.length ? knownSizes : null
}

/** Converts a quantity to the line's unit; the same unit needs no dimensions. */
function convertAmount(quantity: string, from: Unit, to: Unit, dimensions: Dimensions): Converted {
  return from === to ? { ok: true, value: quantity } : convert(quantity, from, dimensions)[to]
}

export interface QuantityFieldProps extends FieldProps<string> {
  /** The line's sales unit; other units are converted to it. */
  unit: Unit
  /** Dimensions of the product; null where unknown. */
  dimensions: Dimensions
  /** Called with dimensions typed with the quantity, as in "22x100x4000 6pk". */
  onSection?: ((section: Section) => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Quantity of wood as traders type it: "40 m3", "120 pcs", "5 packs", "22x100x4000 6pk". The value
 * is a decimal string in the line's unit. Shows the calculation and other units; text that cannot
 * be parsed is kept with an error.
 */
export function QuantityField({ ref, ...props }: QuantityFieldProps) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    isRequired,
    isDisabled,
    className,
    unit,
    dimensions,
  } = props
  const { t, i18n } = useTranslation('shared/forms')
  const ids = useFieldIds(props.id)
  const [typed, setTyped] = useState<{ readonly text: string; readonly normalized: string } | null>(
    null,
  )
  const [isFocused, setFocused] = useState(false)
  const keepSelection = usePreservedSelection()
  const text = typed?.text ?? value
  const read = typed ? parseQuantity(typed.normalized, dimensions) : readValue(value, dimensions)
  const readDimensions = read.ok && read.section ? { ...dimensions, ...read.section } : dimensions
  const amount = read.ok
    ? convertAmount(read.quantity, read.unit ?? unit, unit, readDimensions)
    : null

  function findMistake(): string | undefined {
    if (text.trim() === '') return undefined
    if (!read.ok)
      return read.code === 'empty'
        ? undefined
        : t(`quantity.cannot_read.${read.code}`, { part: read.part })
    if (amount && !amount.ok) return t(`quantity.cannot_convert.${amount.reason}`)
    return undefined
  }

  function write(event: ChangeEvent<HTMLInputElement>) {
    const { value: next } = event.target
    const normalized = normalizeNumberMarks(
      next,
      isPastedOrDropped(event.nativeEvent)
        ? unknownNumberForm
        : getLanguageNumberForm(i18n.language),
    )
    setTyped({ text: next, normalized })
    const reading = parseQuantity(normalized, dimensions)
    if (!reading.ok) return onChange(toUnreadText(normalized))
    if (reading.section) props.onSection?.(reading.section)
    const converted = convertAmount(reading.quantity, reading.unit ?? unit, unit, {
      ...dimensions,
      ...reading.section,
    })
    onChange(converted.ok ? converted.value : toUnreadText(normalized))
  }

  const error = props.error ?? (isFocused ? undefined : findMistake())
  const shown = isFocused
    ? (typed?.text ?? formatEditableNumber(value, i18n.language))
    : amount?.ok
      ? formatNumber(amount.value, i18n.language)
      : text
  return (
    <Field
      {...{ ids, label, isLabelHidden, isRequired, error, className }}
      hint={
        amount?.ok && read.ok ? (
          <>
            <Arithmetic
              quantity={read.quantity}
              unit={read.unit ?? unit}
              dimensions={readDimensions}
            />
            <Equivalents quantity={amount.value} unit={unit} dimensions={readDimensions} />
          </>
        ) : (
          (props.hint ?? t('quantity.hint'))
        )
      }
    >
      <div
        className={clsx(fieldStyles.control, fieldStyles.group)}
        data-disabled={isDisabled || undefined}
      >
        <input
          {...getControlAttributes(ids, { ...props, error, hint: true })}
          ref={ref}
          type="text"
          autoComplete="off"
          value={shown}
          onChange={write}
          onFocus={(event) => {
            keepSelection(event)
            setFocused(true)
          }}
          onBlur={() => {
            setFocused(false)
            if (amount?.ok) setTyped(null)
            props.onBlur?.()
          }}
          className={clsx(fieldStyles.bare, fieldStyles.number)}
        />
        <span className={fieldStyles.affix}>{t(`quantity.unit.${unit}`)}</span>
      </div>
    </Field>
  )
}

/** A stored decimal is never ambiguous, even if it looks like grouped thousands. */
const readValue = (value: string, dimensions: Dimensions): ParsedQuantity =>
  isDecimal(value)
    ? { ok: true, quantity: value, unit: null, section: null }
    : parseQuantity(value, dimensions)
