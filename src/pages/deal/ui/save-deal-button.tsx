import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { SaveButton } from '@/widgets/document-frame'
import { useDealContext } from '../model/deal-editor'
import type { SaveDeal } from '../model/use-save-deal'

interface SaveDealButtonProps {
  saving: SaveDeal
  /** Something differs from what is saved, as far as typing was looked at. */
  isDirty: boolean
  variant: 'primary' | 'secondary'
}

/** Saves. A part of its own, so that the first keystroke, which frees it at once, renders nothing else. */
export function SaveDealButton({ saving, isDirty, variant }: SaveDealButtonProps) {
  const { t } = useTranslation('pages/deal')
  const { snapshots } = useDealContext().editor
  const isTyping = useSyncExternalStore(snapshots.subscribe, snapshots.isTyping)
  return (
    <SaveButton
      variant={variant}
      hasAnything={isDirty || isTyping}
      isPending={saving.isPending}
      onClick={() => void saving.save()}
    >
      {t('action.save')}
    </SaveButton>
  )
}
