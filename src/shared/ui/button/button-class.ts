import { clsx } from 'clsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

/** Button styles for other elements: a router link, a summary, a label of a file input. */
export function buttonClass({ variant = 'secondary', size = 'm', className }: ButtonLook = {}) {
  return clsx(styles.button, styles[variant], size !== 'm' && styles[size], className)
}
