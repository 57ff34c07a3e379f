import { useId, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Drawer } from '@/shared/ui'
import styles from './form-drawer.module.css'
import { RestoredDraftBanner } from './restored-draft-banner'
import { FormConflict } from './form-conflict'
import type { useSubmitForm } from './use-submit-form'

interface FormDrawerProps {
  readonly title: string
  /** Label of the submit button. */
  readonly submitText: string
  readonly sent: Pick<
    ReturnType<typeof useSubmitForm>,
    'form' | 'isPending' | 'failure' | 'kept' | 'versions'
  >
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Drawer with a short form that is sent once. Errors that no field shows appear above the fields.
 */
export function FormDrawer({ title, submitText, sent, onClose, children }: FormDrawerProps) {
  const { t } = useTranslation('shared/forms')
  const id = useId()
  return (
    <Drawer
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} variant="primary" isPending={sent.isPending}>
            {submitText}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...sent.form}>
        <RestoredDraftBanner kept={sent.kept} />
        {sent.failure && (
          <Banner tone="blocked" isAnnounced>
            {sent.failure}
          </Banner>
        )}
        {children}
      </form>
      <FormConflict versions={sent.versions} />
    </Drawer>
  )
}
