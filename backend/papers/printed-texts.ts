import type { Language } from '@domain/languages'
import type { Schemas } from '../call'
import type { Db } from '../db/tables'
import { loadSettings } from '../settings/load-settings'
import { type PrintedIssuer, toPrintedIssuer } from './letterhead'
import type { PaperName } from './paper'

/** Texts of our company on a paper. An issued document stores them as they were printed. */
export type PrintedTexts = {
  terms: string | null
  /** A line with a claim prints the code of its scheme. */
  certificates: Schemas['HouseCertificate'][]
  /** Name, address and codes of our company. Absent in older documents. */
  issuer?: PrintedIssuer
}

export const NO_PRINTED_TEXTS: PrintedTexts = { terms: null, certificates: [] }

/** Returns the texts of our company that a paper in this language prints now. */
export async function loadPrintedTexts(
  db: Db,
  paper: PaperName,
  language: Language,
): Promise<PrintedTexts> {
  const { letterhead, paper_texts } = await loadSettings(db)
  return {
    terms: paper_texts[paper][language].terms,
    certificates: letterhead.certificates,
    issuer: toPrintedIssuer(letterhead),
  }
}

/** Returns the code of our certificate for a claim; null if it has none. */
export const findCertificateCode = (
  { certificates }: Pick<PrintedTexts, 'certificates'>,
  claim: Schemas['Certification'],
): string | null => certificates.find(({ scheme }) => claim.startsWith(`${scheme}_`))?.code ?? null
