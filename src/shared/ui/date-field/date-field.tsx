import {
  CalendarDate,
  endOfMonth,
  fromDate,
  getLocalTimeZone,
  parseAbsoluteToLocal,
  parseDate,
  toCalendarDate,
  type ZonedDateTime,
} from '@internationalized/date'
import { clsx } from 'clsx'
import { useImperativeHandle, useMemo, useRef, useState, type RefCallback } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  type DatePickerProps,
  DateSegment,
  type DateSegmentRenderProps,
  type DateValue,
  Group,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { toDateLocale, toLanguage, useTranslation } from '@/shared/i18n'
import { getServerTime } from '@/shared/lib/clock'
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
export function DateField({ min, max, value, onChange, ...field }: DateFieldProps) {
  const { t } = useTranslation('shared/forms')
  // The picker forgets a part that was typed if it is given another object for the same day.
  const day = useMemo(() => readDay(value), [value])
  return (
    <PickerField
      {...field}
      incompleteText={t('date.incomplete')}
      pickerProps={{
        value: day,
        onChange: (day) => onChange(day?.toString() ?? ''),
        ...(min && { minValue: parseDate(min) }),
        ...(max && { maxValue: parseDate(max) }),
      }}
    />
  )
}

/**
 * A moment, ISO 8601 in UTC, '' for none; shown and typed in the local time of this device, to the
 * minute, in 24 hours. A day picked from the calendar keeps the time, or takes that of now.
 */
export function DateTimeField({ value, onChange, ...field }: Omit<DateFieldProps, 'min' | 'max'>) {
  const { t } = useTranslation('shared/forms')
  const moment = useMemo(() => readMoment(value), [value])
  return (
    <PickerField
      {...field}
      incompleteText={t('required.time')}
      pickerProps={{
        value: moment,
        onChange: (moment) => onChange(moment?.toAbsoluteString() ?? ''),
        granularity: 'minute',
        hourCycle: 24,
        hideTimeZone: true,
        placeholderValue: fromDate(getServerTime(), getLocalTimeZone()).set({
          second: 0,
          millisecond: 0,
        }),
      }}
    />
  )
}

interface PickerFieldProps<Value extends DateValue> extends Omit<
  DateFieldProps,
  'value' | 'onChange' | 'min' | 'max'
> {
  /** Value, limits and precision. */
  pickerProps: DatePickerProps<Value>
  /** Message about a date of which only some parts were typed. */
  incompleteText: string
}

/**
 * Segments and a calendar in a field. A field that is left with empty parts gets no value; the
 * picker would keep the old one.
 */
function PickerField<Value extends DateValue>({
  ref,
  pickerProps,
  incompleteText,
  ...props
}: PickerFieldProps<Value>) {
  const { label, isLabelHidden, hint, isRequired, isDisabled, className } = props
  const [typed, setTyped] = useState<TypedDate | null>(null)
  const { value = null, onChange } = pickerProps
  const { t, i18n } = useTranslation('shared/forms')
  const isEnglish = toLanguage(i18n.language) === 'en'
  const ids = useFieldIds(props.id)
  const group = useRef<HTMLDivElement>(null)
  const error = props.error ?? (typed?.isIncomplete && value === null ? incompleteText : undefined)
  const isLastDay = value !== null && typed?.lastDay === toDay(value)
  const warning = props.warning ?? (isLastDay ? t('date.last_day', { day: typed.day }) : undefined)
  useImperativeHandle(
    ref,
    () => ({
      focus: () => group.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
    }),
    [],
  )

  return (
    <Field {...{ ids, label, isLabelHidden, isRequired, hint, error, warning, className }}>
      <I18nProvider locale={toDateLocale(i18n.language)}>
        <DatePicker<Value>
          {...pickerProps}
          {...(props.name && { name: props.name })}
          aria-labelledby={ids.label}
          {...getDescribedBy(ids, { ...props, error, warning })}
          onBlur={() => props.onBlur?.()}
          isInvalid={Boolean(error)}
          isRequired={isRequired ?? false}
          isDisabled={isDisabled ?? false}
          validationBehavior="aria"
        >
          <Group
            ref={group}
            id={ids.control}
            className={clsx(fieldStyles.control, fieldStyles.group, styles.group)}
            aria-invalid={error ? true : undefined}
            // Captured, because the picker enters the last day of the month when it is left.
            onBlurCapture={({ currentTarget, relatedTarget }) => {
              if (currentTarget.contains(relatedTarget)) return
              const typedDate = readTyped(currentTarget)
              setTyped(typedDate)
              if (typedDate?.isIncomplete && value !== null) onChange?.(null)
            }}
          >
            <DateInput className={clsx(styles.input)}>
              {(segment) => (
                <DateSegment segment={segment} className={clsx(styles.segment)}>
                  {(part) => (isEnglish ? toEnglishSegment(part) : part.text)}
                </DateSegment>
              )}
            </DateInput>
            <Button aria-label={t('date.open')} className={clsx(styles.open)}>
              <CalendarDaysIcon />
            </Button>
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

/** Typed parts that are not a date: some are missing, or the month does not have the day. */
type TypedDate =
  { isIncomplete: true; lastDay?: never } | { isIncomplete: false; day: number; lastDay: string }

/** Reads the segments of a field as they were typed; null if they are a date or empty. */
function readTyped(field: Element): TypedDate | null {
  const segments = [...field.querySelectorAll('[role=spinbutton]')]
  const missing = segments.filter((segment) => segment.matches('[data-placeholder]')).length
  if (missing > 0) return missing < segments.length ? { isIncomplete: true } : null
  const [year, month, day] = ['year', 'month', 'day'].map((type) =>
    Number(
      segments
        .find((segment) => segment.matches(`[data-type=${type}]`))
        ?.getAttribute('aria-valuenow'),
    ),
  ) as [number, number, number]
  const lastDay = endOfMonth(new CalendarDate(year, month, 1))
  return day > lastDay.day ? { isIncomplete: false, day, lastDay: toDay(lastDay) } : null
}

const toDay = (value: DateValue) => toCalendarDate(value).toString()

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

/** Parses an ISO timestamp into local time; null for any other text. */
function readMoment(value: string): ZonedDateTime | null {
  return Number.isNaN(new Date(value).getTime())
    ? null
    : parseAbsoluteToLocal(new Date(value).toISOString())
}
