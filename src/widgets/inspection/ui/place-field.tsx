import { useState } from 'react'
import { createFields, useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, IconButton, toast, XIcon } from '@/shared/ui'
import styles from './place-field.module.css'

const Field = createFields<{ place: string }>()

/** Places of a degree that are kept: a metre or so, which is what a phone knows. */
const DEGREE_DECIMALS = 5

/** How long a phone may look for itself. */
const LOCATE_TIMEOUT_MS = 20_000

/** Where the inspection is made: in words, and by one press as the phone knows it. */
export function PlaceField() {
  const { t } = useTranslation('widgets/inspection')
  const format = useFormat()
  const { value, onChange, isReadOnly } = useField<{
    readonly latitude: string
    readonly longitude: string
  }>('coordinates')
  const [isLooking, setLooking] = useState(false)
  const isKnown = value.latitude !== '' && value.longitude !== ''
  const degrees = (text: string) => `${format.number(text, DEGREE_DECIMALS)}°`

  function look() {
    setLooking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false)
        onChange({
          latitude: coords.latitude.toFixed(DEGREE_DECIMALS),
          longitude: coords.longitude.toFixed(DEGREE_DECIMALS),
        })
      },
      () => {
        setLooking(false)
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
          <Button isPending={isLooking} className={styles.look} onClick={look}>
            {t('position.here')}
          </Button>
        )}
      </div>
    </div>
  )
}
