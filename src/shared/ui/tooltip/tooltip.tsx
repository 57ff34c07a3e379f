import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './tooltip.module.css'

interface TooltipProps {
  /** Short addition. Touch users never see it, so it must not be essential. */
  text: string
  /** One focusable element. */
  children: ReactElement<{ tabIndex?: number }, string>
}

/** Text shown on hover and focus. IconButton has its own tooltip. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={clsx(styles.tooltip)} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
