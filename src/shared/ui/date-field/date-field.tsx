import { parseDate, type CalendarDate } from '@internationalized/date'
import { clsx } from 'clsx'
import { useImperativeHandle, useRef, type RefCallback } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  type DateSegmentRenderProps,
  Group,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { toDateLocale, toLanguage, useTranslation } from '@/shared/i18n'
import { getDescribedBy, type FieldProps, useFieldIds } from '../field/field-props'
import { Field } from '../field/field'
import fieldStyles from '../field/field.module.css'
import { CalendarDaysIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/icons'
import overlayStyles from '../overlay/overlay.module.css'
import styles from './date-field.module.css'

export interface DateFieldProps extends FieldProps<string> {
  /** First and last allowed day, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  /** Focuses the first segment. */
  ref?: RefCallback<{ focus(): void }> | undefined
}

/**
 * A day, `YYYY-MM-DD`, '' for none; typed in the locale's order or picked. For deliveries, use
 * WeekField.
 */
export function DateField({ ref, ...props }: DateFieldProps) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    hint,
    error,
    warning,
    isRequired,
    isReadOnly,
    isDisabled,
    className,
  } = props
  const { t, i18n } = useTranslation('shared/forms')
  const isEnglish = toLanguage(i18n.language) === 'en'
  const ids = useFieldIds(props.id)
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle(
    ref,
    () => ({
      focus: () => group.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
    }),
    [],
  )
  const limits = {
    ...(props.min && { minValue: parseDate(props.min) }),
    ...(props.max && { maxValue: parseDate(props.max) }),
  }

  return (
    <Field {...{ ids, label, isLabelHidden, isRequired, hint, error, warning, className }}>
      <I18nProvider locale={toDateLocale(i18n.language)}>
        <DatePicker<CalendarDate>
          {...limits}
          {...(props.name && { name: props.name })}
          aria-labelledby={ids.label}
          {...getDescribedBy(ids, props)}
          value={readDay(value)}
          onChange={(day) => onChange(day?.toString() ?? '')}
          onBlur={() => props.onBlur?.()}
          isInvalid={Boolean(error)}
          isRequired={isRequired ?? false}
          isReadOnly={isReadOnly ?? false}
          isDisabled={isDisabled ?? false}
          validationBehavior="aria"
        >
          <Group
            ref={group}
            id={ids.control}
            className={clsx(fieldStyles.control, fieldStyles.group, styles.group)}
            isReadOnly={isReadOnly ?? false}
            aria-invalid={error ? true : undefined}
          >
            <DateInput className={clsx(styles.input)}>
              {(segment) => (
                <DateSegment segment={segment} className={clsx(styles.segment)}>
                  {(part) => (isEnglish ? toEnglishSegment(part) : part.text)}
                </DateSegment>
              )}
            </DateInput>
            {!isReadOnly && (
              <Button aria-label={t('date.open')} className={clsx(styles.open)}>
                <CalendarDaysIcon />
              </Button>
            )}
          </Group>
          <Popover className={clsx(overlayStyles.panel)} offset={4}>
            <Dialog className={clsx(styles.dialog)}>
              <Calendar firstDayOfWeek="mon">
                <header className={styles.head}>
                  <Button slot="previous" className={clsx(styles.step)}>
                    <ChevronLeftIcon />
                  </Button>
                  <Heading className={clsx(styles.month)} />
                  <Button slot="next" className={clsx(styles.step)}>
                    <ChevronRightIcon />
                  </Button>
                </header>
                <CalendarGrid className={clsx(styles.grid)}>
                  {(day) => <CalendarCell date={day} className={clsx(styles.day)} />}
                </CalendarGrid>
              </Calendar>
            </Dialog>
          </Popover>
        </DatePicker>
      </I18nProvider>
    </Field>
  )
}

/**
 * Text of a date segment in English: the month as a word, because 05/11 is ambiguous. Numbers can
 * still be typed.
 */
function toEnglishSegment({ type, text, value, isPlaceholder }: DateSegmentRenderProps): string {
  if (type === 'literal') return text.replace('/', ' ')
  return type === 'month' && !isPlaceholder && value ? formatEnglishMonth(value) : text
}

const formatEnglishMonth = (month: number) =>
  new Intl.DateTimeFormat(toDateLocale('en'), { month: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month - 1)),
  )

/** Parses an ISO day; null for any other text. */
function readDay(value: string): CalendarDate | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDate(value) : null
}
