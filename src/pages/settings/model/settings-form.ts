import type { RecordFormConfig } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import { vPaperName, vSettingsWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n, LANGUAGES } from '@/shared/i18n'
import { findSettingsErrors, formatIban } from '@domain/rules/settings-rules'
import {
  cacheSavedSettings,
  saveSettings,
  settingsQueryOptions,
  type SettingsRecord,
  type SettingsWrite,
} from './settings-queries'

type PaperTexts = Schemas['PaperTexts']

/** Form values of the settings. */
export type SettingsValues = FormValues<SettingsWrite>

export const TEXT_PARTS = ['terms', 'mail_subject', 'mail_body'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

/** Name of a text in the history and in conflicts: "Invoice, French: Email subject". */
export const formatTextName = (paper: string, language: string, part: string): string =>
  i18n.t('pages/settings:text_name', {
    paper: i18n.t(`widgets/document:papers.${paper as 'invoice'}.title`),
    language: i18n.t(`features/switch-language:name.${language as 'en'}`),
    part: i18n.t(`pages/settings:part.${part as TextPart}`),
  })

/** Texts of the mails with the defaults in place of null, as the form shows them. */
const toShownTexts = ({ paper_texts, default_mails }: SettingsRecord): PaperTexts =>
  Object.fromEntries(
    vPaperName.options.map((paper) => [
      paper,
      Object.fromEntries(
        LANGUAGES.map((language) => {
          const { terms, mail_subject, mail_body } = paper_texts[paper][language]
          const own = default_mails[paper][language]
          return [
            language,
            {
              terms,
              mail_subject: mail_subject ?? own.mail_subject,
              mail_body: mail_body ?? own.mail_body,
            },
          ]
        }),
      ),
    ]),
  ) as PaperTexts

const toShownPayload = (saved: SettingsRecord): SettingsWrite => ({
  name: saved.name,
  address: saved.address,
  country: saved.country,
  company_code: saved.company_code,
  vat_code: saved.vat_code,
  eori: saved.eori,
  phone: saved.phone,
  email: saved.email,
  website: saved.website,
  bank_accounts: saved.bank_accounts.map((account) => ({
    ...account,
    iban: formatIban(account.iban),
  })),
  certificates: saved.certificates,
  invoice_prefix: saved.invoice_prefix,
  reverse_charge_law: saved.reverse_charge_law,
  keep_logins_days: saved.keep_logins_days,
  keep_sessions_days: saved.keep_sessions_days,
  keep_mails_days: saved.keep_mails_days,
  keep_notifications_days: saved.keep_notifications_days,
  keep_history_days: saved.keep_history_days,
  paper_texts: toShownTexts(saved),
})

/** Lists the texts of all papers, so that both sides of a conflict can be compared. */
const formatTexts = (texts: PaperTexts): string =>
  vPaperName.options
    .flatMap((paper) =>
      LANGUAGES.flatMap((language) =>
        TEXT_PARTS.flatMap((part) => {
          const text = texts[paper][language][part]
          return text === null ? [] : [`${formatTextName(paper, language, part)}: ${text}`]
        }),
      ),
    )
    .join('\n')

const formatDays = (count: number): string => i18n.t('pages/settings:days', { count })

export const settingsFormConfig: RecordFormConfig<SettingsRecord, SettingsWrite, SettingsValues> = {
  kind: 'settings',
  path: '/settings',
  texts: 'pages/settings',
  schema: vSettingsWrite,
  fields: {
    name: ({ name }) => name,
    country: ({ country }, { format }) => country && format.country(country),
    company_code: ({ company_code }) => company_code,
    vat_code: ({ vat_code }) => vat_code,
    eori: ({ eori }) => eori,
    address: ({ address }) => address,
    phone: ({ phone }) => phone,
    email: ({ email }) => email,
    website: ({ website }) => website,
    invoice_prefix: ({ invoice_prefix }) => invoice_prefix,
    reverse_charge_law: ({ reverse_charge_law }) => reverse_charge_law,
    keep_logins_days: ({ keep_logins_days }) => formatDays(keep_logins_days),
    keep_sessions_days: ({ keep_sessions_days }) => formatDays(keep_sessions_days),
    keep_mails_days: ({ keep_mails_days }) => formatDays(keep_mails_days),
    keep_notifications_days: ({ keep_notifications_days }) => formatDays(keep_notifications_days),
    keep_history_days: ({ keep_history_days }) => formatDays(keep_history_days),
    bank_accounts: ({ bank_accounts }) =>
      bank_accounts
        .map(({ currency, iban, bic, bank }) => [`${currency} ${iban}`, bic, bank].join(', '))
        .join('; '),
    certificates: ({ certificates }) =>
      certificates.map(({ scheme, code }) => `${scheme.toUpperCase()} ${code}`).join(', '),
    paper_texts: ({ paper_texts }) => formatTexts(paper_texts),
  },
  toPayload: toShownPayload,
  check: findSettingsErrors,
  query: () => settingsQueryOptions,
  create: () => Promise.reject(new Error('The settings always exist')),
  update: (_id, version, settings) => saveSettings(version, settings),
  cacheSaved: cacheSavedSettings,
}
