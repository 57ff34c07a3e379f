import { useTranslation } from '@/shared/i18n'
import styles from './stepper.module.css'

export interface Step {
  id: string
  label: string
}

interface StepperProps {
  /** Accessible name of the process. */
  label: string
  steps: readonly Step[]
  /** Id of the current step; earlier ones are done. */
  current: string
  /** True if the process ended at the current step. */
  isStopped?: boolean | undefined
}

/** Progress of a document through its steps. For free switching, use Tabs. */
export function Stepper({ label, steps, current, isStopped }: StepperProps) {
  const { t } = useTranslation('shared/ui')
  const at = steps.findIndex((step) => step.id === current)
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index > at ? 'ahead' : isStopped ? 'stopped' : 'current'
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={state}
            aria-current={index === at ? 'step' : undefined}
          >
            {step.label}
            {state === 'done' && <span className="visually-hidden">{t('step_done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
