import type { Schemas } from '../call'
import { pick } from '../db/rows'
import type { Db } from '../db/tables'
import { type Letterhead, loadLogo, loadSettings } from '../settings/load-settings'
import { toDataUrl } from './data-url'
import type { PaperTexts } from './texts'

/** The issuing company as a document stores it. */
export type PrintedIssuer = Omit<Letterhead, 'bank_accounts' | 'certificates' | 'logo'> & {
  /** SHA-256; null without a logo, absent in older documents. */
  logo?: string | null
}

/** Returns the part of the settings that a document stores, so that its letterhead stays. */
export const toPrintedIssuer = (letterhead: Letterhead): PrintedIssuer => ({
  ...pick(letterhead, [
    'name',
    'address',
    'country',
    'company_code',
    'vat_code',
    'eori',
    'phone',
    'email',
    'website',
  ]),
  logo: letterhead.logo?.sha256 ?? null,
})

/**
 * Returns the issuing company in the language of a paper.
 * @param issuer as a document has stored it; that of today if undefined
 */
export async function loadLetterhead(
  db: Db,
  texts: PaperTexts,
  issuer?: PrintedIssuer,
): Promise<Schemas['Letterhead']> {
  const { letterhead } = await loadSettings(db)
  const today = toPrintedIssuer(letterhead)
  const { name, logo = today.logo } = issuer ?? today
  return {
    name,
    lines: createLetterheadLines(texts, issuer ?? today),
    logo: await loadLogoUrl(db, logo ?? null),
  }
}

/** Returns address, codes and contacts of the issuing company. */
function createLetterheadLines({ t, format }: PaperTexts, letterhead: PrintedIssuer): string[] {
  const { company_code, vat_code, eori } = letterhead
  return [
    [...letterhead.address, format.country(letterhead.country)].join(', '),
    joinParts(
      company_code && `${t('company_code')} ${company_code}`,
      vat_code && `${t('vat_code')} ${vat_code}`,
      eori && `EORI ${eori}`,
    ),
    joinParts(letterhead.phone, letterhead.email, letterhead.website),
  ].filter(Boolean)
}

const joinParts = (...parts: readonly (string | null)[]): string =>
  parts.filter(Boolean).join(' · ')

/** Returns a logo as a data URL, because readers of a paper may not load the settings. */
export async function loadLogoUrl(db: Db, hash: string | null): Promise<string | null> {
  const found = hash === null ? null : await loadLogo(db, hash)
  return found && toDataUrl(found.content, found.media_type)
}
