import type { ReactNode } from 'react'
import { Dialog } from '@/shared/ui'

interface QuestionProps {
  title: string
  /** Buttons. */
  actions: ReactNode
  onClose: () => void
  children: string
}

/** Asks for confirmation before edits are discarded or left. */
export function QuestionDialog({ title, actions, onClose, children }: QuestionProps) {
  return (
    <Dialog isOpen size="s" role="alertdialog" title={title} onClose={onClose} actions={actions}>
      <p>{children}</p>
    </Dialog>
  )
}
