import type { Schemas } from '../call'
import type { Db } from '../db/tables'
import { type Letterhead, loadLogo, loadSettings } from '../settings/load-settings'
import { toDataUrl } from './data-url'
import type { PaperTexts } from './texts'

/** Returns the issuing company in the language of a paper. */
export async function loadLetterhead(db: Db, texts: PaperTexts): Promise<Schemas['Letterhead']> {
  const { letterhead } = await loadSettings(db)
  return {
    name: letterhead.name,
    lines: createLetterheadLines(texts, letterhead),
    logo: letterhead.logo && (await loadLogoUrl(db)),
  }
}

/** Returns address, codes and contacts of the issuing company. */
export function createLetterheadLines(
  { t, format }: PaperTexts,
  letterhead: Omit<Letterhead, 'bank_accounts' | 'certificates' | 'logo'>,
): string[] {
  const { company_code, vat_code, eori } = letterhead
  return [
    [...letterhead.address, format.country(letterhead.country)].join(', '),
    join(
      company_code && `${t('company_code')} ${company_code}`,
      vat_code && `${t('vat_code')} ${vat_code}`,
      eori && `EORI ${eori}`,
    ),
    join(letterhead.phone, letterhead.email, letterhead.website),
  ].filter(Boolean)
}

const join = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')

/** Returns the logo as a data URL, because papers are shown to users who may not load the settings. */
async function loadLogoUrl(db: Db): Promise<string | null> {
  const found = await loadLogo(db)
  return found && toDataUrl(found.content, found.logo.media_type)
}
