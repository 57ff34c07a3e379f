import type { ReactNode } from 'react'
import { toLanguage, useLanguage, useTranslation } from '@/shared/i18n'
import { useHeadline } from '@/shared/lib/headline'
import { Button, DescriptionList, Mark, PrinterIcon, type Description } from '@/shared/ui'
import styles from './paper.module.css'

interface PaperDeskProps {
  /** The way back to the document. */
  back: ReactNode
  /** Whether the paper is there. */
  isReady: boolean
  children: ReactNode
}

/** What a paper lies on, with what is done with it. */
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
  /** Why it binds nobody; null for one that does. */
  notice: { readonly title: string; readonly text: string } | null
  title: string
  /** Under the title: which one it is, and of when. */
  details: string
  /** Who it is for and who from. */
  parties: readonly [ReactNode, ReactNode]
  terms: readonly Description[]
  /** The goods. */
  children: ReactNode
  smallPrint: ReactNode
  /** On whose behalf it is signed. */
  signatures: readonly string[]
}

/** A document as it goes to a partner: a sheet that prints on A4. One that is not in force says so before anything else, on paper too. */
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
    // A sheet of paper is white in any theme.
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
  /** What it is in the paper: buyer, seller. */
  role: string
  name: string
  address?: string | null
  /** Under that, a line each; empty ones are left out. */
  lines: readonly (string | null | false | undefined)[]
  /** Its numbers in registers. */
  codes?: readonly (string | null | false | undefined)[]
}

/** A party to what the paper says. */
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

/** Whose paper it is. */
export function Letterhead() {
  const { t } = useTranslation('widgets/document')
  return (
    <p className={styles.letterhead}>
      <Mark />
      {t('paper.letterhead')}
    </p>
  )
}
