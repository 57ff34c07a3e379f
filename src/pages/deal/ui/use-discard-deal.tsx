import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { menuItemClass } from '@/shared/ui'
import { useDealContext } from '../model/deal-editor'
import { hasOpenCell } from '../model/line-product'

const DiscardDialog = lazy(async () => ({ default: (await import('./discard-dialog')).DiscardDialog }))

/** Gives up a deal that was never saved: an entry of the menu, and the question once there is something to lose. */
export function useDiscardDeal(onDiscard: () => void) {
  const { t } = useTranslation('pages/deal')
  const { editor, deal } = useDealContext()
  const [isAsked, setAsked] = useState(false)

  // Looked at now: the last keystroke may be newer than what is shown.
  const press = () => (hasOpenCell(editor) || editor.snapshots.take().isDirty ? setAsked(true) : onDiscard())
  return {
    item: !deal && (
      <button type="button" className={menuItemClass} onClick={press}>
        {t('action.discard')}
      </button>
    ),
    question: isAsked && (
      <Suspense fallback={null}>
        <DiscardDialog onKeep={() => setAsked(false)} onDiscard={onDiscard} />
      </Suspense>
    ),
  }
}
