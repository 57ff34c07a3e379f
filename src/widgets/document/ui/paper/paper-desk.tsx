import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { Button, PrinterIcon } from '@/shared/ui'
import styles from './paper-sheet.module.css'

interface PaperDeskProps {
  /** Link back to the document. */
  back: ReactNode
  /** Further actions, before Print. */
  actions?: ReactNode
  /** True if the paper is loaded. */
  isReady: boolean
  children: ReactNode
}

/** The desk around a paper, with its actions. */
export function PaperDesk({ back, actions, isReady, children }: PaperDeskProps) {
  const { t } = useTranslation('widgets/document')
  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        <div className={styles.toolGroup}>{back}</div>
        <div className={styles.toolGroup}>
          {actions}
          <Button
            variant="primary"
            icon={<PrinterIcon />}
            isDisabled={!isReady}
            onClick={() => print()}
          >
            {t('paper.print')}
          </Button>
        </div>
      </div>
      {children}
    </div>
  )
}

interface PaperSwitchProps {
  /** The paper shown instead of the document; null for the document. */
  paper: ReactNode
  /** The document, which stays mounted behind the paper. */
  children: ReactNode
}

export function PaperSwitch({ paper, children }: PaperSwitchProps) {
  const isPaper = paper !== null
  const wasPaper = useRef(isPaper)
  useEffect(() => {
    if (wasPaper.current === isPaper) return
    wasPaper.current = isPaper
    // The pressed button is hidden now, so move the focus.
    focusHeadline()
  }, [isPaper])

  return (
    <>
      <div hidden={isPaper}>{children}</div>
      {paper}
    </>
  )
}
