import { useId, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Drawer } from '@/shared/ui'
import styles from './form-drawer.module.css'
import { RestoredDraftBanner, FormConflict } from './form-notices'
import type { useDraftForm } from './use-draft-form'

interface FormDrawerProps {
  title: string
  /** Label of the submit button. */
  submitText: string
  form: Pick<
    ReturnType<typeof useDraftForm>,
    'props' | 'isPending' | 'failure' | 'isRestored' | 'reset' | 'conflict'
  >
  onClose: () => void
  /** True if the form cannot be sent yet. */
  isDisabled?: boolean
  /** Width of the drawer. */
  size?: 'm' | 'l'
  children: ReactNode
}

/**
 * Drawer with a short form that is sent once. Errors that no field shows appear above the fields.
 */
export function FormDrawer({
  title,
  submitText,
  form,
  onClose,
  isDisabled = false,
  size = 'm',
  children,
}: FormDrawerProps) {
  const { t } = useTranslation('shared/forms')
  const id = useId()
  return (
    <Drawer
      title={title}
      isOpen
      size={size}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isDisabled={isDisabled}
            isPending={form.isPending}
          >
            {submitText}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <RestoredDraftBanner form={form} />
        {form.failure && (
          <Banner tone="blocked" isAnnounced>
            {form.failure}
          </Banner>
        )}
        {children}
      </form>
      <FormConflict conflict={form.conflict} />
    </Drawer>
  )
}
