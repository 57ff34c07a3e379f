import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from '@/shared/i18n'
import { IconButton } from '../icon-button/icon-button'
import { XIcon } from '../icons/icons'
import styles from './dialog.module.css'

export interface DialogProps {
  title: string
  isOpen: boolean
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void
  children: ReactNode
  /** Buttons at the bottom, the confirming one first. */
  actions?: ReactNode
  /** `alertdialog` closes only by one of its actions, not by a press outside. */
  role?: 'dialog' | 'alertdialog' | undefined
  size?: 's' | 'm' | 'l' | undefined
}

/** Modal that must be answered. For a task next to the page, use Drawer. */
export function Dialog(props: DialogProps) {
  return <ModalSheet {...props} shape="dialog" />
}

/** Side panel for reading or small edits, with the page in view. */
export function Drawer(props: Omit<DialogProps, 'role'>) {
  return <ModalSheet {...props} shape="drawer" />
}

function ModalSheet(props: DialogProps & { shape: 'dialog' | 'drawer' }) {
  const { title, isOpen, onClose, children, actions, role = 'dialog', size = 'm', shape } = props
  const { t } = useTranslation('shared/ui')
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
      className={clsx(styles.scrim, styles[shape])}
    >
      <Modal className={clsx(styles.sheet)} data-size={size}>
        <AriaDialog role={role} className={clsx(styles.content)}>
          <header className={styles.head}>
            <Heading slot="title" className={clsx(styles.title)}>
              {title}
            </Heading>
            {role === 'dialog' && (
              <IconButton size="s" label={t('close')} icon={<XIcon />} onClick={onClose} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
