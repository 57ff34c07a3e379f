import type { ReactNode } from 'react'
import { Dialog } from '@/shared/ui'

interface QuestionProps {
  title: string
  /** Its answers. */
  actions: ReactNode
  /** Goes on as if nothing had been asked. */
  onClose: () => void
  children: string
}

/** Asks before something that was typed is out of sight or gone. */
export function QuestionDialog({ title, actions, onClose, children }: QuestionProps) {
  return (
    <Dialog isOpen size="s" role="alertdialog" title={title} onClose={onClose} actions={actions}>
      <p>{children}</p>
    </Dialog>
  )
}
