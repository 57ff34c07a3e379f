import { useEffect, useRef } from 'react'
import { useTranslation } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'
import { toast, useToasts } from '@/shared/lib/toast'
import styles from './toaster.module.css'

const ToastCard = lazyPart(async () => (await import('./toast-card')).ToastCard)

/** Where toasts appear: bottom left, newest on top, above whatever is open. */
export function Toaster() {
  const { t } = useTranslation('widgets/toaster')
  const toasts = useToasts()
  const stack = useRef<HTMLElement>(null)
  const newest = toasts[0]?.id

  useEffect(() => toast.staysWhile(() => stack.current?.matches(':hover, :focus-within') === true), [])

  useEffect(() => {
    // Shown anew with each toast, so that it lies above a dialog or popover that has opened since.
    if (newest === undefined) return
    stack.current?.hidePopover?.()
    stack.current?.showPopover?.()
  }, [newest])

  return (
    <section ref={stack} popover="manual" aria-label={t('label')} className={styles.stack}>
      <div className={styles.list}>
        {toasts.map((shown) => (
          <ToastCard key={shown.id} toast={shown} />
        ))}
      </div>
    </section>
  )
}
