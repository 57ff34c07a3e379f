import { type MouseEvent, type ReactNode, useState } from 'react'
import { PopoverMenu } from '@/shared/ui'
import styles from './panel.module.css'

interface PanelProps {
  label: ReactNode
  accessibleName?: string
  /** True if the panel's setting is active. */
  isSet?: boolean
  variant?: 'quiet'
  align?: 'start' | 'end'
  hasChevron?: boolean
  onOpenChange?(isOpen: boolean): void
  /** Called only while open: a list has many menus. */
  children(): ReactNode
}

/** A toolbar button that opens a small form. */
export function Panel({
  label,
  accessibleName,
  isSet = false,
  variant,
  align,
  hasChevron,
  onOpenChange,
  children,
}: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <PopoverMenu
      label={label}
      accessibleName={accessibleName}
      align={align}
      hasChevron={hasChevron}
      size="s"
      isCurrent={isSet}
      variant={variant}
      onOpenChange={(opened) => {
        setOpen(opened)
        onOpenChange?.(opened)
      }}
      className={styles.button}
    >
      {/* The empty panel has its final width, so that the popover is placed correctly. */}
      <div className={styles.panel} data-keep-open>
        {isOpen && children()}
      </div>
    </PopoverMenu>
  )
}

/** Moves the focus to the panel's first field, for a button that disappears when it is pressed. */
export function focusFirstField({ currentTarget }: MouseEvent): void {
  currentTarget.closest('[data-keep-open]')?.querySelector('input')?.focus()
}
