import { useTranslation } from '@/shared/i18n'
import { CheckIcon } from '../icons/icons'
import styles from './stepper.module.css'

export interface Step {
  id: string
  label: string
}

interface StepperProps {
  /** Accessible name of the process. */
  label: string
  steps: readonly Step[]
  /** Id of the current step; earlier ones are done. Null before the first step. */
  current: string | null
}

/** Progress of a document through its steps. In a narrow place, only the current step is named. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation('shared/ui')
  const at = steps.findIndex((step) => step.id === current)
  const name = steps[at]?.label
  return (
    <div className={styles.stepper}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index > at ? 'ahead' : 'current'
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && <CheckIcon />}
              <span className={styles.label}>
                {step.label}
                {state === 'done' && <span className="visually-hidden"> {t('step_done')}</span>}
              </span>
            </li>
          )
        })}
      </ol>
      {name !== undefined && (
        // Screen readers get this from the list.
        <p aria-hidden className={styles.position}>
          {t('step_position', { number: at + 1, count: steps.length, name })}
        </p>
      )}
    </div>
  )
}
