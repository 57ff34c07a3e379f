import { useMutation } from '@tanstack/react-query'
import { erasePerson, type Person } from '@/entities/person'
import { useRecordEditing } from '@/features/edit-record'
import { isStale, useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { Banner, Button, Dialog, toast } from '@/shared/ui'
import styles from './person.module.css'

interface EraseDialogProps {
  person: Person
  onClose: () => void
}

/** Lists the erased and the kept data, and erases the person after a confirmation. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const { t } = useTranslation('pages/person')
  const formatProblem = useFormatProblem()
  const { applySaved, loadNewer } = useRecordEditing()
  const erase = useMutation({
    mutationFn: () => erasePerson(person),
    onSuccess: async (after) => {
      onClose()
      toast.info(t('erase.done'))
      focusHeadline()
      await applySaved(after)
    },
    onError: (error) => (isStale(error) ? loadNewer() : undefined),
  })
  return (
    <Dialog
      isOpen
      size="s"
      title={t('erase.title', { name: person.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" isPending={erase.isPending} onClick={() => erase.mutate()}>
            {t('erase.confirm')}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t('erase.what')}</p>
        <p>{t('erase.kept')}</p>
        <p>{t('erase.irreversible')}</p>
        {erase.error && (
          <Banner tone="blocked" isAnnounced>
            {formatProblem(erase.error)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
