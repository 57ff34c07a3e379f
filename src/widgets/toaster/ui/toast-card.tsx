import { useTranslation } from '@/shared/i18n'
import { toast as toasts, type Toast } from '@/shared/lib/toast'
import { CircleAlertIcon, IconButton, InfoIcon, XIcon } from '@/shared/ui'
import { handFocusOn, noteOrigin } from './focus-of-toasts'
import styles from './toaster.module.css'

/** One toast, with a way to be rid of it before its time. */
export function ToastCard({ toast: { id, tone, message } }: { toast: Toast }) {
  const { t } = useTranslation('widgets/toaster')
  const Icon = tone === 'error' ? CircleAlertIcon : InfoIcon
  return (
    <div ref={handFocusOn} className={styles.toast} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'} onFocus={noteOrigin}>
      <Icon />
      {'text' in message ? (
        <p>{message.text}</p>
      ) : (
        <div>
          <p className={styles.title}>{t(`${message.standard}.title`)}</p>
          <p>{t(`${message.standard}.text`)}</p>
        </div>
      )}
      <IconButton size="s" label={t('close')} icon={<XIcon />} onClick={() => toasts.dismiss(id)} />
    </div>
  )
}
