import type { ReactElement } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { classNames } from '../class-names/class-names'
import styles from './tooltip.module.css'

interface TooltipProps {
  /** A few words more. Nothing that is needed: a finger never sees it. */
  text: string
  /** One element that takes focus. */
  children: ReactElement<{ tabIndex?: number }, string>
}

/** Words that appear over a control on hover and focus. A button that is only a drawing is an IconButton, which has its own. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={classNames(styles.tooltip)} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
