import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button'
import { classNames } from '../class-names/class-names'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'aria-label' | 'title'
> {
  /** What it does, in words: read aloud, and shown on hover. */
  label: string
  icon: ReactNode
  /** A mark at the corner that something new waits here; say so in the label too. */
  hasDot?: boolean | undefined
}

/** A button that is only a drawing. Use it where the drawing is known to all (close, remove, search) or space is scarce. */
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
      className={classNames(styles.iconButton, className)}
    >
      {icon}
      {hasDot && <span className={styles.dot} />}
    </Button>
  )
}
