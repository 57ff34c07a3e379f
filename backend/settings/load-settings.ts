import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { completePaperTexts } from './paper-texts'

/** Issuer of all papers. */
export type Letterhead = Pick<
  Schemas['SettingsWrite'],
  | 'name'
  | 'country'
  | 'company_code'
  | 'vat_code'
  | 'eori'
  | 'phone'
  | 'email'
  | 'website'
  | 'bank_accounts'
  | 'certificates'
> & {
  /** Lines, without the country. */
  address: readonly string[]
  /** Its content is loaded by `loadLogo`. */
  logo: Schemas['Logo'] | null
}

export type HouseSettings = {
  letterhead: Letterhead
  /** '' for none. */
  invoice_prefix: string
  /** Law of the domestic reverse charge; null where the seller charges the VAT. */
  reverse_charge_law: string | null
  paper_texts: Schemas['PaperTexts']
}

/** Returns the settings that papers are made from. */
export async function loadSettings(db: Db): Promise<HouseSettings> {
  const { invoice_prefix, reverse_charge_law, paper_texts, address, ...letterhead } =
    await loadSettingsRow(db)
  return {
    letterhead: {
      name: letterhead.name,
      address: address?.split('\n') ?? [],
      country: letterhead.country,
      company_code: letterhead.company_code,
      vat_code: letterhead.vat_code,
      eori: letterhead.eori,
      phone: letterhead.phone,
      email: letterhead.email,
      website: letterhead.website,
      bank_accounts: letterhead.bank_accounts,
      certificates: letterhead.certificates,
      logo: letterhead.logo,
    },
    invoice_prefix: invoice_prefix ?? '',
    reverse_charge_law,
    paper_texts,
  }
}

/** Returns the content of a logo of today or earlier; null for an unknown one. */
export async function loadLogo(
  db: Db,
  hash: string,
): Promise<{ media_type: Schemas['Logo']['media_type']; content: Uint8Array } | null> {
  const found = await db
    .selectFrom('logos')
    .select(['media_type', 'content'])
    .where('sha256', '=', hash)
    .executeTakeFirst()
  // libsql returns an ArrayBuffer, the other drivers return bytes.
  return found ? { ...found, content: new Uint8Array(found.content) } : null
}

/** Returns the stored settings with their version, without the logo's bytes. */
export async function loadSettingsRow(db: Db) {
  const { bank_accounts, certificates, paper_texts, logo, ...row } = await db
    .selectFrom('house_settings')
    .select([
      'version',
      'updated_at',
      'updated_by',
      'name',
      'address',
      'country',
      'company_code',
      'vat_code',
      'eori',
      'phone',
      'email',
      'website',
      'bank_accounts',
      'certificates',
      'invoice_prefix',
      'reverse_charge_law',
      'keep_logins_days',
      'keep_sessions_days',
      'keep_mails_days',
      'keep_notifications_days',
      'keep_history_days',
      'paper_texts',
      'logo',
    ])
    .executeTakeFirstOrThrow()
  return {
    ...row,
    bank_accounts: parseJson(bank_accounts),
    certificates: parseJson(certificates),
    paper_texts: completePaperTexts(parseJson(paper_texts)),
    logo: logo && parseJson(logo),
  }
}
