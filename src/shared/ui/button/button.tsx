import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class'
import styles from './button.module.css'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** `primary` is the one next step of a screen; `danger` destroys or cancels. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** A drawing before the words. */
  icon?: ReactNode
  isDisabled?: boolean | undefined
  /** The press is being worked on: the button keeps its width and its focus, and takes no second press. */
  isPending?: boolean | undefined
}

/**
 * Does something here. What only goes elsewhere is a link. A screen has one `primary`, its next step; what stands beside it is
 * `secondary`, what is rarely wanted `quiet`. While it works it says so and takes no second press.
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
      className={buttonClass({ variant, size, className })}
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
