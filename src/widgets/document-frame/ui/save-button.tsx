import type { MouseEvent } from 'react'
import { Button, type ButtonProps } from '@/shared/ui'

interface SaveButtonProps extends Omit<ButtonProps, 'isDisabled'> {
  /** Something differs from what is saved; without it a press does nothing. */
  hasAnything: boolean
}

/** Saves the document. What it saved leaves it nothing more to do, yet it keeps the focus of whoever pressed it by key. */
export function SaveButton({ hasAnything, onClick, ...rest }: SaveButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also stops Enter in a field, which presses the button of its form.
    if (hasAnything) onClick?.(event)
    else event.preventDefault()
  }

  return <Button {...rest} {...(!hasAnything && { 'aria-disabled': true })} aria-keyshortcuts="Control+S" onClick={press} />
}
