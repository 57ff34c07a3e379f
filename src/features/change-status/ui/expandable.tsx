import { useState, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import styles from './transition-needs.module.css'

interface ExpandableProps {
  /** Text of the button that shows everything. */
  label: string
  children: (isExpanded: boolean) => ReactNode
}

/** Shortened text that counts its hidden items, and a button that shows all. */
export function Expandable({ label, children }: ExpandableProps) {
  const { t } = useTranslation('features/change-status')
  const [isExpanded, setExpanded] = useState(false)
  return (
    <>
      {children(isExpanded)}{' '}
      <button
        type="button"
        className={styles.all}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? t('show_first') : label}
      </button>
    </>
  )
}
