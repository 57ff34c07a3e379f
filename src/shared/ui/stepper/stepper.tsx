import { useTranslation } from '@/shared/i18n'
import styles from './stepper.module.css'

export interface Step {
  id: string
  label: string
}

interface StepperProps {
  /** What the steps lead through. */
  label: string
  steps: readonly Step[]
  /** The id of the step that it stands at; those before are done. */
  current: string
  /** It stopped here and won't go on. */
  isStopped?: boolean | undefined
}

/** How far a document has come on its one way. For free switching between parts, use Tabs. */
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
