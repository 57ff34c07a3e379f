import { useState } from 'react'
import { createFields, useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, IconButton, toast, XIcon } from '@/shared/ui'
import styles from './place-field.module.css'

const Field = createFields<{ place: string }>()

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
  const degrees = (text: string) => `${format.number(text, DEGREE_DECIMALS)}°`

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

  return (
    <div className={styles.place}>
      <Field.Text name="place" />
      <div className={styles.position}>
        {isKnown && (
          <p className={styles.degrees}>
            {degrees(value.latitude)} {degrees(value.longitude)}
            {!isReadOnly && (
              <IconButton
                label={t('position.remove')}
                icon={<XIcon />}
                onClick={() => onChange({ latitude: '', longitude: '' })}
              />
            )}
          </p>
        )}
        {!isReadOnly && !isKnown && 'geolocation' in navigator && (
          <Button isPending={isLocating} className={styles.look} onClick={locate}>
            {t('position.here')}
          </Button>
        )}
      </div>
    </div>
  )
}
