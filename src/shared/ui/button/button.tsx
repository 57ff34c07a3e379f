import { clsx } from 'clsx'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

/** Button styles for other elements: a router link, a summary, a label of a file input. */
export function getButtonClass({ variant = 'secondary', size = 'm', className }: ButtonLook = {}) {
  return clsx(styles.button, styles[variant], size !== 'm' && styles[size], className)
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** `primary` is the single next step of a screen; `danger` deletes or cancels. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  isDisabled?: boolean | undefined
  /** Shows a spinner, keeps the width and the focus, and ignores presses. */
  isPending?: boolean | undefined
}

/**
 * Runs an action; for navigation, use a link. A screen has one `primary` button. Other common
 * actions are `secondary`, rare ones `quiet`.
 */
export function Button({
  variant,
  size,
  icon,
  isDisabled,
  isPending,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      aria-disabled={isPending || undefined}
      {...rest}
      type={type}
      className={getButtonClass({ variant, size, className })}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      {icon}
      {children}
      {isPending && <span className={styles.pending} />}
    </button>
  )
}
