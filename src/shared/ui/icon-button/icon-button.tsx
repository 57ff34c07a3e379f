import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'aria-label' | 'title'
> {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
  /** Dot at the corner for something new; mention it in the label too. */
  hasDot?: boolean | undefined
}

/**
 * Button with an icon only. Use it for well-known icons (close, remove, search) or where space is
 * scarce.
 */
export function IconButton({
  label,
  icon,
  hasDot,
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      title={label}
      className={clsx(styles.iconButton, className)}
    >
      {icon}
      {hasDot && <span className={styles.dot} />}
    </Button>
  )
}
