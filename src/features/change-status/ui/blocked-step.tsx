import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { formatBlockedStep } from '../model/format-blocked-step'
import type { Steps } from '../model/use-steps'
import styles from './step-needs.module.css'

/** The next step with its missing details: the first ones, or all after a press on the button. */
export function BlockedStep({ steps }: { readonly steps: Steps }) {
  const { t } = useTranslation('features/change-status')
  const [isExpanded, setExpanded] = useState(false)
  const texts = formatBlockedStep(steps)
  if (!texts?.full) return texts?.short
  return (
    <>
      {isExpanded ? texts.full : texts.short}{' '}
      <button
        type="button"
        className={styles.all}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? t('show_first') : t('all_missing')}
      </button>
    </>
  )
}
