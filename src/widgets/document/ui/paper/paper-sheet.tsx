import type { ComponentProps, ReactNode } from 'react'
import type { Schemas } from '@/shared/api'
import { useHeadline } from '@/shared/lib/headline'
import { DescriptionList, Mark, type Description } from '@/shared/ui'
import styles from './paper-sheet.module.css'
import { UnbreakableCodes } from './unbreakable-codes'

interface PaperSheetProps {
  /** Language of the recipient. */
  language: string
  /** The issuing company; null for a form without a letterhead. */
  issuer: Schemas['Letterhead'] | null
  /** Reason why the paper is not binding; null if it is. */
  notice: { readonly title: string; readonly text: string } | null
  /** Result of an inspection, before everything else. */
  result: Schemas['PaperResult'] | null
  title: string
  /** Recipient of this copy; null for a single copy. */
  copy?: string | null
  /** True for the first copy, which has the headline of the page. */
  isFirst?: boolean
  /** Number and date, under the title. */
  details: string
  /** Recipients and contacts. */
  parties: readonly ReactNode[]
  terms: readonly Description[]
  children: ReactNode
  smallPrint: ReactNode
  signatures: readonly Schemas['PaperSignature'][]
}

/**
 * A document for a partner, printed on A4. A paper that is not binding starts with a notice, also
 * in print.
 */
export function PaperSheet({
  language,
  issuer,
  notice,
  result,
  title,
  copy = null,
  isFirst = true,
  details,
  parties,
  terms,
  children,
  smallPrint,
  signatures,
}: PaperSheetProps) {
  const Title = isFirst ? Headline : 'p'
  return (
    // Paper is white in any theme.
    <article data-theme="light" lang={language} className={styles.sheet}>
      {notice && (
        <p className={styles.invalid}>
          <strong>{notice.title}</strong> {notice.text}
        </p>
      )}
      <header className={styles.head}>
        {issuer !== null && <Letterhead issuer={issuer} />}
        <div>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.muted}>{details}</p>
          {copy !== null && <p className={styles.copy}>{copy}</p>}
        </div>
      </header>
      {result && (
        <p className={styles.result} data-tone={result.tone}>
          <strong>{result.title}</strong> {result.text}
        </p>
      )}
      {parties.length > 0 && <section className={styles.parties}>{parties}</section>}
      {terms.length > 0 && <DescriptionList columns={2} items={terms} />}
      {children}
      <div className={styles.terms}>{smallPrint}</div>
      {signatures.length > 0 && (
        <footer className={styles.signatures}>
          {signatures.map(({ party, line }) => (
            <div key={party}>
              <p>{party}</p>
              <p className={styles.line}>{line}</p>
            </div>
          ))}
        </footer>
      )}
    </article>
  )
}

function Headline({ children, className }: ComponentProps<'h1'>) {
  return (
    <h1 ref={useHeadline()} className={className}>
      {children}
    </h1>
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
      {lines.map(
        (line) =>
          line && (
            <p key={line}>
              <UnbreakableCodes>{line}</UnbreakableCodes>
            </p>
          ),
      )}
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

/** Letterhead without the company settings, for skeletons and offline papers. */
export const UNKNOWN_ISSUER: Schemas['Letterhead'] = { name: 'Timberdesk', lines: [], logo: null }

/** Name and address of the issuing company. */
export const Letterhead = ({ issuer }: { issuer: Schemas['Letterhead'] }) => (
  <div className={styles.letterhead}>
    {issuer.logo ? <img src={issuer.logo} alt="" className={styles.logo} /> : <Mark />}
    <p className={styles.strong}>{issuer.name}</p>
    <div className={styles.issuerLines}>
      {issuer.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </div>
)
