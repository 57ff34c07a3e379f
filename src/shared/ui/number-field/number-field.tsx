import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber, toShownMinus, useFormat, useTranslation } from '@/shared/i18n'
import type { AmbiguousNumber } from '@domain/numbers'
import { getControlAttributes, type FieldProps, useFieldIds } from '../field/field-props'
import { Field } from '../field/field'
import { FieldText } from '../field/field-text'
import fieldStyles from '../field/field.module.css'
import { Button } from '../button/button'
import type { NumberRules } from './typed-number'
import { useNumberText } from './use-number-text'
import styles from './number-field.module.css'

interface ReadingChoiceProps {
  number: AmbiguousNumber
  /** Called with the chosen decimal string. */
  onChoose: (value: string) => void
}

/** Buttons for the two readings of an ambiguous number. */
function ReadingChoice({ number, onChoose }: ReadingChoiceProps) {
  const { t, i18n } = useTranslation('shared/forms')
  return (
    <div role="group" aria-label={t('number.ambiguous')} className={styles.choice}>
      {[number.thousands, number.decimals].map((value) => (
        <Button key={value} size="s" onClick={() => onChoose(value)}>
          {formatNumber(value, i18n.language)}
        </Button>
      ))}
    </div>
  )
}

export interface NumberFieldProps extends FieldProps<string>, NumberRules {
  /** Shows the value as text. */
  isReadOnly?: boolean | undefined
  /** Unit after the number, inside the box: mm, %, m³. */
  unit?: ReactNode
  /** Text before the number, inside the box. */
  prefix?: ReactNode
  placeholder?: string | undefined
  /** Error for a text that is not a number; by default one with an example. */
  invalidText?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Number, typed and shown in the user's locale; the value is a decimal string. For codes such as a
 * VAT or phone number, use TextField.
 */
export function NumberField({ ref, ...props }: NumberFieldProps) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    hint,
    isRequired,
    isReadOnly,
    isDisabled,
    className,
    unit,
    prefix,
    warning,
  } = props
  const format = useFormat()
  const ids = useFieldIds(props.id)
  const number = useNumberText(value, onChange, props)
  const error = number.mistake ?? props.error

  if (isReadOnly) {
    return (
      <FieldText
        {...props}
        ref={ref}
        error={error}
        value={
          value && (
            <span className="figures">
              {prefix}
              {unit === '%' ? format.percent(value) : toShownMinus(number.text)}
              {unit && unit !== '%' && <> {unit}</>}
            </span>
          )
        }
      />
    )
  }

  function answerQuestion(reading: string) {
    flushSync(() => number.onAnswer(reading))
    // The pressed button disappears, so the focus moves to the field.
    document.getElementById(ids.control)?.focus()
  }

  return (
    <Field
      {...{ ids, label, isLabelHidden, isRequired, hint, error, warning, className }}
      answers={
        number.question && <ReadingChoice number={number.question} onChoose={answerQuestion} />
      }
    >
      <div
        className={clsx(fieldStyles.control, fieldStyles.group)}
        data-disabled={isDisabled || undefined}
      >
        {prefix && <span className={fieldStyles.affix}>{prefix}</span>}
        <input
          {...getControlAttributes(ids, { ...props, error })}
          ref={ref}
          type="text"
          inputMode={props.maxPlaces === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={number.text}
          onChange={number.onText}
          onFocus={number.onFocus}
          onBlur={() => {
            number.onLeave()
            props.onBlur?.()
          }}
          placeholder={props.placeholder}
          className={clsx(fieldStyles.bare, fieldStyles.number)}
        />
        {unit && <span className={fieldStyles.affix}>{unit}</span>}
      </div>
    </Field>
  )
}
