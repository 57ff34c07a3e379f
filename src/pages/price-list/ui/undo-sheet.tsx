import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshPrices, undoPriceImport, type UndoneImport } from '@/entities/price'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Button, toast } from '@/shared/ui'

/** Button that reverts a sheet. */
export function UndoSheet({
  id,
  name,
  onDone,
}: {
  readonly id: string
  readonly name: string
  onDone(undone: UndoneImport): void
}) {
  const { t } = useTranslation('pages/price-list')
  const problemText = useFormatProblem()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  async function undo() {
    setBusy(true)
    try {
      const undone = await undoPriceImport(id, key.current)
      await refreshPrices(queryClient)
      onDone(undone)
      return
    } catch (error) {
      toast.error(problemText(error))
    }
    setBusy(false)
  }
  return (
    <Button
      size="s"
      isPending={isBusy}
      aria-label={t('upload.undo_of', { name })}
      onClick={() => void undo()}
    >
      {t('upload.undo')}
    </Button>
  )
}
