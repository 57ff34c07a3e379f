import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { useDealContext } from '../model/deal-editor'
import type { SaveDeal } from '../model/use-save-deal'

interface SaveButtonProps {
  saving: SaveDeal
  /** Something differs from what is saved, as far as typing was looked at. */
  isDirty: boolean
  variant: 'primary' | 'secondary'
}

/** Saves. A part of its own, so that the first keystroke, which frees it at once, renders nothing else. */
export function SaveButton({ saving, isDirty, variant }: SaveButtonProps) {
  const { t } = useTranslation('pages/deal')
  const { snapshots } = useDealContext().editor
  const isTyping = useSyncExternalStore(snapshots.subscribe, snapshots.isTyping)
  return (
    <Button
      variant={variant}
      isDisabled={!isDirty && !isTyping}
      isPending={saving.isPending}
      aria-keyshortcuts="Control+S"
      onClick={() => void saving.save()}
    >
      {t('action.save')}
    </Button>
  )
}
