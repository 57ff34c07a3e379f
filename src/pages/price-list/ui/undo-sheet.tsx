import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshPrices, undoPriceImport } from '@/entities/price'
import { useProblemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Button, toast } from '@/shared/ui'

/** Takes a sheet back; what somebody has changed since stays, and is said. */
export function UndoSheet({ id, name, onDone }: { readonly id: string; readonly name: string; onDone?(): void }) {
  const { t } = useTranslation('pages/price-list')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  async function undo() {
    setBusy(true)
    try {
      const { undone, kept } = await undoPriceImport(id, key.current)
      toast.info([t('upload.undone', { count: undone }), kept > 0 ? t('upload.kept', { count: kept }) : ''].join(' ').trim())
      await refreshPrices(queryClient)
      onDone?.()
    } catch (error) {
      toast.error(problemText(error))
    }
    setBusy(false)
  }
  return (
    <Button size="s" isPending={isBusy} aria-label={t('upload.undo_of', { name })} onClick={() => void undo()}>
      {t('upload.undo')}
    </Button>
  )
}
