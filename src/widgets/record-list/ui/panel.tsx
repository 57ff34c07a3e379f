import { useState, type ReactNode } from 'react'
import { PopoverMenu } from '@/shared/ui'
import styles from './panel.module.css'

type Props = {
  readonly label: ReactNode
  readonly accessibleName?: string
  /** Whether what it sets is in force. */
  readonly isSet?: boolean
  readonly align?: 'start' | 'end'
  readonly hasChevron?: boolean
  /** Called while it is open, and only then: a list has more menus than anyone opens. */
  children(): ReactNode
}

/** A button of the toolbar that opens a small form. */
export function Panel({
  label,
  accessibleName,
  isSet = false,
  align,
  hasChevron,
  children,
}: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <PopoverMenu
      label={label}
      accessibleName={accessibleName}
      align={align}
      hasChevron={hasChevron}
      size="s"
      isCurrent={isSet}
      onOpenChange={setOpen}
      className={styles.button}
    >
      {/* As wide empty as full, so that the popover can be placed before it is filled. */}
      <div className={styles.panel} data-keep-open>
        {isOpen && children()}
      </div>
    </PopoverMenu>
  )
}
