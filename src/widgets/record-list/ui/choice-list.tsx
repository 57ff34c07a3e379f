import { useTranslation } from '@/shared/i18n'
import { Button, Checkbox } from '@/shared/ui'
import { toggleValue, type Choice } from '../model/filter'
import { focusFirstField } from './focus-first-field'
import styles from './panel.module.css'

type Props = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  onChange(values: readonly string[]): void
}

/** A list of values with multiple choice; each press takes effect at once. */
export function ChoiceList({ label, choices, chosen, onChange }: Props) {
  const { t } = useTranslation('widgets/record-list')
  return (
    <>
      <div role="group" aria-label={label} className={styles.options}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            value={chosen.includes(choice.value)}
            onChange={() => onChange(toggleValue(chosen, choice.value))}
          />
        ))}
      </div>
      {chosen.length > 0 && (
        <div className={styles.footer}>
          <Button
            size="s"
            variant="quiet"
            onClick={(event) => {
              focusFirstField(event)
              onChange([])
            }}
          >
            {t('filter.clear')}
          </Button>
        </div>
      )}
    </>
  )
}
