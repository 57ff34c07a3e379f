import { type Ref, useId, useState } from 'react'
import { vCheckState, vReportVerdict } from '@contract/validators'
import { createFields, useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { getServerTime } from '@/shared/lib/clock'
import {
  Button,
  CircleAlertIcon,
  ClockIcon,
  DateTimeField,
  FieldText,
  IconButton,
  Status,
  TextArea,
  TextField,
  toast,
  XIcon,
} from '@/shared/ui'
import { PackLinks } from '@/widgets/document/@x/inspection'
import { useReport } from '../model/use-report'
import styles from './report-fields.module.css'

interface BigChoiceProps {
  name: string
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
  error?: string | undefined
  isReadOnly?: boolean | undefined
  /** The element to focus. */
  chosenRef?: Ref<HTMLInputElement> | undefined
}

/** A choice with large buttons for gloves; text if it can't be changed. */
function BigChoice({
  name,
  label,
  value,
  options,
  onChange,
  error,
  isReadOnly,
  chosenRef,
}: BigChoiceProps) {
  const id = useId()
  if (isReadOnly) {
    const chosen = options.find((option) => option.value === value)
    return <FieldText name={name} label={label} value={chosen?.label} className={styles.text} />
  }
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options} data-many={options.length > 3 || undefined}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.option} data-tone={option.value}>
            <input
              ref={option.value === value || (value === '' && at === 0) ? chosenRef : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceFieldProps {
  name: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice field of a report with large buttons. */
export function ChoiceField({ name, options }: ChoiceFieldProps) {
  const { ref, ...field } = useField(name)
  return <BigChoice {...field} chosenRef={ref} options={options} />
}

/**
 * A check with large buttons, or its result as text; a defect requires a description.
 * @param name name of the check in the report
 */
export function CheckRow({ name }: { name: string }) {
  const { t } = useTranslation('entities/inspection')
  const { ref, ...field } = useField(`checks.${name}.state`)
  const options = vCheckState.options.map((value) => ({ value, label: t(`check.${value}`) }))
  if (field.isReadOnly && field.value === 'defect') return <Defect check={name} {...field} />
  const choice = <BigChoice {...field} chosenRef={ref} options={options} />
  if (field.isReadOnly) return choice
  return (
    <div>
      {choice}
      {field.value === 'defect' && (
        <CheckRemark name={`checks.${name}.remark`} label={field.label} />
      )}
    </div>
  )
}

/** A check that found a defect, with its description. */
function Defect({ check, label }: { check: string; label: string }) {
  const { t } = useTranslation('entities/inspection')
  const { value: remark } = useField(`checks.${check}.remark`, { label })
  return (
    <FieldText
      label={label}
      className={styles.text}
      value={
        <>
          <Status tone="waiting">{t('check.defect')}</Status>
          {remark && <p>{remark}</p>}
        </>
      }
    />
  )
}

function CheckRemark({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('widgets/inspection')
  return <TextField {...useField(name, { label: t('check_remark', { what: label }) })} />
}

/** The inspector's overall verdict, with links to the packs that the remarks quote. */
export function VerdictFields() {
  const { t } = useTranslation(['entities/inspection', 'widgets/inspection'])
  const packs = useReport().saved?.quoted_packs
  const { ref, ...verdict } = useField('verdict')
  const options = vReportVerdict.options.map((value) => ({ value, label: t(`verdict.${value}`) }))
  return (
    <>
      <BigChoice {...verdict} chosenRef={ref} options={options} />
      <TextArea {...useField('remarks')} className={styles.remarks} />
      {packs && (
        <FieldText
          label={t('widgets/inspection:quoted_packs')}
          value={<PackLinks packs={packs} />}
        />
      )}
    </>
  )
}

const PlaceFields = createFields<{ place: string }>()

/** Decimal places of a degree: about a metre, the precision of a phone. */
const DEGREE_DECIMALS = 5

/** Maximum time for the phone to locate itself. */
const LOCATE_TIMEOUT_MS = 20_000

/** Place of the inspection, as text or from the phone's position. */
export function PlaceField() {
  const { t } = useTranslation('widgets/inspection')
  const format = useFormat()
  const { value, onChange, isReadOnly } = useField<{
    readonly latitude: string
    readonly longitude: string
  }>('coordinates')
  const [isLocating, setLocating] = useState(false)
  const isKnown = value.latitude !== '' && value.longitude !== ''
  const formatDegrees = (text: string) => `${format.number(text, DEGREE_DECIMALS)}°`

  function locate() {
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onChange({
          latitude: coords.latitude.toFixed(DEGREE_DECIMALS),
          longitude: coords.longitude.toFixed(DEGREE_DECIMALS),
        })
      },
      () => {
        setLocating(false)
        toast.error(t('position.unknown'))
      },
      { enableHighAccuracy: true, timeout: LOCATE_TIMEOUT_MS },
    )
  }

  const degrees = isKnown
    ? `${formatDegrees(value.latitude)} ${formatDegrees(value.longitude)}`
    : undefined
  // A description list must not contain an element around a field.
  if (isReadOnly) return <PlaceFields.Text name="place" hint={degrees} />
  return (
    <div className={styles.place}>
      <PlaceFields.Text name="place" />
      <div className={styles.position}>
        {isKnown && (
          <p className={styles.degrees}>
            {degrees}
            <IconButton
              label={t('position.remove')}
              icon={<XIcon />}
              onClick={() => onChange({ latitude: '', longitude: '' })}
            />
          </p>
        )}
        {!isKnown && 'geolocation' in navigator && (
          <Button isPending={isLocating} className={styles.locate} onClick={locate}>
            {t('position.here')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Date and time with a button for now; text if it can't be changed. */
export function NowField({ name }: { name: string }) {
  const { t } = useTranslation('widgets/inspection')
  const format = useFormat()
  const field = useField(name)
  const { label, isReadOnly, value, onChange } = field
  if (isReadOnly)
    return <FieldText {...field} value={value && format.dateTime(value)} className={styles.text} />
  return (
    <div className={styles.moment}>
      <DateTimeField {...field} className={styles.field} />
      <Button
        size="l"
        icon={<ClockIcon />}
        className={styles.now}
        aria-label={t('now', { field: label })}
        onClick={() => onChange(getServerTime().toISOString())}
      >
        {t('now_short')}
      </Button>
    </div>
  )
}
