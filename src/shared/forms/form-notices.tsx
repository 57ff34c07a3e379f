import { lazyComponent } from '@/shared/lib/lazy-component'
import type { Conflict, ConflictAuthor, ConflictChoices, OtherChange } from './conflict'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'

interface RestoredDraftBannerProps {
  form: {
    readonly isRestored: boolean
    reset(): void
  }
}

/** Tells the user that the form shows a restored draft, with a button to discard it. */
export function RestoredDraftBanner({ form }: RestoredDraftBannerProps) {
  const { t } = useTranslation('shared/forms')
  if (!form.isRestored) return null
  return (
    <Banner
      action={
        <Button size="s" onClick={() => form.reset()}>
          {t('kept.discard')}
        </Button>
      }
    >
      {t('kept.text')}
    </Banner>
  )
}

const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog')).ConflictDialog)

interface FormConflictProps {
  /** Null while there is no conflict. */
  conflict: {
    readonly conflicts: readonly Conflict[]
    readonly otherChanges?: readonly OtherChange[]
    readonly author?: ConflictAuthor | null
    resolve(choices: ConflictChoices): void
    cancel(): void
  } | null
}

/** Conflict dialog of a short form, shown while its record has conflicting versions. */
export function FormConflict({ conflict }: FormConflictProps) {
  return (
    conflict && (
      <ConflictDialog
        by={conflict.author?.name ?? null}
        isOwn={conflict.author?.isOwn}
        conflicts={conflict.conflicts}
        otherChanges={conflict.otherChanges}
        isPending={false}
        onSave={conflict.resolve}
        onClose={conflict.cancel}
      />
    )
  )
}
