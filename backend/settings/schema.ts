import { normalizeVatCode } from '@domain/rules/client-rules'
import { normalizeBankCode } from '@domain/rules/settings-rules'
import type { Schemas } from '../call'
import { toJson } from '../db/rows'
import { createFieldTable } from '../records/field-table'
import { joinWords } from '../documents/terms'
import { findTextChanges, normalizePaperTexts, toStoredPaperTexts } from './paper-texts'

export type SettingsWrite = Schemas['SettingsWrite']
type SimpleFields = Omit<SettingsWrite, 'paper_texts'>

/** Returns the settings with codes in capitals without separators, and null for blank texts. */
export const normalizeSettings = (settings: SettingsWrite): SettingsWrite => ({
  ...settings,
  address: settings.address?.replaceAll(/\s*\n\s*/g, '\n') || null,
  company_code: settings.company_code || null,
  vat_code: normalizeVatCode(settings.vat_code),
  eori: settings.eori && (normalizeBankCode(settings.eori) || null),
  website: settings.website || null,
  bank_accounts: settings.bank_accounts.map((account) => ({
    ...account,
    iban: normalizeBankCode(account.iban),
    bic: normalizeBankCode(account.bic),
  })),
  invoice_prefix: settings.invoice_prefix || null,
  reverse_charge_law: settings.reverse_charge_law || null,
  paper_texts: normalizePaperTexts(settings.paper_texts),
})

export const toSettingsColumns = ({
  bank_accounts,
  certificates,
  paper_texts,
  ...settings
}: SettingsWrite) => ({
  ...settings,
  bank_accounts: toJson(bank_accounts),
  certificates: toJson(certificates),
  paper_texts: toJson(toStoredPaperTexts(paper_texts)),
})

/** Every field but the texts of papers, in the order of the history. */
const simpleFields = createFieldTable<
  SimpleFields,
  SimpleFields,
  never,
  Exclude<Schemas['SettingsField'], 'paper_texts'>
>({
  fields: {
    name: {},
    address: {},
    country: {},
    company_code: {},
    vat_code: {},
    eori: {},
    phone: {},
    email: {},
    website: {},
    bank_accounts: {
      formatLogged: ({ bank_accounts }) =>
        bank_accounts
          .map(({ currency, bank, iban, bic }) => [joinWords(currency, iban), bic, bank].join(', '))
          .join('; ') || null,
    },
    certificates: {
      formatLogged: ({ certificates }) =>
        certificates.map(({ scheme, code }) => joinWords(scheme.toUpperCase(), code)).join(', ') ||
        null,
    },
    invoice_prefix: {},
    reverse_charge_law: {},
    keep_logins_days: {},
    keep_sessions_days: {},
    keep_mails_days: {},
    keep_notifications_days: {},
    keep_history_days: {},
  },
})

/** Returns every changed field, then every changed text. */
export const findSettingsChanges = (
  before: SettingsWrite,
  after: SettingsWrite,
): Schemas['FieldChange'][] => [
  ...simpleFields.findChanges(before, after),
  ...findTextChanges(before.paper_texts, after.paper_texts),
]
