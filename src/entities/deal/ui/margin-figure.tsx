import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import styles from './margin-figure.module.css'

interface MarginFigureProps {
  /** The margin, as an amount or in percent, as a decimal; null if unknown. */
  value: string | null
  /** The formatted margin. */
  children: ReactNode
  /** Shows the word only to screen readers, for a column without room for it. */
  isWordHidden?: boolean | undefined
}

/** A margin. A loss is red with a word, because the sign alone is easily missed. */
export function MarginFigure({ value, children, isWordHidden }: MarginFigureProps) {
  if (value === null || Number(value) >= 0) return children
  return <Loss isWordHidden={isWordHidden}>{children}</Loss>
}

function Loss({ children, isWordHidden }: Omit<MarginFigureProps, 'value'>) {
  const { t } = useTranslation('entities/deal')
  return (
    <span className={styles.loss}>
      {children}{' '}
      <span className={clsx(isWordHidden ? 'visually-hidden' : styles.word)}>{t('loss')}</span>
    </span>
  )
}
