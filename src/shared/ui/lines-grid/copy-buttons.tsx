import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '../button/button'
import { ClipboardPasteIcon, CopyIcon } from '../icons/icons'
import { toast } from '../toast/toast'
import type { GridLine } from './logic/lines'
import type { Grid } from './grid-context'
import type { LineClipboard } from './use-grid-events'

/** Copied lines that stay available in other documents; null if there are none. */
export interface CopiedLinesStore {
  read(): string | null
  write(text: string): void
  subscribe(listener: () => void): () => void
}

interface CopyButtonsProps<Line extends GridLine> {
  grid: Grid<Line>
  clipboard: LineClipboard<Line>
  copied: CopiedLinesStore
  /** True if lines can be added. */
  canPaste: boolean
}

/** Buttons that copy chosen lines, and paste them in another document, by mouse or touch. */
export function CopyButtons<Line extends GridLine>({
  grid: { store, commands, picks, selection },
  clipboard,
  copied,
  canPaste,
}: CopyButtonsProps<Line>) {
  const { t } = useTranslation('shared/forms')
  const picked = useSyncExternalStore(picks.subscribe, picks.ids)
  const order = useSyncExternalStore(store.subscribeOrder, store.order)
  const text = useSyncExternalStore(copied.subscribe, copied.read)
  const pasted = useMemo(() => (text === null ? null : clipboard.read(text)), [text, clipboard])
  const chosenIds = picked === null ? [] : order.filter((id) => picked.has(id))
  const hasAll = chosenIds.length === order.length

  function copy() {
    copied.write(clipboard.write(commands.copyWhole(chosenIds)))
    picks.end()
    toast.info(t('lines.copied', { count: chosenIds.length }))
  }

  function paste() {
    if (!pasted) return
    commands.append(pasted)
    toast.info(t('lines.pasted', { count: pasted.lines.length }))
  }

  return (
    <>
      <Button
        size="s"
        icon={<CopyIcon />}
        isDisabled={picked !== null && chosenIds.length === 0}
        onClick={
          picked === null ? () => picks.start(selection()?.lineIds ?? commands.filled()) : copy
        }
      >
        {picked === null ? t('lines.copy') : t('lines.copy_chosen', { count: chosenIds.length })}
      </Button>
      {picked !== null && (
        <>
          <Button size="s" onClick={() => picks.start(hasAll ? [] : order)}>
            {t(hasAll ? 'lines.choose_none' : 'lines.choose_all')}
          </Button>
          <Button size="s" onClick={picks.end}>
            {t('cancel')}
          </Button>
        </>
      )}
      {picked === null && canPaste && pasted && pasted.lines.length > 0 && (
        <Button size="s" icon={<ClipboardPasteIcon />} onClick={paste}>
          {t('lines.paste', { count: pasted.lines.length })}
        </Button>
      )}
    </>
  )
}
