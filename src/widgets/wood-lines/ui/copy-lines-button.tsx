import { useMe } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { Button, CopyIcon, toast } from '@/shared/ui'
import { createCopiedLinesStore } from '../model/copied-lines-store'
import { createLineClipboard } from '../model/line-clipboard'
import { createWoodLine, toWoodLine } from '../model/wood-line'

type SavedLine = Parameters<typeof toWoodLine>[0]

interface CopyLinesButtonProps {
  /** Lines of a document that has no sheet, with their sale prices. */
  lines: readonly (SavedLine & { readonly price: string })[]
  /** ISO 4217, of the prices. */
  currency: string
}

const COLUMN_IDS = ['product', 'quantity', 'unit', 'price', 'price_unit', 'certification']

/** Copies all lines, to be pasted into the lines of a deal or a supply. */
export function CopyLinesButton({ lines, currency }: CopyLinesButtonProps) {
  const { t } = useTranslation('shared/forms')
  const personId = useMe()?.id ?? ''

  function copy() {
    const clipboard = createLineClipboard({
      prices: { price: 'sale' },
      currency,
      newLine: () => createWoodLine({ price: '' }),
    })
    createCopiedLinesStore(personId).write(
      clipboard.write({
        lines: lines.map((line) => toWoodLine(line, { price: line.price })),
        columnIds: COLUMN_IDS,
        extent: 'whole',
      }),
    )
    toast.info(t('lines.copied', { count: lines.length }))
  }

  return (
    <Button size="s" icon={<CopyIcon />} onClick={copy}>
      {t('lines.copy_chosen', { count: lines.length })}
    </Button>
  )
}
