import { type ReactNode, useEffect, useRef } from 'react'
import { toLanguage, useLanguage, useTranslation } from '@/shared/i18n'
import { focusHeadline, useHeadline } from '@/shared/lib/headline'
import { Button, DescriptionList, Mark, PrinterIcon, type Description } from '@/shared/ui'
import styles from './paper.module.css'

interface PaperDeskProps {
  /** Link back to the document. */
  back: ReactNode
  /** True if the paper is loaded. */
  isReady: boolean
  children: ReactNode
}

/** The desk around a paper, with its actions. */
export function PaperDesk({ back, isReady, children }: PaperDeskProps) {
  const { t } = useTranslation('widgets/document')
  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        {back}
        <Button
          variant="primary"
          icon={<PrinterIcon />}
          isDisabled={!isReady}
          onClick={() => print()}
        >
          {t('paper.print')}
        </Button>
      </div>
      {children}
    </div>
  )
}

interface PaperProps {
  /** Reason why the paper is not binding; null if it is. */
  notice: { readonly title: string; readonly text: string } | null
  title: string
  /** Number and date, under the title. */
  details: string
  /** Recipient and issuer. */
  parties: readonly [ReactNode, ReactNode]
  terms: readonly Description[]
  children: ReactNode
  smallPrint: ReactNode
  /** Names of the signing parties. */
  signatures: readonly string[]
}

/**
 * A document for a partner, printed on A4. A paper that is not in force starts with a notice, also
 * in print.
 */
export function Paper({
  notice,
  title,
  details,
  parties,
  terms,
  children,
  smallPrint,
  signatures,
}: PaperProps) {
  const { t } = useTranslation('widgets/document')
  const headline = useHeadline()
  return (
    // Paper is white in any theme.
    <article data-theme="light" lang={toLanguage(useLanguage())} className={styles.sheet}>
      {notice && (
        <p className={styles.invalid}>
          <strong>{notice.title}</strong> {notice.text}
        </p>
      )}
      <header className={styles.head}>
        <Letterhead />
        <div>
          <h1 ref={headline} className={styles.title}>
            {title}
          </h1>
          <p className={styles.muted}>{details}</p>
        </div>
      </header>
      <section className={styles.parties}>{parties}</section>
      <DescriptionList columns={2} items={terms} />
      {children}
      <p className={styles.terms}>{smallPrint}</p>
      <footer className={styles.signatures}>
        {signatures.map((side) => (
          <div key={side} className={styles.signature}>
            <p>{side}</p>
            <p className={styles.line}>{t('paper.sign_line')}</p>
          </div>
        ))}
      </footer>
    </article>
  )
}

interface PartyProps {
  /** The party's role: buyer or seller. */
  role: string
  name: string
  address?: string | null
  /** Further lines; empty ones are left out. */
  lines: readonly (string | null | false | undefined)[]
  /** Register numbers, such as a VAT code. */
  codes?: readonly (string | null | false | undefined)[]
}

export function PaperParty({ role, name, address, lines, codes = [] }: PartyProps) {
  return (
    <div>
      <h2>{role}</h2>
      <p className={styles.strong}>{name}</p>
      {address && <p className={styles.address}>{address}</p>}
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      {codes.map(
        (code) =>
          code && (
            <p key={code} className={styles.muted}>
              {code}
            </p>
          ),
      )}
    </div>
  )
}

/** Name and address of the issuing company. */
export function Letterhead() {
  const { t } = useTranslation('widgets/document')
  return (
    <p className={styles.letterhead}>
      <Mark />
      {t('paper.letterhead')}
    </p>
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
