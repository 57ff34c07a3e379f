import { useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Button, ClockIcon, controlAttributes, Field, useFieldIds } from '@/shared/ui'
import { toLocalDateTime, fromLocalDateTime } from '../model/local-date-time'
import styles from './date-time-field.module.css'

/** Date and time, with a button for now. */
export function DateTimeField({ name }: { readonly name: string }) {
  const { t } = useTranslation('widgets/inspection')
  const ids = useFieldIds()
  const { ref, ...field } = useField(name)
  const { label, hint, error, isRequired, isReadOnly, value, onChange } = field
  return (
    <div className={styles.moment}>
      <Field
        ids={ids}
        label={label}
        hint={hint}
        error={error}
        isRequired={isRequired}
        className={styles.field}
      >
        <input
          {...controlAttributes(ids, field)}
          ref={ref}
          type="datetime-local"
          value={toLocalDateTime(value)}
          readOnly={isReadOnly}
          className={styles.input}
          onChange={(event) => onChange(fromLocalDateTime(event.target.value))}
        />
      </Field>
      {!isReadOnly && (
        <Button
          size="l"
          icon={<ClockIcon />}
          className={styles.now}
          aria-label={t('now', { field: label })}
          onClick={() => onChange(new Date().toISOString())}
        >
          {t('now_short')}
        </Button>
      )}
    </div>
  )
}
