// Generated from openapi/ by `npm run gen`. Change the contract, not this file.

import * as v from 'valibot';

/**
 * Status of a lot, which is one pack. `reserved` by a basket, `sold` by an order, `blocked` by staff, `lost` if it was lost, damaged or sold elsewhere, and `gone` if it was received by mistake.
 */
export const vLotStatus = v.picklist([
    'available',
    'reserved',
    'sold',
    'blocked',
    'lost',
    'gone'
]);

/**
 * Status of a product. An archived product can no longer be bought or sold; documents keep it.
 */
export const vProductStatus = v.picklist(['active', 'archived']);

/**
 * Kind of record. Every kind has comments, files and a history; documents also have a number and steps.
 */
export const vRecordKind = v.picklist([
    'client',
    'deal',
    'sawmill',
    'supply',
    'cargo',
    'supply_report',
    'cargo_report',
    'order',
    'company',
    'person',
    'product'
]);

/**
 * Setting that a user can edit.
 */
export const vSettingsField = v.picklist([
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
    'paper_texts'
]);

/**
 * State of a server that answers.
 */
export const vHealth = v.object({
    status: v.picklist(['ok'])
});

/**
 * Code of an error, for programs.
 */
export const vProblemCode = v.picklist([
    'validation',
    'malformed',
    'unauthenticated',
    'forbidden',
    'cross_site',
    'not_found',
    'stale',
    'version_required',
    'not_allowed_now',
    'paper_not_valid',
    'paper_changed',
    'company_blocked',
    'needs_missing',
    'idempotency_key_reused',
    'too_many_attempts',
    'busy',
    'unavailable',
    'too_large',
    'unsupported_file',
    'internal'
]);

/**
 * Code of an error of a field, for programs.
 */
export const vFieldErrorCode = v.picklist([
    'required',
    'wrong_format',
    'unknown_value',
    'too_short',
    'too_long',
    'too_small',
    'too_large',
    'sum_too_large',
    'too_many',
    'unexpected',
    'bad_credentials',
    'account_blocked',
    'wrong_password',
    'link_expired',
    'not_a_manager',
    'not_found',
    'no_cents',
    'not_a_sale_manager',
    'not_a_purchase_manager',
    'not_approved',
    'duplicate',
    'locked',
    'week_order',
    'week_over',
    'week_too_far',
    'product_or_specification',
    'dimensions_incomplete',
    'length_or_lengths',
    'length_order',
    'counts_differ',
    'lengths_not_of_product',
    'cannot_convert',
    'not_whole',
    'net_days_required',
    'percent_sum',
    'reason_required',
    'vat_country',
    'vat_format',
    'not_free',
    'over_tolerance',
    'other_wood',
    'closed_document',
    'below_loaded',
    'below_taken',
    'whole_packs',
    'least_packs',
    'packs_in_cargo',
    'most_packs',
    'not_in_order',
    'invoiced',
    'in_stock',
    'changed_since',
    'outdated',
    'allocated',
    'check_digit',
    'in_open_cargo',
    'over_payload',
    'over_capacity',
    'over_gross',
    'not_ready',
    'not_allocated',
    'not_reserved',
    'loaded_already',
    'pack_rejected',
    'pack_opened',
    'pack_in_stock',
    'packs_differ',
    'pieces_missing',
    'pieces_extra',
    'tally_differs',
    'other_line',
    'not_inspected',
    'day_order',
    'future_day',
    'past_day',
    'day_too_late',
    'rate_of_euro',
    'incomplete_file',
    'too_many_pixels',
    'too_few_pixels',
    'unreadable_image',
    'day_too_early',
    'time_order',
    'not_a_container',
    'no_tariff',
    'overlap',
    'not_yours',
    'open_work',
    'other_role',
    'last_admin',
    'demo_person',
    'reserved',
    'in_use',
    'archived',
    'same_name',
    'same_specification',
    'iban_country',
    'iban_length',
    'iban_check_digits',
    'unknown_placeholder'
]);

/**
 * An error of one field. `pointer` is a JSON Pointer into the body, or `?name` for a parameter; `params` are values for the message.
 */
export const vFieldError = v.object({
    pointer: v.string(),
    code: vFieldErrorCode,
    params: v.optional(v.object({
        min: v.optional(v.number()),
        max: v.optional(v.number()),
        pieces: v.optional(v.string()),
        why: v.optional(v.string()),
        prefix: v.optional(v.string()),
        name: v.optional(v.string()),
        free: v.optional(v.string()),
        least: v.optional(v.string()),
        below: v.optional(v.string()),
        above: v.optional(v.string()),
        now: v.optional(v.string()),
        sum: v.optional(v.pipe(v.number(), v.integer())),
        over: v.optional(v.string()),
        most: v.optional(v.string()),
        digit: v.optional(v.string()),
        currency: v.optional(v.string()),
        location: v.optional(v.string()),
        number: v.optional(v.string()),
        other: v.optional(v.string()),
        example: v.optional(v.string())
    }))
});

/**
 * A missing requirement of a transition. Each kind of document has its own codes, such as `DealNeed`.
 */
export const vNeed = v.object({
    code: v.string(),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true)),
    params: v.optional(v.record(v.string(), v.string()))
});

/**
 * Grows by one with each change; the ETag is this number in quotes.
 */
export const vVersion = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Id of a record or of a part of it.
 */
export const vUuid = v.pipe(v.string(), v.uuid());

/**
 * - `database`: it does not answer.
 * - `migrations`: its schema is of another version.
 * - `due_work`: work that was due ten minutes ago has not started.
 *
 */
export const vServerPart = v.picklist([
    'database',
    'migrations',
    'due_work'
]);

/**
 * RFC 9457.
 */
export const vProblem = v.object({
    type: v.string(),
    title: v.string(),
    status: v.pipe(v.number(), v.integer()),
    detail: v.optional(v.string()),
    code: vProblemCode,
    errors: v.optional(v.array(vFieldError)),
    missing: v.optional(v.array(vNeed)),
    current_version: v.optional(vVersion),
    record_id: v.optional(vUuid),
    unready: v.optional(v.array(vServerPart)),
    request_id: v.optional(v.string())
});

/**
 * Email and password of a login.
 */
export const vCredentials = v.strictObject({
    email: v.pipe(v.string(), v.email(), v.minLength(1), v.maxLength(254)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * Role of a user, which decides screens and permissions.
 */
export const vRole = v.picklist([
    'sale_manager',
    'purchase_manager',
    'cargo_manager',
    'purchase_agent',
    'global_manager',
    'admin',
    'client',
    'manager',
    'country_manager'
]);

/**
 * Language of the application, and of emails to the person.
 */
export const vLanguage = v.picklist([
    'en',
    'fr',
    'lt',
    'es'
]);

/**
 * The logged-in user.
 */
export const vMe = v.object({
    id: vUuid,
    name: v.string(),
    email: v.string(),
    role: vRole,
    language: vLanguage,
    is_terms_agreed: v.boolean(),
    draft_key: v.pipe(v.string(), v.length(64), v.regex(/^[0-9a-f]{64}$/))
});

/**
 * A demo user with the public password.
 */
export const vDemoPerson = v.object({
    name: v.string(),
    email: v.string(),
    role: vRole,
    password: v.string()
});

/**
 * The record that a notification is about, an offer, or the basket of the reader’s company.
 */
export const vNotificationLink = v.object({
    kind: v.picklist([
        'client',
        'deal',
        'sawmill',
        'supply',
        'cargo',
        'supply_report',
        'cargo_report',
        'order',
        'company',
        'person',
        'product',
        'offer',
        'basket'
    ]),
    id: vUuid
});

/**
 * Link of a notification, or null for none.
 */
export const vNotificationLinkOrNull = v.nullable(vNotificationLink);

/**
 * A message to the user, in the user's language. `record` is what it is about.
 */
export const vNotification = v.object({
    uuid: vUuid,
    message: v.string(),
    created_at: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/)),
    is_read: v.boolean(),
    is_late: v.optional(v.boolean()),
    record: vNotificationLinkOrNull
});

/**
 * Email address of an account.
 */
export const vEmail = v.pipe(v.string(), v.email(), v.minLength(1), v.maxLength(254));

/**
 * The email of an account.
 */
export const vEmailOnly = v.strictObject({
    email: vEmail
});

/**
 * Password of 12 characters or more.
 */
export const vNewPassword = v.pipe(v.string(), v.minLength(12), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * The token of an emailed link, and the new password.
 */
export const vPasswordByLink = v.strictObject({
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    password: vNewPassword
});

/**
 * Token of a mailed link that sets a password.
 */
export const vPasswordLink = v.strictObject({
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * The language in which to greet the owner of a link, and nothing else about that user.
 */
export const vLinkHolder = v.object({
    language: vLanguage
});

/**
 * Name of a company, as registered.
 */
export const vCompanyName = v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * ISO 3166-1 alpha-2 code. `x-codes` lists all officially assigned codes, from the ISO Online Browsing Platform (https://www.iso.org/obp/ui/#search/code/). Writing any other code is an `unknown_value`. Not an enum, because the address rules are part of the first load and would include it.
 */
export const vCountry = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/**
 * Judged by the company's country, as a client's is.
 */
export const vVatCode = v.nullable(v.pipe(v.string(), v.maxLength(30), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)));

/**
 * First or last name of a person.
 */
export const vNamePart = v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * Phone number: digits, spaces and `+ ( ) . / -`. Null if it is not entered.
 */
export const vPhone = v.nullable(v.pipe(v.string(), v.regex(/^\+?[0-9 ().\/-]{5,30}$/)));

/**
 * A company and the person who will order for it.
 */
export const vSignUp = v.strictObject({
    company_name: vCompanyName,
    country: vCountry,
    company_code: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    vat_code: vVatCode,
    address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    first_name: vNamePart,
    last_name: vNamePart,
    email: vEmail,
    phone: vPhone,
    language: vLanguage
});

/**
 * Name and email address of a recipient.
 */
export const vMailAddress = v.strictObject({
    name: v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    email: v.pipe(v.string(), v.email(), v.maxLength(254))
});

/**
 * UTC, ISO 8601.
 */
export const vTimestamp = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40));

/**
 * An email that a demo shows instead of sending it.
 */
export const vDemoMail = v.object({
    id: vUuid,
    to: v.array(vMailAddress),
    subject: v.string(),
    text: v.string(),
    link: v.nullable(v.string()),
    file_name: v.nullable(v.string()),
    created_at: vTimestamp
});

/**
 * Emails that a demo keeps instead of sending them.
 */
export const vDemoMailList = v.object({
    has_more: v.boolean(),
    items: v.array(vDemoMail)
});

/**
 * A company by its id and name.
 */
export const vCompanyRef = v.object({
    id: vUuid,
    name: v.string()
});

/**
 * The staff member who serves the company.
 */
export const vCompanyContact = v.object({
    name: v.string(),
    email: v.string(),
    phone: v.nullable(v.string())
});

/**
 * Country, or null if it is not entered.
 */
export const vCountryOrNull = v.nullable(vCountry);

/**
 * Fields of the profile that users edit themselves.
 */
export const vOwnProfileFields = v.object({
    first_name: vNamePart,
    last_name: vNamePart,
    phone: vPhone,
    country: vCountryOrNull,
    language: vLanguage
});

/**
 * The logged-in user's own data.
 */
export const vOwnProfile = v.intersect([v.object({
        id: vUuid,
        version: vVersion,
        email: v.string(),
        role: vRole,
        company: v.nullable(vCompanyRef),
        countries: v.array(vCountry),
        contact: v.nullable(vCompanyContact)
    }), vOwnProfileFields]);

/**
 * Own profile, as a user writes it.
 */
export const vOwnProfileWrite = v.strictObject({
    first_name: vNamePart,
    last_name: vNamePart,
    phone: vPhone,
    country: vCountryOrNull,
    language: vLanguage
});

/**
 * The present and the new password. A wrong present one counts as a failed login.
 */
export const vPasswordChange = v.strictObject({
    current_password: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    password: vNewPassword
});

/**
 * A browser with an active session.
 */
export const vOwnSession = v.object({
    id: vUuid,
    began_at: vTimestamp,
    seen_at: vTimestamp,
    address: v.nullable(v.string()),
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
    is_current: v.boolean()
});

/**
 * Sessions of a user.
 */
export const vOwnSessionList = v.object({
    items: v.array(vOwnSession)
});

/**
 * A user, by id and name.
 */
export const vPersonRef = v.object({
    id: vUuid,
    name: v.string()
});

/**
 * Person, or null for none.
 */
export const vPersonRefOrNull = v.nullable(vPersonRef);

/**
 * Result of an attempt to log in. `blocked`: the right password of a deactivated person or of a blocked company. `slowed_down`: not checked, after too many wrong passwords.
 */
export const vLoginOutcome = v.picklist([
    'succeeded',
    'wrong_password',
    'blocked',
    'slowed_down'
]);

/**
 * Attempts to log in. Repeated ones of an account from one address with the same outcome within an hour are one record.
 */
export const vLoginRecord = v.object({
    id: vUuid,
    at: vTimestamp,
    first_at: vTimestamp,
    count: v.pipe(v.number(), v.integer()),
    person: vPersonRefOrNull,
    email_hint: v.nullable(v.string()),
    address: v.nullable(v.string()),
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
    outcome: vLoginOutcome
});

/**
 * Pass it as `cursor` to get what follows; null at the end.
 */
export const vCursor = v.nullable(v.string());

/**
 * Total number of matches; only in the first page.
 */
export const vTotal = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

/**
 * Page of logins.
 */
export const vLoginList = v.object({
    items: v.array(vLoginRecord),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * The company that answers for the data.
 */
export const vSeller = v.object({
    name: v.string(),
    email: v.nullable(v.string()),
    address: v.nullable(v.string())
});

/**
 * Moment, or null if it has not happened.
 */
export const vTimestampOrNull = v.nullable(vTimestamp);

/**
 * Logo that papers print.
 */
export const vLogo = v.object({
    name: v.string(),
    media_type: v.picklist(['image/png', 'image/jpeg']),
    size: v.pipe(v.number(), v.integer()),
    sha256: v.string()
});

/**
 * Subject and text of an email where the settings have none of their own.
 */
export const vDefaultMail = v.object({
    mail_subject: v.string(),
    mail_body: v.string()
});

/**
 * Default email of a paper in each language.
 */
export const vDefaultMailByLanguage = v.object({
    en: vDefaultMail,
    fr: vDefaultMail,
    lt: vDefaultMail,
    es: vDefaultMail
});

/**
 * Subject and body that apply to each paper until they are changed.
 */
export const vDefaultMails = v.object({
    order_confirmation: vDefaultMailByLanguage,
    supply_order: vDefaultMailByLanguage,
    quotation: vDefaultMailByLanguage,
    proforma_invoice: vDefaultMailByLanguage,
    invoice: vDefaultMailByLanguage,
    credit_note: vDefaultMailByLanguage,
    packing_list: vDefaultMailByLanguage,
    loading_instruction: vDefaultMailByLanguage,
    cmr: vDefaultMailByLanguage,
    shipping_instruction: vDefaultMailByLanguage,
    vgm_declaration: vDefaultMailByLanguage,
    cargo_report: vDefaultMailByLanguage,
    supply_report: vDefaultMailByLanguage
});

/**
 * ISO 4217.
 */
export const vCurrency = v.picklist([
    'EUR',
    'USD',
    'GBP',
    'SEK',
    'NOK',
    'DKK',
    'PLN',
    'CHF',
    'CNY',
    'JPY'
]);

/**
 * An account of our company, printed on papers in its currency.
 */
export const vBankAccount = v.strictObject({
    currency: vCurrency,
    bank: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    iban: v.pipe(v.string(), v.minLength(1), v.maxLength(50), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    bic: v.pipe(v.string(), v.minLength(1), v.maxLength(20), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * Chain-of-custody certificate of our company, printed with the claims on its papers. A scheme has one at most.
 */
export const vHouseCertificate = v.strictObject({
    scheme: v.picklist(['fsc', 'pefc']),
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * Standard text of papers or emails, or null for none.
 */
export const vStandardText = v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)));

/**
 * One line.
 */
export const vMailSubject = v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\r\n]*$/)));

/**
 * Texts of a paper in one language. Null for no terms, and for the default subject and body. Subject and body may contain `{{number}}` of the document, `{{company}}` of the letterhead, `{{contact}}` at the partner and `{{sender}}`, the user who sends it.
 */
export const vPaperText = v.strictObject({
    terms: vStandardText,
    mail_subject: vMailSubject,
    mail_body: vStandardText
});

/**
 * Standard texts of one paper, in the languages of its recipients.
 */
export const vPaperTextsByLanguage = v.strictObject({
    en: vPaperText,
    fr: vPaperText,
    lt: vPaperText,
    es: vPaperText
});

/**
 * Standard texts of each paper.
 */
export const vPaperTexts = v.strictObject({
    order_confirmation: vPaperTextsByLanguage,
    supply_order: vPaperTextsByLanguage,
    quotation: vPaperTextsByLanguage,
    proforma_invoice: vPaperTextsByLanguage,
    invoice: vPaperTextsByLanguage,
    credit_note: vPaperTextsByLanguage,
    packing_list: vPaperTextsByLanguage,
    loading_instruction: vPaperTextsByLanguage,
    cmr: vPaperTextsByLanguage,
    shipping_instruction: vPaperTextsByLanguage,
    vgm_declaration: vPaperTextsByLanguage,
    cargo_report: vPaperTextsByLanguage,
    supply_report: vPaperTextsByLanguage
});

/**
 * Our company as papers print it, their standard texts, and how long data are kept.
 */
export const vSettingsFields = v.object({
    name: vCompanyName,
    address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    country: vCountry,
    company_code: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    vat_code: vVatCode,
    eori: v.nullable(v.pipe(v.string(), v.maxLength(30), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    phone: vPhone,
    email: v.nullable(v.pipe(v.string(), v.email(), v.maxLength(254))),
    website: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    bank_accounts: v.pipe(v.array(vBankAccount), v.maxLength(10)),
    certificates: v.pipe(v.array(vHouseCertificate), v.maxLength(2)),
    invoice_prefix: v.nullable(v.pipe(v.string(), v.maxLength(8), v.regex(/^[A-Za-z0-9-]*$/))),
    reverse_charge_law: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    keep_logins_days: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(730)),
    keep_sessions_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
    keep_mails_days: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(365)),
    keep_notifications_days: v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(3650)),
    keep_history_days: v.pipe(v.number(), v.integer(), v.minValue(365), v.maxValue(7300)),
    paper_texts: vPaperTexts
});

/**
 * The settings. They have a version like a record.
 */
export const vSettings = v.intersect([v.object({
        version: vVersion,
        updated_at: vTimestampOrNull,
        updated_by: vPersonRefOrNull,
        logo: v.nullable(vLogo),
        default_mails: vDefaultMails
    }), vSettingsFields]);

/**
 * Settings, as a user writes them.
 */
export const vSettingsWrite = v.strictObject({
    name: vCompanyName,
    address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    country: vCountry,
    company_code: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    vat_code: vVatCode,
    eori: v.nullable(v.pipe(v.string(), v.maxLength(30), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    phone: vPhone,
    email: v.nullable(v.pipe(v.string(), v.email(), v.maxLength(254))),
    website: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    bank_accounts: v.pipe(v.array(vBankAccount), v.maxLength(10)),
    certificates: v.pipe(v.array(vHouseCertificate), v.maxLength(2)),
    invoice_prefix: v.nullable(v.pipe(v.string(), v.maxLength(8), v.regex(/^[A-Za-z0-9-]*$/))),
    reverse_charge_law: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    keep_logins_days: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(730)),
    keep_sessions_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
    keep_mails_days: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(365)),
    keep_notifications_days: v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(3650)),
    keep_history_days: v.pipe(v.number(), v.integer(), v.minValue(365), v.maxValue(7300)),
    paper_texts: vPaperTexts
});

/**
 * Image of a new logo.
 */
export const vLogoUpload = v.object({
    file: v.pipe(v.string(), v.maxLength(300000))
});

/**
 * Kind of entry in the history of a record.
 */
export const vActivityKind = v.picklist([
    'created',
    'changed',
    'transition',
    'overridden',
    'attachment_added',
    'attachment_removed',
    'sessions_ended',
    'link_sent',
    'unlocked',
    'erased',
    'revised',
    'revision_opened',
    'revision_sent',
    'revision_withdrawn',
    'revision_answered',
    'revision_accepted',
    'revision_declined',
    'paper_sent',
    'quotation_issued',
    'quotation_answered',
    'invoice_issued',
    'invoice_credited'
]);

/**
 * Change of one field, from one value to another.
 */
export const vFieldChange = v.object({
    field: v.string(),
    line: v.nullable(v.pipe(v.number(), v.integer())),
    from: v.nullable(v.string()),
    to: v.nullable(v.string())
});

/**
 * The document that was copied.
 */
export const vCopySource = v.object({
    id: vUuid,
    number: v.string()
});

/**
 * An entry of a record's history. `by` is null for the system.
 */
export const vActivityEntry = v.object({
    id: vUuid,
    at: vTimestamp,
    by: vPersonRefOrNull,
    kind: vActivityKind,
    changes: v.array(vFieldChange),
    reason: v.nullable(v.string()),
    copied_from: v.optional(vCopySource)
});

/**
 * Page of the history of a record.
 */
export const vActivityList = v.object({
    items: v.array(vActivityEntry),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * The search text of a list, as typed.
 */
export const vSearchText = v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * A company can order once it is `verified`; `pending` awaits verification. Users of a company that is not `verified` cannot log in.
 */
export const vCompanyStatus = v.picklist([
    'pending',
    'verified',
    'blocked'
]);

/**
 * Size of a company, which decides its price.
 */
export const vCompanySize = v.picklist([
    'small',
    'medium',
    'large'
]);

/**
 * Event from which days of payment are counted.
 */
export const vPaymentBase = v.picklist([
    'invoice',
    'departure',
    'delivery'
]);

/**
 * A share of an amount with a due date of its own.
 */
export const vPaymentPart = v.strictObject({
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    kind: v.picklist([
        'prepayment',
        'cash_against_documents',
        'letter_of_credit',
        'net_days'
    ]),
    net_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
    base: v.nullable(vPaymentBase)
});

/**
 * When the amount is due.
 */
export const vPaymentTerms = v.strictObject({
    kind: v.picklist([
        'prepayment',
        'cash_against_documents',
        'letter_of_credit',
        'net_days',
        'parts'
    ]),
    net_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
    parts: v.exactOptional(v.pipe(v.array(vPaymentPart), v.minLength(2), v.maxLength(5)))
});

/**
 * m3 with three places.
 */
export const vVolume = v.pipe(v.string(), v.regex(/^-?\d{1,10}\.\d{3}$/));

/**
 * A row of the list of companies.
 */
export const vCompanySummary = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry,
    status: vCompanyStatus,
    size: vCompanySize,
    manager: vPersonRefOrNull,
    payment_terms: vPaymentTerms,
    basket_hours: v.pipe(v.number(), v.integer()),
    sees_full_amounts: v.boolean(),
    country_prices: v.boolean(),
    sold_3_months_m3: vVolume,
    updated_at: vTimestamp
});

/**
 * Page of companies.
 */
export const vCompanyList = v.object({
    items: v.array(vCompanySummary),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Id, or null for none.
 */
export const vUuidOrNull = v.nullable(vUuid);

/**
 * The wood that the company can reserve at a time, in per cent of a truck (24,000 kg or 90 m3). Set by admins only.
 */
export const vReservationPercent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10000));

/**
 * Fields of a company, as a user writes them.
 */
export const vCompanyWrite = v.strictObject({
    name: vCompanyName,
    country: vCountry,
    company_code: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    vat_code: vVatCode,
    address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    size: vCompanySize,
    manager_id: vUuidOrNull,
    payment_terms: vPaymentTerms,
    basket_hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
    reservation_percent: vReservationPercent,
    sees_full_amounts: v.boolean(),
    country_prices: v.boolean(),
    client_id: vUuidOrNull
});

/**
 * An action on a record other than changing fields (`editable_fields`) and transitions (`transitions`). `pay` records and removes payments of a deal; `revise` opens a revision of it, `quote` issues a quotation.
 */
export const vRecordAction = v.picklist([
    'comment',
    'attach',
    'pay',
    'revise',
    'quote'
]);

/**
 * Fields of all records. A change sends `version` as `If-Match`.
 */
export const vRecordHead = v.object({
    id: vUuid,
    version: vVersion,
    created_at: vTimestamp,
    created_by: vPersonRefOrNull,
    updated_at: vTimestamp,
    updated_by: vPersonRefOrNull,
    allowed_actions: v.array(vRecordAction)
});

/**
 * A company that buys in the portal, and how it may buy: its basket's time limit, what it may reserve, and which prices and amounts it sees.
 */
export const vCompanyFields = v.object({
    name: vCompanyName,
    country: vCountry,
    company_code: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    vat_code: vVatCode,
    address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    size: vCompanySize,
    manager_id: vUuidOrNull,
    payment_terms: vPaymentTerms,
    basket_hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
    reservation_percent: vReservationPercent,
    sees_full_amounts: v.boolean(),
    country_prices: v.boolean(),
    client_id: vUuidOrNull
});

/**
 * A block of a company. Its client's deals and its own orders cannot be confirmed, and it cannot order.
 */
export const vCompanyBlock = v.object({
    by: v.picklist(['company', 'client']),
    at: vTimestampOrNull,
    reason: v.nullable(v.string())
});

/**
 * A person who orders for the company.
 */
export const vCompanyPerson = v.object({
    id: vUuid,
    name: v.string(),
    email: v.string(),
    phone: v.nullable(v.string()),
    has_password: v.boolean(),
    is_active: v.boolean()
});

/**
 * A status that the user can set for the company.
 */
export const vCompanyTransitionOption = v.object({
    to: vCompanyStatus,
    reason_required: v.boolean()
});

/**
 * Field of a company that a user can edit.
 */
export const vCompanyField = v.picklist([
    'name',
    'country',
    'company_code',
    'vat_code',
    'address',
    'size',
    'manager_id',
    'payment_terms',
    'basket_hours',
    'reservation_percent',
    'sees_full_amounts',
    'country_prices',
    'client_id'
]);

/**
 * A company of the portal. `block` says if the company or its client is blocked; `missing_for_orders` what prevents its orders from being confirmed.
 */
export const vCompany = v.intersect([
    vRecordHead,
    vCompanyFields,
    v.object({
        status: vCompanyStatus,
        block: v.nullable(vCompanyBlock),
        manager: vPersonRefOrNull,
        client: v.nullable(vCompanyRef),
        missing_for_orders: v.array(v.picklist(['client', 'sale_manager'])),
        people: v.array(vCompanyPerson),
        sold_3_months_m3: vVolume,
        transitions: v.array(vCompanyTransitionOption),
        editable_fields: v.array(vCompanyField)
    })
]);

/**
 * All managers that a company can have.
 */
export const vCompanyManagerList = v.object({
    items: v.array(vPersonRef)
});

/**
 * The client that the company becomes in the staff's documents.
 */
export const vCompanyClientChoice = v.strictObject({
    client_id: vUuidOrNull,
    sale_manager_id: vUuidOrNull
});

/**
 * `client` is required to verify a company without a client.
 */
export const vCompanyTransition = v.strictObject({
    to: vCompanyStatus,
    reason: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))),
    client: v.optional(vCompanyClientChoice)
});

/**
 * A client that may be the company, because it has the same code or name.
 */
export const vCompanyClientMatch = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry,
    company_code: v.nullable(v.string()),
    vat_code: v.nullable(v.string()),
    same: v.array(v.picklist([
        'vat_code',
        'company_code',
        'name'
    ])),
    sale_manager: vPersonRefOrNull
});

/**
 * Choices for `linkCompanyClient`.
 */
export const vCompanyClientList = v.object({
    items: v.array(vCompanyClientMatch),
    can_create: v.boolean(),
    sale_managers: v.array(vPersonRef),
    likely_sale_manager_id: vUuidOrNull
});

/**
 * A place where wood is delivered, with the person who receives it. `note` is for the driver.
 */
export const vAddressFields = v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    address: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    zip_code: v.pipe(v.string(), v.minLength(1), v.maxLength(12), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    country: vCountry,
    city: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    phone: vPhone,
    contact_name: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
    note: v.nullable(v.pipe(v.string(), v.maxLength(500), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * A stored address of a company.
 */
export const vAddress = v.intersect([v.object({
        id: vUuid,
        version: vVersion
    }), vAddressFields]);

/**
 * All addresses of a company.
 */
export const vAddressList = v.object({
    items: v.array(vAddress)
});

/**
 * Fields of an address, as a user writes them.
 */
export const vAddressWrite = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    address: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    zip_code: v.pipe(v.string(), v.minLength(1), v.maxLength(12), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    country: vCountry,
    city: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    phone: vPhone,
    contact_name: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
    note: v.nullable(v.pipe(v.string(), v.maxLength(500), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * A person is `invited` until a password is set, and can log in while `active`. Users of a company that is not verified cannot log in. The personal data of an `erased` person is gone.
 */
export const vPersonStatus = v.picklist([
    'invited',
    'active',
    'deactivated',
    'erased'
]);

/**
 * A row of the list of people.
 */
export const vPersonSummary = v.object({
    id: vUuid,
    name: v.string(),
    email: v.string(),
    role: vRole,
    status: vPersonStatus,
    company: v.nullable(vCompanyRef),
    countries: v.array(vCountry),
    language: vLanguage,
    phone: v.nullable(v.string()),
    created_at: vTimestamp
});

/**
 * Page of people.
 */
export const vPersonList = v.object({
    items: v.array(vPersonSummary),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Fields of a person, as a user writes them.
 */
export const vPersonWrite = v.strictObject({
    first_name: vNamePart,
    last_name: vNamePart,
    email: vEmail,
    phone: vPhone,
    country: vCountryOrNull,
    language: vLanguage,
    role: vRole,
    countries: v.pipe(v.array(vCountry), v.maxLength(60)),
    company_id: vUuidOrNull
});

/**
 * Data of a user that global managers and admins edit.
 */
export const vPersonFields = v.object({
    first_name: vNamePart,
    last_name: vNamePart,
    email: vEmail,
    phone: vPhone,
    country: vCountryOrNull,
    language: vLanguage,
    role: vRole,
    countries: v.pipe(v.array(vCountry), v.maxLength(60)),
    company_id: vUuidOrNull
});

/**
 * Kind of work that has exactly one responsible person.
 */
export const vWorkKind = v.picklist([
    'deal',
    'client',
    'supply',
    'company'
]);

/**
 * Records of one kind that a user is responsible for.
 */
export const vOpenWork = v.object({
    kind: vWorkKind,
    count: v.pipe(v.number(), v.integer()),
    offers: v.pipe(v.number(), v.integer()),
    roles: v.array(vRole)
});

/**
 * Transition of a person that the user can take now.
 */
export const vPersonTransitionOption = v.object({
    to: vPersonStatus,
    reason_required: v.boolean()
});

/**
 * An action on a person other than changing fields.
 */
export const vPersonAct = v.picklist([
    'send_link',
    'end_sessions',
    'hand_over',
    'erase'
]);

/**
 * Field of a person that a user can edit.
 */
export const vPersonField = v.picklist([
    'first_name',
    'last_name',
    'email',
    'phone',
    'country',
    'language',
    'role',
    'countries',
    'company_id'
]);

/**
 * A user: staff, or a member of a portal company. `acts` are the actions that the caller can take on the person now.
 */
export const vPerson = v.intersect([
    vRecordHead,
    vPersonFields,
    v.object({
        name: v.string(),
        status: vPersonStatus,
        company: v.nullable(vCompanyRef),
        open_work: v.array(vOpenWork),
        session_count: v.pipe(v.number(), v.integer()),
        seen_at: vTimestampOrNull,
        transitions: v.array(vPersonTransitionOption),
        acts: v.array(vPersonAct),
        editable_fields: v.array(vPersonField)
    })
]);

/**
 * A staff member, as other users see them.
 */
export const vStaffMember = v.object({
    id: vUuid,
    name: v.string(),
    email: v.string(),
    role: vRole
});

/**
 * Page of people who can be chosen for a record.
 */
export const vStaffList = v.object({
    items: v.array(vStaffMember),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * All of a user's open work of one kind, and who takes it over.
 */
export const vHandedWork = v.strictObject({
    kind: vWorkKind,
    to_id: vUuid
});

/**
 * Open work that is handed over, one entry per kind.
 */
export const vHandedWorkList = v.pipe(v.array(vHandedWork), v.maxLength(4));

/**
 * Activation or deactivation of a person.
 */
export const vPersonTransition = v.strictObject({
    to: v.picklist(['active', 'deactivated']),
    reason: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))),
    work: v.optional(vHandedWorkList)
});

/**
 * The work to hand over, by kind.
 */
export const vHandOver = v.strictObject({
    work: vHandedWorkList
});

/**
 * An account or a network address that has to wait before its next attempt.
 */
export const vSlowedLogin = v.object({
    person: vPersonRefOrNull,
    address: v.nullable(v.string()),
    failures: v.pipe(v.number(), v.integer()),
    until: vTimestamp
});

/**
 * All accounts and addresses whose logins are slowed down after failures.
 */
export const vSlowedLoginList = v.object({
    items: v.array(vSlowedLogin)
});

/**
 * Exactly one of both.
 */
export const vLoginUnlock = v.strictObject({
    person_id: vUuidOrNull,
    address: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Kind of entry. A price names its product; a rate is the price of a service or of transport.
 */
export const vDoneKind = v.union([vActivityKind, v.picklist([
        'price',
        'price_sheet',
        'packs',
        'rate'
    ])]);

/**
 * A record that can be opened.
 */
export const vRecordLink = v.object({
    kind: vRecordKind,
    id: vUuid
});

/**
 * Record that can be opened, or null for none.
 */
export const vRecordLinkOrNull = v.nullable(vRecordLink);

/**
 * A person's action on a record, prices or stock. One price sheet, or one change of several packs, is one entry.
 */
export const vDoneEntry = v.object({
    id: vUuid,
    at: vTimestamp,
    kind: vDoneKind,
    record: vRecordLinkOrNull,
    called: v.nullable(v.string()),
    count: v.pipe(v.number(), v.integer()),
    reason: v.nullable(v.string())
});

/**
 * A page of what a user did, newest first.
 */
export const vDoneList = v.object({
    items: v.array(vDoneEntry),
    next_cursor: vCursor
});

/**
 * Status of a client. A blocked client stops the confirmation of its deals.
 */
export const vClientStatus = v.picklist([
    'prospect',
    'active',
    'blocked'
]);

/**
 * Money that can't be below zero, a decimal string with two places. What the amounts of a document add up to is bounded by it too, in the document's currency and in euro: beyond it the document is refused, with `sum_too_large`.
 */
export const vPositiveAmount = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/));

/**
 * Positive amount of money, or null if it is not entered.
 */
export const vPositiveAmountOrNull = v.nullable(vPositiveAmount);

/**
 * Money, as a decimal string with two places. The currency is a separate field.
 */
export const vAmount = v.pipe(v.string(), v.regex(/^-?\d{1,13}\.\d{2}$/));

/**
 * A row of the list of clients.
 */
export const vClientSummary = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry,
    status: vClientStatus,
    currency: vCurrency,
    sale_manager: vPersonRefOrNull,
    credit_limit_eur: vPositiveAmountOrNull,
    exposure_eur: vAmount,
    updated_at: vTimestamp
});

/**
 * Page of clients.
 */
export const vClientList = v.object({
    items: v.array(vClientSummary),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * A contact at a business partner.
 */
export const vContact = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    email: v.nullable(v.pipe(v.string(), v.email(), v.maxLength(254))),
    phone: v.nullable(v.pipe(v.string(), v.regex(/^\+?[0-9 ().\/-]{5,30}$/))),
    role: v.nullable(v.pipe(v.string(), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Incoterms 2020.
 */
export const vIncotermsRule = v.picklist([
    'EXW',
    'FCA',
    'CPT',
    'CIP',
    'DAP',
    'DPU',
    'DDP',
    'FAS',
    'FOB',
    'CFR',
    'CIF'
]);

/**
 * A rule of Incoterms 2020 and its named place.
 */
export const vIncoterms = v.strictObject({
    rule: vIncotermsRule,
    place: v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * The chain-of-custody claim sold with the wood.
 */
export const vCertification = v.picklist([
    'none',
    'fsc_100',
    'fsc_mix_credit',
    'fsc_controlled_wood',
    'pefc_100',
    'pefc_certified'
]);

/**
 * Fields of a client, as a user writes them.
 */
export const vClientWrite = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    country: vCountry,
    language: v.nullable(vLanguage),
    company_code: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    vat_code: v.nullable(v.pipe(v.string(), v.maxLength(30), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    contacts: v.pipe(v.array(vContact), v.maxLength(50)),
    currency: vCurrency,
    payment_terms: vPaymentTerms,
    default_incoterms: v.nullable(vIncoterms),
    default_destination: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    credit_limit_eur: vPositiveAmountOrNull,
    sale_manager_id: vUuidOrNull,
    required_certification: vCertification,
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    status: vClientStatus
});

/**
 * A buyer, with the terms that its new deals start from. Credit limit and receivables are in euro.
 */
export const vClientFields = v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    country: vCountry,
    language: v.nullable(vLanguage),
    company_code: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    vat_code: v.nullable(v.pipe(v.string(), v.maxLength(30), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    contacts: v.pipe(v.array(vContact), v.maxLength(50)),
    currency: vCurrency,
    payment_terms: vPaymentTerms,
    default_incoterms: v.nullable(vIncoterms),
    default_destination: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    credit_limit_eur: vPositiveAmountOrNull,
    sale_manager_id: vUuidOrNull,
    required_certification: vCertification,
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    status: vClientStatus
});

/**
 * Amount of money, or null if it is unknown.
 */
export const vAmountOrNull = v.nullable(vAmount);

/**
 * Amounts that the client owes in one currency.
 */
export const vClientReceivable = v.object({
    currency: vCurrency,
    open: vAmount,
    overdue: vAmount
});

/**
 * A day of the years 1900 to 2099.
 */
export const vDay = v.pipe(v.string(), v.isoDate(), v.regex(/^(19|20)\d{2}-\d{2}-\d{2}$/));

/**
 * Day, or null if it is open.
 */
export const vDayOrNull = v.nullable(vDay);

/**
 * Volume and margin of what was sold to the client.
 */
export const vSoldInPeriod = v.object({
    volume_m3: vVolume,
    margin_eur: vAmount
});

/**
 * Field of a client that a user can edit.
 */
export const vClientField = v.picklist([
    'name',
    'country',
    'language',
    'company_code',
    'vat_code',
    'address',
    'contacts',
    'currency',
    'payment_terms',
    'default_incoterms',
    'default_destination',
    'credit_limit_eur',
    'sale_manager_id',
    'required_certification',
    'tolerance_percent',
    'status'
]);

/**
 * A client with what it owes now.
 */
export const vClient = v.intersect([
    vRecordHead,
    vClientFields,
    v.object({
        sale_manager: vPersonRefOrNull,
        portal_company_id: vUuidOrNull,
        company_block: v.nullable(vCompanyBlock),
        exposure_eur: vAmountOrNull,
        receivables: v.array(vClientReceivable),
        overdue_eur: vAmount,
        overdue_since: vDayOrNull,
        sold_12_months: v.nullable(vSoldInPeriod),
        editable_fields: v.array(vClientField)
    })
]);

/**
 * Purchase status. A suspended mill takes no new supply.
 */
export const vSawmillApproval = v.picklist([
    'pending',
    'approved',
    'suspended'
]);

/**
 * EN 13556 four-letter code: PNSY Scots pine, PCAB Norway spruce, LADC European larch, PSMN Douglas fir, ABAL silver fir,
 * QCXE European oak, FASY beech, FXEX ash.
 *
 */
export const vWood = v.picklist([
    'PNSY',
    'PCAB',
    'LADC',
    'PSMN',
    'ABAL',
    'QCXE',
    'FASY',
    'FXEX'
]);

/**
 * `expiring` within 90 days; `expired` from the day after its last.
 */
export const vCertificateState = v.picklist([
    'none',
    'valid',
    'expiring',
    'expired'
]);

/**
 * Form that the wood is worked into.
 */
export const vProfile = v.picklist([
    'sawn',
    'planed',
    'tongue_and_groove',
    'shiplap',
    'decking',
    'batten',
    'round_peeled',
    'round_machined',
    'solid_structural',
    'glulam'
]);

/**
 * The mill's chain-of-custody certificate.
 */
export const vSawmillCertificate = v.strictObject({
    scheme: v.picklist(['fsc', 'pefc']),
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    expires: vDay
});

/**
 * A row of the list of sawmills.
 */
export const vSawmillSummary = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry,
    approval: vSawmillApproval,
    species: v.array(vWood),
    profiles: v.array(vProfile),
    capacity_m3_month: v.nullable(v.pipe(v.number(), v.integer())),
    lead_time_weeks: v.nullable(v.pipe(v.number(), v.integer())),
    certificate: v.nullable(vSawmillCertificate),
    certificate_state: vCertificateState,
    updated_at: vTimestamp
});

/**
 * Page of sawmills.
 */
export const vSawmillList = v.object({
    items: v.array(vSawmillSummary),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Degrees, WGS 84.
 */
export const vCoordinates = v.strictObject({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
});

/**
 * Fields of a sawmill, as a user writes them.
 */
export const vSawmillWrite = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    country: vCountry,
    language: v.nullable(vLanguage),
    address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    coordinates: v.nullable(vCoordinates),
    contacts: v.pipe(v.array(vContact), v.maxLength(50)),
    species: v.pipe(v.array(vWood), v.maxLength(20)),
    profiles: v.pipe(v.array(vProfile), v.maxLength(20)),
    capacity_m3_month: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000))),
    lead_time_weeks: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(104))),
    payment_terms: vPaymentTerms,
    certificate: v.nullable(vSawmillCertificate),
    approval: vSawmillApproval
});

/**
 * A sawmill: what it makes, how much and how fast, and on which terms it sells.
 */
export const vSawmillFields = v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    country: vCountry,
    language: v.nullable(vLanguage),
    address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    coordinates: v.nullable(vCoordinates),
    contacts: v.pipe(v.array(vContact), v.maxLength(50)),
    species: v.pipe(v.array(vWood), v.maxLength(20)),
    profiles: v.pipe(v.array(vProfile), v.maxLength(20)),
    capacity_m3_month: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000))),
    lead_time_weeks: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(104))),
    payment_terms: vPaymentTerms,
    certificate: v.nullable(vSawmillCertificate),
    approval: vSawmillApproval
});

/**
 * Per cent, up to two places.
 */
export const vPercent = v.pipe(v.string(), v.regex(/^-?\d{1,6}(\.\d{1,2})?$/));

/**
 * Performance of the mill in the last 12 months; null without data.
 */
export const vSawmillFigures = v.object({
    on_time_percent: v.nullable(vPercent),
    fill_percent: v.nullable(vPercent),
    inspection_pass_percent: v.nullable(vPercent),
    average_moisture_percent: v.nullable(vPercent),
    volume_m3: vVolume,
    amount_eur: vAmount,
    without_rate: v.pipe(v.number(), v.integer(), v.minValue(0)),
    open_supplies: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Field of a sawmill that a user can edit.
 */
export const vSawmillField = v.picklist([
    'name',
    'country',
    'language',
    'address',
    'coordinates',
    'contacts',
    'species',
    'profiles',
    'capacity_m3_month',
    'lead_time_weeks',
    'payment_terms',
    'certificate',
    'approval'
]);

/**
 * A sawmill with figures of its supplies.
 */
export const vSawmill = v.intersect([
    vRecordHead,
    vSawmillFields,
    v.object({
        figures: vSawmillFigures,
        certificate_state: vCertificateState,
        editable_fields: v.array(vSawmillField)
    })
]);

/**
 * Status of a supply. From `ready` to `shipped` it follows its wood, which leaves the mill by cargo or into the yard.
 */
export const vSupplyStatus = v.picklist([
    'draft',
    'ordered',
    'confirmed',
    'in_production',
    'ready',
    'loading',
    'shipped',
    'completed',
    'canceled'
]);

/**
 * Kind of defect of a piece.
 */
export const vDefectKind = v.picklist([
    'knots',
    'wane',
    'blue_stain',
    'mould',
    'checks',
    'bow',
    'twist',
    'rot',
    'dimension',
    'treatment'
]);

/**
 * ISO 8601 week.
 */
export const vIsoWeek = v.pipe(v.string(), v.regex(/^(19|20)\d{2}-W(0[1-9]|[1-4]\d|5[0-3])$/));

/**
 * ISO week, or null if it is open.
 */
export const vIsoWeekOrNull = v.nullable(vIsoWeek);

/**
 * Volume in m3, or null if it is unknown.
 */
export const vVolumeOrNull = v.nullable(vVolume);

/**
 * A row of the list of supplies.
 */
export const vSupplySummary = v.object({
    id: vUuid,
    number: v.string(),
    status: vSupplyStatus,
    sawmill: v.object({
        id: vUuid,
        name: v.string(),
        country: vCountry
    }),
    purchase_manager: vPersonRefOrNull,
    woods: v.array(vWood),
    currency: vCurrency,
    incoterms: vIncoterms,
    loading_place: v.nullable(v.string()),
    ready_week: vIsoWeekOrNull,
    volume_m3: vVolume,
    agreed_m3: vVolume,
    amount: vAmount,
    amount_eur: vAmountOrNull,
    confirmed_m3: vVolumeOrNull,
    ready_m3: vVolumeOrNull,
    free_m3: vVolumeOrNull,
    late_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    updated_at: vTimestamp
});

/**
 * Total number of matches; only in the first page. Null if more than 10,000 documents match, or, for a word with punctuation such as `D-2026`, have its parts.
 */
export const vDocumentTotal = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

/**
 * Page of supplies.
 */
export const vSupplyList = v.object({
    items: v.array(vSupplySummary),
    next_cursor: vCursor,
    total: vDocumentTotal
});

/**
 * Units of the document's currency for one euro, as the European Central Bank quotes it; up to six places, never zero.
 */
export const vExchangeRate = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/));

/**
 * Exchange rate, or null if it is open.
 */
export const vExchangeRateOrNull = v.nullable(vExchangeRate);

/**
 * uc3 and uc4 are impregnation for use class 3 and 4 of EN 335.
 */
export const vTreatment = v.picklist([
    'none',
    'air_dried',
    'kiln_dried',
    'heat_treated',
    'thermally_modified',
    'impregnated_uc3',
    'impregnated_uc4'
]);

/**
 * Random lengths between two limits.
 */
export const vLengthRange = v.strictObject({
    kind: v.picklist(['range']),
    from_mm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000)),
    to_mm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000)),
    average_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000)))
});

/**
 * Number of pieces or packs of one length.
 */
export const vCountedLength = v.strictObject({
    length_mm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000)),
    count: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000)))
});

/**
 * Several fixed lengths, optionally with the number of pieces or packs of each.
 */
export const vSeveralLengths = v.strictObject({
    kind: v.picklist(['several']),
    counted_in: v.nullable(v.picklist(['pcs', 'pack'])),
    items: v.pipe(v.array(vCountedLength), v.minLength(2), v.maxLength(60))
});

/**
 * Mixed lengths of a pack: a range, or several lengths with their counts.
 */
export const vLengthMix = v.union([vLengthRange, vSeveralLengths]);

/**
 * Mixed lengths, or null if all pieces have one length.
 */
export const vLengthMixOrNull = v.nullable(vLengthMix);

/**
 * Packaging of a pack.
 */
export const vPackaging = v.picklist([
    'loose',
    'strapped',
    'stickered',
    'foil'
]);

/**
 * Category of products in the portal.
 */
export const vProductCategory = v.picklist([
    'softwood_boards',
    'softwood_poles',
    'constructions'
]);

/**
 * Specification of wood. Boards have thickness, width and length; poles a top diameter, length and, for a truncated cone, a taper.
 */
export const vSpecification = v.strictObject({
    wood: v.nullable(vWood),
    profile: vProfile,
    quality: v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    treatment: v.nullable(vTreatment),
    treatment_color: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    color: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    thickness_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    width_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))),
    length_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000))),
    lengths: v.exactOptional(vLengthMixOrNull),
    diameter_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    taper_mm_per_m: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    humidity_percent: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    packaging: vPackaging,
    pcs_per_pack: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    m3_per_pack: vVolumeOrNull,
    pack_width_mm: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(3000)))),
    pack_height_mm: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(3000)))),
    group: v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    category: vProductCategory,
    certification: vCertification,
    hs_code: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}(\.?\d{2}){1,3}$/))),
    density_kg_m3: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(1300))
});

/**
 * Specification of wood, or null if a product says it.
 */
export const vSpecificationOrNull = v.nullable(vSpecification);

/**
 * An amount in its unit of sale, up to three places, above zero; of pieces and packs a whole number.
 */
export const vQuantity = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,3})?$/));

/**
 * Unit of sale. m3 cubic metre, lm linear metre, m2 face area, pcs piece, pack as the mill packs it.
 */
export const vUnit = v.picklist([
    'm3',
    'lm',
    'm2',
    'pcs',
    'pack'
]);

/**
 * Price per unit, as a decimal string with two to four places. Currency and unit are separate fields.
 */
export const vPrice = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2,4}$/));

/**
 * Price per unit, or null if it is open.
 */
export const vPriceOrNull = v.nullable(vPrice);

/**
 * A remark on the wood, printed under its line.
 */
export const vLineRemark = v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)));

/**
 * Part of a quantity in the same unit, with up to three places; may be zero.
 */
export const vPartQuantity = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,3})?$/));

/**
 * Quantity, which may be zero, or null if it is unknown.
 */
export const vPartQuantityOrNull = v.nullable(vPartQuantity);

/**
 * A line of wood that is bought. What the mill confirms and what is ready are filled in later.
 */
export const vSupplyLineWrite = v.strictObject({
    id: vUuid,
    product_id: vUuidOrNull,
    specification: vSpecificationOrNull,
    quantity: vQuantity,
    unit: vUnit,
    price: vPriceOrNull,
    price_unit: vUnit,
    certification: vCertification,
    remark: vLineRemark,
    confirmed_quantity: vPartQuantityOrNull,
    ready_quantity: vPartQuantityOrNull
});

/**
 * A supply with its lines, as a whole: lines that are left out are removed. Amounts and prices are in its currency.
 */
export const vSupplyWrite = v.strictObject({
    currency: vCurrency,
    exchange_rate: vExchangeRateOrNull,
    payment_terms: vPaymentTerms,
    incoterms: vIncoterms,
    loading_place: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    ready_week: vIsoWeekOrNull,
    deposit: vPositiveAmountOrNull,
    inspection_required: v.boolean(),
    certificate_claim: vCertification,
    due_diligence_reference: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    verification_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    harvest_countries: v.pipe(v.array(vCountry), v.maxLength(50)),
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    mill_notes: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    notes: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    sawmill_id: vUuid,
    purchase_manager_id: vUuidOrNull,
    lines: v.pipe(v.array(vSupplyLineWrite), v.maxLength(500))
});

/**
 * Fields of all documents.
 */
export const vDocumentHead = v.intersect([vRecordHead, v.object({
        number: v.pipe(v.string(), v.regex(/^(D|S|C|CR|SR|O)-\d{4}-\d{4,}$/))
    })]);

/**
 * Terms of the purchase, and where and when the wood is ready.
 */
export const vSupplyTerms = v.object({
    currency: vCurrency,
    exchange_rate: vExchangeRateOrNull,
    payment_terms: vPaymentTerms,
    incoterms: vIncoterms,
    loading_place: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    ready_week: vIsoWeekOrNull,
    deposit: vPositiveAmountOrNull,
    inspection_required: v.boolean(),
    certificate_claim: vCertification,
    due_diligence_reference: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    verification_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    harvest_countries: v.pipe(v.array(vCountry), v.maxLength(50)),
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    mill_notes: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    notes: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The sawmill of a supply.
 */
export const vSawmillRef = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry,
    approval: vSawmillApproval,
    certificate_state: vCertificateState
});

/**
 * A line of a supply, and how much of it is confirmed, ready, accepted and loaded.
 */
export const vSupplyLine = v.object({
    id: vUuid,
    product_id: vUuidOrNull,
    specification: vSpecification,
    quantity: vQuantity,
    unit: vUnit,
    price: vPriceOrNull,
    price_unit: vUnit,
    certification: vCertification,
    remark: vLineRemark,
    confirmed_quantity: vPartQuantityOrNull,
    ready_quantity: vPartQuantityOrNull,
    product_name: v.nullable(v.string()),
    volume_m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    amount: vAmount,
    confirmed_m3: vVolumeOrNull,
    ready_m3: vVolumeOrNull,
    accepted_m3: vVolumeOrNull,
    loaded_m3: vVolume
});

/**
 * Totals of a supply in its currency.
 */
export const vSupplyFigures = v.object({
    volume_m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    amount: vAmount,
    amount_eur: vAmountOrNull,
    confirmed_m3: vVolumeOrNull,
    ready_m3: vVolumeOrNull
});

/**
 * `open`: it can be edited. `sent`: its paper awaits the other party's agreement. `agreed`: its terms became the document's. `withdrawn`: it was given up. `issued`: a paper that was issued by the document's own transition.
 */
export const vRevisionStatus = v.picklist([
    'open',
    'sent',
    'agreed',
    'withdrawn',
    'issued'
]);

/**
 * The revision that is not agreed or withdrawn yet.
 */
export const vOpenRevisionRef = v.object({
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    status: vRevisionStatus
});

/**
 * A field of the supply. If `lines` is closed, the line fields allow changing existing lines.
 */
export const vSupplyField = v.union([v.picklist([
        'sawmill_id',
        'purchase_manager_id',
        'currency',
        'exchange_rate',
        'payment_terms',
        'incoterms',
        'loading_place',
        'ready_week',
        'deposit',
        'inspection_required',
        'certificate_claim',
        'due_diligence_reference',
        'verification_number',
        'harvest_countries',
        'tolerance_percent',
        'mill_notes',
        'notes',
        'lines'
    ]), v.picklist([
        'price',
        'confirmed_quantity',
        'ready_quantity'
    ])]);

/**
 * A transition that the user could take from the current status. Each kind of document adds the next status, the missing requirements (`missing`) and those of the usual transition after it (`ahead`).
 */
export const vTransition = v.object({
    forward: v.boolean(),
    reason_required: v.boolean(),
    can_override: v.boolean(),
    can_request_override: v.optional(v.boolean())
});

/**
 * A field that the transition requires and that is empty or wrong.
 */
export const vSupplyFieldNeed = v.object({
    code: v.picklist([
        'purchase_manager',
        'ready_week',
        'exchange_rate',
        'line',
        'line_wood',
        'line_price',
        'line_confirmed',
        'line_ready'
    ]),
    pointer: v.string(),
    can_override: v.optional(v.literal(true))
});

/**
 * The mill must be approved. Global managers and admins may buy from a new mill, and no user from a suspended one.
 */
export const vSawmillNeed = v.object({
    code: v.picklist(['sawmill_not_suspended', 'sawmill_approved']),
    pointer: v.literal('/sawmill_id'),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        sawmill: v.string()
    })
});

/**
 * In m3.
 */
export const vReadyOff = v.object({
    ready: vVolume,
    least: vVolume,
    most: vVolume
});

/**
 * The ready quantity of a line differs from the confirmed one by more than the tolerance.
 */
export const vReadyNeed = v.object({
    code: v.literal('ready_within_tolerance'),
    pointer: v.string(),
    can_override: v.optional(v.literal(true)),
    params: vReadyOff
});

/**
 * Allocated wood that a cancellation or a completion releases, and its deals.
 */
export const vReleasedAllocations = v.strictObject({
    m3: vVolume,
    deals: v.pipe(v.string(), v.maxLength(20000), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * Wood of the supply is allocated that a cancellation or a completion releases. The transition does so with these values in `release_allocations`.
 */
export const vAllocationsNeed = v.object({
    code: v.literal('no_allocations'),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true)),
    params: vReleasedAllocations
});

/**
 * Packs of the supply were received into the yard, so it cannot be canceled.
 */
export const vStockNeed = v.object({
    code: v.literal('no_stock'),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        m3: vVolume
    })
});

/**
 * An inspection report of the supply is not approved. A completion leaves it open with `keep_open_reports`.
 */
export const vOpenReportNeed = v.object({
    code: v.literal('report_open'),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        number: v.string()
    })
});

/**
 * A missing requirement of a transition of the supply.
 */
export const vSupplyNeed = v.union([
    vSupplyFieldNeed,
    vSawmillNeed,
    vReadyNeed,
    vAllocationsNeed,
    vStockNeed,
    vOpenReportNeed
]);

/**
 * A transition that the user may take now, with the requirements that are missing for it.
 */
export const vSupplyTransition = v.intersect([vTransition, v.object({
        to: vSupplyStatus,
        missing: v.array(vSupplyNeed),
        ahead: v.optional(v.array(vSupplyNeed))
    })]);

/**
 * The number does not have the format of the EU register.
 */
export const vDueDiligenceWarning = v.object({
    code: v.picklist(['due_diligence_reference_shape', 'verification_number_shape']),
    pointer: v.string(),
    params: v.object({
        example: v.string()
    })
});

/**
 * The mill has no certificate for the bought claim in the ready week (today, if there is no week), or its certificate ends within 90 days. Also if wood or profile is not among those that the mill makes.
 */
export const vSawmillWarning = v.object({
    code: v.picklist([
        'no_certificate',
        'certificate_expired',
        'certificate_over',
        'certificate_ends_soon',
        'wood_not_sawn',
        'profile_not_made'
    ]),
    pointer: v.string(),
    params: v.object({
        sawmill: v.string(),
        expires: v.optional(vDay)
    })
});

/**
 * As `ReadyNeed`, for wood in production or ready.
 */
export const vReadyWarning = v.object({
    code: v.literal('ready_off_confirmed'),
    pointer: v.string(),
    params: vReadyOff
});

/**
 * Wood that a deal loses.
 */
export const vWoodCut = v.object({
    deal: v.string(),
    m3: vVolume
});

/**
 * More of the line is allocated than would be available. Saving releases the latest allocations.
 */
export const vCutWarning = v.object({
    code: v.literal('allocations_cut'),
    pointer: v.string(),
    params: v.object({
        cuts: v.array(vWoodCut)
    })
});

/**
 * The deposit is more than the supply's amount, of which every line has a price.
 */
export const vDepositWarning = v.object({
    code: v.literal('deposit_above_amount'),
    pointer: v.string(),
    params: v.object({
        amount: vAmount,
        currency: vCurrency
    })
});

/**
 * Difference to the compared value in whole percent, rounded towards zero, and negative if below it; 1000 for 1000 or more.
 */
export const vPercentOff = v.pipe(v.number(), v.integer(), v.minValue(-100), v.maxValue(1000));

/**
 * The exchange rate of the document or of one of its costs is a tenth or more off the daily rate of the document's day, or of the last day with rates in the week before it.
 */
export const vRateOffDailyWarning = v.object({
    code: v.literal('rate_off_daily'),
    pointer: v.string(),
    params: v.object({
        rate: vExchangeRate,
        currency: vCurrency,
        day: vDay,
        percent: vPercentOff
    })
});

/**
 * A probable mistake or coming problem of the supply. It does not block a transition.
 */
export const vSupplyWarning = v.union([
    vDueDiligenceWarning,
    vSawmillWarning,
    vReadyWarning,
    vCutWarning,
    vDepositWarning,
    vRateOffDailyWarning
]);

/**
 * A purchase from a sawmill. `cuts` is what a change took from deals; absent if it took nothing.
 */
export const vSupply = v.intersect([
    vDocumentHead,
    vSupplyTerms,
    v.object({
        status: vSupplyStatus,
        sawmill: vSawmillRef,
        purchase_manager: vPersonRefOrNull,
        lines: v.array(vSupplyLine),
        figures: vSupplyFigures,
        at_mill_m3: vVolumeOrNull,
        late_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
        order_revision: v.nullable(v.pipe(v.number(), v.integer())),
        open_revision: v.nullable(vOpenRevisionRef),
        cancel_reason: v.nullable(v.string()),
        editable_fields: v.array(vSupplyField),
        transitions: v.array(vSupplyTransition),
        warnings: v.array(vSupplyWarning),
        cuts: v.optional(v.array(vWoodCut))
    })
]);

/**
 * Totals of all supplies that match a filter.
 */
export const vSupplyTotals = v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    volume_m3: vVolume,
    free_m3: vVolume,
    amount_eur: vAmount,
    without_rate: v.pipe(v.number(), v.integer(), v.minValue(0)),
    is_by_line: v.boolean()
});

/**
 * A supply as typed. `id` is that of the saved supply, null for a new one.
 */
export const vSupplyPreviewRequest = v.strictObject({
    id: vUuidOrNull,
    supply: vSupplyWrite
});

/**
 * Preview of a supply as edited. Nothing is stored.
 */
export const vSupplyPreview = v.object({
    figures: vSupplyFigures,
    transitions: v.array(vSupplyTransition),
    warnings: v.array(vSupplyWarning)
});

/**
 * The prices of the copied lines, either those of the source (`same`) or those that apply today.
 */
export const vCopyPrices = v.picklist(['same', 'today']);

/**
 * A copied line. It keeps its price; `differences` of the copy have today's.
 */
export const vCopyLine = v.object({
    product_id: vUuidOrNull,
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    quantity: vQuantity,
    unit: vUnit,
    price: vPriceOrNull,
    price_unit: vUnit,
    certification: vCertification,
    remark: vLineRemark
});

/**
 * Percentage, or null if it is not entered.
 */
export const vPercentOrNull = v.nullable(vPercent);

/**
 * Origin of today's price. It is the price list's FCA price of the client's company or country, the last price agreed with the client under the same Incoterms rule, or the last price paid to the mill.
 */
export const vCopiedPriceSource = v.picklist([
    'price_list',
    'last_deal',
    'last_supply'
]);

/**
 * A line whose price today differs from the source's. Both prices are after the discount of their line.
 */
export const vCopyDifference = v.object({
    line: v.pipe(v.number(), v.integer(), v.minValue(1)),
    before: vPriceOrNull,
    now: vPrice,
    price_unit: vUnit,
    percent: vPercentOrNull,
    is_discounted: v.boolean(),
    source: vCopiedPriceSource,
    number: v.nullable(v.string()),
    date: vDay
});

/**
 * A part of the source that the copy does not repeat, or that prevents its next transition. The client is blocked; the mill is not approved, or its certificate has expired; the product is archived, or the line's unit can no longer be converted with it, so that the line keeps its wood as a free specification; a service was ordered with the line; the costs are hidden from this user; the person in charge has another role now.
 */
export const vCopyNote = v.object({
    code: v.picklist([
        'client_blocked',
        'sawmill_not_approved',
        'certificate_expired',
        'product_archived',
        'product_changed',
        'service_left_out',
        'costs_hidden',
        'manager_left'
    ]),
    line: v.nullable(v.pipe(v.number(), v.integer())),
    name: v.nullable(v.string()),
    date: vDayOrNull
});

/**
 * Content of an unsaved supply that repeats an earlier one.
 */
export const vSupplyCopy = v.object({
    source: vCopySource,
    supply: v.intersect([vSupplyTerms, v.object({
            sawmill_id: vUuid,
            sawmill_name: v.string(),
            purchase_manager_id: vUuidOrNull,
            lines: v.array(vCopyLine)
        })]),
    differences: v.array(vCopyDifference),
    notes: v.array(vCopyNote)
});

/**
 * `reason` is required if the transition says so, and to override missing requirements.
 */
export const vSupplyTransitionRequest = v.strictObject({
    to: vSupplyStatus,
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    override: v.optional(v.boolean(), false),
    release_allocations: v.exactOptional(v.nullable(vReleasedAllocations)),
    keep_open_reports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(200)), [])
});

/**
 * The mill's number of the pack. It is unique within a supply, regardless of capitals.
 */
export const vPackNumber = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * Barcode of a pack: letters, digits, dots, slashes and hyphens.
 */
export const vBarcode = v.pipe(v.string(), v.minLength(3), v.maxLength(40), v.regex(/^[A-Za-z0-9][A-Za-z0-9.\/-]*$/));

/**
 * Unique in all packs and stock, regardless of capitals.
 */
export const vPackBarcodeOrNull = v.nullable(vBarcode);

/**
 * Text painted or stapled on the pack.
 */
export const vPackMark = v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)));

/**
 * Number of pieces of one length.
 */
export const vTallyRow = v.strictObject({
    length_mm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000)),
    pcs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))
});

/**
 * Pieces per length, ascending, each length once.
 */
export const vTally = v.pipe(v.array(vTallyRow), v.minLength(1), v.maxLength(60));

/**
 * Weight as weighed, in kg; null if it is computed from the wood's density.
 */
export const vPackKgOrNull = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000)));

/**
 * `listed` is on the mill's list; an approved report makes it `accepted` or `rejected`. `in_stock` is in a yard, and `gone` if no piece of it was counted there; `loaded` is in a cargo that is being loaded or on its way. An `opened` pack was replaced by the packs that it was split or merged into.
 */
export const vPackStatus = v.picklist([
    'listed',
    'accepted',
    'rejected',
    'in_stock',
    'gone',
    'loaded',
    'delivered',
    'opened'
]);

/**
 * UN/LOCODE.
 */
export const vStockLocation = v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z2-9]{3}$/));

/**
 * The pack in a yard.
 */
export const vPackLotRef = v.object({
    id: vUuid,
    barcode: v.string(),
    location: vStockLocation
});

/**
 * A document of a pack, by its number.
 */
export const vPackDocumentRef = v.object({
    id: vUuid,
    number: v.string()
});

/**
 * Lengths that the line does not order.
 */
export const vPackWarning = v.object({
    code: v.picklist(['length_not_ordered']),
    lengths_mm: v.array(v.pipe(v.number(), v.integer()))
});

/**
 * A pack on the mill's list.
 */
export const vPack = v.object({
    id: vUuid,
    version: vVersion,
    supply_line_id: vUuid,
    number: vPackNumber,
    barcode: vPackBarcodeOrNull,
    mark: vPackMark,
    tally: vTally,
    kg: vPackKgOrNull,
    pcs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    length_lm: v.string(),
    average_mm: v.pipe(v.number(), v.integer(), v.minValue(1)),
    volume_m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    status: vPackStatus,
    is_editable: v.boolean(),
    lot: v.nullable(vPackLotRef),
    cargo: v.nullable(vPackDocumentRef),
    warnings: v.array(vPackWarning),
    received_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * Totals of a supply line's packs, without opened ones.
 */
export const vPackLineTotals = v.object({
    supply_line_id: vUuid,
    packs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pcs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    length_lm: v.string(),
    volume_m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * `edit` changes the pack in its supply's list. `split` needs two pieces, and `merge` another pack that it can be merged with.
 */
export const vPackAction = v.picklist([
    'edit',
    'split',
    'merge'
]);

/**
 * The packs of a supply with totals per line. `allowed_actions` are those of the user now.
 */
export const vSupplyPacks = v.object({
    items: v.array(vPack),
    lines: v.array(vPackLineTotals),
    allowed_actions: v.array(vPackAction)
});

/**
 * A pack of the mill's list, new or changed.
 */
export const vPackWrite = v.strictObject({
    id: vUuid,
    version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    supply_line_id: vUuid,
    number: vPackNumber,
    barcode: vPackBarcodeOrNull,
    mark: vPackMark,
    tally: vTally,
    kg: vPackKgOrNull
});

/**
 * A pack in the version that the caller saw.
 */
export const vPackVersion = v.strictObject({
    id: vUuid,
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))
});

/**
 * Packs that are not named stay as they are.
 */
export const vSupplyPacksWrite = v.strictObject({
    packs: v.pipe(v.array(vPackWrite), v.maxLength(2000)),
    removed: v.pipe(v.array(vPackVersion), v.maxLength(2000))
});

/**
 * A pack with its supply and its wood.
 */
export const vPackSummary = v.intersect([vPack, v.object({
        supply: vPackDocumentRef,
        sawmill: v.object({
            id: vUuid,
            name: v.string()
        }),
        product_name: v.nullable(v.string()),
        specification: vSpecification
    })]);

/**
 * Page of packs.
 */
export const vPackList = v.object({
    items: v.array(vPackSummary),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * A pack, by the number of its mill.
 */
export const vPackRef = v.object({
    id: vUuid,
    number: vPackNumber
});

/**
 * `counted`: another number of pieces was counted in stock. `gone`: no piece was counted in stock. `restored`: that count was undone. `split_from` and `merged_from`: the pack is new, from the packs of the event. `split_into` and `merged_into`: it was opened, into the packs of the event. `assigned` and `released`: the pack was put on a cargo's list, and taken off. `verdict_void`: it is listed again, because its pieces or its line changed after the inspection, or a correction of the report left its line out. `quoted`: a comment, or the remarks of an approved report, has its number.
 */
export const vPackEventKind = v.picklist([
    'listed',
    'split_from',
    'merged_from',
    'changed',
    'accepted',
    'rejected',
    'verdict_void',
    'received',
    'counted',
    'gone',
    'restored',
    'assigned',
    'released',
    'loaded',
    'sealed',
    'delivered',
    'split_into',
    'merged_into',
    'quoted'
]);

/**
 * The report, yard pack, cargo or other document of the event.
 */
export const vPackEventRecord = v.object({
    kind: v.picklist([
        'supply_report',
        'lot',
        'cargo',
        'supply',
        'cargo_report',
        'deal'
    ]),
    id: vUuid,
    name: v.string()
});

/**
 * An event in the life of a pack.
 */
export const vPackEvent = v.object({
    id: vUuid,
    at: vTimestamp,
    by: vPersonRefOrNull,
    kind: vPackEventKind,
    record: v.nullable(vPackEventRecord),
    packs: v.array(vPackRef),
    changes: v.array(vFieldChange),
    text: v.optional(v.string())
});

/**
 * A pack with its history: the packs that it was made of (`parents`), those that it became (`parts`), and its events.
 */
export const vPackRecord = v.intersect([vPackSummary, v.object({
        parents: v.array(vPackRef),
        parts: v.array(vPackRef),
        events: v.array(vPackEvent),
        allowed_actions: v.array(vPackAction)
    })]);

/**
 * A pack that others are split or merged into.
 */
export const vNewPack = v.strictObject({
    id: vUuid,
    number: vPackNumber,
    barcode: vPackBarcodeOrNull,
    mark: vPackMark,
    tally: vTally,
    kg: vPackKgOrNull
});

/**
 * Packs that a pack is split into.
 */
export const vPackSplit = v.strictObject({
    parts: v.pipe(v.array(vNewPack), v.minLength(2), v.maxLength(50))
});

/**
 * All records that name a pack.
 */
export const vPackRecordList = v.object({
    items: v.array(vPackRecord)
});

/**
 * All packs that a pack can be merged with.
 */
export const vMergeablePackList = v.object({
    items: v.array(vPack)
});

/**
 * Packs that become one. They are opened, and the new pack is listed in their place.
 */
export const vPackMerge = v.strictObject({
    packs: v.pipe(v.array(vPackVersion), v.minLength(2), v.maxLength(50)),
    into: vNewPack
});

/**
 * The wood of a line, and the place of the line in its document.
 */
export const vCoverWood = v.object({
    place: v.pipe(v.number(), v.integer(), v.minValue(1)),
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    wood_key: v.string()
});

/**
 * Number of packs of the line's own size, with up to two places if a pack is split.
 */
export const vPacks = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/));

/**
 * An amount of a line's wood.
 */
export const vCoverAmount = v.object({
    m3: vVolume,
    packs: v.nullable(vPacks)
});

/**
 * Status of a deal, in the order of its workflow.
 */
export const vDealStatus = v.picklist([
    'draft',
    'order_confirmation',
    'confirmed',
    'loading',
    'shipped',
    'delivered',
    'completed',
    'canceled'
]);

/**
 * A deal beside its allocations.
 */
export const vCoverDeal = v.object({
    id: vUuid,
    number: v.string(),
    status: vDealStatus,
    client_name: v.string(),
    delivery_week_from: vIsoWeekOrNull,
    delivery_week_to: vIsoWeekOrNull
});

/**
 * Average length of the pieces allocated to a deal line that orders a range with an average. Listed packs count by their tallies, other wood by its counted lengths, fixed length or ordered average.
 */
export const vAllocatedAverage = v.object({
    ordered_mm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000)),
    allocated_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000))),
    unknown_m3: vVolume,
    difference: v.nullable(v.picklist(['shorter', 'longer']))
});

/**
 * Accepted difference between allocated and sold wood. Another species or section is refused.
 */
export const vAllocationWarning = v.picklist([
    'other_profile',
    'other_grade',
    'other_length',
    'other_treatment',
    'other_certificate'
]);

/**
 * Wood of a line of the supply that is allocated to a deal.
 */
export const vPartOfSupply = v.object({
    deal_line_id: vUuid,
    deal: v.nullable(vCoverDeal),
    wood: vCoverWood,
    amount: vCoverAmount,
    shortfall: vCoverAmount,
    average_length: v.nullable(vAllocatedAverage),
    loaded_m3: vVolume,
    warnings: v.array(vAllocationWarning)
});

/**
 * Confirmed, ready, accepted, allocated and loaded parts of a supply's line.
 */
export const vSupplyLineCover = v.object({
    line_id: vUuid,
    wood: vCoverWood,
    ordered: vCoverAmount,
    confirmed: v.nullable(vCoverAmount),
    ready: v.nullable(vCoverAmount),
    accepted: v.nullable(vCoverAmount),
    allocated: vCoverAmount,
    free: vCoverAmount,
    loaded: vCoverAmount,
    parts: v.array(vPartOfSupply)
});

/**
 * The sales that a supply is allocated to, line by line.
 */
export const vSupplyCover = v.object({
    supply_id: vUuid,
    status: vSupplyStatus,
    lines: v.array(vSupplyLineCover),
    can_allocate: v.boolean()
});

/**
 * A deal line with a shortfall of wood that a supply line has, and without an allocation from it.
 */
export const vOpenDealLine = v.object({
    supply_line_id: vUuid,
    deal_line_id: vUuid,
    deal: vCoverDeal,
    wood: vCoverWood,
    shortfall: vCoverAmount,
    warnings: v.array(vAllocationWarning)
});

/**
 * Lines of deals that could take unallocated wood of the supply.
 */
export const vOpenDealLineList = v.object({
    more_line_ids: v.array(vUuid),
    items: v.array(vOpenDealLine)
});

/**
 * A supply beside its allocations.
 */
export const vCoverSupply = v.object({
    id: vUuid,
    number: v.string(),
    status: vSupplyStatus,
    sawmill_name: v.string(),
    ready_week: vIsoWeekOrNull,
    late_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))
});

/**
 * Wood of a supply that is allocated to a line of the deal.
 */
export const vPartOfDeal = v.object({
    supply_line_id: vUuid,
    supply: vCoverSupply,
    wood: vCoverWood,
    amount: vCoverAmount,
    average_length_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000))),
    free: vCoverAmount,
    loaded_m3: vVolume,
    warnings: v.array(vAllocationWarning)
});

/**
 * Bought, ready, loaded and delivered parts of a deal's line. Amounts are of the line's own wood.
 */
export const vDealLineCover = v.object({
    line_id: vUuid,
    wood: vCoverWood,
    sold: vCoverAmount,
    planned: vCoverAmount,
    bought: vCoverAmount,
    ready: vCoverAmount,
    loaded: vCoverAmount,
    delivered: vCoverAmount,
    short: vCoverAmount,
    long: vCoverAmount,
    is_within_tolerance: v.boolean(),
    average_length: v.nullable(vAllocatedAverage),
    parts: v.array(vPartOfDeal)
});

/**
 * Revenue less costs, in the deal's currency. If a line has no purchase price, purchase cost and margin are null; if a line has no price, the margin is null. Percentage and margin per m3 are also null if their divisor is zero.
 */
export const vMargin = v.object({
    purchase_cost: vAmountOrNull,
    freight: vAmount,
    commission: vAmount,
    other_costs: vAmount,
    amount: vAmountOrNull,
    percent: vPercentOrNull,
    per_m3: vAmountOrNull
});

/**
 * Totals of a deal in its currency. `margin` is null for users who may not see it.
 */
export const vDealFigures = v.object({
    volume_m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    goods: vAmount,
    discounts: vAmount,
    charges: vAmount,
    revenue: vAmount,
    revenue_eur: vAmountOrNull,
    margin: v.nullable(vMargin)
});

/**
 * Planned and expected cost of a line and the parts of their difference, in the deal's currency. The parts add up.
 */
export const vLineCost = v.object({
    line_id: vUuid,
    planned_cost: vAmountOrNull,
    bought_cost: vAmount,
    expected_cost: vAmountOrNull,
    by_price: vAmountOrNull,
    by_amount: vAmountOrNull,
    by_rate: vAmountOrNull
});

/**
 * Expected figures of the deal, with bought wood at its cost and the rest as planned.
 */
export const vExpectedCost = v.object({
    figures: vDealFigures,
    lines: v.array(vLineCost)
});

/**
 * The purchases of a deal, line by line.
 */
export const vDealCover = v.object({
    deal_id: vUuid,
    status: vDealStatus,
    lines: v.array(vDealLineCover),
    can_allocate: v.boolean(),
    expected: v.nullable(vExpectedCost)
});

/**
 * A supply's line that has wood which a line of the deal could take.
 */
export const vFreeWood = v.object({
    deal_line_id: vUuid,
    supply_line_id: vUuid,
    supply: vCoverSupply,
    wood: vCoverWood,
    has: vCoverAmount,
    free: vCoverAmount,
    warnings: v.array(vAllocationWarning)
});

/**
 * Unallocated wood of supplies that lines of the deal could take.
 */
export const vFreeWoodList = v.object({
    has_more: v.boolean(),
    items: v.array(vFreeWood)
});

/**
 * A price in its own currency and unit, and the same in euro per m3.
 */
export const vComparablePrice = v.object({
    price: vPrice,
    price_unit: vUnit,
    currency: vCurrency,
    eur_per_m3: vPriceOrNull
});

/**
 * A price to compare with the target of a line.
 */
export const vOfferPrice = v.intersect([vComparablePrice, v.object({
        target_difference_percent: vPercentOrNull
    })]);

/**
 * The last price paid to a mill for wood of this species and section.
 */
export const vLastPaid = v.intersect([vOfferPrice, v.object({
        supply: v.string(),
        ordered_on: vDay
    })]);

/**
 * Reason why a sawmill does not fit the wood of a purchase.
 */
export const vSawmillMismatch = v.picklist([
    'wood_not_sawn',
    'profile_not_made',
    'no_certificate',
    'certificate_over'
]);

/**
 * Suitability of a mill for a line: the last price paid, and mismatches.
 */
export const vSawmillOffer = v.object({
    sawmill_id: vUuid,
    last_paid: v.nullable(vLastPaid),
    is_best: v.boolean(),
    mismatches: v.array(vSawmillMismatch)
});

/**
 * A line of the deal with a shortfall, and the mills that could supply it.
 */
export const vShortLine = v.object({
    line_id: vUuid,
    wood: vCoverWood,
    unit: vUnit,
    certification: vCertification,
    sold: vCoverAmount,
    covered: vCoverAmount,
    shortfall: vCoverAmount,
    room_m3: vVolume,
    is_within_tolerance: v.boolean(),
    target: v.nullable(vComparablePrice),
    offers: v.array(vSawmillOffer)
});

/**
 * Weeks from the ready week to the last delivery week of the deal; negative if it is ready later, null if one of them is unknown.
 */
export const vWeeksToDelivery = v.nullable(v.pipe(v.number(), v.integer()));

/**
 * Unallocated wood of an ordered supply.
 */
export const vPlanFreeWood = v.intersect([vFreeWood, v.object({
        price: v.nullable(vOfferPrice),
        weeks_to_delivery: vWeeksToDelivery
    })]);

/**
 * An approved mill of the plan.
 */
export const vPlanSawmill = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry,
    certificate: v.nullable(vSawmillCertificate),
    certificate_state: vCertificateState,
    lead_time_weeks: v.nullable(v.pipe(v.number(), v.integer())),
    ready_week: vIsoWeekOrNull,
    weeks_to_delivery: vWeeksToDelivery,
    on_time_percent: vPercentOrNull
});

/**
 * Where the shortfall of a deal can be bought: unallocated wood, and mills.
 */
export const vPurchasePlan = v.object({
    deal: vCoverDeal,
    can_buy: v.boolean(),
    lines: v.array(vShortLine),
    free: v.array(vPlanFreeWood),
    more_free: v.boolean(),
    mills: v.array(vPlanSawmill),
    more_mills: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * The wood of one supply line for one deal line.
 */
export const vAllocationWrite = v.strictObject({
    supply_line_id: vUuid,
    deal_line_id: vUuid,
    quantity: v.nullable(vPartQuantity),
    unit: vUnit,
    was_m3: v.exactOptional(vVolumeOrNull)
});

/**
 * Wood to order for one line of the deal.
 */
export const vPurchaseLineWrite = v.strictObject({
    deal_line_id: vUuid,
    quantity: vQuantity,
    unit: vUnit
});

/**
 * A draft supply at one mill.
 */
export const vDraftWrite = v.strictObject({
    sawmill_id: vUuid,
    lines: v.pipe(v.array(vPurchaseLineWrite), v.minLength(1), v.maxLength(500))
});

/**
 * Wood to allocate and drafts to create for one deal, all of it or none.
 */
export const vPurchaseWrite = v.strictObject({
    allocations: v.pipe(v.array(vAllocationWrite), v.maxLength(200)),
    supplies: v.pipe(v.array(vDraftWrite), v.maxLength(20))
});

/**
 * A draft that the purchase created.
 */
export const vDraftedSupply = v.object({
    id: vUuid,
    number: v.string(),
    version: vVersion,
    sawmill_name: v.string(),
    volume_m3: vVolume
});

/**
 * Allocated amount from a supply line to a deal line, now and before the change.
 */
export const vAllocation = v.object({
    supply_line_id: vUuid,
    deal_line_id: vUuid,
    m3: vVolume,
    packs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    was_m3: vVolume,
    was_packs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    warnings: v.array(vAllocationWarning)
});

/**
 * Records that a purchase created; `undoPurchase` takes them.
 */
export const vPurchase = v.object({
    supplies: v.array(vDraftedSupply),
    allocations: v.array(vAllocation)
});

/**
 * Records that a purchase created. Refused if a draft was changed since.
 */
export const vPurchaseUndo = v.strictObject({
    supplies: v.pipe(v.array(v.strictObject({
        id: vUuid,
        version: vVersion
    })), v.maxLength(20)),
    allocations: v.pipe(v.array(vAllocationWrite), v.maxLength(200)),
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * Changes of allocations that are made together.
 */
export const vAllocationsWrite = v.strictObject({
    allocations: v.pipe(v.array(vAllocationWrite), v.minLength(1), v.maxLength(500))
});

/**
 * Stored allocations of a change.
 */
export const vAllocationList = v.object({
    items: v.array(vAllocation)
});

/**
 * Progress of a cargo. From `loading` on, its deals and supplies follow each transition.
 */
export const vCargoStatus = v.picklist([
    'planned',
    'booked',
    'loading',
    'sealed',
    'in_transit',
    'arrived',
    'delivered',
    'closed',
    'canceled'
]);

/**
 * Transport unit: a container or a truck.
 */
export const vCargoKind = v.picklist(['container', 'truck']);

/**
 * UN/LOCODE.
 */
export const vUnLocode = v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z2-9]{3}$/));

/**
 * 20 and 40 feet dry containers, and the high cube.
 */
export const vContainerType = v.picklist([
    '20DC',
    '40DC',
    '40HC'
]);

/**
 * Days that a document is late; null if it is not late.
 */
export const vLateDays = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/**
 * A record by its id and the name or number that users know it by.
 */
export const vNamedRecord = v.object({
    id: vUuid,
    name: v.string()
});

/**
 * Limit of a load that is reached first: weight or space.
 */
export const vCargoBinding = v.picklist(['weight', 'space']);

/**
 * A row of the list of cargo.
 */
export const vCargoSummary = v.object({
    id: vUuid,
    number: v.string(),
    status: vCargoStatus,
    kind: vCargoKind,
    container_type: v.nullable(vContainerType),
    container_number: v.nullable(v.string()),
    truck_plate: v.nullable(v.string()),
    carrier: v.nullable(v.string()),
    vessel: v.nullable(v.string()),
    port_of_loading: v.nullable(vUnLocode),
    port_of_discharge: v.nullable(vUnLocode),
    loading_places: v.array(v.string()),
    destinations: v.array(v.string()),
    cut_off: vDayOrNull,
    etd: vDayOrNull,
    eta: vDayOrNull,
    atd: vDayOrNull,
    ata: vDayOrNull,
    due_day: vDayOrNull,
    late_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    arrives_late_days: vLateDays,
    clients: v.array(vNamedRecord),
    sawmills: v.array(vNamedRecord),
    deals: v.array(vNamedRecord),
    m3: vVolume,
    gross_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    fill_percent: vPercentOrNull,
    binding: v.nullable(vCargoBinding),
    freight_eur: vAmountOrNull,
    missing_documents: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    updated_at: vTimestamp
});

/**
 * Page of cargo.
 */
export const vCargoList = v.object({
    items: v.array(vCargoSummary),
    next_cursor: vCursor,
    total: vDocumentTotal
});

/**
 * Method of the verified gross mass (SOLAS VI/2). method_1 weighs the packed container; method_2 weighs the contents and adds the tare.
 */
export const vVgmMethod = v.picklist(['method_1', 'method_2']);

/**
 * A document that travels with the cargo or is needed for customs.
 */
export const vCargoDocument = v.picklist([
    'packing_list',
    'commercial_invoice',
    'bill_of_lading',
    'cmr',
    'vgm_declaration',
    'export_declaration',
    'import_declaration',
    'certificate_of_origin',
    'phytosanitary_certificate',
    'due_diligence_statement',
    'insurance_certificate',
    'claim_invoice'
]);

/**
 * Position of a pack inside, in mm from the front wall, the left wall and the floor. The packs are listed in loading order.
 */
export const vStowedPack = v.strictObject({
    load_id: vUuid,
    pack_id: v.exactOptional(v.nullable(vUuid)),
    x_mm: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20000)),
    y_mm: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20000)),
    z_mm: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20000)),
    length_mm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20000)),
    width_mm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20000)),
    height_mm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20000)),
    is_turned: v.boolean()
});

/**
 * The unit of a load.
 */
export const vLoadUnit = v.picklist([
    'pack',
    'pcs',
    'm3'
]);

/**
 * Wood of a supply line allocated to a deal line, or yard packs reserved by an order of the deal.
 */
export const vCargoLoadWrite = v.strictObject({
    id: vUuid,
    supply_line_id: vUuid,
    deal_line_id: vUuid,
    quantity: vQuantity,
    unit: vLoadUnit,
    lot_ids: v.pipe(v.array(vUuid), v.maxLength(200)),
    pack_ids: v.exactOptional(v.pipe(v.array(vUuid), v.maxLength(200))),
    net_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    gross_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    drop: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))
});

/**
 * A cargo with its loads, as a whole: loads that are left out are removed.
 */
export const vCargoWrite = v.strictObject({
    kind: vCargoKind,
    container_type: v.nullable(vContainerType),
    container_number: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}[UJZ]\d{7}$/))),
    seal_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    tare_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    max_gross_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    truck_plate: v.nullable(v.pipe(v.string(), v.maxLength(20), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    trailer_plate: v.nullable(v.pipe(v.string(), v.maxLength(20), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    driver: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    carrier: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    forwarder: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    booking_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    bill_of_lading: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    vessel: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    voyage: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    port_of_loading: v.nullable(vUnLocode),
    port_of_discharge: v.nullable(vUnLocode),
    cut_off: vDayOrNull,
    etd: vDayOrNull,
    eta: vDayOrNull,
    atd: vDayOrNull,
    ata: vDayOrNull,
    vgm_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    vgm_method: v.nullable(vVgmMethod),
    vgm_date: vDayOrNull,
    currency: vCurrency,
    exchange_rate: vExchangeRateOrNull,
    freight: vPositiveAmountOrNull,
    actual_freight: vPositiveAmountOrNull,
    free_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
    documents: v.pipe(v.array(vCargoDocument), v.maxLength(20)),
    stowage: v.pipe(v.array(vStowedPack), v.maxLength(1000)),
    notes: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    lines: v.pipe(v.array(vCargoLoadWrite), v.maxLength(200))
});

/**
 * The container or truck, its carrier, papers and dates. Fields of the other kind of cargo are null.
 */
export const vCargoTerms = v.object({
    kind: vCargoKind,
    container_type: v.nullable(vContainerType),
    container_number: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}[UJZ]\d{7}$/))),
    seal_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    tare_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    max_gross_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    truck_plate: v.nullable(v.pipe(v.string(), v.maxLength(20), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    trailer_plate: v.nullable(v.pipe(v.string(), v.maxLength(20), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    driver: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    carrier: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    forwarder: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    booking_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    bill_of_lading: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    vessel: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    voyage: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    port_of_loading: v.nullable(vUnLocode),
    port_of_discharge: v.nullable(vUnLocode),
    cut_off: vDayOrNull,
    etd: vDayOrNull,
    eta: vDayOrNull,
    atd: vDayOrNull,
    ata: vDayOrNull,
    vgm_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    vgm_method: v.nullable(vVgmMethod),
    vgm_date: vDayOrNull,
    currency: vCurrency,
    exchange_rate: vExchangeRateOrNull,
    freight: vPositiveAmountOrNull,
    actual_freight: vPositiveAmountOrNull,
    free_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
    documents: v.pipe(v.array(vCargoDocument), v.maxLength(20)),
    stowage: v.pipe(v.array(vStowedPack), v.maxLength(1000)),
    notes: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The pack on the mill's list that this pack in stock is.
 */
export const vLotPack = v.object({
    number: vPackNumber,
    tally: vTally
});

/**
 * A pack in the yard.
 */
export const vLoadLot = v.object({
    id: vUuid,
    barcode: v.string(),
    pcs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    m3: vVolume,
    pack: v.optional(vLotPack)
});

/**
 * A listed pack at the mill.
 */
export const vLoadPack = v.object({
    id: vUuid,
    number: vPackNumber,
    tally: vTally,
    pcs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    m3: vVolume,
    kg: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * The yard of a load's packs, else the mill of its supply.
 */
export const vLoadingPlace = v.object({
    yard: v.nullable(vUnLocode),
    address: v.nullable(v.string()),
    country: vCountry
});

/**
 * Amount that packs may have beyond `most` if a load names them, because each is rounded.
 */
export const vNamedMost = v.object({
    m3: vVolume,
    exact_m3: vVolume,
    is_sum_of_packs: v.boolean()
});

/**
 * Wood of one supply line for one deal line in the cargo, as counted. `quantity` and `unit` are as entered; m3, packs and weights follow from them or from the named packs.
 */
export const vCargoLoad = v.object({
    id: vUuid,
    supply_line_id: vUuid,
    deal_line_id: vUuid,
    quantity: vQuantity,
    unit: vLoadUnit,
    lot_ids: v.pipe(v.array(vUuid), v.maxLength(200)),
    pack_ids: v.pipe(v.array(vUuid), v.maxLength(200)),
    net_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    gross_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    drop: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    supply: vCoverSupply,
    deal: vCoverDeal,
    wood: vCoverWood,
    lots: v.array(vLoadLot),
    mill_packs: v.array(vLoadPack),
    must_name_packs: v.boolean(),
    loaded_at: vLoadingPlace,
    m3: vVolume,
    packs: v.nullable(vPacks),
    pcs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    counted_net_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    counted_gross_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    most: vCoverAmount,
    named_most: vNamedMost
});

/**
 * Totals of all loads against what the container or truck can carry.
 */
export const vCargoFigures = v.object({
    m3: vVolume,
    packs: v.nullable(vPacks),
    net_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    gross_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    payload_kg: v.nullable(v.pipe(v.number(), v.integer())),
    capacity_m3: vVolumeOrNull,
    weight_percent: vPercentOrNull,
    space_percent: vPercentOrNull,
    binding: v.nullable(vCargoBinding),
    remaining_kg: v.nullable(v.pipe(v.number(), v.integer())),
    remaining_m3: vVolumeOrNull,
    freight_eur: vAmountOrNull,
    freight_eur_per_m3: vAmountOrNull
});

/**
 * A row of the checklist of documents.
 */
export const vCargoPaper = v.object({
    document: vCargoDocument,
    is_needed: v.boolean(),
    is_present: v.boolean()
});

/**
 * A deal's share of a cargo, and of its freight by volume.
 */
export const vCargoShare = v.object({
    deal: vCoverDeal,
    consignee: v.object({
        country: vCountry,
        address: v.nullable(v.string())
    }),
    m3: vVolume,
    freight_eur: vAmountOrNull,
    invoice_number: v.nullable(v.string())
});

/**
 * A value of the cargo that is probably wrong. It does not prevent saving.
 */
export const vCargoWarning = v.union([
    vRateOffDailyWarning,
    v.object({
        code: v.literal('vgm_under_load'),
        pointer: v.literal('/vgm_kg'),
        params: v.object({
            load_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
            tare_kg: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))
        })
    }),
    v.object({
        code: v.literal('vgm_after_departure'),
        pointer: v.literal('/vgm_date'),
        params: v.object({
            departure: vDay
        })
    })
]);

/**
 * Field of a cargo that a user can edit.
 */
export const vCargoField = v.picklist([
    'kind',
    'container_type',
    'container_number',
    'seal_number',
    'tare_kg',
    'max_gross_kg',
    'truck_plate',
    'trailer_plate',
    'driver',
    'carrier',
    'forwarder',
    'booking_number',
    'bill_of_lading',
    'vessel',
    'voyage',
    'port_of_loading',
    'port_of_discharge',
    'cut_off',
    'etd',
    'eta',
    'atd',
    'ata',
    'vgm_kg',
    'vgm_method',
    'vgm_date',
    'currency',
    'exchange_rate',
    'freight',
    'actual_freight',
    'free_days',
    'documents',
    'stowage',
    'notes',
    'lines'
]);

/**
 * A field that the transition requires and that is empty or wrong.
 */
export const vCargoFieldNeed = v.object({
    code: v.picklist([
        'container_type',
        'container_number',
        'seal_number',
        'truck_plate',
        'carrier',
        'booking_number',
        'port_of_loading',
        'port_of_discharge',
        'etd',
        'freight',
        'actual_freight',
        'exchange_rate',
        'vgm',
        'load'
    ]),
    pointer: v.string(),
    can_override: v.optional(v.literal(true))
});

/**
 * The cargo holds more of this wood than is ready at the mill, or more than its inspection accepted.
 */
export const vLoadNeed = v.object({
    code: v.literal('load_ready'),
    pointer: v.string(),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        most: vVolume,
        supply: v.string()
    })
});

/**
 * A deal or supply of the cargo is not in a status for loading, such as a deal that is unconfirmed or canceled.
 */
export const vLoadOpenNeed = v.object({
    code: v.literal('load_open'),
    pointer: v.string(),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        number: v.string()
    })
});

/**
 * The supply requires an inspection and has no approved report. A global manager or admin can override this.
 */
export const vInspectionNeed = v.object({
    code: v.literal('supply_inspected'),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        supply: v.string()
    })
});

/**
 * A load names packs that their inspection rejected.
 */
export const vPacksNeed = v.object({
    code: v.literal('packs_accepted'),
    pointer: v.string(),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        packs: v.string()
    })
});

/**
 * No inspection report of the container is approved, or the last one that is found it unfit.
 */
export const vContainerReportNeed = v.object({
    code: v.literal('container_report'),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true))
});

/**
 * The seal is not the one that the container's report read on its door.
 */
export const vSealNeed = v.object({
    code: v.literal('seal_differs'),
    pointer: v.literal('/seal_number'),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        seal: v.string()
    })
});

/**
 * A load differs from the count in the container's report. The load or the report is corrected, or a global manager or an admin overrides it. For wood that was counted and is no longer loaded, `planned` is zero and the pointer is that of all loads.
 */
export const vCountNeed = v.object({
    code: v.literal('load_counted'),
    pointer: v.string(),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        supply: v.string(),
        counted: v.string(),
        planned: v.string(),
        unit: v.picklist(['pack', 'pcs'])
    })
});

/**
 * A report of the container is not approved yet. A global manager or an admin can override this, which cancels the report.
 */
export const vReportOpenNeed = v.object({
    code: v.literal('report_open'),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        number: v.string()
    })
});

/**
 * A document that the transition requires and that is not attached.
 */
export const vPaperNeed = v.object({
    code: v.literal('document'),
    pointer: v.literal('/documents'),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        document: vCargoDocument
    })
});

/**
 * A missing requirement of a transition of the cargo.
 */
export const vCargoNeed = v.union([
    vCargoFieldNeed,
    vLoadNeed,
    vLoadOpenNeed,
    vInspectionNeed,
    vPacksNeed,
    vContainerReportNeed,
    vSealNeed,
    vCountNeed,
    vReportOpenNeed,
    vPaperNeed
]);

/**
 * A transition that the user may take now, with the requirements that are missing for it.
 */
export const vCargoTransition = v.intersect([vTransition, v.object({
        to: vCargoStatus,
        missing: v.array(vCargoNeed),
        ahead: v.optional(v.array(vCargoNeed))
    })]);

/**
 * One container or truck. It carries wood of any number of supplies for any number of deals.
 */
export const vCargo = v.intersect([
    vDocumentHead,
    vCargoTerms,
    v.object({
        status: vCargoStatus,
        lines: v.array(vCargoLoad),
        figures: vCargoFigures,
        checklist: v.array(vCargoPaper),
        shares: v.array(vCargoShare),
        warnings: v.array(vCargoWarning),
        missing_documents: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
        loading_places: v.array(v.string()),
        destinations: v.array(v.string()),
        due_day: vDayOrNull,
        late_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
        arrives_late_days: vLateDays,
        cancel_reason: v.nullable(v.string()),
        editable_fields: v.array(vCargoField),
        transitions: v.array(vCargoTransition)
    })
]);

/**
 * Unsaved input of a cargo, to compute its figures, transitions and warnings.
 */
export const vCargoPreviewRequest = v.strictObject({
    id: vUuidOrNull,
    cargo: vCargoWrite
});

/**
 * Preview of a cargo as edited. Nothing is stored.
 */
export const vCargoPreview = v.object({
    figures: vCargoFigures,
    lines: v.array(vCargoLoad),
    checklist: v.array(vCargoPaper),
    shares: v.array(vCargoShare),
    warnings: v.array(vCargoWarning),
    transitions: v.array(vCargoTransition)
});

/**
 * Values of these fields in other cargo, each once.
 */
export const vCargoChoices = v.object({
    carriers: v.array(v.string()),
    forwarders: v.array(v.string()),
    ports: v.array(vUnLocode),
    clients: v.array(vNamedRecord)
});

/**
 * Allocated wood that is ready, or yard packs reserved by an order, in no cargo yet. Wood in a yard and at the mill is listed once each.
 */
export const vLoadableWood = v.object({
    supply_line_id: vUuid,
    deal_line_id: vUuid,
    supply: vCoverSupply,
    deal: vCoverDeal,
    wood: vCoverWood,
    loading_place: v.nullable(v.string()),
    lots: v.array(vLoadLot),
    mill_packs: v.pipe(v.array(vLoadPack), v.maxLength(200)),
    mill_pack_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    must_name_packs: v.boolean(),
    most: vCoverAmount,
    named_most: vNamedMost,
    net_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    awaits_inspection: v.boolean()
});

/**
 * Wood that the cargo could load now.
 */
export const vLoadableList = v.object({
    has_more: v.boolean(),
    items: v.array(vLoadableWood)
});

/**
 * Listed packs that a load may name.
 */
export const vLoadablePackList = v.object({
    items: v.array(vLoadPack)
});

/**
 * `reason` is required if the transition says so, and to override missing requirements.
 */
export const vCargoTransitionRequest = v.strictObject({
    to: vCargoStatus,
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    override: v.optional(v.boolean(), false)
});

/**
 * Status of an inspection report. An approved report is final; an approved correction replaces it.
 */
export const vReportStatus = v.picklist([
    'draft',
    'submitted',
    'returned',
    'approved',
    'canceled'
]);

/**
 * Verdict. The approved report with the latest inspection of a line is valid. With `fail`, none of its lines can be loaded.
 */
export const vReportVerdict = v.picklist([
    'pass',
    'remarks',
    'fail'
]);

/**
 * Fields of all lists of reports.
 */
export const vReportSummary = v.object({
    id: vUuid,
    number: v.string(),
    status: vReportStatus,
    inspector: vPersonRef,
    inspected_on: vDayOrNull,
    verdict: v.nullable(vReportVerdict),
    is_corrected: v.boolean(),
    updated_at: vTimestamp
});

/**
 * Report, by its number.
 */
export const vReportRef = v.object({
    id: vUuid,
    number: v.string()
});

/**
 * A row of the list of supply reports.
 */
export const vSupplyReportSummary = v.intersect([vReportSummary, v.object({
        supply: vReportRef,
        sawmill: v.object({
            id: vUuid,
            name: v.string(),
            country: vCountry
        }),
        accepted_m3: vVolume,
        rejected_m3: vVolume
    })]);

/**
 * Page of supply inspection reports.
 */
export const vSupplyReportList = v.object({
    items: v.array(vSupplyReportSummary),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Created by the client, so that a repeated call creates one report. The same contents from the same user return the current report; other contents, or another user's report, are a `duplicate`. Assigned if absent.
 */
export const vReportId = v.pipe(v.string(), v.uuid());

/**
 * Measured with a caliper or a tape, in mm with up to one place.
 */
export const vSize = v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d)?$/));

/**
 * Moisture in percent as shown by a meter, with up to one place.
 */
export const vMoisturePercent = v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d)?$/));

/**
 * Visible defect of a piece. A wrong size follows from the measurements.
 */
export const vFoundDefect = v.picklist([
    'knots',
    'wane',
    'blue_stain',
    'mould',
    'checks',
    'bow',
    'twist',
    'rot',
    'treatment'
]);

/**
 * A piece of the sample. Of a pole `thickness_mm` is the top diameter, and it has no width.
 */
export const vPieceReading = v.strictObject({
    id: vUuid,
    thickness_mm: v.nullable(vSize),
    width_mm: v.nullable(vSize),
    length_mm: v.nullable(vSize),
    moisture_percent: v.nullable(vMoisturePercent),
    defects: v.pipe(v.array(vFoundDefect), v.maxLength(9))
});

/**
 * Findings of one line of the supply.
 */
export const vSupplyReportLineWrite = v.strictObject({
    id: vUuid,
    lot_pcs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999999))),
    sampled_packs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))),
    readings: v.pipe(v.array(vPieceReading), v.maxLength(500)),
    grade_found: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    rejected_pcs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999999)))
});

/**
 * A scanned pack of a supply. A rejected one is not taken.
 */
export const vInspectedPack = v.strictObject({
    id: vUuid,
    pack_id: vUuidOrNull,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    belongs_to: v.nullable(v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    is_rejected: v.boolean(),
    reason: v.nullable(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Result of a check. A defect has a remark.
 */
export const vCheckState = v.picklist([
    'ok',
    'defect',
    'not_applicable'
]);

/**
 * A point of a checklist.
 */
export const vCheck = v.strictObject({
    state: v.nullable(vCheckState),
    remark: v.nullable(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Checks of packs in a supply inspection report.
 */
export const vSupplyReportChecks = v.strictObject({
    pack_marks: vCheck,
    strapping: vCheck,
    wrapping: vCheck
});

/**
 * Subject of a photo.
 */
export const vPhotoKind = v.picklist([
    'empty',
    'csc_plate',
    'floor',
    'moisture',
    'pack_marks',
    'half_loaded',
    'doors_open',
    'seal',
    'defect',
    'other'
]);

/**
 * A photo of a report. `attachment_id` is null until the photo is uploaded.
 */
export const vReportPhoto = v.strictObject({
    id: vUuid,
    attachment_id: vUuidOrNull,
    kind: vPhotoKind,
    caption: v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Photos of a report.
 */
export const vReportPhotos = v.pipe(v.array(vReportPhoto), v.maxLength(80));

/**
 * A new report, under an id that the device created: sending it twice creates one report.
 */
export const vSupplyReportCreate = v.strictObject({
    id: v.optional(vReportId),
    supply_id: vUuid,
    inspected_on: vDayOrNull,
    place: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    coordinates: v.nullable(vCoordinates),
    lines: v.pipe(v.array(vSupplyReportLineWrite), v.maxLength(100)),
    scanned_packs: v.pipe(v.array(vInspectedPack), v.maxLength(2000)),
    checks: vSupplyReportChecks,
    photos: vReportPhotos,
    verdict: v.nullable(vReportVerdict),
    remarks: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Another approved report of a line, which an approval replaces or which is valid after it.
 */
export const vValidLineReport = v.object({
    supply_line_id: vUuid,
    report: vReportRef,
    inspector: vPersonRef,
    inspected_on: vDayOrNull,
    accepted_m3: vVolume,
    rejected_m3: vVolume,
    is_replaced: v.boolean()
});

/**
 * Progress of a report, and the people involved.
 */
export const vReportWay = v.object({
    status: vReportStatus,
    inspector: vPersonRef,
    submitted_at: vTimestampOrNull,
    approved_at: vTimestampOrNull,
    approved_by: vPersonRefOrNull,
    return_remark: v.nullable(v.string()),
    cancel_reason: v.nullable(v.string()),
    quoted_packs: v.exactOptional(v.pipe(v.array(vPackRef), v.minLength(1))),
    valid_reports: v.exactOptional(v.pipe(v.array(vValidLineReport), v.minLength(1))),
    corrects: v.nullable(vReportRef),
    corrected_by: v.nullable(vReportRef),
    changes: v.array(vFieldChange),
    can_correct: v.boolean()
});

/**
 * A pack that belongs to the inspected wood, found by its marks.
 */
export const vListedPack = v.object({
    id: vUuid,
    number: v.string(),
    barcode: v.nullable(v.string()),
    pcs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    m3: v.optional(vVolume)
});

/**
 * Packs of the wood, by number; empty if they are not named.
 */
export const vListedPacks = v.array(vListedPack);

/**
 * A line of a supply, without costs.
 */
export const vInspectableLine = v.object({
    id: vUuid,
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    expected_pcs: v.nullable(v.pipe(v.number(), v.integer())),
    volume_m3: vVolume,
    listed_packs: vListedPacks
});

/**
 * A report of the same supply or container that still counts.
 */
export const vEarlierReport = v.object({
    id: vUuid,
    number: v.string(),
    status: vReportStatus,
    inspector: vPersonRef
});

/**
 * A supply as an inspector sees it.
 */
export const vInspectableSupply = v.object({
    id: vUuid,
    number: v.string(),
    status: vSupplyStatus,
    sawmill: v.object({
        id: vUuid,
        name: v.string(),
        country: vCountry
    }),
    loading_place: v.nullable(v.string()),
    ready_week: vIsoWeekOrNull,
    inspection_required: v.boolean(),
    lines: v.array(vInspectableLine),
    reports: v.optional(v.array(vEarlierReport))
});

/**
 * Single sampling by attributes, ISO 2859-1, general inspection level II, acceptance quality limit 4.0, normal inspection.
 */
export const vSamplingPlan = v.object({
    sample_pcs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    accept: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Pieces of the sample with one defect.
 */
export const vDefectCount = v.object({
    kind: vDefectKind,
    pcs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    percent: vPercent
});

/**
 * Results of a line's sample.
 */
export const vInspectedFigures = v.object({
    plan: v.nullable(vSamplingPlan),
    sampled_pcs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    failed_pcs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    passes: v.nullable(v.boolean()),
    defects: v.array(vDefectCount),
    moisture_percent: vPercentOrNull,
    accepted_m3: vVolumeOrNull,
    rejected_m3: vVolumeOrNull
});

/**
 * An inspected line with its figures: the size of the sample, the pieces that failed, and what follows.
 */
export const vSupplyReportLine = v.object({
    id: vUuid,
    lot_pcs: v.nullable(v.pipe(v.number(), v.integer())),
    sampled_packs: v.nullable(v.pipe(v.number(), v.integer())),
    readings: v.array(vPieceReading),
    grade_found: v.nullable(v.string()),
    rejected_pcs: v.nullable(v.pipe(v.number(), v.integer())),
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    expected_pcs: v.nullable(v.pipe(v.number(), v.integer())),
    volume_m3: vVolume,
    figures: vInspectedFigures
});

/**
 * Field of a supply inspection report that a user can edit.
 */
export const vSupplyReportField = v.picklist([
    'supply_id',
    'inspected_on',
    'place',
    'coordinates',
    'lines',
    'scanned_packs',
    'checks',
    'photos',
    'verdict',
    'remarks'
]);

/**
 * A field to fill in. With `pack_line`, the report lacks the line of a rejected pack.
 */
export const vSupplyReportFieldNeed = v.object({
    code: v.picklist([
        'inspected_on',
        'place',
        'line',
        'lot',
        'moisture',
        'grade',
        'rejected',
        'pack_reason',
        'pack_line',
        'check',
        'check_remark',
        'photo_sent',
        'verdict',
        'verdict_too_good',
        'remarks'
    ]),
    pointer: v.string(),
    can_override: v.optional(v.literal(true))
});

/**
 * The sampling plan requires more pieces. With `piece_size`, some sampled pieces have no size; with `rejected_packs`, the packs that are rejected contain more pieces than the line rejects.
 */
export const vSampleNeed = v.object({
    code: v.picklist([
        'sample',
        'piece_size',
        'rejected_packs'
    ]),
    pointer: v.string(),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        pcs: v.string()
    })
});

/**
 * A photo of this kind is missing.
 */
export const vPhotoNeed = v.object({
    code: v.literal('photo'),
    pointer: v.literal('/photos'),
    can_override: v.optional(v.literal(true)),
    params: v.object({
        kind: vPhotoKind
    })
});

/**
 * A missing requirement of a transition of the report.
 */
export const vSupplyReportNeed = v.union([
    vSupplyReportFieldNeed,
    vSampleNeed,
    vPhotoNeed
]);

/**
 * A transition that the user may take now, with the requirements that are missing for it.
 */
export const vSupplyReportTransition = v.intersect([vTransition, v.object({
        to: vReportStatus,
        missing: v.array(vSupplyReportNeed),
        ahead: v.optional(v.array(vSupplyReportNeed))
    })]);

/**
 * A report on a supply. Once it is approved, its lines can be loaded as far as they were accepted.
 */
export const vSupplyReport = v.intersect([
    vDocumentHead,
    vReportWay,
    v.object({
        supply: vInspectableSupply,
        inspected_on: vDayOrNull,
        place: v.nullable(v.string()),
        coordinates: v.nullable(vCoordinates),
        lines: v.array(vSupplyReportLine),
        scanned_packs: v.pipe(v.array(vInspectedPack), v.maxLength(2000)),
        checks: vSupplyReportChecks,
        photos: vReportPhotos,
        verdict: v.nullable(vReportVerdict),
        remarks: v.nullable(v.string()),
        accepted_m3: vVolume,
        rejected_m3: vVolume,
        editable_fields: v.array(vSupplyReportField),
        transitions: v.array(vSupplyReportTransition)
    })
]);

/**
 * Findings of an inspection of a supply. A draft may be incomplete; it is checked when it is submitted.
 */
export const vSupplyReportWrite = v.strictObject({
    supply_id: vUuid,
    inspected_on: vDayOrNull,
    place: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    coordinates: v.nullable(vCoordinates),
    lines: v.pipe(v.array(vSupplyReportLineWrite), v.maxLength(100)),
    scanned_packs: v.pipe(v.array(vInspectedPack), v.maxLength(2000)),
    checks: vSupplyReportChecks,
    photos: vReportPhotos,
    verdict: v.nullable(vReportVerdict),
    remarks: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * `reason` is required if the transition says so, and to override missing requirements.
 */
export const vReportTransitionRequest = v.strictObject({
    to: vReportStatus,
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    override: v.optional(v.boolean(), false)
});

/**
 * Page of supplies that can be inspected.
 */
export const vInspectableSupplyList = v.object({
    items: v.array(vInspectableSupply),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * A row of the list of container reports.
 */
export const vCargoReportSummary = v.intersect([vReportSummary, v.object({
        cargo: vReportRef,
        container_number: v.nullable(v.string()),
        seal_number: v.nullable(v.string()),
        differs: v.boolean()
    })]);

/**
 * Page of container inspection reports.
 */
export const vCargoReportList = v.object({
    items: v.array(vCargoReportSummary),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Weather during loading. Wood loaded in the rain is checked for mould.
 */
export const vWeather = v.picklist([
    'dry',
    'damp',
    'rain',
    'snow'
]);

/**
 * Checks of the empty container, from the inside with closed doors to its plate.
 */
export const vCargoReportChecks = v.strictObject({
    light_test: vCheck,
    roof: vCheck,
    walls: vCheck,
    floor: vCheck,
    door_gaskets: vCheck,
    door_hardware: vCheck,
    odour: vCheck,
    dry: vCheck,
    clean: vCheck,
    pests: vCheck,
    csc_plate: vCheck,
    markings: vCheck
});

/**
 * The count of one load. Null for both if it was not counted.
 */
export const vCargoReportLineWrite = v.strictObject({
    id: vUuid,
    counted_packs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999999))),
    counted_pcs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999999)))
});

/**
 * A pack that was scanned, or whose number was typed.
 */
export const vScannedPack = v.strictObject({
    id: vUuid,
    pack_id: vUuidOrNull,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    belongs_to: v.nullable(v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * A reading of the moisture meter on a loaded pack.
 */
export const vMoistureReading = v.strictObject({
    id: vUuid,
    moisture_percent: vMoisturePercent
});

/**
 * Filling of the gaps between the packs and the walls.
 */
export const vDunnage = v.picklist([
    'none',
    'timber',
    'airbags',
    'timber_and_airbags'
]);

/**
 * Protection of the wood from the container's walls and condensation.
 */
export const vLining = v.picklist([
    'none',
    'paper',
    'film',
    'desiccants'
]);

/**
 * Securing of the load at the doors.
 */
export const vBracing = v.picklist([
    'none',
    'straps',
    'timber',
    'straps_and_timber'
]);

/**
 * A new report, under an id that the device created: sending it twice creates one report.
 */
export const vCargoReportCreate = v.strictObject({
    id: v.optional(vReportId),
    cargo_id: vUuid,
    started_at: vTimestampOrNull,
    ended_at: vTimestampOrNull,
    place: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    coordinates: v.nullable(vCoordinates),
    weather: v.nullable(vWeather),
    checks: vCargoReportChecks,
    lines: v.pipe(v.array(vCargoReportLineWrite), v.maxLength(200)),
    scanned_packs: v.pipe(v.array(vScannedPack), v.maxLength(2000)),
    moisture_readings: v.pipe(v.array(vMoistureReading), v.maxLength(200)),
    dunnage: v.nullable(vDunnage),
    lining: v.nullable(vLining),
    bracing: v.nullable(vBracing),
    seal_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    seal_again: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    photos: vReportPhotos,
    verdict: v.nullable(vReportVerdict),
    remarks: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * A planned load of a cargo, without costs.
 */
export const vInspectableLoad = v.object({
    id: vUuid,
    supply: vReportRef,
    deal: vReportRef,
    sawmill_name: v.string(),
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    packs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    pcs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    m3: vVolume,
    drop: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    listed_packs: vListedPacks
});

/**
 * A container as an inspector sees it.
 */
export const vInspectableCargo = v.object({
    id: vUuid,
    number: v.string(),
    status: vCargoStatus,
    container_type: v.nullable(vContainerType),
    container_number: v.nullable(v.string()),
    seal_number: v.nullable(v.string()),
    tare_kg: v.nullable(v.pipe(v.number(), v.integer())),
    max_gross_kg: v.nullable(v.pipe(v.number(), v.integer())),
    vgm_kg: v.nullable(v.pipe(v.number(), v.integer())),
    booking_number: v.nullable(v.string()),
    carrier: v.nullable(v.string()),
    vessel: v.nullable(v.string()),
    port_of_loading: v.nullable(vUnLocode),
    port_of_discharge: v.nullable(vUnLocode),
    cut_off: vDayOrNull,
    etd: vDayOrNull,
    loading_places: v.array(v.string()),
    lines: v.array(vInspectableLoad),
    reports: v.optional(v.array(vEarlierReport))
});

/**
 * Counted less planned quantity. Null until counted, or if the planned quantity is unknown.
 */
export const vCountDifference = v.object({
    packs: v.nullable(v.pipe(v.number(), v.integer())),
    pcs: v.nullable(v.pipe(v.number(), v.integer()))
});

/**
 * A load of the inspected container with its count beside the plan.
 */
export const vCargoReportLine = v.object({
    id: vUuid,
    supply: vReportRef,
    deal: vReportRef,
    sawmill_name: v.string(),
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    packs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    pcs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    m3: vVolume,
    drop: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    listed_packs: vListedPacks,
    counted_packs: v.nullable(v.pipe(v.number(), v.integer())),
    counted_pcs: v.nullable(v.pipe(v.number(), v.integer())),
    difference: vCountDifference
});

/**
 * Field of a container inspection report that a user can edit.
 */
export const vCargoReportField = v.picklist([
    'cargo_id',
    'started_at',
    'ended_at',
    'place',
    'coordinates',
    'weather',
    'checks',
    'lines',
    'scanned_packs',
    'moisture_readings',
    'dunnage',
    'lining',
    'bracing',
    'seal_number',
    'seal_again',
    'photos',
    'verdict',
    'remarks'
]);

/**
 * Missing requirement of a transition. A failed container needs only its place, times, checklist, a photo of the defect and a remark. `load` means that the cargo has no loads to count, `seal_differs` that the two readings differ, `verdict_too_good` that the report passes in spite of a defect, a count that differs from the plan, or scanned packs that differ from the listed ones.
 */
export const vCargoReportFieldNeed = v.object({
    code: v.picklist([
        'started_at',
        'ended_at',
        'place',
        'weather',
        'check',
        'check_remark',
        'load',
        'count',
        'moisture',
        'dunnage',
        'lining',
        'bracing',
        'seal_number',
        'seal_again',
        'seal_differs',
        'photo_sent',
        'verdict',
        'verdict_too_good',
        'remarks'
    ]),
    pointer: v.string(),
    can_override: v.optional(v.literal(true))
});

/**
 * A missing requirement of a transition of the report.
 */
export const vCargoReportNeed = v.union([vCargoReportFieldNeed, vPhotoNeed]);

/**
 * A transition that the user may take now, with the requirements that are missing for it.
 */
export const vCargoReportTransition = v.intersect([vTransition, v.object({
        to: vReportStatus,
        missing: v.array(vCargoReportNeed),
        ahead: v.optional(v.array(vCargoReportNeed))
    })]);

/**
 * A report on a container. `differs` is true if a count differs from the plan.
 */
export const vCargoReport = v.intersect([
    vDocumentHead,
    vReportWay,
    v.object({
        cargo: vInspectableCargo,
        started_at: vTimestampOrNull,
        ended_at: vTimestampOrNull,
        place: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        coordinates: v.nullable(vCoordinates),
        weather: v.nullable(vWeather),
        checks: vCargoReportChecks,
        lines: v.array(vCargoReportLine),
        scanned_packs: v.pipe(v.array(vScannedPack), v.maxLength(2000)),
        moisture_readings: v.pipe(v.array(vMoistureReading), v.maxLength(200)),
        moisture_percent: vPercentOrNull,
        dunnage: v.nullable(vDunnage),
        lining: v.nullable(vLining),
        bracing: v.nullable(vBracing),
        seal_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        seal_again: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        photos: vReportPhotos,
        verdict: v.nullable(vReportVerdict),
        remarks: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        differs: v.boolean(),
        editable_fields: v.array(vCargoReportField),
        transitions: v.array(vCargoReportTransition)
    })
]);

/**
 * Findings of the inspection of a container while it is loaded. A draft may be incomplete; it is checked when it is submitted.
 */
export const vCargoReportWrite = v.strictObject({
    cargo_id: vUuid,
    started_at: vTimestampOrNull,
    ended_at: vTimestampOrNull,
    place: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    coordinates: v.nullable(vCoordinates),
    weather: v.nullable(vWeather),
    checks: vCargoReportChecks,
    lines: v.pipe(v.array(vCargoReportLineWrite), v.maxLength(200)),
    scanned_packs: v.pipe(v.array(vScannedPack), v.maxLength(2000)),
    moisture_readings: v.pipe(v.array(vMoistureReading), v.maxLength(200)),
    dunnage: v.nullable(vDunnage),
    lining: v.nullable(vLining),
    bracing: v.nullable(vBracing),
    seal_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    seal_again: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    photos: vReportPhotos,
    verdict: v.nullable(vReportVerdict),
    remarks: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Page of cargo that can be inspected.
 */
export const vInspectableCargoList = v.object({
    items: v.array(vInspectableCargo),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * A row of the list of products.
 */
export const vProduct = v.object({
    id: vUuid,
    name: v.string(),
    status: vProductStatus,
    specification: vSpecification,
    updated_at: vTimestamp
});

/**
 * Page of products.
 */
export const vProductList = v.object({
    items: v.array(vProduct),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * A product. Name and specification are unique, because a duplicate would split stock and prices.
 */
export const vProductWrite = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    status: vProductStatus,
    wood: vWood,
    profile: vProfile,
    quality: v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    treatment: vTreatment,
    treatment_color: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    color: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    thickness_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    width_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))),
    length_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000))),
    lengths: vLengthMixOrNull,
    diameter_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    taper_mm_per_m: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    humidity_percent: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    packaging: vPackaging,
    pcs_per_pack: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    m3_per_pack: vVolumeOrNull,
    pack_width_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(3000))),
    pack_height_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(3000))),
    group: v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    category: vProductCategory,
    certification: vCertification,
    hs_code: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}(\.?\d{2}){1,3}$/))),
    density_kg_m3: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(1300))
});

/**
 * A product's name, status and specification. Wood and treatment are required.
 */
export const vProductFields = v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    status: vProductStatus,
    wood: vWood,
    profile: vProfile,
    quality: v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    treatment: vTreatment,
    treatment_color: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    color: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    thickness_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    width_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))),
    length_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000))),
    lengths: vLengthMixOrNull,
    diameter_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    taper_mm_per_m: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    humidity_percent: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    packaging: vPackaging,
    pcs_per_pack: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    m3_per_pack: vVolumeOrNull,
    pack_width_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(3000))),
    pack_height_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(3000))),
    group: v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    category: vProductCategory,
    certification: vCertification,
    hs_code: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}(\.?\d{2}){1,3}$/))),
    density_kg_m3: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(1300))
});

/**
 * Current uses of a product. While there is any, its distinguishing fields are locked; with any but prices, it cannot be archived.
 */
export const vProductUses = v.object({
    packs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    baskets: v.pipe(v.number(), v.integer(), v.minValue(0)),
    offers: v.pipe(v.number(), v.integer(), v.minValue(0)),
    orders: v.pipe(v.number(), v.integer(), v.minValue(0)),
    deals: v.pipe(v.number(), v.integer(), v.minValue(0)),
    supplies: v.pipe(v.number(), v.integer(), v.minValue(0)),
    prices: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Field of a product that a user can edit.
 */
export const vProductField = v.picklist([
    'name',
    'status',
    'wood',
    'profile',
    'quality',
    'treatment',
    'treatment_color',
    'color',
    'thickness_mm',
    'width_mm',
    'length_mm',
    'lengths',
    'diameter_mm',
    'taper_mm_per_m',
    'humidity_percent',
    'packaging',
    'pcs_per_pack',
    'm3_per_pack',
    'pack_width_mm',
    'pack_height_mm',
    'group',
    'category',
    'certification',
    'hs_code',
    'density_kg_m3'
]);

/**
 * A product with its uses, which lock the fields that distinguish it from others.
 */
export const vProductRecord = v.intersect([
    vRecordHead,
    vProductFields,
    v.object({
        uses: vProductUses,
        editable_fields: v.array(vProductField)
    })
]);

/**
 * Selects products, with the filters of the list. Without a status, products of every status are selected.
 */
export const vProductFilter = v.strictObject({
    q: v.optional(vSearchText),
    status: v.exactOptional(v.pipe(v.array(vProductStatus), v.maxLength(300))),
    category: v.exactOptional(v.pipe(v.array(vProductCategory), v.maxLength(300))),
    wood: v.exactOptional(v.pipe(v.array(vWood), v.maxLength(300))),
    profile: v.exactOptional(v.pipe(v.array(vProfile), v.maxLength(300))),
    treatment: v.exactOptional(v.pipe(v.array(vTreatment), v.maxLength(300))),
    packaging: v.exactOptional(v.pipe(v.array(vPackaging), v.maxLength(300))),
    certification: v.exactOptional(v.pipe(v.array(vCertification), v.maxLength(300))),
    quality: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    product_group: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    thickness_mm: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    width_mm: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    length_mm: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    diameter_mm: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300)))
});

/**
 * A change of many products; null clears a field. At least one field is required.
 */
export const vProductChange = v.strictObject({
    status: v.optional(vProductStatus),
    treatment_color: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))),
    color: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))),
    humidity_percent: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
    packaging: v.optional(vPackaging),
    group: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))),
    category: v.optional(vProductCategory),
    certification: v.optional(vCertification),
    hs_code: v.exactOptional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}(\.?\d{2}){1,3}$/)))),
    density_kg_m3: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(1300)))
});

/**
 * Fields to set in all products that the filter finds.
 */
export const vProductChangesPreviewWrite = v.strictObject({
    filter: vProductFilter,
    set: vProductChange
});

/**
 * A product with what its name in the user's language is composed of.
 */
export const vProductRef = v.object({
    id: vUuid,
    name: v.string(),
    specification: vSpecification
});

/**
 * A product that the change would make invalid, and why.
 */
export const vProductRefusal = v.object({
    product: vProductRef,
    field: vProductField,
    code: vFieldErrorCode
});

/**
 * How many products a change would change, leave as they are, or not be able to change.
 */
export const vProductChangesPreview = v.object({
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    changed: v.pipe(v.number(), v.integer(), v.minValue(0)),
    same: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refused: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refusals: v.pipe(v.array(vProductRefusal), v.maxLength(20)),
    stamp: v.string()
});

/**
 * Fields to set in all products that the filter finds, as in the preview.
 */
export const vProductChangesWrite = v.strictObject({
    filter: vProductFilter,
    set: vProductChange,
    stamp: v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * How many products were changed.
 */
export const vProductChangesResult = v.object({
    changed: v.pipe(v.number(), v.integer(), v.minValue(0)),
    same: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refused: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Price list. `stock` is for wood in stock, `sale` for wood made to order.
 */
export const vPriceListName = v.picklist(['sale', 'stock']);

/**
 * Whom a price is for, from the narrowest to the widest scope. The narrowest valid price applies.
 */
export const vPriceScope = v.picklist([
    'company',
    'country',
    'general'
]);

/**
 * State today. `off` is switched off, regardless of its period.
 */
export const vPriceState = v.picklist([
    'valid',
    'coming',
    'ended',
    'off'
]);

/**
 * A price and the period in which it applies. The prices by size replace `price` for companies of that size.
 */
export const vPriceTerms = v.object({
    price: vPriceOrNull,
    price_small: vPriceOrNull,
    price_medium: vPriceOrNull,
    price_large: vPriceOrNull,
    start_date: vDay,
    end_date: vDayOrNull,
    unit: vUnit,
    sale_unit: vUnit,
    hidden: v.boolean(),
    is_on: v.boolean()
});

/**
 * A price of one product, list and scope.
 */
export const vPriceEntry = v.intersect([v.object({
        id: vUuid,
        version: vVersion,
        product: vProductRef,
        list: vPriceListName,
        scope: vPriceScope,
        country: vCountryOrNull,
        company: v.nullable(vCompanyRef),
        state: vPriceState,
        may_edit: v.boolean(),
        updated_at: vTimestamp,
        updated_by: vPersonRefOrNull
    }), vPriceTerms]);

/**
 * Page of prices.
 */
export const vPriceEntryList = v.object({
    items: v.array(vPriceEntry),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * A new price. Without country and company it applies to all.
 */
export const vPriceWrite = v.strictObject({
    product_id: vUuid,
    list: vPriceListName,
    country: vCountryOrNull,
    company_id: vUuidOrNull,
    price: vPriceOrNull,
    price_small: vPriceOrNull,
    price_medium: vPriceOrNull,
    price_large: vPriceOrNull,
    start_date: vDay,
    end_date: vDayOrNull,
    unit: vUnit,
    sale_unit: vUnit,
    hidden: v.boolean(),
    is_on: v.boolean()
});

/**
 * Euro, collected at the stock location.
 */
export const vFcaPrice = v.object({
    price: vPrice,
    unit: vUnit,
    sale_unit: vUnit
});

/**
 * A scope without a valid price, and the reason.
 */
export const vPassedScope = v.object({
    scope: vPriceScope,
    why: v.picklist([
        'none',
        'ended',
        'not_begun',
        'switched_off',
        'country_prices_off'
    ])
});

/**
 * The price that applies, and the prices tried before it.
 */
export const vPriceReason = v.object({
    scope: v.nullable(vPriceScope),
    is_by_size: v.boolean(),
    start_date: v.nullable(vDay),
    end_date: v.nullable(vDay),
    passed: v.array(vPassedScope)
});

/**
 * A company's price of a product on a day.
 */
export const vCompanyPrice = v.object({
    product: vProductRef,
    fca: v.nullable(vFcaPrice),
    reason: vPriceReason,
    hidden: v.boolean()
});

/**
 * Page of the prices that apply to a company on a day.
 */
export const vCompanyPriceList = v.object({
    day: vDay,
    items: v.array(vCompanyPrice),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Kind of change in the history of a price.
 */
export const vPriceChangeKind = v.picklist([
    'added',
    'changed',
    'switched_on',
    'switched_off',
    'ended',
    'removed'
]);

/**
 * A change of a price, with its author.
 */
export const vPriceChangeEntry = v.object({
    id: vUuid,
    at: vTimestamp,
    price_id: vUuid,
    by: vPersonRefOrNull,
    by_sheet: v.boolean(),
    kind: vPriceChangeKind,
    scope: vPriceScope,
    country: vCountryOrNull,
    company: v.nullable(vCompanyRef),
    before: v.nullable(vPriceTerms),
    after: v.nullable(vPriceTerms)
});

/**
 * Changes of prices, newest first.
 */
export const vPriceChangeList = v.object({
    items: v.array(vPriceChangeEntry)
});

/**
 * Service on wood before departure, priced per m3.
 */
export const vService = v.picklist([
    'cutting',
    'planing',
    'impregnation'
]);

/**
 * A route by truck: from a stock location to a country, or to its zip codes with the prefix.
 */
export const vTariffWay = v.object({
    location: vStockLocation,
    country: vCountry,
    zip_prefix: v.string()
});

/**
 * A change of a service's or a transport's price, with its author.
 */
export const vRateChange = v.object({
    id: vUuid,
    at: vTimestamp,
    by: vPersonRefOrNull,
    service: v.nullable(vService),
    way: v.nullable(vTariffWay),
    before: vPriceOrNull,
    after: vPriceOrNull
});

/**
 * All changes of service prices and transport tariffs.
 */
export const vRateChangeList = v.object({
    items: v.array(vRateChange)
});

/**
 * An imported price sheet, and how much of it can still be undone.
 */
export const vPriceImport = v.object({
    id: vUuid,
    list: vPriceListName,
    created_at: vTimestamp,
    created_by: vPersonRefOrNull,
    rows: v.pipe(v.number(), v.integer()),
    left: v.pipe(v.number(), v.integer()),
    is_finished: v.boolean(),
    undone_at: vTimestampOrNull
});

/**
 * Page of imported price lists.
 */
export const vPriceImportList = v.object({
    items: v.array(vPriceImport),
    next_cursor: vCursor
});

/**
 * A row of a price sheet as typed. Names are looked up. Without country and company it is a general price.
 */
export const vImportedPrice = v.strictObject({
    row: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1048576)),
    product: v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    country: v.nullable(v.pipe(v.string(), v.maxLength(2), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    company: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    price: vPriceOrNull,
    price_small: vPriceOrNull,
    price_medium: vPriceOrNull,
    price_large: vPriceOrNull,
    start_date: v.pipe(v.string(), v.maxLength(10), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    end_date: v.nullable(v.pipe(v.string(), v.maxLength(10), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    unit: vUnit,
    sale_unit: vUnit,
    hidden: v.boolean(),
    is_on: v.boolean(),
    version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    confirmed: v.optional(v.boolean())
});

/**
 * A part of a price sheet.
 */
export const vPriceImportWrite = v.strictObject({
    import_id: vUuid,
    is_last: v.boolean(),
    list: vPriceListName,
    rows: v.pipe(v.array(vImportedPrice), v.minLength(1), v.maxLength(1000))
});

/**
 * Result of a row of an imported price list or stock sheet.
 */
export const vImportOutcome = v.picklist([
    'new',
    'changed',
    'same',
    'refused'
]);

/**
 * Days on which a price is valid.
 */
export const vPriceDays = v.object({
    from: vDay,
    until: vDayOrNull
});

/**
 * A price of zero, or a change of more than 30 %, of the price or of one for a company's size. The first price of a scope is compared with the wider scope's.
 */
export const vImportAlert = v.picklist(['zero_price', 'big_change']);

/**
 * Reason why a row of an imported price list is refused.
 */
export const vImportRefusal = v.picklist([
    'unknown_product',
    'unknown_company',
    'unknown_country',
    'two_scopes',
    'not_yours',
    'no_price',
    'wrong_day',
    'day_order',
    'cannot_convert',
    'overlap',
    'twice',
    'changed_since',
    'unconfirmed',
    'neighbour_unconfirmed'
]);

/**
 * Effect of a row of a price sheet, or the reason why it is refused.
 */
export const vImportedRow = v.object({
    row: v.pipe(v.number(), v.integer()),
    outcome: vImportOutcome,
    product: v.string(),
    country: v.nullable(v.string()),
    company: v.nullable(v.string()),
    unit: vUnit,
    before: vPriceOrNull,
    before_scope: v.nullable(vPriceScope),
    after: vPriceOrNull,
    percent: vPercentOrNull,
    ends: vDayOrNull,
    days: v.nullable(vPriceDays),
    moved: v.nullable(v.string()),
    alert: v.nullable(vImportAlert),
    version: v.nullable(v.pipe(v.number(), v.integer())),
    refusal: v.nullable(vImportRefusal),
    other: v.nullable(v.string())
});

/**
 * The result of a price sheet, row by row.
 */
export const vImportedRows = v.object({
    rows: v.array(vImportedRow)
});

/**
 * Rows of a price sheet, to evaluate without applying them.
 */
export const vPriceImportRows = v.strictObject({
    list: vPriceListName,
    rows: v.pipe(v.array(vImportedPrice), v.minLength(1), v.maxLength(1000))
});

/**
 * Difference that the prices would have made to a company's purchases of the last three months; negative if it had paid less.
 */
export const vPriceEffect = v.object({
    company: vCompanyRef,
    volume_m3: vVolume,
    amount: vAmount
});

/**
 * Effect of a price sheet, and its cost to the companies.
 */
export const vPriceImportPreview = v.object({
    rows: v.array(vImportedRow),
    effects: v.array(vPriceEffect)
});

/**
 * A price that was not restored, and why.
 */
export const vKeptPrice = v.object({
    id: vUuid,
    product: v.string(),
    country: v.nullable(v.string()),
    company: v.nullable(v.string()),
    start_date: vDay,
    why: v.picklist([
        'changed_since',
        'removed_since',
        'later_sheet',
        'not_yours',
        'overlap'
    ]),
    by: vPersonRefOrNull,
    at: vTimestampOrNull,
    other: v.nullable(v.string())
});

/**
 * Restored prices, and those that were not because they changed since.
 */
export const vUndoneImport = v.object({
    undone: v.pipe(v.number(), v.integer()),
    reopened: v.pipe(v.number(), v.integer()),
    kept: v.array(vKeptPrice)
});

/**
 * New terms of a price.
 */
export const vPriceChange = v.strictObject({
    price: vPriceOrNull,
    price_small: vPriceOrNull,
    price_medium: vPriceOrNull,
    price_large: vPriceOrNull,
    start_date: vDay,
    end_date: vDayOrNull,
    unit: vUnit,
    sale_unit: vUnit,
    hidden: v.boolean(),
    is_on: v.boolean()
});

/**
 * Number of prices that were removed.
 */
export const vRemovedPrices = v.object({
    removed: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Today's price of a service.
 */
export const vServicePrice = v.object({
    service: vService,
    version: vVersion,
    price: vPrice,
    may_edit: v.boolean()
});

/**
 * Prices of all services.
 */
export const vServicePriceList = v.object({
    items: v.array(vServicePrice)
});

/**
 * Price of a service in EUR per m3, as a user writes it.
 */
export const vServicePriceWrite = v.strictObject({
    price: vPrice
});

/**
 * The price of a truck on one route.
 */
export const vTariff = v.object({
    id: vUuid,
    version: vVersion,
    location: vStockLocation,
    country: vCountry,
    zip_prefix: v.string(),
    amount: vPositiveAmount,
    may_edit: v.boolean()
});

/**
 * All transport tariffs.
 */
export const vTariffList = v.object({
    items: v.array(vTariff)
});

/**
 * Transport tariff in EUR per truck, as a user writes it.
 */
export const vTariffWrite = v.strictObject({
    location: vStockLocation,
    country: vCountry,
    zip_prefix: v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,10}$/)),
    amount: vPositiveAmount
});

/**
 * Number of packs by availability.
 */
export const vStockPacks = v.object({
    available: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reserved: v.pipe(v.number(), v.integer(), v.minValue(0)),
    blocked: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * The basket or order that reserved packs.
 */
export const vStockHolder = v.object({
    company: v.nullable(vCompanyRef),
    until: vTimestampOrNull,
    order: v.nullable(v.object({
        id: vUuid,
        number: v.string()
    })),
    packs: v.pipe(v.number(), v.integer(), v.minValue(1))
});

/**
 * Packs of one product with the same number of pieces at one place. A product out of stock is a row without a place.
 */
export const vStockRow = v.object({
    id: v.string(),
    product: vProductRef,
    location: v.nullable(vStockLocation),
    pcs: v.nullable(v.pipe(v.number(), v.integer())),
    packs: vStockPacks,
    volume_m3: vVolume,
    reserved_by: v.array(vStockHolder),
    offers: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * A page of stock. `first_packs` is set if a search by barcode or number found more packs than it shows.
 */
export const vStockRowList = v.object({
    items: v.array(vStockRow),
    next_cursor: vCursor,
    total: vTotal,
    first_packs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))
});

/**
 * A pack on the mill's list that is still at the mill and was not rejected.
 */
export const vReceivablePack = v.object({
    id: vUuid,
    number: vPackNumber,
    barcode: v.nullable(v.string()),
    tally: vTally,
    pcs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    volume_m3: vVolume
});

/**
 * Ready wood of an open supply that is neither allocated to a deal nor in the yard. Where an inspection is required, it is the accepted wood alone.
 */
export const vReceivableLine = v.object({
    packs: v.array(vReceivablePack),
    supply_line_id: vUuid,
    supply: v.object({
        id: vUuid,
        number: v.string()
    }),
    sawmill: v.string(),
    product: vProductRef,
    free_m3: vVolume
});

/**
 * Lines that packs can be received from, those of the newest supplies first.
 */
export const vReceivableLineList = v.object({
    uninspected: v.pipe(v.array(v.string()), v.maxLength(5)),
    has_more: v.boolean(),
    items: v.array(vReceivableLine)
});

/**
 * Reason of a change of stock, as a user writes it.
 */
export const vStockReason = v.pipe(v.string(), v.minLength(3), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * Why a pack leaves the stock. Wood that was received by `mistake` is at the mill again. A pack that was `lost`, damaged or sold elsewhere stays counted as received and keeps its pieces.
 */
export const vLotRemoval = v.picklist(['mistake', 'lost']);

/**
 * A row of a stock sheet as typed. Empty cells leave a pack unchanged; a new pack requires product, pieces, place and supply.
 */
export const vStockSheetRow = v.strictObject({
    row: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1048576)),
    barcode: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    product: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    pcs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000))),
    location: v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    supply: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    blocked: v.nullable(v.boolean()),
    note: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    confirmed: v.optional(v.boolean())
});

/**
 * Rows of a stock sheet, to apply as a whole or not at all.
 */
export const vStockSheetWrite = v.strictObject({
    reason: vStockReason,
    removal: v.exactOptional(v.nullable(vLotRemoval)),
    rows: v.pipe(v.array(vStockSheetRow), v.minLength(1), v.maxLength(3000))
});

/**
 * State of a pack that a stock sheet changes.
 */
export const vPackState = v.object({
    pcs: v.pipe(v.number(), v.integer()),
    location: vStockLocation,
    is_blocked: v.boolean(),
    note: v.nullable(v.string())
});

/**
 * Reason why a row of a stock sheet is refused.
 */
export const vStockSheetRefusal = v.picklist([
    'unknown_product',
    'no_product',
    'other_product',
    'wrong_barcode',
    'twice',
    'unknown_location',
    'no_pcs',
    'no_supply',
    'unknown_supply',
    'completed_supply',
    'other_supply',
    'on_mill_list',
    'cannot_convert',
    'reserved',
    'sold',
    'gone',
    'not_free',
    'not_inspected',
    'note_without_block',
    'changed_since',
    'in_use',
    'archived',
    'unconfirmed',
    'later_sheet'
]);

/**
 * Effect of a row of a stock sheet, or the reason why it is refused.
 */
export const vJudgedStockRow = v.object({
    row: v.pipe(v.number(), v.integer()),
    outcome: vImportOutcome,
    barcode: v.nullable(v.string()),
    product: v.nullable(v.string()),
    version: v.nullable(v.pipe(v.number(), v.integer())),
    before: v.nullable(vPackState),
    after: v.nullable(vPackState),
    alert: v.nullable(v.picklist(['taken_out'])),
    refusal: v.nullable(vStockSheetRefusal),
    reserved_by: v.nullable(vStockHolder),
    listed_on: v.optional(v.string())
});

/**
 * The result of a stock sheet, row by row.
 */
export const vJudgedStockSheet = v.object({
    taken: v.boolean(),
    sheet_id: vUuidOrNull,
    rows: v.array(vJudgedStockRow)
});

/**
 * Rows of a stock sheet, to evaluate without applying them.
 */
export const vStockSheetRows = v.strictObject({
    rows: v.pipe(v.array(vStockSheetRow), v.minLength(1), v.maxLength(3000))
});

/**
 * An imported stock sheet.
 */
export const vStockSheet = v.object({
    id: vUuid,
    reason: vStockReason,
    created_at: vTimestamp,
    created_by: vPersonRefOrNull,
    packs: v.pipe(v.number(), v.integer()),
    left: v.pipe(v.number(), v.integer()),
    undone_at: vTimestampOrNull,
    undone_by: vPersonRefOrNull
});

/**
 * The last imported stock sheets.
 */
export const vStockSheetList = v.object({
    items: v.array(vStockSheet)
});

/**
 * A pack that was not restored, and why.
 */
export const vKeptPack = v.object({
    barcode: v.string(),
    product: v.string(),
    refusal: vStockSheetRefusal,
    by: vPersonRefOrNull,
    at: vTimestampOrNull,
    reserved_by: v.nullable(vStockHolder)
});

/**
 * Restored packs, and those that were not because they changed since.
 */
export const vUndoneStockSheet = v.object({
    undone: v.pipe(v.number(), v.integer()),
    kept: v.array(vKeptPack)
});

/**
 * A pack in stock, with what reserves it.
 */
export const vLot = v.object({
    id: vUuid,
    version: vVersion,
    product: vProductRef,
    pack: v.nullable(vLotPack),
    mill_pack: v.optional(vPackRef),
    barcode: v.string(),
    location: vStockLocation,
    pcs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    volume_m3: vVolume,
    status: vLotStatus,
    note: v.nullable(v.string()),
    received_at: vTimestamp,
    supply: v.nullable(v.object({
        id: vUuid,
        number: v.string()
    })),
    reserved_by: v.nullable(vStockHolder),
    offers: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Page of packs in stock.
 */
export const vLotList = v.object({
    items: v.array(vLot),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Packs to receive into stock from one supply line, at one location.
 */
export const vLotsReceived = v.strictObject({
    supply_line_id: vUuid,
    location: vStockLocation,
    packs: v.pipe(v.array(v.strictObject({
        barcode: v.nullable(vBarcode),
        pcs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000)),
        pack_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.uuid())))
    })), v.minLength(1), v.maxLength(200))
});

/**
 * The packs that were received, with the barcodes that were assigned.
 */
export const vReceivedLots = v.object({
    items: v.array(vLot)
});

/**
 * Action on packs in stock: block, release or move.
 */
export const vLotAction = v.picklist([
    'block',
    'release',
    'move'
]);

/**
 * One action on several packs: all of them or none. `location` is required by `move` only.
 */
export const vLotsChange = v.strictObject({
    lot_ids: v.pipe(v.array(vUuid), v.minLength(1), v.maxLength(200)),
    action: vLotAction,
    location: v.nullable(vStockLocation),
    reason: vStockReason
});

/**
 * Counted pieces of a pack in stock, with a reason.
 */
export const vLotCorrection = v.strictObject({
    pcs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000)),
    removal: v.exactOptional(v.nullable(vLotRemoval)),
    reason: vStockReason
});

/**
 * Kind of change in the history of a pack in stock.
 */
export const vLotChangeKind = v.picklist([
    'received',
    'corrected',
    'lost',
    'blocked',
    'released',
    'moved',
    'taken_back'
]);

/**
 * A change of a pack in stock, with its author.
 */
export const vLotChange = v.object({
    id: vUuid,
    at: vTimestamp,
    by: vPersonRefOrNull,
    kind: vLotChangeKind,
    pcs_before: v.pipe(v.number(), v.integer()),
    pcs_after: v.pipe(v.number(), v.integer()),
    location_before: vStockLocation,
    location_after: vStockLocation,
    reason: v.nullable(v.string())
});

/**
 * All changes of a pack in stock.
 */
export const vLotChangeList = v.object({
    items: v.array(vLotChange)
});

/**
 * Amount that the user may see. For a product with more than five packs in all, a company that may not see full amounts gets no number but `more_than`, and at each place `more_than` or `at_most` five, so that the hidden total cannot be added up. The other amounts are absent then.
 */
export const vShownAmount = v.object({
    packs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    bound: v.picklist([
        'exact',
        'more_than',
        'at_most'
    ]),
    pcs: v.nullable(v.pipe(v.number(), v.integer())),
    volume_m3: vVolumeOrNull,
    length_lm: vPartQuantityOrNull
});

/**
 * Stock of a product at one location, and its price delivered from there.
 */
export const vStockAtLocation = v.object({
    location: vStockLocation,
    amount: vShownAmount,
    dap: vPriceOrNull,
    no_dap: v.nullable(v.picklist([
        'no_address',
        'no_tariff',
        'no_price',
        'no_volume'
    ]))
});

/**
 * A product that the company can buy, with its stock and the company's price. It may be out of stock.
 */
export const vStockProduct = v.object({
    id: vUuid,
    name: v.string(),
    specification: vSpecification,
    list: vPriceListName,
    amount: vShownAmount,
    stock: v.array(vStockAtLocation),
    fca: v.nullable(vFcaPrice),
    reason: vPriceReason,
    truck_m3: vVolume
});

/**
 * Page of products in stock.
 */
export const vStockProductList = v.object({
    items: v.array(vStockProduct),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Values to filter products by.
 */
export const vStockFacets = v.object({
    location: v.array(vStockLocation),
    pcs: v.array(v.pipe(v.number(), v.integer())),
    quality: v.array(v.string()),
    product_group: v.array(v.string()),
    color: v.array(v.string()),
    treatment_color: v.array(v.string()),
    thickness_mm: v.array(v.pipe(v.number(), v.integer())),
    width_mm: v.array(v.pipe(v.number(), v.integer())),
    length_mm: v.array(v.pipe(v.number(), v.integer())),
    diameter_mm: v.array(v.pipe(v.number(), v.integer())),
    humidity_percent: v.array(v.pipe(v.number(), v.integer()))
});

/**
 * A section that products in stock have, and the number of these products.
 */
export const vStockSize = v.object({
    category: vProductCategory,
    thickness_mm: v.nullable(v.pipe(v.number(), v.integer())),
    width_mm: v.nullable(v.pipe(v.number(), v.integer())),
    diameter_mm: v.nullable(v.pipe(v.number(), v.integer())),
    products: v.pipe(v.number(), v.integer())
});

/**
 * Categories and sizes of the products in stock.
 */
export const vStockSizes = v.object({
    items: v.array(vStockSize)
});

/**
 * A pack that can be ordered.
 */
export const vStockPack = v.object({
    id: vUuid,
    barcode: v.string(),
    location: vStockLocation,
    pcs: v.pipe(v.number(), v.integer()),
    volume_m3: vVolume,
    length_lm: vPartQuantityOrNull,
    tally: v.optional(vTally)
});

/**
 * A product with the packs that the company may see.
 */
export const vStockProductPacks = v.object({
    product: vStockProduct,
    packs: v.array(vStockPack),
    is_more: v.boolean()
});

/**
 * State of quotations in a list filter.
 */
export const vQuotationFilter = v.picklist([
    'open',
    'changed',
    'expired',
    'accepted',
    'declined'
]);

/**
 * Kind of a margin. `planned` uses the deal's planned prices, `expected` the supply's price and rate for bought wood, `actual` the loaded wood.
 */
export const vMarginKind = v.picklist([
    'planned',
    'expected',
    'actual'
]);

/**
 * Number of a quotation of its deal, from one.
 */
export const vQuotationNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000));

/**
 * `open`: the client can answer until the end of the last day. `changed`: the deal has other terms than the quotation. `closed`: the order confirmation was issued, or the deal was canceled, without an answer. `superseded`: a later quotation replaced it.
 */
export const vQuotationState = v.picklist([
    'open',
    'changed',
    'expired',
    'accepted',
    'declined',
    'superseded',
    'closed'
]);

/**
 * The latest quotation of a deal.
 */
export const vDealQuotation = v.object({
    number: vQuotationNumber,
    state: vQuotationState,
    valid_until: vDay,
    answered_by: v.nullable(v.string()),
    is_changed: v.boolean()
});

/**
 * A row of the list of deals.
 */
export const vDealSummary = v.object({
    id: vUuid,
    number: v.string(),
    status: vDealStatus,
    date: vDay,
    client: vPersonRef,
    sale_manager: vPersonRef,
    customer_reference: v.nullable(v.string()),
    currency: vCurrency,
    incoterms: vIncoterms,
    destination: v.nullable(v.string()),
    delivery_week_from: vIsoWeekOrNull,
    delivery_week_to: vIsoWeekOrNull,
    volume_m3: vVolume,
    revenue: vAmount,
    revenue_eur: vAmountOrNull,
    margin_percent: vPercentOrNull,
    best_margin: v.nullable(vMarginKind),
    purchased_percent: vPercent,
    loaded_percent: vPercent,
    delivered_percent: vPercent,
    late_days: vLateDays,
    arrives_late_days: vLateDays,
    overdue_since: vDayOrNull,
    quotation: v.nullable(vDealQuotation),
    updated_at: vTimestamp
});

/**
 * Page of deals.
 */
export const vDealList = v.object({
    items: v.array(vDealSummary),
    next_cursor: vCursor,
    total: vDocumentTotal
});

/**
 * Transport by container or truck. The count is optional.
 */
export const vTransport = v.strictObject({
    kind: v.picklist(['container', 'truck']),
    count: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)))
});

/**
 * A price that may be below zero, a decimal string with two to four places.
 */
export const vSignedPrice = v.pipe(v.string(), v.regex(/^-?\d{1,10}\.\d{2,4}$/));

/**
 * A discount or surcharge on the whole document, or something sold beside the wood. It is printed and taxed, and has no volume.
 */
export const vCharge = v.strictObject({
    kind: v.picklist([
        'discount',
        'surcharge',
        'freight',
        'pallets',
        'cutting',
        'claim',
        'other'
    ]),
    text: v.nullable(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    basis: v.picklist([
        'percent',
        'amount',
        'quantity'
    ]),
    quantity: v.nullable(vQuantity),
    value: vSignedPrice
});

/**
 * A share of the revenue in per cent, or an amount. An amount in another currency than the deal's is converted as other costs are.
 */
export const vCommission = v.strictObject({
    kind: v.picklist(['percent', 'amount']),
    value: vPositiveAmount,
    currency: v.nullable(vCurrency),
    exchange_rate: vExchangeRateOrNull
});

/**
 * A cost in a currency of its own. In another currency than the deal's, it is converted by both exchange rates and rounded once to the decimals of the deal's currency.
 */
export const vPlannedCost = v.strictObject({
    amount: vPositiveAmount,
    currency: vCurrency,
    exchange_rate: vExchangeRateOrNull
});

/**
 * A cost beside wood, freight and commission. It is converted as a planned cost.
 */
export const vOtherCost = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    amount: vPositiveAmount,
    currency: vCurrency,
    exchange_rate: vExchangeRateOrNull
});

/**
 * Money or per cent that may be below zero, a decimal string with two places.
 */
export const vSignedAmount = v.pipe(v.string(), v.regex(/^-?\d{1,10}\.\d{2}$/));

/**
 * Deducted from the amount of a line, in per cent of it or as an amount in the deal's currency. A negative value is a surcharge.
 */
export const vLineDiscount = v.strictObject({
    kind: v.picklist(['percent', 'amount']),
    value: vSignedAmount
});

/**
 * Discount of a line, or null for none.
 */
export const vLineDiscountOrNull = v.nullable(vLineDiscount);

/**
 * A line of wood that is sold. It names a product or has a specification of its own.
 */
export const vDealLineWrite = v.strictObject({
    id: vUuid,
    product_id: vUuidOrNull,
    specification: vSpecificationOrNull,
    quantity: vQuantity,
    unit: vUnit,
    price: vPriceOrNull,
    price_unit: vUnit,
    certification: vCertification,
    remark: vLineRemark,
    discount: vLineDiscountOrNull,
    planned_purchase_price: vPriceOrNull
});

/**
 * A deal with its lines, as a whole: lines that are left out are removed. Amounts and prices are in its currency.
 */
export const vDealWrite = v.strictObject({
    date: vDay,
    customer_reference: v.nullable(v.pipe(v.string(), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    incoterms: vIncoterms,
    payment_terms: vPaymentTerms,
    currency: vCurrency,
    delivery_week_from: vIsoWeekOrNull,
    delivery_week_to: vIsoWeekOrNull,
    transport: vTransport,
    destination: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    port_of_discharge: v.nullable(vUnLocode),
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    client_notes: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    charges: v.pipe(v.array(vCharge), v.maxLength(30)),
    exchange_rate: vExchangeRateOrNull,
    commission: v.nullable(vCommission),
    planned_freight: v.nullable(vPlannedCost),
    other_costs: v.pipe(v.array(vOtherCost), v.maxLength(30)),
    notes: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    client_id: vUuid,
    sale_manager_id: vUuid,
    lines: v.pipe(v.array(vDealLineWrite), v.maxLength(500))
});

/**
 * Terms agreed with the client, printed in the order confirmation.
 */
export const vDealTerms = v.object({
    date: vDay,
    customer_reference: v.nullable(v.pipe(v.string(), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    incoterms: vIncoterms,
    payment_terms: vPaymentTerms,
    currency: vCurrency,
    delivery_week_from: vIsoWeekOrNull,
    delivery_week_to: vIsoWeekOrNull,
    transport: vTransport,
    destination: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    port_of_discharge: v.nullable(vUnLocode),
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    client_notes: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    charges: v.pipe(v.array(vCharge), v.maxLength(30))
});

/**
 * Internal fields, not shown to the client.
 */
export const vDealCosts = v.object({
    exchange_rate: vExchangeRateOrNull,
    commission: v.nullable(vCommission),
    planned_freight: v.nullable(vPlannedCost),
    other_costs: v.pipe(v.array(vOtherCost), v.maxLength(30)),
    notes: v.nullable(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The client of a deal.
 */
export const vClientRef = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry,
    status: vClientStatus
});

/**
 * A service on the wood of a line that was ordered in the portal. It is charged beside the wood.
 */
export const vLineServiceCharge = v.object({
    service: vService,
    m3: vVolume,
    price: vPrice,
    amount: vAmount
});

/**
 * The packs of the portal order, which may be of different sizes. Absent for other lines, and once the line's volume differs from the order's.
 */
export const vOrderedPacks = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * A line of a deal with its amount, and how much of it is purchased, loaded and delivered.
 */
export const vDealLine = v.object({
    id: vUuid,
    product_id: vUuidOrNull,
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    quantity: vQuantity,
    unit: vUnit,
    price: vPriceOrNull,
    planned_purchase_price: vPriceOrNull,
    price_unit: vUnit,
    certification: vCertification,
    remark: vLineRemark,
    discount: vLineDiscountOrNull,
    volume_m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    amount: vAmount,
    service: v.optional(vLineServiceCharge),
    packs: v.optional(vOrderedPacks),
    purchased_percent: vPercent,
    loaded_percent: vPercent,
    delivered_percent: vPercent
});

/**
 * A cargo with the volume of the deal's wood in it.
 */
export const vDealCargo = v.object({
    id: vUuid,
    number: v.string(),
    status: vCargoStatus,
    kind: vCargoKind,
    container_number: v.nullable(v.string()),
    truck_plate: v.nullable(v.string()),
    etd: vDayOrNull,
    eta: vDayOrNull,
    atd: vDayOrNull,
    ata: vDayOrNull,
    late_days: vLateDays,
    arrives_late_days: vLateDays,
    m3: vVolume
});

/**
 * The transition that the user should take next on the deal.
 */
export const vDealNextAction = v.object({
    code: v.picklist([
        'buy',
        'plan_cargo',
        'open_cargo'
    ]),
    cargo_id: vUuidOrNull
});

/**
 * A recorded payment. It is never changed, only removed.
 */
export const vDealPayment = v.object({
    id: vUuid,
    date: vDay,
    amount: vAmount,
    reference: v.nullable(v.string()),
    payer: v.nullable(v.string()),
    created_at: vTimestamp,
    created_by: vPersonRef
});

/**
 * Amount that the client owes on a day, by the payment terms. Payments are applied to the oldest first.
 */
export const vDealInstalment = v.object({
    due_on: vDayOrNull,
    amount: vAmount,
    unpaid: vAmount
});

/**
 * A field of the deal. If `lines` is closed, `planned_purchase_price` allows changing that price in existing lines.
 */
export const vDealField = v.union([v.picklist([
        'client_id',
        'date',
        'sale_manager_id',
        'customer_reference',
        'incoterms',
        'payment_terms',
        'currency',
        'exchange_rate',
        'delivery_week_from',
        'delivery_week_to',
        'transport',
        'destination',
        'port_of_discharge',
        'tolerance_percent',
        'client_notes',
        'charges',
        'commission',
        'planned_freight',
        'other_costs',
        'notes',
        'lines'
    ]), v.picklist(['planned_purchase_price'])]);

/**
 * A missing requirement of a transition of the deal.
 */
export const vDealNeed = v.object({
    code: v.picklist([
        'line',
        'line_wood',
        'line_price',
        'certified_wood',
        'delivery_week',
        'incoterms_place',
        'exchange_rate',
        'client_not_blocked',
        'within_credit_limit',
        'no_supply_ordered',
        'nothing_departed',
        'nothing_invoiced',
        'all_departed'
    ]),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true)),
    params: v.optional(v.object({
        limit: v.optional(vAmount),
        exposure: v.optional(vAmount),
        amount: v.optional(vAmount),
        over: v.optional(vAmount),
        last_rate: v.optional(vExchangeRate)
    }))
});

/**
 * A transition that the user may take now, with the requirements that are missing for it.
 */
export const vDealTransition = v.intersect([vTransition, v.object({
        to: vDealStatus,
        missing: v.array(vDealNeed),
        ahead: v.optional(v.array(vDealNeed))
    })]);

/**
 * The exchange rate is a tenth or more off the last one that was used for its currency, in another deal that a client has an order confirmation of. Only without a daily rate to compare with.
 */
export const vRateWarning = v.object({
    code: v.literal('rate_off_last'),
    pointer: v.string(),
    params: v.object({
        rate: vExchangeRate,
        currency: vCurrency,
        number: v.string(),
        date: vDay,
        percent: vPercentOff
    })
});

/**
 * A line's price after its discount differs by 30 % or more from the last price of its product in another deal with an issued order confirmation and the same Incoterms rule. That price is converted to this line's unit and this deal's currency by the deals' rates. There is no warning if it cannot be converted, or if this deal's rate has a warning itself.
 */
export const vPriceWarning = v.object({
    code: v.literal('price_off_last'),
    pointer: v.string(),
    params: v.object({
        price: vPrice,
        is_discounted: v.boolean(),
        net_price: vPriceOrNull,
        currency: vCurrency,
        price_unit: vUnit,
        number: v.string(),
        date: vDay,
        percent: vPercentOff
    })
});

/**
 * A line is to be bought for more than it is sold for. Only for those who may see margin.
 */
export const vPurchasePriceWarning = v.object({
    code: v.literal('purchase_over_price'),
    pointer: v.string(),
    params: v.object({
        price: vPrice,
        is_discounted: v.boolean(),
        currency: vCurrency,
        price_unit: vUnit
    })
});

/**
 * The seller pays the carriage under this rule, and no freight is planned. Only for those who may see margin.
 */
export const vFreightWarning = v.object({
    code: v.literal('freight_not_planned'),
    pointer: v.string(),
    params: v.object({
        rule: vIncotermsRule
    })
});

/**
 * The client collects the wood under this rule, but freight is planned. Only for those who may see margin.
 */
export const vClientFreightWarning = v.object({
    code: v.literal('freight_of_client'),
    pointer: v.string(),
    params: v.object({
        rule: vIncotermsRule
    })
});

/**
 * The delivery weeks end before the day of the deal.
 */
export const vDeliveryWarning = v.object({
    code: v.literal('delivery_before_date'),
    pointer: v.string(),
    params: v.object({
        date: vDay
    })
});

/**
 * Another deal of the client has this customer reference and is not canceled.
 */
export const vReferenceWarning = v.object({
    code: v.literal('reference_used'),
    pointer: v.string(),
    params: v.object({
        number: v.string()
    })
});

/**
 * The wood of a portal order that a revision changes exceeds its trucks.
 */
export const vTruckWarning = v.object({
    code: v.literal('over_trucks'),
    pointer: v.string(),
    params: v.object({
        trucks: v.pipe(v.number(), v.integer(), v.minValue(1)),
        kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
        most_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
        m3: vVolume,
        most_m3: vVolume
    })
});

/**
 * A value that is probably a mistake, with the figure that it is compared to. It does not prevent saving.
 */
export const vDealWarning = v.union([
    vRateOffDailyWarning,
    vRateWarning,
    vPriceWarning,
    vPurchasePriceWarning,
    vFreightWarning,
    vClientFreightWarning,
    vDeliveryWarning,
    vReferenceWarning,
    vTruckWarning
]);

/**
 * A sale to a client. `planned` are the figures by planned prices, `expected` those with bought wood at its cost, `actual` those of the loaded wood.
 */
export const vDeal = v.intersect([
    vDocumentHead,
    vDealTerms,
    vDealCosts,
    v.object({
        status: vDealStatus,
        client: vClientRef,
        sale_manager: vPersonRef,
        portal_order_id: vUuidOrNull,
        lines: v.array(vDealLine),
        planned: vDealFigures,
        expected: v.nullable(vDealFigures),
        best_margin: v.nullable(vMarginKind),
        actual: v.nullable(vDealFigures),
        purchased_percent: vPercent,
        loaded_percent: vPercent,
        delivered_percent: vPercent,
        late_days: vLateDays,
        arrives_late_days: vLateDays,
        cargos: v.nullable(v.array(vDealCargo)),
        next_action: v.nullable(vDealNextAction),
        order_confirmation_revision: v.nullable(v.pipe(v.number(), v.integer())),
        open_revision: v.nullable(vOpenRevisionRef),
        quotation: v.nullable(vDealQuotation),
        cancel_reason: v.nullable(v.string()),
        payments: v.array(vDealPayment),
        paid: vAmount,
        unpaid: vAmount,
        payable: vAmount,
        overpaid: vAmount,
        instalments: v.array(vDealInstalment),
        overdue: vAmount,
        overdue_since: vDayOrNull,
        next_instalment: v.nullable(vDealInstalment),
        editable_fields: v.array(vDealField),
        transitions: v.array(vDealTransition),
        warnings: v.array(vDealWarning)
    })
]);

/**
 * Totals of all deals that match a filter.
 */
export const vDealTotals = v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    volume_m3: vVolume,
    revenue_eur: vAmount,
    without_rate: v.pipe(v.number(), v.integer(), v.minValue(0)),
    is_by_line: v.boolean()
});

/**
 * A deal as typed. `id` is that of the saved deal, null for a new one.
 */
export const vDealPreviewRequest = v.strictObject({
    id: vUuidOrNull,
    deal: vDealWrite
});

/**
 * Preview of a deal as edited. Nothing is stored.
 */
export const vDealPreview = v.object({
    planned: vDealFigures,
    transitions: v.array(vDealTransition),
    warnings: v.array(vDealWarning)
});

/**
 * Content of an unsaved deal that repeats an earlier one.
 */
export const vDealCopy = v.object({
    source: vCopySource,
    deal: v.intersect([
        vDealTerms,
        vDealCosts,
        v.object({
            client_id: vUuid,
            client_name: v.string(),
            sale_manager_id: vUuidOrNull,
            lines: v.array(v.unknown())
        })
    ]),
    differences: v.array(vCopyDifference),
    notes: v.array(vCopyNote)
});

/**
 * `reason` is required if the transition says so, and to override missing requirements.
 */
export const vDealTransitionRequest = v.strictObject({
    to: vDealStatus,
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    override: v.optional(v.boolean(), false)
});

/**
 * A payment of a bookkeeper's sheet.
 */
export const vPaymentSheetRow = v.strictObject({
    row: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1048576)),
    date: vDay,
    amount: vPositiveAmount,
    currency: vCurrency,
    reference: v.nullable(v.pipe(v.string(), v.maxLength(500), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    payer: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    deal_number: v.nullable(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Payments of a bookkeeper's sheet.
 */
export const vPaymentSheet = v.strictObject({
    rows: v.pipe(v.array(vPaymentSheetRow), v.minLength(1), v.maxLength(500))
});

/**
 * `accepted` rows are recorded. The others are not: no deal has the number (`unmatched`), the reference names several deals (`ambiguous`), another user records payments of the deal (`not_yours`), it is not sold (`not_sold`) or has another currency (`other_currency`), the same payment is recorded or twice in the sheet (`duplicate`), it is zero (`too_small`), more than the payable amount (`too_large`), has cents that the currency does not have (`no_cents`), or a day after today (`future_day`) or more than a year before the deal's (`day_too_early`).
 */
export const vPaymentOutcome = v.picklist([
    'accepted',
    'unmatched',
    'ambiguous',
    'not_yours',
    'not_sold',
    'other_currency',
    'duplicate',
    'too_small',
    'too_large',
    'no_cents',
    'future_day',
    'day_too_early'
]);

/**
 * A deal that a payment may belong to.
 */
export const vPayableDeal = v.object({
    id: vUuid,
    number: v.string(),
    client: v.string(),
    currency: vCurrency,
    payable: vAmount
});

/**
 * Effect of a row, or the reason why it is refused.
 */
export const vEvaluatedPayment = v.object({
    row: v.pipe(v.number(), v.integer()),
    outcome: vPaymentOutcome,
    deal: v.nullable(vPayableDeal),
    candidates: v.array(vPayableDeal)
});

/**
 * The result of each row, in the order of the sheet.
 */
export const vPaymentSheetResult = v.object({
    rows: v.array(vEvaluatedPayment)
});

/**
 * A payment in the deal's currency.
 */
export const vDealPaymentWrite = v.strictObject({
    date: vDay,
    amount: vPositiveAmount,
    reference: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(140), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))))
});

/**
 * Answer of the client to a quotation.
 */
export const vQuotationAnswer = v.picklist(['accepted', 'declined']);

/**
 * File of a deal that its quotation shows to the client.
 */
export const vQuotationAttachment = v.object({
    id: vUuid,
    name: v.string()
});

/**
 * A quotation as it was issued; later changes of the deal do not touch it.
 */
export const vQuotation = v.object({
    number: vQuotationNumber,
    version: vVersion,
    state: vQuotationState,
    is_changed: v.boolean(),
    valid_until: vDay,
    revenue: vAmount,
    currency: vCurrency,
    issued_at: vTimestamp,
    issued_by: vPersonRef,
    sent_at: vTimestampOrNull,
    answer: v.nullable(vQuotationAnswer),
    answered_at: vTimestampOrNull,
    answered_by: v.nullable(v.string()),
    reason: v.nullable(v.string()),
    recorded_by: vPersonRefOrNull,
    attachment: v.nullable(vQuotationAttachment),
    can_answer: v.boolean()
});

/**
 * All quotations of a deal.
 */
export const vQuotationList = v.object({
    items: v.array(vQuotation)
});

/**
 * A quotation of the deal as it is saved.
 */
export const vQuotationWrite = v.strictObject({
    valid_until: vDay
});

/**
 * Number of a revision or quotation in a path, from one.
 */
export const vRevisionNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/));

/**
 * Name of the person who answers for the client.
 */
export const vQuotationPersonName = v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * Reason of the client for its answer, or null for none.
 */
export const vQuotationReason = v.nullable(v.pipe(v.string(), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)));

/**
 * The client's answer as a user records it, with the message that proves it.
 */
export const vQuotationAnswerWrite = v.strictObject({
    answer: vQuotationAnswer,
    name: vQuotationPersonName,
    reason: vQuotationReason,
    attachment_id: vUuidOrNull
});

/**
 * A credit note cancels an invoice in full; both are numbered in one series.
 */
export const vInvoiceKind = v.picklist(['invoice', 'credit_note']);

/**
 * `credited`: a credit note has canceled the invoice. A credit note stays `issued`.
 */
export const vInvoiceStatus = v.picklist(['issued', 'credited']);

/**
 * Client that a paper is printed for.
 */
export const vPaperClient = v.object({
    id: vUuid,
    name: v.string()
});

/**
 * `home`: supply in the seller's country, at its standard rate. `intra_community`: exempt supply to a business in another member state (Article 138 of Directive 2006/112/EC). `export`: exempt export out of the EU (Article 146). `reverse_charge`: supply to a business in the seller's country, which accounts for the VAT by the law that the settings name.
 */
export const vVatRule = v.picklist([
    'home',
    'intra_community',
    'export',
    'reverse_charge'
]);

/**
 * Invoice, by its number.
 */
export const vInvoiceRef = v.object({
    id: vUuid,
    number: v.string()
});

/**
 * An issued invoice or credit note. It never changes. Amounts of a credit note are below zero.
 */
export const vInvoice = v.object({
    id: vUuid,
    kind: vInvoiceKind,
    number: v.string(),
    status: vInvoiceStatus,
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    deal_id: vUuid,
    deal_number: v.string(),
    cargo_id: vUuid,
    cargo_number: v.string(),
    client: vPaperClient,
    issued_on: vDay,
    due_on: vDay,
    issued_by: vPersonRef,
    currency: vCurrency,
    net: vAmount,
    vat_rule: vVatRule,
    vat_rate: vPercent,
    vat: vAmount,
    total: vAmount,
    vat_eur: vAmountOrNull,
    volume_m3: vVolume,
    credits: v.nullable(vInvoiceRef),
    credited_by: v.nullable(vInvoiceRef),
    reason: v.nullable(v.string()),
    can_credit: v.boolean(),
    can_send: v.boolean()
});

/**
 * A sealed or departed cargo with wood of the deal that is not invoiced.
 */
export const vOpenCargo = v.object({
    id: vUuid,
    number: v.string(),
    status: vCargoStatus,
    departed_on: vDayOrNull,
    volume_m3: vVolume
});

/**
 * Position in the deal's charges, from one.
 */
export const vChargePosition = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30));

/**
 * A discount, surcharge or charge of the deal's terms.
 */
export const vOpenCharge = v.object({
    position: vChargePosition,
    charge: vCharge,
    invoice: v.nullable(vInvoiceRef),
    is_always_charged: v.boolean()
});

/**
 * Invoices of a deal, and what can be invoiced next.
 */
export const vDealInvoices = v.object({
    items: v.array(vInvoice),
    cargos: v.array(vOpenCargo),
    charges: v.array(vOpenCharge),
    can_issue: v.boolean()
});

/**
 * The cargo whose wood is invoiced, and charges of the deal that are invoiced with it.
 */
export const vInvoiceWrite = v.strictObject({
    cargo_id: vUuid,
    charges: v.pipe(v.array(vChargePosition), v.maxLength(30)),
    destination_country: vCountryOrNull
});

/**
 * Loaded wood of a deal line as it is invoiced.
 */
export const vInvoiceLine = v.object({
    deal_line_id: vUuid,
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    certification: vCertification,
    remark: vLineRemark,
    pcs: v.nullable(v.pipe(v.number(), v.integer())),
    packs: v.nullable(v.pipe(v.number(), v.integer())),
    volume_m3: vVolume,
    quantity: vPartQuantity,
    price: vPrice,
    price_unit: vUnit,
    discount: vLineDiscountOrNull,
    amount: vAmount,
    service: v.nullable(vLineServiceCharge),
    net_kg: v.pipe(v.number(), v.integer()),
    gross_kg: v.pipe(v.number(), v.integer()),
    tally: v.optional(vTally),
    pack_marks: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1)))
});

/**
 * Charge of a deal, as invoiced.
 */
export const vInvoicedCharge = v.object({
    charge: vCharge,
    amount: vAmount
});

/**
 * `seller_vat_code`: the settings have no VAT code. `client_address`: the client has no address. `price`: a line can't be converted to the unit of its price. `exchange_rate`: VAT can't be stated in euro. `home_vat_rate`: the seller's country has no known standard rate. `total`: discounts and claims exceed the wood and the charges.
 */
export const vInvoiceNeedCode = v.picklist([
    'seller_vat_code',
    'client_address',
    'price',
    'exchange_rate',
    'home_vat_rate',
    'total'
]);

/**
 * Something that an invoice requires and that is missing in the deal, the client or the settings.
 */
export const vInvoiceNeed = v.object({
    code: vInvoiceNeedCode
});

/**
 * The invoice that these loads and charges make now.
 */
export const vInvoicePreview = v.object({
    lines: v.array(vInvoiceLine),
    charges: v.array(vInvoicedCharge),
    currency: vCurrency,
    goods: vAmount,
    net: vAmount,
    vat_rule: vVatRule,
    vat_rate: vPercent,
    vat: vAmount,
    vat_eur: vAmountOrNull,
    total: vAmount,
    due_on: vDay,
    destination_country: vCountry,
    missing: v.array(vInvoiceNeed)
});

/**
 * Page of invoices and credit notes.
 */
export const vInvoiceList = v.object({
    items: v.array(vInvoice),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * A line, service or charge of an invoice, for the books.
 */
export const vInvoicedLine = v.object({
    id: v.string(),
    invoice_number: v.string(),
    issued_on: vDay,
    client_name: v.string(),
    currency: vCurrency,
    product_name: v.nullable(v.string()),
    specification: vSpecificationOrNull,
    charge: v.nullable(vCharge),
    service: v.nullable(vService),
    pcs: v.nullable(v.pipe(v.number(), v.integer())),
    volume_m3: vVolumeOrNull,
    quantity: v.nullable(v.string()),
    price: vPriceOrNull,
    price_unit: v.nullable(vUnit),
    amount: vAmount,
    vat_rate: vPercent
});

/**
 * Page of invoiced lines.
 */
export const vInvoicedLineList = v.object({
    items: v.array(vInvoicedLine),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Reason that a credit note prints.
 */
export const vInvoiceReason = v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * Why the invoice is canceled, as printed on the credit note.
 */
export const vInvoiceCreditWrite = v.strictObject({
    reason: vInvoiceReason
});

/**
 * Token of the link to a quotation.
 */
export const vQuotationToken = v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * The token of the link in the quotation's email.
 */
export const vQuotationLinkRequest = v.strictObject({
    token: vQuotationToken
});

/**
 * As `QuotationState`; `confirmed` and `canceled` say what became of the deal without an answer.
 */
export const vQuotationLinkState = v.picklist([
    'open',
    'changed',
    'expired',
    'accepted',
    'declined',
    'superseded',
    'confirmed',
    'canceled'
]);

/**
 * The sale manager as printed on a confirmation.
 */
export const vConfirmationSaleManager = v.object({
    name: v.string(),
    email: v.string()
});

/**
 * A paper for a partner, made from a record.
 */
export const vPaperName = v.picklist([
    'order_confirmation',
    'supply_order',
    'quotation',
    'proforma_invoice',
    'invoice',
    'credit_note',
    'packing_list',
    'loading_instruction',
    'cmr',
    'shipping_instruction',
    'vgm_declaration',
    'cargo_report',
    'supply_report'
]);

/**
 * A notice above the content, such as missing fields or a document that is no longer valid.
 */
export const vPaperNotice = v.object({
    title: v.string(),
    text: v.string(),
    is_proposal: v.optional(v.boolean())
});

/**
 * The verdict at the top of an inspection report.
 */
export const vPaperResult = v.object({
    title: v.string(),
    text: v.nullable(v.string()),
    tone: v.picklist([
        'good',
        'warning',
        'bad'
    ])
});

/**
 * The issuing company.
 */
export const vLetterhead = v.object({
    name: v.string(),
    lines: v.array(v.string()),
    logo: v.nullable(v.string())
});

/**
 * A party with its address, line by line.
 */
export const vPaperParty = v.object({
    role: v.string(),
    name: v.string(),
    lines: v.array(v.string())
});

/**
 * A label and its value.
 */
export const vPaperTerm = v.object({
    term: v.string(),
    value: v.nullable(v.string())
});

/**
 * A rectangle of a drawing, such as a pack in a load plan, in millimetres of reality.
 */
export const vPaperShape = v.object({
    x: v.pipe(v.number(), v.integer()),
    y: v.pipe(v.number(), v.integer()),
    width: v.pipe(v.number(), v.integer(), v.minValue(1)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1)),
    tone: v.pipe(v.number(), v.integer(), v.minValue(0)),
    text: v.string()
});

/**
 * A drawing to scale, such as the load of a container seen from above.
 */
export const vPaperDrawing = v.object({
    title: v.string(),
    ends: v.tuple([v.string(), v.string()]),
    width: v.pipe(v.number(), v.integer(), v.minValue(1)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1)),
    shapes: v.array(vPaperShape)
});

/**
 * Column of a printed table.
 */
export const vPaperColumn = v.object({
    title: v.string(),
    align: v.picklist(['start', 'end'])
});

/**
 * Cell of a printed table.
 */
export const vPaperCell = v.object({
    text: v.string(),
    notes: v.array(v.string())
});

/**
 * Row of a printed table.
 */
export const vPaperRow = v.object({
    cells: v.array(vPaperCell)
});

/**
 * A table of goods or findings. Cells are text, ready to print.
 */
export const vPaperTable = v.object({
    label: v.string(),
    columns: v.array(vPaperColumn),
    rows: v.array(vPaperRow),
    totals: v.nullable(vPaperRow)
});

/**
 * A numbered box of a form, such as a CMR consignment note.
 */
export const vPaperBox = v.object({
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    title: v.string(),
    lines: v.array(v.string()),
    min_height_mm: v.pipe(v.number(), v.integer(), v.minValue(1))
});

/**
 * A row of a form, with columns of equal width or with one table.
 */
export const vPaperBoxRow = v.object({
    columns: v.array(v.array(vPaperBox)),
    table: v.nullable(vPaperTable)
});

/**
 * A photo of a report, with its caption.
 */
export const vPaperPhoto = v.object({
    attachment_id: vUuid,
    caption: v.string()
});

/**
 * A line to sign on.
 */
export const vPaperSignature = v.object({
    party: v.string(),
    line: v.string()
});

/**
 * Content of a paper, with all texts in the language of its recipient. The print view and the PDF show the same content.
 */
export const vPaper = v.object({
    paper: vPaperName,
    language: vLanguage,
    number: v.string(),
    revision: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    title: v.string(),
    details: v.array(v.string()),
    notice: v.nullable(vPaperNotice),
    result: v.nullable(vPaperResult),
    issuer: vLetterhead,
    parties: v.array(vPaperParty),
    terms: v.array(vPaperTerm),
    drawings: v.array(vPaperDrawing),
    tables: v.array(vPaperTable),
    boxes: v.array(vPaperBoxRow),
    photos: v.array(vPaperPhoto),
    notes: v.array(v.string()),
    signatures: v.array(vPaperSignature),
    copies: v.array(v.string())
});

/**
 * Contents of the page behind the link of a quotation.
 */
export const vQuotationPage = v.object({
    state: vQuotationLinkState,
    deal_number: v.string(),
    number: vQuotationNumber,
    language: vLanguage,
    valid_until: vDay,
    company: v.string(),
    seller: vConfirmationSaleManager,
    answered_at: vTimestampOrNull,
    answered_by: v.nullable(v.string()),
    paper: v.nullable(vPaper)
});

/**
 * The client's answer by the link. It is given once.
 */
export const vQuotationLinkAnswer = v.strictObject({
    token: vQuotationToken,
    answer: vQuotationAnswer,
    name: vQuotationPersonName,
    reason: vQuotationReason
});

/**
 * The partner's answer as it was recorded.
 */
export const vRevisionAnswer = v.object({
    name: v.string(),
    on: vDay,
    attachment: v.nullable(v.object({
        id: vUuid,
        name: v.string()
    }))
});

/**
 * A version of an issued document: what it changed, and what became of it.
 */
export const vRevisionSummary = v.object({
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    status: vRevisionStatus,
    is_valid: v.boolean(),
    has_paper: v.boolean(),
    reason: v.nullable(v.string()),
    created_at: vTimestamp,
    created_by: vPersonRef,
    sent_at: vTimestampOrNull,
    sent_by: vPersonRefOrNull,
    answer_until: vDayOrNull,
    closed_at: vTimestampOrNull,
    closed_by: vPersonRefOrNull,
    close_reason: v.nullable(v.string()),
    answer: v.nullable(vRevisionAnswer),
    differences: v.array(vFieldChange)
});

/**
 * All revisions of a document.
 */
export const vRevisionList = v.object({
    items: v.array(vRevisionSummary)
});

/**
 * Request for a new revision of a document.
 */
export const vRevisionOpen = v.strictObject({
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    copy_of: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)))
});

/**
 * The days from which the last day to answer can be chosen.
 */
export const vAnswerDays = v.object({
    first: vDay,
    usual: vDay,
    last: vDay
});

/**
 * Transition of a revision.
 */
export const vRevisionTarget = v.picklist([
    'sent',
    'agreed',
    'withdrawn'
]);

/**
 * A missing requirement of a transition of a revision. The codes of a deal, and `difference` for a revision that changes nothing.
 */
export const vDealRevisionNeed = v.object({
    code: v.picklist([
        'difference',
        'line',
        'line_wood',
        'line_price',
        'certified_wood',
        'delivery_week',
        'incoterms_place',
        'exchange_rate',
        'client_not_blocked',
        'within_credit_limit'
    ]),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true)),
    params: v.optional(v.object({
        limit: v.optional(vAmount),
        exposure: v.optional(vAmount),
        amount: v.optional(vAmount),
        over: v.optional(vAmount),
        last_rate: v.optional(vExchangeRate)
    }))
});

/**
 * A transition that the user may take now, with the requirements that are missing for it.
 */
export const vDealRevisionTransition = v.intersect([vTransition, v.object({
        to: vRevisionTarget,
        missing: v.array(vDealRevisionNeed),
        ahead: v.optional(v.array(vDealRevisionNeed))
    })]);

/**
 * Terms of a deal that are proposed beside the valid ones. Nothing of the deal changes until the revision is agreed.
 */
export const vDealRevision = v.intersect([
    vRecordHead,
    vRevisionSummary,
    v.object({
        customer_reference: v.nullable(v.pipe(v.string(), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        payment_terms: vPaymentTerms,
        exchange_rate: vExchangeRateOrNull,
        incoterms: vIncoterms,
        delivery_week_from: vIsoWeekOrNull,
        delivery_week_to: vIsoWeekOrNull,
        transport: vTransport,
        destination: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        port_of_discharge: v.nullable(vUnLocode),
        tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
        client_notes: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        charges: v.pipe(v.array(vCharge), v.maxLength(30)),
        deal_id: vUuid,
        number: v.string(),
        lines: v.array(vDealLine),
        planned: vDealFigures,
        needs_agreement: v.boolean(),
        conflicts: v.array(vFieldError),
        editable_fields: v.array(vDealField),
        closed_fields: v.array(v.string()),
        can_add_lines: v.boolean(),
        answer_days: v.nullable(vAnswerDays),
        transitions: v.array(vDealRevisionTransition),
        warnings: v.array(vDealWarning)
    })
]);

/**
 * A line as revised. A line of the deal keeps its id; a new line brings its own.
 */
export const vDealRevisionLineWrite = v.strictObject({
    id: vUuid,
    product_id: vUuidOrNull,
    specification: vSpecificationOrNull,
    quantity: vQuantity,
    unit: vUnit,
    price: vPriceOrNull,
    price_unit: vUnit,
    certification: vCertification,
    remark: vLineRemark,
    discount: vLineDiscountOrNull
});

/**
 * Terms and lines of an order confirmation that a revision can change. Client, currency and date stay.
 */
export const vDealRevisionWrite = v.strictObject({
    customer_reference: v.nullable(v.pipe(v.string(), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    payment_terms: vPaymentTerms,
    exchange_rate: vExchangeRateOrNull,
    incoterms: vIncoterms,
    delivery_week_from: vIsoWeekOrNull,
    delivery_week_to: vIsoWeekOrNull,
    transport: vTransport,
    destination: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    port_of_discharge: v.nullable(vUnLocode),
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    client_notes: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    charges: v.pipe(v.array(vCharge), v.maxLength(30)),
    lines: v.pipe(v.array(vDealRevisionLineWrite), v.maxLength(500))
});

/**
 * Preview of a revision as edited. Nothing is stored.
 */
export const vDealRevisionPreview = v.object({
    planned: vDealFigures,
    differences: v.array(vFieldChange),
    needs_agreement: v.boolean(),
    conflicts: v.array(vFieldError),
    transitions: v.array(vDealRevisionTransition),
    warnings: v.array(vDealWarning)
});

/**
 * Transition of the open revision of a deal.
 */
export const vRevisionTransitionRequest = v.strictObject({
    to: vRevisionTarget,
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    override: v.optional(v.boolean(), false),
    answer_until: v.optional(vDay)
});

/**
 * Differences between two revisions.
 */
export const vRevisionComparison = v.object({
    from: v.pipe(v.number(), v.integer(), v.minValue(1)),
    to: v.pipe(v.number(), v.integer(), v.minValue(1)),
    differences: v.array(vFieldChange)
});

/**
 * A missing requirement of a transition of a revision. The codes of a supply, and `difference` for a revision that changes nothing.
 */
export const vSupplyRevisionNeed = v.object({
    code: v.picklist([
        'difference',
        'line',
        'line_wood',
        'line_price',
        'ready_week',
        'exchange_rate'
    ]),
    pointer: v.optional(v.string())
});

/**
 * A transition that the user may take now, with the requirements that are missing for it.
 */
export const vSupplyRevisionTransition = v.intersect([vTransition, v.object({
        to: vRevisionTarget,
        missing: v.array(vSupplyRevisionNeed),
        ahead: v.optional(v.array(vSupplyRevisionNeed))
    })]);

/**
 * Terms of a supply that are proposed beside the valid ones. Nothing of the supply changes until the revision is agreed.
 */
export const vSupplyRevision = v.intersect([
    vRecordHead,
    vRevisionSummary,
    v.object({
        payment_terms: vPaymentTerms,
        exchange_rate: vExchangeRateOrNull,
        incoterms: vIncoterms,
        loading_place: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        ready_week: vIsoWeekOrNull,
        deposit: vPositiveAmountOrNull,
        inspection_required: v.boolean(),
        certificate_claim: vCertification,
        tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
        mill_notes: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        supply_id: vUuid,
        number: v.string(),
        lines: v.array(vSupplyLine),
        figures: vSupplyFigures,
        needs_agreement: v.boolean(),
        conflicts: v.array(vFieldError),
        editable_fields: v.array(vSupplyField),
        closed_fields: v.array(v.string()),
        transitions: v.array(vSupplyRevisionTransition),
        warnings: v.array(vSupplyWarning)
    })
]);

/**
 * A line as revised. A line of the supply keeps its id; a new line brings its own.
 */
export const vSupplyRevisionLineWrite = v.strictObject({
    id: vUuid,
    product_id: vUuidOrNull,
    specification: vSpecificationOrNull,
    quantity: vQuantity,
    unit: vUnit,
    price: vPriceOrNull,
    price_unit: vUnit,
    certification: vCertification,
    remark: vLineRemark
});

/**
 * Terms and lines of an order to a mill that a revision can change. Mill and currency stay.
 */
export const vSupplyRevisionWrite = v.strictObject({
    payment_terms: vPaymentTerms,
    exchange_rate: vExchangeRateOrNull,
    incoterms: vIncoterms,
    loading_place: v.nullable(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    ready_week: vIsoWeekOrNull,
    deposit: vPositiveAmountOrNull,
    inspection_required: v.boolean(),
    certificate_claim: vCertification,
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    mill_notes: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    lines: v.pipe(v.array(vSupplyRevisionLineWrite), v.maxLength(500))
});

/**
 * Preview of a revision as edited. Nothing is stored.
 */
export const vSupplyRevisionPreview = v.object({
    figures: vSupplyFigures,
    differences: v.array(vFieldChange),
    needs_agreement: v.boolean(),
    conflicts: v.array(vFieldError),
    transitions: v.array(vSupplyRevisionTransition),
    warnings: v.array(vSupplyWarning)
});

/**
 * The partner's answer to record.
 */
export const vRevisionAnswerWrite = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    on: vDay,
    attachment_id: vUuidOrNull
});

/**
 * Transition of the open revision of a supply.
 */
export const vSupplyRevisionTransitionRequest = v.strictObject({
    to: vRevisionTarget,
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    override: v.optional(v.boolean(), false),
    answer: v.optional(vRevisionAnswerWrite)
});

/**
 * A company that buys in the portal, by its id and name.
 */
export const vPortalCompany = v.object({
    id: vUuid,
    name: v.string()
});

/**
 * A pack in stock, by its barcode.
 */
export const vLotRef = v.object({
    id: vUuid,
    barcode: v.string(),
    tally: v.optional(vTally)
});

/**
 * Service on the wood before departure, with its own price per m3.
 */
export const vLineService = v.picklist([
    'none',
    'cutting',
    'planing',
    'impregnation'
]);

/**
 * Packs of one product, or one requested pack, that the basket reserves. Amounts are in euro.
 */
export const vBasketLine = v.object({
    id: vUuid,
    product: vProductRef,
    lot: v.nullable(vLotRef),
    packs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pcs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    service: vLineService,
    price: vPrice,
    price_dap: vPriceOrNull,
    price_unit: vUnit,
    service_price: vPriceOrNull,
    amount: vAmount,
    amount_dap: vAmountOrNull,
    offer_id: vUuidOrNull,
    is_more: v.boolean(),
    added_at: vTimestamp
});

/**
 * Load of one truck with the basket. A truck takes 24,000 kg and 90 m3.
 */
export const vTruckFill = v.object({
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    m3: vVolume,
    most_kg: v.pipe(v.number(), v.integer()),
    most_m3: vVolume,
    weight_percent: vPercent,
    space_percent: vPercent,
    binding: v.nullable(vCargoBinding),
    left_kg: v.pipe(v.number(), v.integer()),
    left_m3: vVolume,
    is_over: v.boolean()
});

/**
 * The company's reservation limit for its basket and its unconfirmed orders together, and the unused part. It binds the company's own users.
 */
export const vBasketReservation = v.object({
    percent: vReservationPercent,
    most_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    most_m3: vVolume,
    left_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    left_m3: vVolume
});

/**
 * The transport cost to an address.
 */
export const vBasketTransport = v.object({
    address_id: vUuidOrNull,
    amount: vAmountOrNull,
    per_m3: vAmountOrNull,
    per_m3_full: vAmountOrNull,
    total: vAmountOrNull,
    why: v.nullable(v.picklist([
        'no_address',
        'no_tariff',
        'nothing_in_it'
    ]))
});

/**
 * The last released basket. Kept for 30 days, or until any of it is put back.
 */
export const vPastBasket = v.object({
    expired_at: vTimestamp,
    was_blocked: v.boolean(),
    lines: v.array(v.object({
        product: vProductRef,
        lot: v.nullable(vLotRef),
        packs: v.pipe(v.number(), v.integer(), v.minValue(1)),
        free_packs: v.pipe(v.number(), v.integer(), v.minValue(0)),
        has_more_packs: v.boolean()
    }))
});

/**
 * What a company has reserved and not ordered yet, with the time left, the fill of one truck and the cost of transport. A company has one basket; it expires as a whole.
 */
export const vBasket = v.object({
    company: vPortalCompany,
    is_blocked: v.boolean(),
    location: v.nullable(vUnLocode),
    expires_at: vTimestampOrNull,
    seconds_left: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
    lines: v.array(vBasketLine),
    pcs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    goods: vAmount,
    services: vAmount,
    amount: vAmount,
    truck: vTruckFill,
    reservation: vBasketReservation,
    transport: vBasketTransport,
    addresses: v.array(v.object({
        id: vUuid,
        name: v.string(),
        address: v.string(),
        zip_code: v.string(),
        city: v.string(),
        country: vCountry
    })),
    past: v.nullable(vPastBasket)
});

/**
 * Exactly one of product, lot and code selects the wood. Pieces per pack and the start of the barcode narrow it down.
 */
export const vBasketItemWrite = v.strictObject({
    product_id: vUuidOrNull,
    lot_id: vUuidOrNull,
    code: v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    pcs_per_pack: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    barcode_starts: v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    quantity: vQuantity,
    unit: vUnit,
    service: vLineService
});

/**
 * Wood to reserve. Each line has its own result; a line that cannot be reserved does not prevent the others.
 */
export const vBasketAdd = v.strictObject({
    company_id: vUuidOrNull,
    lines: v.pipe(v.array(vBasketItemWrite), v.minLength(1), v.maxLength(200))
});

/**
 * Result of a line. All requested packs are reserved, a part of them, or none, because the pack is already in this basket (`in_basket`), is no longer available (`taken`), is at another place than the other packs (`other_location`), has no price for this company (`no_price`), is unknown (`unknown`), matches several products (`ambiguous`), cannot be converted to packs (`cannot_convert`), exceeds the packs of a product that the company may see (`pack_limit`) or the volume that it may reserve (`reservation_limit`; both reserve what is allowed), or the line has no quantity (`nothing_asked`).
 */
export const vBasketOutcome = v.picklist([
    'reserved',
    'partly',
    'in_basket',
    'taken',
    'other_location',
    'no_price',
    'unknown',
    'ambiguous',
    'cannot_convert',
    'pack_limit',
    'reservation_limit',
    'nothing_asked'
]);

/**
 * How a line was reserved: its outcome, and what was matched and reserved.
 */
export const vBasketResult = v.object({
    outcome: vBasketOutcome,
    asked: v.nullable(v.string()),
    name: v.nullable(v.string()),
    specification: v.nullable(vSpecification),
    packs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pcs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    m3: vVolume,
    location: v.nullable(vUnLocode),
    line_id: vUuidOrNull,
    matches: v.array(v.object({
        name: v.string(),
        specification: vSpecification
    })),
    difference: v.nullable(vCopyDifference)
});

/**
 * The basket after a change, and the result of each line that was asked for.
 */
export const vBasketChange = v.object({
    basket: vBasket,
    results: v.array(vBasketResult)
});

/**
 * The new quantity of a line, not a difference.
 */
export const vBasketLineWrite = v.strictObject({
    packs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000)),
    service: vLineService
});

/**
 * A product of past orders that is in stock, has a price and fits into the truck.
 */
export const vBasketSuggestion = v.object({
    product: vProductRef,
    packs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer()),
    price: vPrice,
    price_unit: vUnit,
    last_ordered_on: vDay,
    fills: v.boolean()
});

/**
 * Products that a basket could be filled up with.
 */
export const vBasketSuggestions = v.object({
    items: v.array(vBasketSuggestion)
});

/**
 * Status of an offer. An offer reserves nothing until it is accepted.
 */
export const vOfferStatus = v.picklist([
    'open',
    'accepted',
    'declined',
    'expired',
    'withdrawn'
]);

/**
 * Packs that the company accepted at one time.
 */
export const vOfferAcceptance = v.object({
    packs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    m3: vVolumeOrNull,
    accepted_at: vTimestamp
});

/**
 * An offer to one company.
 */
export const vOffer = v.object({
    id: vUuid,
    version: vVersion,
    status: vOfferStatus,
    company: vPortalCompany,
    product: vProductRef,
    lot: v.nullable(vLotRef),
    packs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    m3: vVolumeOrNull,
    acceptances: v.array(vOfferAcceptance),
    price: vPrice,
    price_unit: vUnit,
    list_price: vPriceOrNull,
    list_price_unit: v.nullable(vUnit),
    valid_until: vDay,
    note: v.nullable(v.string()),
    answer_reason: v.nullable(v.string()),
    free_packs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    has_more_packs: v.boolean(),
    created_at: vTimestamp,
    created_by: vPersonRef,
    manager: vPersonRefOrNull,
    answered_at: vTimestampOrNull,
    transitions: v.array(vOfferStatus)
});

/**
 * Page of offers.
 */
export const vOfferList = v.object({
    items: v.array(vOffer),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Wood at a price, for one or several companies. It reserves nothing.
 */
export const vOfferWrite = v.strictObject({
    company_ids: v.pipe(v.array(vUuid), v.minLength(1), v.maxLength(100)),
    product_id: vUuidOrNull,
    lot_id: vUuidOrNull,
    packs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000)),
    price: vPrice,
    price_unit: vUnit,
    valid_until: vDay,
    note: v.nullable(v.pipe(v.string(), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The offers that were created, one per company.
 */
export const vOffersMade = v.object({
    items: v.array(vOffer)
});

/**
 * The fields of an offer that determine its figures; companies may still be missing.
 */
export const vOfferTerms = v.strictObject({
    company_ids: v.pipe(v.array(vUuid), v.maxLength(100)),
    product_id: vUuidOrNull,
    lot_id: vUuidOrNull,
    packs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000)),
    price: vPrice,
    price_unit: vUnit
});

/**
 * Margin of the offer over the purchase price of the packs that it would take.
 */
export const vOfferMargin = v.object({
    cost: vAmount,
    amount: vAmount,
    percent: vPercentOrNull,
    per_m3: vAmountOrNull
});

/**
 * A company beside an offer that is not made yet, with its list price to compare.
 */
export const vOfferedTo = v.object({
    company: vPortalCompany,
    list_price: vPriceOrNull,
    list_price_unit: v.nullable(vUnit),
    list_amount: vAmountOrNull,
    list_margin_percent: vPercentOrNull
});

/**
 * Figures of an offer that is not made yet. `free_packs` are those in stock now.
 */
export const vOfferPreview = v.object({
    m3: vVolumeOrNull,
    amount: vAmountOrNull,
    free_packs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    margin: v.nullable(vOfferMargin),
    companies: v.array(vOfferedTo)
});

/**
 * The answer of a buyer, or the withdrawal by staff.
 */
export const vOfferTransitionRequest = v.strictObject({
    to: v.picklist([
        'accepted',
        'declined',
        'withdrawn'
    ]),
    packs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The offer after its answer. Accepted packs are in the company's basket.
 */
export const vOfferAnswer = v.object({
    offer: vOffer,
    results: v.array(vBasketResult)
});

/**
 * State of an order in its workflow. Screens show its stage. From `in_progress` on, the status follows the order's deal.
 */
export const vOrderStatus = v.picklist([
    'initial',
    'ordered',
    'pending',
    'received',
    'confirmed',
    'in_progress',
    'completed',
    'canceled'
]);

/**
 * A stage, or the state of an order that has none.
 */
export const vOrderStageFilter = v.picklist([
    'not_placed',
    'placed',
    'confirmed',
    'preparation',
    'in_transit',
    'delivered',
    'canceled'
]);

/**
 * Stages of an order in words of its company, in their order.
 */
export const vOrderStage = v.picklist([
    'placed',
    'confirmed',
    'preparation',
    'in_transit',
    'delivered'
]);

/**
 * Stage of an order and what matters now to its company.
 */
export const vOrderProgress = v.object({
    stage: v.nullable(vOrderStage),
    news: v.picklist([
        'not_placed',
        'awaits_approval',
        'awaits_confirmation',
        'confirmed',
        'to_collect',
        'preparing',
        'in_transit',
        'overdue',
        'arrived',
        'delivered',
        'canceled'
    ]),
    day: vDayOrNull,
    week: vIsoWeekOrNull,
    late_days: vLateDays,
    arrives_late_days: vLateDays
});

/**
 * Under FCA the client collects the wood, in any number of trucks. Under DAP we deliver it in one.
 */
export const vOrderRule = v.picklist(['FCA', 'DAP']);

/**
 * A row of the list of orders.
 */
export const vOrderSummary = v.object({
    id: vUuid,
    number: v.string(),
    status: vOrderStatus,
    progress: vOrderProgress,
    has_proposed_change: v.boolean(),
    ordered_on: vDay,
    company: vPortalCompany,
    location: vUnLocode,
    city: v.string(),
    country: vCountry,
    incoterms: vOrderRule,
    delivery_week: vIsoWeekOrNull,
    delivery_before: vDayOrNull,
    trucks: v.pipe(v.number(), v.integer()),
    m3: vVolume,
    total: vAmount,
    customer_reference: v.nullable(v.string()),
    invoice: v.nullable(v.string()),
    contact: v.nullable(v.string()),
    updated_at: vTimestamp
});

/**
 * Page of orders.
 */
export const vOrderList = v.object({
    items: v.array(vOrderSummary),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * The fields of an order that can be edited. Its wood is that of the basket and cannot be edited here.
 */
export const vOrderWrite = v.strictObject({
    company_id: vUuid,
    address_id: vUuidOrNull,
    incoterms: vOrderRule,
    delivery_week: vIsoWeekOrNull,
    trucks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    customer_reference: v.nullable(v.pipe(v.string(), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    additional_information: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    invoice: v.nullable(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The address as it was when the order was made.
 */
export const vOrderAddress = v.object({
    name: v.string(),
    address: v.string(),
    zip_code: v.string(),
    country: vCountry,
    city: v.string(),
    phone: v.nullable(v.string()),
    contact: v.nullable(v.string())
});

/**
 * A line of an order. `price` is collected (FCA), `price_dap` delivered.
 */
export const vOrderLine = v.object({
    id: vUuid,
    product: vProductRef,
    lot: v.nullable(vLotRef),
    packs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pcs: v.pipe(v.number(), v.integer(), v.minValue(1)),
    m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer()),
    service: vLineService,
    price: vPriceOrNull,
    price_unit: vUnit,
    price_dap: vPriceOrNull,
    service_price: vPriceOrNull,
    discount: vLineDiscountOrNull,
    remark: v.nullable(v.string()),
    amount: vAmountOrNull,
    amount_dap: vAmountOrNull,
    loaded_m3: vVolume
});

/**
 * Totals of an order, in euro.
 */
export const vOrderFigures = v.object({
    pcs: v.pipe(v.number(), v.integer()),
    m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer()),
    goods: vAmount,
    services: vAmount,
    transport: vAmountOrNull,
    charges: vAmount,
    total: vAmount
});

/**
 * The staff's deal; its id for those who may open it. Null for a client.
 */
export const vOrderDeal = v.object({
    id: vUuidOrNull,
    number: v.string(),
    status: vDealStatus
});

/**
 * A charge of the order beside its wood.
 */
export const vOrderCharge = v.object({
    charge: vCharge,
    amount: vAmount
});

/**
 * Terms of the valid order confirmation that the order itself does not have.
 */
export const vOrderTerms = v.object({
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    client_notes: v.nullable(v.string()),
    charges: v.array(vOrderCharge)
});

/**
 * A change of one field that the buyers are asked to agree to.
 */
export const vOrderChangeDifference = v.intersect([vFieldChange, v.object({
        line_id: vUuidOrNull
    })]);

/**
 * A change of the order that the sale manager proposed and the client has not answered.
 */
export const vOrderChange = v.object({
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    proposed_on: vDay,
    answer_until: vDay,
    differences: v.array(vOrderChangeDifference),
    m3: vVolume,
    new_m3: vVolume,
    total: vAmount,
    new_total: vAmount,
    can_answer: v.boolean()
});

/**
 * Field of an order that a user can edit.
 */
export const vOrderField = v.picklist([
    'company_id',
    'address_id',
    'incoterms',
    'delivery_week',
    'trucks',
    'customer_reference',
    'additional_information',
    'invoice'
]);

/**
 * Missing requirement of a transition. An address (`address`), a week (`delivery_week`), space in one truck (`one_truck`, `within_truck`), the company's client (`linked_client`), its sale manager (`sale_manager`), or the credit to confirm (`company_not_blocked` with its reason, `client_not_blocked`, `within_credit_limit`). Packs that the basket no longer reserves have the price of the order today (`price_of_today`, with the names of other products in the reader’s language), are available (`wood_there`, with the names of missing products) and within the reservation limit of the company (`within_reservation`, with its percentage). An order that has departed cannot be canceled (`nothing_departed`), and an invoiced one only after a credit note (`nothing_invoiced`).
 */
export const vOrderNeed = v.object({
    code: v.picklist([
        'address',
        'delivery_week',
        'one_truck',
        'within_truck',
        'price_of_today',
        'wood_there',
        'within_reservation',
        'linked_client',
        'sale_manager',
        'company_not_blocked',
        'client_not_blocked',
        'within_credit_limit',
        'nothing_departed',
        'nothing_invoiced'
    ]),
    pointer: v.optional(v.string()),
    can_override: v.optional(v.literal(true)),
    params: v.optional(v.record(v.string(), v.string()))
});

/**
 * A transition that the user may take now, with the requirements that are missing for it.
 */
export const vOrderTransition = v.intersect([vTransition, v.object({
        to: vOrderStatus,
        missing: v.array(vOrderNeed),
        ahead: v.optional(v.array(vOrderNeed))
    })]);

/**
 * An order of a company in the portal. Once it is confirmed, a deal fulfils it.
 */
export const vOrder = v.intersect([vDocumentHead, v.object({
        company_id: vUuid,
        address_id: vUuidOrNull,
        incoterms: vOrderRule,
        delivery_week: vIsoWeekOrNull,
        trucks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
        customer_reference: v.nullable(v.pipe(v.string(), v.maxLength(80), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        additional_information: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        invoice: v.nullable(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
        status: vOrderStatus,
        company: vPortalCompany,
        ordered_on: vDay,
        location: vUnLocode,
        address: vOrderAddress,
        delivery_before: vDayOrNull,
        payment_terms: vPaymentTerms,
        lines: v.array(vOrderLine),
        figures: vOrderFigures,
        truck: vTruckFill,
        progress: vOrderProgress,
        deal: v.nullable(vOrderDeal),
        agreed_change: v.nullable(v.pipe(v.number(), v.integer())),
        agreed_terms: v.nullable(vOrderTerms),
        proposed_change: v.nullable(vOrderChange),
        cancel_reason: v.nullable(v.string()),
        editable_fields: v.array(vOrderField),
        transitions: v.array(vOrderTransition)
    })]);

/**
 * `reason` is required if the transition says so, and to override missing requirements.
 */
export const vOrderTransitionRequest = v.strictObject({
    to: vOrderStatus,
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    override: v.optional(v.boolean(), false)
});

/**
 * A buyer's answer to a proposed change. `revision` says which change was read.
 */
export const vOrderChangeAnswer = v.strictObject({
    revision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)),
    answer: v.picklist(['accept', 'decline']),
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * A cargo with wood of the order. Clients get no number.
 */
export const vOrderCargo = v.object({
    number: v.nullable(v.string()),
    status: vCargoStatus,
    kind: v.picklist(['container', 'truck']),
    container_number: v.nullable(v.string()),
    truck_plate: v.nullable(v.string()),
    vessel: v.nullable(v.string()),
    port_of_loading: v.nullable(v.string()),
    port_of_discharge: v.nullable(v.string()),
    etd: vDayOrNull,
    eta: vDayOrNull,
    atd: vDayOrNull,
    ata: vDayOrNull,
    m3: vVolume,
    photos: v.array(v.object({
        id: vUuid,
        name: v.string()
    }))
});

/**
 * An invoice or credit note of the order's wood; see `downloadOrderInvoice`.
 */
export const vOrderInvoice = v.object({
    id: vUuid,
    kind: vInvoiceKind,
    number: v.string(),
    issued_on: vDay,
    due_on: vDay,
    currency: vCurrency,
    total: vAmount,
    credited_by: v.nullable(v.string())
});

/**
 * The part of the progress of the order's wood that the company may see.
 */
export const vOrderThread = v.object({
    steps: v.array(v.object({
        status: vOrderStatus,
        at: vTimestamp
    })),
    deal: v.nullable(vOrderDeal),
    supplies: v.array(v.object({
        number: v.nullable(v.string()),
        received_on: vDay,
        packs: v.pipe(v.number(), v.integer())
    })),
    cargos: v.array(vOrderCargo),
    invoices: v.array(vOrderInvoice)
});

/**
 * Side of a trade. `sold` lines are of deals, `bought` lines of supplies.
 */
export const vTradeKind = v.picklist(['sold', 'bought']);

/**
 * The deal of a sold line, the supply of a bought one.
 */
export const vTradedDocument = v.object({
    id: vUuid,
    number: v.string()
});

/**
 * The client of a sold line, the sawmill of a bought one.
 */
export const vTradedPartner = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry
});

/**
 * A line of an agreed deal or supply, which is neither a draft nor canceled.
 */
export const vTradedLine = v.object({
    id: vUuid,
    kind: vTradeKind,
    date: vDay,
    document: vTradedDocument,
    partner: vTradedPartner,
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    quantity: vQuantity,
    unit: vUnit,
    volume_m3: vVolume,
    price: vPriceOrNull,
    price_unit: vUnit,
    is_discounted: v.boolean(),
    currency: vCurrency,
    eur_per_m3: vPriceOrNull,
    amount: vAmountOrNull,
    amount_eur: vAmountOrNull
});

/**
 * Page of traded lines.
 */
export const vTradedLineList = v.object({
    items: v.array(vTradedLine),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Totals of the lines of one kind.
 */
export const vTradedSums = v.object({
    kind: vTradeKind,
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    volume_m3: vVolume,
    amount_eur: vAmount,
    average_eur_per_m3: vPriceOrNull,
    lowest_eur_per_m3: vPriceOrNull,
    highest_eur_per_m3: vPriceOrNull,
    unpriced: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Totals of the sold and of the purchased lines that the filter finds.
 */
export const vTradedTotals = v.object({
    items: v.array(vTradedSums)
});

/**
 * The line of a deal (`sold`) or supply (`bought`) as edited, whose price is being entered.
 */
export const vPriceContextRequest = v.strictObject({
    kind: vTradeKind,
    partner_id: vUuidOrNull,
    document_id: vUuidOrNull,
    product_id: vUuidOrNull,
    specification: vSpecificationOrNull,
    certification: vCertification,
    price_unit: vUnit,
    currency: vCurrency,
    exchange_rate: vExchangeRateOrNull
});

/**
 * A price of the same wood in an agreed deal or supply.
 */
export const vPastPrice = v.object({
    price: vPrice,
    price_unit: vUnit,
    is_discounted: v.boolean(),
    currency: vCurrency,
    line_price: vPriceOrNull,
    date: vDay,
    document: vTradedDocument,
    partner: vTradedPartner,
    is_same_product: v.boolean(),
    length_mm: v.nullable(v.pipe(v.number(), v.integer())),
    quality: v.nullable(v.string()),
    differences: v.array(vAllocationWarning)
});

/**
 * The price list's price for the client's company, else the general price.
 */
export const vListPrice = v.object({
    price: vPrice,
    price_unit: vUnit,
    line_price: vPriceOrNull,
    list: vPriceListName,
    scope: vPriceScope
});

/**
 * Prices beside the price of a line. Figures that the user may not see are absent.
 */
export const vPriceContext = v.object({
    own_last: v.nullable(vPastPrice),
    others: v.pipe(v.array(vPastPrice), v.maxLength(3)),
    list_price: v.exactOptional(v.nullable(vListPrice)),
    last_purchase: v.exactOptional(v.pipe(v.array(vPastPrice), v.maxLength(3))),
    planned: v.exactOptional(v.pipe(v.array(vPastPrice), v.maxLength(3))),
    available_m3: vVolume,
    incoming_m3: vVolume
});

/**
 * Downloaded from the European Central Bank, or uploaded by a user.
 */
export const vRateSource = v.picklist(['ecb', 'entered']);

/**
 * Units of a currency per euro on one day.
 */
export const vDailyRate = v.object({
    currency: vCurrency,
    rate: vExchangeRate,
    source: vRateSource
});

/**
 * Exchange rates of one day.
 */
export const vExchangeRateDay = v.object({
    day: vDay,
    rates: v.array(vDailyRate)
});

/**
 * Page of days with exchange rates, newest first.
 */
export const vExchangeRateList = v.object({
    items: v.array(vExchangeRateDay),
    next_until: vDayOrNull,
    is_automatic: v.boolean(),
    may_import: v.boolean()
});

/**
 * Units of a currency for one euro.
 */
export const vExchangeRateWrite = v.strictObject({
    day: vDay,
    currency: vCurrency,
    rate: vExchangeRate
});

/**
 * Rates of any days. A rate of the same day and currency is replaced.
 */
export const vExchangeRateImport = v.strictObject({
    rates: v.pipe(v.array(vExchangeRateWrite), v.minLength(1), v.maxLength(5000))
});

/**
 * Numbers of rates by what the import did with them.
 */
export const vExchangeRateImportResult = v.object({
    added: v.pipe(v.number(), v.integer(), v.minValue(0)),
    changed: v.pipe(v.number(), v.integer(), v.minValue(0)),
    unchanged: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Number and totals of the documents in one status.
 */
export const vStageFigures = v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    volume_m3: vVolume,
    amount_eur: vAmount,
    without_rate: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Query of `listDeals`.
 */
export const vDealsSearch = v.strictObject({
    status: v.optional(v.array(vDealStatus)),
    client_id: v.optional(v.array(vUuid)),
    sale_manager_id: v.optional(v.array(vUuid)),
    country: v.optional(v.array(vCountry)),
    wood: v.optional(v.array(vWood)),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    due_from: v.optional(vIsoWeek),
    due_to: v.optional(vIsoWeek),
    late: v.optional(v.picklist(['only'])),
    overdue: v.optional(v.picklist(['only'])),
    cover: v.optional(v.picklist(['short'])),
    sort: v.optional(v.picklist([
        'delivery_week_from',
        '-late_days',
        'overdue_since',
        '-revenue_eur'
    ]))
});

/**
 * The list of deals, with the filter that a dashboard opens it with.
 */
export const vDashboardDealList = v.object({
    kind: v.literal('deals'),
    search: vDealsSearch
});

/**
 * Query of `listSupplies`.
 */
export const vSuppliesSearch = v.strictObject({
    status: v.optional(v.array(vSupplyStatus)),
    sawmill_id: v.optional(v.array(vUuid)),
    purchase_manager_id: v.optional(v.array(vUuid)),
    product_id: v.optional(v.array(vUuid)),
    country: v.optional(v.array(vCountry)),
    wood: v.optional(v.array(vWood)),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    late: v.optional(v.picklist(['only'])),
    free: v.optional(v.picklist(['only'])),
    defect: v.optional(v.array(vDefectKind)),
    sort: v.optional(v.picklist([
        'ready_week',
        '-late_days',
        '-free_m3'
    ]))
});

/**
 * The list of supplies, with the filter that a dashboard opens it with.
 */
export const vDashboardSupplyList = v.object({
    kind: v.literal('supplies'),
    search: vSuppliesSearch
});

/**
 * Query of `listCargos`.
 */
export const vCargosSearch = v.strictObject({
    status: v.optional(v.array(vCargoStatus)),
    client_id: v.optional(v.array(vUuid)),
    sawmill_id: v.optional(v.array(vUuid)),
    country: v.optional(v.array(vCountry)),
    wood: v.optional(v.array(vWood)),
    carrier: v.optional(v.array(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))),
    port_of_loading: v.optional(v.array(vUnLocode)),
    port_of_discharge: v.optional(v.array(vUnLocode)),
    etd_from: v.optional(vIsoWeek),
    etd_to: v.optional(vIsoWeek),
    eta_from: v.optional(vIsoWeek),
    eta_to: v.optional(vIsoWeek),
    fill_from: v.optional(v.pipe(v.string(), v.regex(/^(\d|[1-9]\d|1\d\d)$/))),
    fill_to: v.optional(v.pipe(v.string(), v.regex(/^(\d|[1-9]\d|1\d\d)$/))),
    late: v.optional(v.picklist(['only'])),
    documents: v.optional(v.picklist(['missing'])),
    cut_off: v.optional(v.picklist(['this_week'])),
    sort: v.optional(v.picklist([
        'cut_off',
        'etd',
        'eta',
        'fill_percent'
    ]))
});

/**
 * The list of cargo, with the filter that a dashboard opens it with.
 */
export const vDashboardCargoList = v.object({
    kind: v.literal('cargos'),
    search: vCargosSearch
});

/**
 * Query of `listSawmills`.
 */
export const vSawmillsSearch = v.strictObject({
    approval: v.optional(v.array(vSawmillApproval)),
    certificate: v.optional(v.array(vCertificateState)),
    country: v.optional(v.array(vCountry)),
    species: v.optional(v.array(vWood)),
    sort: v.optional(v.picklist(['certificate_expires']))
});

/**
 * The list of sawmills, with the filter that a dashboard opens it with.
 */
export const vDashboardSawmillList = v.object({
    kind: v.literal('sawmills'),
    search: vSawmillsSearch
});

/**
 * Query of `listSupplyReports` or `listCargoReports`.
 */
export const vReportsSearch = v.strictObject({
    approval: v.optional(v.picklist(['mine'])),
    sort: v.optional(v.picklist(['number']))
});

/**
 * The list of inspection reports, with the filter that a dashboard opens it with.
 */
export const vDashboardReportList = v.object({
    kind: v.picklist(['supply_reports', 'cargo_reports']),
    search: vReportsSearch
});

/**
 * Query of `listOrders`.
 */
export const vOrdersSearch = v.strictObject({
    status: v.optional(v.array(vOrderStatus)),
    company_id: v.optional(v.array(vUuid)),
    sort: v.optional(v.picklist(['delivery_week']))
});

/**
 * The list of orders, with the filter that a dashboard opens it with.
 */
export const vDashboardOrderList = v.object({
    kind: v.literal('orders'),
    search: vOrdersSearch
});

/**
 * Query of `listOffers`.
 */
export const vOffersSearch = v.strictObject({
    status: v.optional(v.array(vOfferStatus)),
    company_id: v.optional(v.array(vUuid)),
    sort: v.optional(v.picklist(['valid_until']))
});

/**
 * The list of offers, with the filter that a dashboard opens it with.
 */
export const vDashboardOfferList = v.object({
    kind: v.literal('offers'),
    search: vOffersSearch
});

/**
 * A list with the filter that finds exactly the counted records. Reports have no list of their own and are shown above the form of a new one.
 */
export const vDashboardList = v.union([
    vDashboardDealList,
    vDashboardSupplyList,
    vDashboardCargoList,
    vDashboardSawmillList,
    vDashboardReportList,
    vDashboardOrderList,
    vDashboardOfferList
]);

/**
 * Totals of documents, and the list that shows them.
 */
export const vStageListed = v.intersect([vStageFigures, v.object({
        list: vDashboardList
    })]);

/**
 * A filter of a dashboard, in addition to the period.
 */
export const vDashboardFilter = v.picklist([
    'client_id',
    'sawmill_id',
    'sale_manager_id',
    'purchase_manager_id',
    'country',
    'wood'
]);

/**
 * The most urgent record: waiting longest, or largest. Unknown measures are null.
 */
export const vWorstCase = v.object({
    id: vUuid,
    number: v.string(),
    partner: v.nullable(v.string()),
    late_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    arrives_late_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    week: v.nullable(vIsoWeek),
    day: v.nullable(vDay),
    volume_m3: v.nullable(vVolume)
});

/**
 * A to-do counter: how many records wait, which is the most urgent, and the list that shows them.
 */
export const vWorkFigures = v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    ignored_filters: v.array(vDashboardFilter),
    list: vDashboardList,
    worst: v.nullable(vWorstCase)
});

/**
 * Deals past their delivery week, with a shortfall, to be delivered this week and not shipped, or with an order confirmation that waits for the client.
 * Deals with an overdue payment, for users who record payments.
 * Orders that wait to be approved or confirmed, and open offers, of the companies in the user's scope.
 *
 */
export const vDealWork = v.intersect([vWorkFigures, v.object({
        code: v.picklist([
            'late',
            'uncovered',
            'due',
            'unconfirmed',
            'unpaid',
            'orders',
            'offers'
        ])
    })]);

/**
 * Each figure equals the result of the list with the same query.
 */
export const vDealDashboard = v.object({
    open: vStageListed,
    work: v.array(vDealWork),
    stages: v.array(v.unknown())
});

/**
 * Supplies that are overdue, due this week, ready and not loaded, with unallocated wood, or ordered and not confirmed. For approvers also supply reports that await approval. Mills in use whose certificate expires soon or has expired.
 */
export const vSupplyWork = v.intersect([vWorkFigures, v.object({
        code: v.picklist([
            'late',
            'due',
            'ready',
            'free',
            'unconfirmed',
            'approval',
            'certificates'
        ])
    })]);

/**
 * Each figure equals the result of the list with the same query.
 */
export const vSupplyDashboard = v.object({
    open: vStageListed,
    work: v.array(vSupplyWork),
    stages: v.array(v.unknown())
});

/**
 * Cargo that is due at the carrier this week or was due before, departs this week or earlier unsealed, has missing documents, should have arrived before this week, or has arrived and is not delivered. For approvers also container reports that await approval.
 */
export const vCargoWork = v.intersect([vWorkFigures, v.object({
        code: v.picklist([
            'cut_off',
            'leaving',
            'documents',
            'overdue',
            'arrived',
            'approval'
        ])
    })]);

/**
 * Each figure equals the result of the list with the same query.
 */
export const vCargoDashboard = v.object({
    open: vStageListed,
    work: v.array(vCargoWork),
    stages: v.array(v.unknown())
});

/**
 * ISO 8601 week. The preceding period may begin before the first year of other weeks.
 */
export const vPeriodWeek = v.pipe(v.string(), v.regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/));

/**
 * Whole weeks, the last one too.
 */
export const vPeriod = v.object({
    from: vPeriodWeek,
    to: vPeriodWeek
});

/**
 * A decimal number; null if there is no data to compute it from.
 */
export const vChartValue = v.nullable(v.pipe(v.string(), v.regex(/^-?\d{1,16}(\.\d{1,4})?$/)));

/**
 * A figure in one period: its value, and the list of the records that it is computed from.
 */
export const vFigureSide = v.object({
    value: vChartValue,
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    without: v.pipe(v.number(), v.integer(), v.minValue(0)),
    margin_kinds: v.optional(v.object({
        planned: v.pipe(v.number(), v.integer(), v.minValue(0)),
        expected: v.pipe(v.number(), v.integer(), v.minValue(0)),
        actual: v.pipe(v.number(), v.integer(), v.minValue(0))
    })),
    list: vDashboardList
});

/**
 * Unit of a key figure: a number of records, m3, EUR, percent, EUR per m3 or days.
 */
export const vFigureUnit = v.picklist([
    'count',
    'm3',
    'eur',
    'percent',
    'eur_m3',
    'days'
]);

/**
 * The figures of a dashboard, each beside the preceding period.
 */
export const vDashboardFigures = v.object({
    period: vPeriod,
    before: vPeriod,
    figures: v.array(v.unknown())
});

/**
 * Chart of the deal dashboard.
 */
export const vDealChartCode = v.picklist([
    'weeks',
    'margin',
    'clients'
]);

/**
 * One value of a chart, and the list of the records that it is computed from. `from` and `to` are the days of a bar of the timeline.
 */
export const vChartPoint = v.object({
    series: v.string(),
    key: v.string(),
    label: v.nullable(v.string()),
    value: vChartValue,
    from: v.nullable(vDay),
    to: v.nullable(vDay),
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    is_late: v.optional(v.boolean()),
    list: v.nullable(vDashboardList)
});

/**
 * A chart: its points, and how many records are not in it.
 */
export const vChart = v.object({
    today: vDay,
    period: vPeriod,
    unit: vFigureUnit,
    points: v.array(vChartPoint),
    left_out: v.pipe(v.number(), v.integer(), v.minValue(0)),
    without: v.pipe(v.number(), v.integer(), v.minValue(0)),
    not_due: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    measured: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    without_ports: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    part_loaded: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    late: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    past_etd: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
});

/**
 * Chart of the supply dashboard.
 */
export const vSupplyChartCode = v.picklist([
    'long',
    'mills',
    'prices',
    'defects'
]);

/**
 * Chart of the cargo dashboard.
 */
export const vCargoChartCode = v.picklist([
    'timeline',
    'fill',
    'freight',
    'delay'
]);

/**
 * Kind of record that the search finds.
 */
export const vSearchKind = v.picklist([
    'deal',
    'supply',
    'cargo',
    'supply_report',
    'cargo_report',
    'client',
    'sawmill',
    'pack'
]);

/**
 * A record that a search finds.
 */
export const vSearchHit = v.object({
    kind: vSearchKind,
    id: vUuid,
    name: v.string(),
    about: v.nullable(v.string()),
    status: v.string()
});

/**
 * Records of several kinds that a search finds, five of each kind at most.
 */
export const vSearchHits = v.object({
    items: v.pipe(v.array(vSearchHit), v.maxLength(40)),
    more: v.array(v.object({
        kind: vSearchKind,
        total: v.pipe(v.number(), v.integer(), v.maxValue(1000))
    }))
});

/**
 * A document that a comment names by its number.
 */
export const vQuotedDocument = v.object({
    kind: v.picklist([
        'deal',
        'supply',
        'cargo',
        'supply_report',
        'cargo_report'
    ]),
    id: vUuid,
    number: v.string()
});

/**
 * A comment. It is neither changed nor removed.
 */
export const vComment = v.object({
    id: vUuid,
    text: v.string(),
    created_at: vTimestamp,
    created_by: vPersonRef,
    packs: v.exactOptional(v.pipe(v.array(vPackRef), v.minLength(1))),
    documents: v.exactOptional(v.pipe(v.array(vQuotedDocument), v.minLength(1)))
});

/**
 * Page of the comments on a record, newest first.
 */
export const vCommentList = v.object({
    items: v.array(vComment),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Text of a comment, as a user writes it.
 */
export const vCommentWrite = v.strictObject({
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(4000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * Person who can read the comments on a record and be mentioned there.
 */
export const vCommentReader = v.object({
    id: vUuid,
    name: v.string(),
    role: vRole
});

/**
 * Record whose number a comment can quote.
 */
export const vQuotableNumber = v.object({
    kind: v.picklist([
        'pack',
        'deal',
        'supply',
        'cargo',
        'supply_report',
        'cargo_report'
    ]),
    id: vUuid,
    number: v.string(),
    about: v.nullable(v.string())
});

/**
 * A request to a global manager to allow a transition despite missing requirements.
 */
export const vOverrideRequest = v.object({
    id: vUuid,
    to: v.string(),
    reason: v.string(),
    created_at: vTimestamp,
    created_by: vPersonRef,
    status: v.picklist([
        'open',
        'granted',
        'declined',
        'obsolete'
    ]),
    answer: v.nullable(v.string()),
    answered_at: vTimestampOrNull,
    answered_by: vPersonRefOrNull
});

/**
 * A transition to allow despite its missing requirements.
 */
export const vOverrideRequestWrite = v.strictObject({
    to: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * Answer to a request for an override.
 */
export const vOverrideAnswer = v.strictObject({
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * Who reads the file. `client` files are for the client too, `internal` ones for the staff who read the record, `purchase` ones for those who see its purchase prices and mills.
 */
export const vAttachmentKind = v.picklist([
    'client',
    'internal',
    'purchase'
]);

/**
 * File that is attached to a record.
 */
export const vAttachment = v.object({
    id: vUuid,
    kind: vAttachmentKind,
    name: v.pipe(v.string(), v.maxLength(255), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    media_type: v.string(),
    size: v.pipe(v.number(), v.integer()),
    sha256: v.nullable(v.string()),
    created_at: vTimestamp,
    created_by: vPersonRef,
    can_remove: v.boolean()
});

/**
 * File to attach to a record.
 */
export const vAttachmentUpload = v.object({
    id: v.optional(v.pipe(v.string(), v.uuid())),
    kind: v.optional(vAttachmentKind),
    file: v.pipe(v.string(), v.maxLength(10000000))
});

/**
 * A copy of a paper that was kept when it was sent.
 */
export const vSentPaper = v.object({
    id: vUuid,
    at: vTimestamp
});

/**
 * A paper that the user can read now. Two papers of one name differ in revision or client.
 */
export const vPaperItem = v.object({
    paper: vPaperName,
    number: v.nullable(v.string()),
    revision: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    issued_at: v.nullable(vTimestamp),
    client: v.nullable(vPaperClient),
    language: vLanguage,
    title: v.string(),
    can_send: v.boolean(),
    sent: v.nullable(vSentPaper)
});

/**
 * SHA-256 of the paper’s content in hex. Sending fails if the paper has other content than when its email was suggested.
 */
export const vPaperContentHash = v.pipe(v.string(), v.length(64), v.regex(/^[0-9a-f]{64}$/));

/**
 * The client, sawmill or other partner that a paper is for.
 */
export const vPaperPartner = v.object({
    kind: v.picklist(['client', 'sawmill']),
    id: vUuid,
    name: v.string()
});

/**
 * Suggested email that sends a paper.
 */
export const vPaperMail = v.object({
    revision: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    client_id: v.nullable(vUuid),
    recipients: v.array(vMailAddress),
    subject: v.string(),
    text: v.string(),
    language: vLanguage,
    file_name: v.string(),
    notice: v.nullable(v.string()),
    is_proposal: v.boolean(),
    content_hash: vPaperContentHash,
    has_link: v.boolean(),
    partner: v.nullable(vPaperPartner)
});

/**
 * An email with the paper attached. It is refused with `paper_changed` if the paper is no longer what `content_hash` names, so that nobody sends a paper that they have not seen.
 */
export const vPaperMailWrite = v.strictObject({
    revision: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000))),
    client_id: v.nullable(vUuid),
    content_hash: vPaperContentHash,
    to: v.pipe(v.array(vMailAddress), v.minLength(1), v.maxLength(10)),
    subject: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(5000), v.regex(/^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$/)),
    copy_to_self: v.boolean()
});

/**
 * The version that the change is based on, in quotes, as in the `ETag`.
 */
export const vIfMatch = v.pipe(v.string(), v.regex(/^"\d{1,15}"$/));

export const vId = vUuid;

export const vCursorParam = v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/));

export const vLimit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50);

export const vCountries = v.pipe(v.array(vCountry), v.maxLength(300));

/**
 * A key that the client creates per action, so that a repeated call takes effect once.
 */
export const vIdempotencyKey = v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/));

/**
 * The document of the same kind that this one was copied from. The history names it; it is ignored if the user may not see it.
 */
export const vCopiedFrom = vUuid;

export const vCopyPrices2 = v.optional(vCopyPrices, 'same');

/**
 * Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files.
 */
export const vRecordKind2 = vRecordKind;

/**
 * The process answers.
 */
export const vGetHealthResponse = vHealth;

/**
 * Every part is ready.
 */
export const vGetReadinessResponse = vHealth;

export const vLoginBody = vCredentials;

/**
 * Logged in.
 */
export const vLoginResponse = vMe;

/**
 * A fresh access cookie is set.
 */
export const vRefreshSessionResponse = v.void();

/**
 * The session has ended; so it is when there was none.
 */
export const vLogoutResponse = v.void();

/**
 * Recorded.
 */
export const vAgreeWithTermsResponse = v.void();

/**
 * The person behind the session.
 */
export const vGetMeResponse = vMe;

/**
 * The people, one for each role.
 */
export const vListDemoPeopleResponse = v.array(vDemoPerson);

export const vListNotificationsQuery = v.object({
    before: v.optional(vUuid)
});

/**
 * The list.
 */
export const vListNotificationsResponse = v.array(vNotification);

/**
 * True if there is an unread notification.
 */
export const vNewNotificationExistsResponse = v.boolean();

/**
 * The notifications are read.
 */
export const vMarkAllNotificationsAsReadResponse = v.void();

export const vMarkNotificationAsReadPath = v.object({
    uuid: vUuid
});

/**
 * The notification is read, also if it was read before.
 */
export const vMarkNotificationAsReadResponse = v.void();

export const vSendPasswordBody = vEmailOnly;

/**
 * If an account has this address, an email is sent to it.
 */
export const vSendPasswordResponse = v.void();

export const vSetPasswordBody = vPasswordByLink;

/**
 * Set, and logged in.
 */
export const vSetPasswordResponse = vMe;

export const vCheckPasswordLinkBody = vPasswordLink;

/**
 * The link is valid.
 */
export const vCheckPasswordLinkResponse = vLinkHolder;

export const vSignUpBody = vSignUp;

/**
 * The registration awaits verification.
 */
export const vSignUpResponse = v.void();

/**
 * The latest hundred.
 */
export const vListDemoMailsResponse = vDemoMailList;

export const vGetDemoMailAttachmentPath = v.object({
    mail_id: vUuid
});

/**
 * The file.
 */
export const vGetDemoMailAttachmentResponse = v.string();

/**
 * The person behind the session.
 */
export const vGetProfileResponse = vOwnProfile;

export const vUpdateProfileBody = vOwnProfileWrite;

export const vUpdateProfileHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

/**
 * The updated personal information.
 */
export const vUpdateProfileResponse = vOwnProfile;

export const vChangePasswordBody = vPasswordChange;

/**
 * The new password is valid.
 */
export const vChangePasswordResponse = v.void();

/**
 * All other sessions have ended.
 */
export const vEndOtherSessionsResponse = v.void();

/**
 * My sessions, the latest first.
 */
export const vListOwnSessionsResponse = vOwnSessionList;

export const vEndOwnSessionPath = v.object({
    id: vUuid
});

/**
 * The session has ended.
 */
export const vEndOwnSessionResponse = v.void();

export const vListOwnLoginsQuery = v.object({
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of attempts.
 */
export const vListOwnLoginsResponse = vLoginList;

/**
 * The company that answers for the data.
 */
export const vGetSellerResponse = vSeller;

/**
 * The settings.
 */
export const vGetSettingsResponse = vSettings;

export const vUpdateSettingsBody = vSettingsWrite;

export const vUpdateSettingsHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

/**
 * The settings.
 */
export const vUpdateSettingsResponse = vSettings;

/**
 * Papers show no logo.
 */
export const vRemoveLogoResponse = v.void();

/**
 * The image.
 */
export const vDownloadLogoResponse = v.string();

export const vUploadLogoBody = vLogoUpload;

/**
 * The logo.
 */
export const vUploadLogoResponse = vLogo;

export const vListSettingsActivityQuery = v.object({
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * The changes, newest first. A changed text is `paper_texts.invoice.fr.terms`.
 */
export const vListSettingsActivityResponse = vActivityList;

export const vListCompaniesQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.pipe(v.array(vCompanyStatus), v.maxLength(300))),
    size: v.optional(v.pipe(v.array(vCompanySize), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sort: v.optional(v.picklist([
        'name',
        '-name',
        'country',
        '-country',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of companies.
 */
export const vListCompaniesResponse = vCompanyList;

export const vCreateCompanyBody = vCompanyWrite;

export const vCreateCompanyHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The company.
 */
export const vCreateCompanyResponse = vCompany;

/**
 * The managers, by name.
 */
export const vListCompanyManagersResponse = vCompanyManagerList;

export const vGetCompanyPath = v.object({
    id: vUuid
});

/**
 * The company.
 */
export const vGetCompanyResponse = vCompany;

export const vUpdateCompanyBody = vCompanyWrite;

export const vUpdateCompanyHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateCompanyPath = v.object({
    id: vUuid
});

/**
 * The company.
 */
export const vUpdateCompanyResponse = vCompany;

export const vTransitionCompanyBody = vCompanyTransition;

export const vTransitionCompanyHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vTransitionCompanyPath = v.object({
    id: vUuid
});

/**
 * The company.
 */
export const vTransitionCompanyResponse = vCompany;

export const vListCompanyClientsPath = v.object({
    id: vUuid
});

/**
 * Clients with the same codes or name, and the possible sale managers of a new client.
 */
export const vListCompanyClientsResponse = vCompanyClientList;

export const vLinkCompanyClientBody = vCompanyClientChoice;

export const vLinkCompanyClientHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vLinkCompanyClientPath = v.object({
    id: vUuid
});

/**
 * The company.
 */
export const vLinkCompanyClientResponse = vCompany;

export const vClearCompanySessionsPath = v.object({
    id: vUuid
});

/**
 * All sessions of the company's users have ended.
 */
export const vClearCompanySessionsResponse = v.void();

export const vListAddressesPath = v.object({
    id: vUuid
});

/**
 * The addresses, by name.
 */
export const vListAddressesResponse = vAddressList;

export const vCreateAddressBody = vAddressWrite;

export const vCreateAddressHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vCreateAddressPath = v.object({
    id: vUuid
});

/**
 * Added.
 */
export const vCreateAddressResponse = vAddress;

export const vRemoveAddressPath = v.object({
    id: vUuid,
    address_id: vUuid
});

/**
 * The address is removed.
 */
export const vRemoveAddressResponse = v.void();

export const vUpdateAddressBody = vAddressWrite;

export const vUpdateAddressHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateAddressPath = v.object({
    id: vUuid,
    address_id: vUuid
});

/**
 * The updated address.
 */
export const vUpdateAddressResponse = vAddress;

export const vListPeopleQuery = v.object({
    q: v.optional(vSearchText),
    role: v.optional(v.pipe(v.array(vRole), v.maxLength(300))),
    status: v.optional(v.pipe(v.array(vPersonStatus), v.maxLength(300))),
    company_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sort: v.optional(v.picklist([
        'name',
        '-name',
        'email',
        '-email',
        'created_at',
        '-created_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of people.
 */
export const vListPeopleResponse = vPersonList;

export const vCreatePersonBody = vPersonWrite;

export const vCreatePersonHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The person.
 */
export const vCreatePersonResponse = vPerson;

export const vListStaffQuery = v.object({
    role: v.optional(v.pipe(v.array(vRole), v.maxLength(300))),
    id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    q: v.optional(vSearchText),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of the staff.
 */
export const vListStaffResponse = vStaffList;

export const vGetPersonPath = v.object({
    id: vUuid
});

/**
 * The person.
 */
export const vGetPersonResponse = vPerson;

export const vUpdatePersonBody = vPersonWrite;

export const vUpdatePersonHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdatePersonPath = v.object({
    id: vUuid
});

/**
 * The person.
 */
export const vUpdatePersonResponse = vPerson;

export const vTransitionPersonBody = vPersonTransition;

export const vTransitionPersonHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vTransitionPersonPath = v.object({
    id: vUuid
});

/**
 * The person.
 */
export const vTransitionPersonResponse = vPerson;

export const vHandWorkOverBody = vHandOver;

export const vHandWorkOverPath = v.object({
    id: vUuid
});

/**
 * The person.
 */
export const vHandWorkOverResponse = vPerson;

export const vErasePersonHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vErasePersonPath = v.object({
    id: vUuid
});

/**
 * The person.
 */
export const vErasePersonResponse = vPerson;

export const vClearPersonSessionsPath = v.object({
    id: vUuid
});

/**
 * All sessions of the person have ended.
 */
export const vClearPersonSessionsResponse = v.void();

export const vSendPersonLinkPath = v.object({
    id: vUuid
});

/**
 * The email is on its way.
 */
export const vSendPersonLinkResponse = v.void();

export const vListPersonSessionsPath = v.object({
    id: vUuid
});

/**
 * Their active sessions, the latest first.
 */
export const vListPersonSessionsResponse = vOwnSessionList;

export const vEndPersonSessionPath = v.object({
    id: vUuid,
    session_id: vUuid
});

/**
 * The session has ended.
 */
export const vEndPersonSessionResponse = v.void();

export const vListLoginsQuery = v.object({
    q: v.optional(vSearchText),
    outcome: v.optional(v.pipe(v.array(vLoginOutcome), v.maxLength(300))),
    person_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sort: v.optional(v.picklist(['at', '-at'])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of attempts.
 */
export const vListLoginsResponse = vLoginList;

/**
 * The accounts, then the addresses; the longest wait first.
 */
export const vListSlowedLoginsResponse = vSlowedLoginList;

export const vUnlockLoginBody = vLoginUnlock;

/**
 * The failures are forgotten.
 */
export const vUnlockLoginResponse = v.void();

export const vListDonePath = v.object({
    id: vUuid
});

export const vListDoneQuery = v.object({
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of the person's activity.
 */
export const vListDoneResponse = vDoneList;

export const vListClientsQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.pipe(v.array(vClientStatus), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sort: v.optional(v.picklist([
        'name',
        '-name',
        'country',
        '-country',
        'exposure_eur',
        '-exposure_eur',
        'credit_used',
        '-credit_used',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of clients.
 */
export const vListClientsResponse = vClientList;

export const vCreateClientBody = vClientWrite;

export const vCreateClientHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The client.
 */
export const vCreateClientResponse = vClient;

export const vGetClientPath = v.object({
    id: vUuid
});

/**
 * The client.
 */
export const vGetClientResponse = vClient;

export const vUpdateClientBody = vClientWrite;

export const vUpdateClientHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateClientPath = v.object({
    id: vUuid
});

/**
 * The client.
 */
export const vUpdateClientResponse = vClient;

export const vListSawmillsQuery = v.object({
    q: v.optional(vSearchText),
    approval: v.optional(v.pipe(v.array(vSawmillApproval), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    species: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    certificate: v.optional(v.pipe(v.array(vCertificateState), v.maxLength(300))),
    sort: v.optional(v.picklist([
        'name',
        '-name',
        'country',
        '-country',
        'capacity',
        '-capacity',
        'lead_time',
        '-lead_time',
        'certificate_expires',
        '-certificate_expires',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of sawmills.
 */
export const vListSawmillsResponse = vSawmillList;

export const vCreateSawmillBody = vSawmillWrite;

export const vCreateSawmillHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The sawmill.
 */
export const vCreateSawmillResponse = vSawmill;

export const vGetSawmillPath = v.object({
    id: vUuid
});

/**
 * The sawmill.
 */
export const vGetSawmillResponse = vSawmill;

export const vUpdateSawmillBody = vSawmillWrite;

export const vUpdateSawmillHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateSawmillPath = v.object({
    id: vUuid
});

/**
 * The sawmill.
 */
export const vUpdateSawmillResponse = vSawmill;

export const vListSuppliesQuery = v.object({
    q: v.optional(vSearchText),
    id: v.optional(v.pipe(v.array(vUuid), v.maxLength(50))),
    status: v.optional(v.pipe(v.array(vSupplyStatus), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    product_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    defect: v.optional(v.pipe(v.array(vDefectKind), v.maxLength(300))),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    late: v.optional(v.picklist(['only'])),
    free: v.optional(v.picklist(['only'])),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'sawmill',
        '-sawmill',
        'status',
        '-status',
        'ready_week',
        '-ready_week',
        'late_days',
        '-late_days',
        'volume_m3',
        '-volume_m3',
        'free_m3',
        '-free_m3',
        'amount_eur',
        '-amount_eur',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of supplies.
 */
export const vListSuppliesResponse = vSupplyList;

export const vCreateSupplyBody = vSupplyWrite;

export const vCreateSupplyHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vCreateSupplyQuery = v.object({
    copied_from: v.optional(vUuid)
});

/**
 * The updated supply.
 */
export const vCreateSupplyResponse = vSupply;

export const vSumSuppliesQuery = v.object({
    q: v.optional(vSearchText),
    id: v.optional(v.pipe(v.array(vUuid), v.maxLength(50))),
    status: v.optional(v.pipe(v.array(vSupplyStatus), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    product_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    defect: v.optional(v.pipe(v.array(vDefectKind), v.maxLength(300))),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    late: v.optional(v.picklist(['only'])),
    free: v.optional(v.picklist(['only']))
});

/**
 * The sums.
 */
export const vSumSuppliesResponse = vSupplyTotals;

export const vPreviewSupplyBody = vSupplyPreviewRequest;

/**
 * Figures and transitions.
 */
export const vPreviewSupplyResponse = vSupplyPreview;

export const vGetSupplyPath = v.object({
    id: vUuid
});

/**
 * The updated supply.
 */
export const vGetSupplyResponse = vSupply;

export const vUpdateSupplyBody = vSupplyWrite;

export const vUpdateSupplyHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateSupplyPath = v.object({
    id: vUuid
});

/**
 * The updated supply.
 */
export const vUpdateSupplyResponse = vSupply;

export const vGetSupplyCopyPath = v.object({
    id: vUuid
});

export const vGetSupplyCopyQuery = v.object({
    prices: v.optional(vCopyPrices, 'same')
});

/**
 * The content, with the prices that differ today and the parts that are not repeated.
 */
export const vGetSupplyCopyResponse = vSupplyCopy;

export const vTransitionSupplyBody = vSupplyTransitionRequest;

export const vTransitionSupplyHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vTransitionSupplyPath = v.object({
    id: vUuid
});

/**
 * The updated supply.
 */
export const vTransitionSupplyResponse = vSupply;

export const vListSupplyPacksPath = v.object({
    id: vUuid
});

/**
 * The packs and their totals per line.
 */
export const vListSupplyPacksResponse = vSupplyPacks;

export const vSetSupplyPacksBody = vSupplyPacksWrite;

export const vSetSupplyPacksPath = v.object({
    id: vUuid
});

/**
 * The packs and their totals per line.
 */
export const vSetSupplyPacksResponse = vSupplyPacks;

export const vListPacksQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.pipe(v.array(vPackStatus), v.maxLength(300))),
    supply_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'received_at',
        '-received_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of packs.
 */
export const vListPacksResponse = vPackList;

export const vGetPackPath = v.object({
    id: vUuid
});

/**
 * The pack.
 */
export const vGetPackResponse = vPackRecord;

export const vSplitPackBody = vPackSplit;

export const vSplitPackHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vSplitPackPath = v.object({
    id: vUuid
});

/**
 * The parts, in their order.
 */
export const vSplitPackResponse = vPackRecordList;

export const vListMergeablePacksPath = v.object({
    id: vUuid
});

/**
 * The packs.
 */
export const vListMergeablePacksResponse = vMergeablePackList;

export const vMergePacksBody = vPackMerge;

export const vMergePacksHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The new pack.
 */
export const vMergePacksResponse = vPackRecord;

export const vGetSupplyCoverPath = v.object({
    id: vUuid
});

/**
 * Each line of the supply with its allocations to deals.
 */
export const vGetSupplyCoverResponse = vSupplyCover;

export const vListOpenDealLinesPath = v.object({
    id: vUuid
});

/**
 * The wood that could be allocated.
 */
export const vListOpenDealLinesResponse = vOpenDealLineList;

export const vGetDealCoverPath = v.object({
    id: vUuid
});

/**
 * Each line of the deal with the supplies that it is bought from.
 */
export const vGetDealCoverResponse = vDealCover;

export const vListFreeWoodPath = v.object({
    id: vUuid
});

/**
 * The wood that could be allocated.
 */
export const vListFreeWoodResponse = vFreeWoodList;

export const vGetPurchasePlanPath = v.object({
    id: vUuid
});

export const vGetPurchasePlanQuery = v.object({
    mills: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 12),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(50)))
});

/**
 * The possible purchases.
 */
export const vGetPurchasePlanResponse = vPurchasePlan;

export const vBuyForDealBody = vPurchaseWrite;

export const vBuyForDealHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vBuyForDealPath = v.object({
    id: vUuid
});

/**
 * The drafts, and the allocated wood.
 */
export const vBuyForDealResponse = vPurchase;

export const vUndoPurchaseBody = vPurchaseUndo;

export const vUndoPurchaseHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vUndoPurchasePath = v.object({
    id: vUuid
});

/**
 * The purchase is undone.
 */
export const vUndoPurchaseResponse = v.void();

export const vSetAllocationsBody = vAllocationsWrite;

export const vSetAllocationsHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The resulting allocations, in the order of the request.
 */
export const vSetAllocationsResponse = vAllocationList;

export const vListCargosQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.pipe(v.array(vCargoStatus), v.maxLength(300))),
    kind: v.optional(v.pipe(v.array(vCargoKind), v.maxLength(300))),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    carrier: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    port: v.optional(v.pipe(v.array(vUnLocode), v.maxLength(300))),
    port_of_loading: v.optional(v.pipe(v.array(vUnLocode), v.maxLength(300))),
    port_of_discharge: v.optional(v.pipe(v.array(vUnLocode), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    fill_from: v.optional(v.pipe(v.string(), v.regex(/^(\d|[1-9]\d|1\d\d)$/))),
    fill_to: v.optional(v.pipe(v.string(), v.regex(/^(\d|[1-9]\d|1\d\d)$/))),
    etd_from: v.optional(vIsoWeek),
    etd_to: v.optional(vIsoWeek),
    eta_from: v.optional(vIsoWeek),
    eta_to: v.optional(vIsoWeek),
    late: v.optional(v.picklist(['only'])),
    documents: v.optional(v.picklist(['missing'])),
    cut_off: v.optional(v.picklist(['this_week'])),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'status',
        '-status',
        'carrier',
        '-carrier',
        'cut_off',
        '-cut_off',
        'etd',
        '-etd',
        'eta',
        '-eta',
        'm3',
        '-m3',
        'gross_kg',
        '-gross_kg',
        'fill_percent',
        '-fill_percent',
        'freight_eur',
        '-freight_eur',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of cargo.
 */
export const vListCargosResponse = vCargoList;

export const vCreateCargoBody = vCargoWrite;

export const vCreateCargoHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The cargo.
 */
export const vCreateCargoResponse = vCargo;

export const vPreviewCargoBody = vCargoPreviewRequest;

/**
 * Figures and transitions.
 */
export const vPreviewCargoResponse = vCargoPreview;

/**
 * Each once, in order.
 */
export const vListCargoChoicesResponse = vCargoChoices;

export const vListLoadableQuery = v.object({
    cargo_id: v.optional(vUuid),
    q: v.optional(vSearchText),
    deal_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300)))
});

/**
 * The wood that can be loaded.
 */
export const vListLoadableResponse = vLoadableList;

export const vListLoadablePacksQuery = v.object({
    supply_line_id: vUuid,
    deal_line_id: vUuid,
    cargo_id: v.optional(vUuid)
});

/**
 * The packs.
 */
export const vListLoadablePacksResponse = vLoadablePackList;

export const vGetCargoPath = v.object({
    id: vUuid
});

/**
 * The cargo.
 */
export const vGetCargoResponse = vCargo;

export const vUpdateCargoBody = vCargoWrite;

export const vUpdateCargoHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateCargoPath = v.object({
    id: vUuid
});

/**
 * The updated cargo.
 */
export const vUpdateCargoResponse = vCargo;

export const vTransitionCargoBody = vCargoTransitionRequest;

export const vTransitionCargoHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vTransitionCargoPath = v.object({
    id: vUuid
});

/**
 * The cargo in its new status.
 */
export const vTransitionCargoResponse = vCargo;

export const vListSupplyReportsQuery = v.object({
    status: v.optional(v.pipe(v.array(vReportStatus), v.maxLength(300))),
    supply_id: v.optional(vUuid),
    inspector_id: v.optional(vUuid),
    approval: v.optional(v.picklist(['mine'])),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of reports.
 */
export const vListSupplyReportsResponse = vSupplyReportList;

export const vCreateSupplyReportBody = vSupplyReportCreate;

export const vCreateSupplyReportHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The draft.
 */
export const vCreateSupplyReportResponse = vSupplyReport;

export const vGetSupplyReportPath = v.object({
    id: vUuid
});

/**
 * The report.
 */
export const vGetSupplyReportResponse = vSupplyReport;

export const vUpdateSupplyReportBody = vSupplyReportWrite;

export const vUpdateSupplyReportHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateSupplyReportPath = v.object({
    id: vUuid
});

/**
 * The updated report.
 */
export const vUpdateSupplyReportResponse = vSupplyReport;

export const vTransitionSupplyReportBody = vReportTransitionRequest;

export const vTransitionSupplyReportHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vTransitionSupplyReportPath = v.object({
    id: vUuid
});

/**
 * The report in its new status.
 */
export const vTransitionSupplyReportResponse = vSupplyReport;

export const vCorrectSupplyReportHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vCorrectSupplyReportPath = v.object({
    id: vUuid
});

/**
 * The correction.
 */
export const vCorrectSupplyReportResponse = vSupplyReport;

export const vListInspectableSuppliesQuery = v.object({
    q: v.optional(vSearchText),
    id: v.optional(vUuid),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of supplies.
 */
export const vListInspectableSuppliesResponse = vInspectableSupplyList;

export const vListCargoReportsQuery = v.object({
    status: v.optional(v.pipe(v.array(vReportStatus), v.maxLength(300))),
    cargo_id: v.optional(vUuid),
    inspector_id: v.optional(vUuid),
    approval: v.optional(v.picklist(['mine'])),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of reports.
 */
export const vListCargoReportsResponse = vCargoReportList;

export const vCreateCargoReportBody = vCargoReportCreate;

export const vCreateCargoReportHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The draft.
 */
export const vCreateCargoReportResponse = vCargoReport;

export const vGetCargoReportPath = v.object({
    id: vUuid
});

/**
 * The report.
 */
export const vGetCargoReportResponse = vCargoReport;

export const vUpdateCargoReportBody = vCargoReportWrite;

export const vUpdateCargoReportHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateCargoReportPath = v.object({
    id: vUuid
});

/**
 * The updated report.
 */
export const vUpdateCargoReportResponse = vCargoReport;

export const vTransitionCargoReportBody = vReportTransitionRequest;

export const vTransitionCargoReportHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vTransitionCargoReportPath = v.object({
    id: vUuid
});

/**
 * The report in its new status.
 */
export const vTransitionCargoReportResponse = vCargoReport;

export const vCorrectCargoReportHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vCorrectCargoReportPath = v.object({
    id: vUuid
});

/**
 * The correction.
 */
export const vCorrectCargoReportResponse = vCargoReport;

export const vListInspectableCargosQuery = v.object({
    q: v.optional(vSearchText),
    id: v.optional(vUuid),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of containers.
 */
export const vListInspectableCargosResponse = vInspectableCargoList;

export const vListProductsQuery = v.object({
    q: v.optional(vSearchText),
    category: v.optional(v.pipe(v.array(vProductCategory), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    status: v.optional(v.pipe(v.array(vProductStatus), v.maxLength(300)), ['active']),
    profile: v.optional(v.pipe(v.array(vProfile), v.maxLength(300))),
    treatment: v.optional(v.pipe(v.array(vTreatment), v.maxLength(300))),
    packaging: v.optional(v.pipe(v.array(vPackaging), v.maxLength(300))),
    certification: v.optional(v.pipe(v.array(vCertification), v.maxLength(300))),
    quality: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    product_group: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    thickness_mm: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    width_mm: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    length_mm: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    diameter_mm: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    sort: v.optional(v.picklist([
        'name',
        '-name',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of products.
 */
export const vListProductsResponse = vProductList;

export const vCreateProductBody = vProductWrite;

export const vCreateProductHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The product.
 */
export const vCreateProductResponse = vProductRecord;

export const vPreviewProductChangesBody = vProductChangesPreviewWrite;

/**
 * The number of products that would change, and those that would not.
 */
export const vPreviewProductChangesResponse = vProductChangesPreview;

export const vChangeProductsBody = vProductChangesWrite;

export const vChangeProductsHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The result of the change.
 */
export const vChangeProductsResponse = vProductChangesResult;

export const vGetProductPath = v.object({
    id: vUuid
});

/**
 * The product.
 */
export const vGetProductResponse = vProductRecord;

export const vUpdateProductBody = vProductWrite;

export const vUpdateProductHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateProductPath = v.object({
    id: vUuid
});

/**
 * The product.
 */
export const vUpdateProductResponse = vProductRecord;

export const vListPricesQuery = v.object({
    q: v.optional(vSearchText),
    list: v.optional(vPriceListName),
    scope: v.optional(v.pipe(v.array(vPriceScope), v.maxLength(300))),
    state: v.optional(v.pipe(v.array(vPriceState), v.maxLength(300))),
    product_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    company_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    sort: v.optional(v.picklist(['name', '-name'])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of prices.
 */
export const vListPricesResponse = vPriceEntryList;

export const vCreatePriceBody = vPriceWrite;

export const vCreatePriceHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Added.
 */
export const vCreatePriceResponse = vPriceEntry;

export const vListCompanyPricesQuery = v.object({
    company_id: v.optional(vUuid),
    list: v.optional(vPriceListName),
    day: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
    product_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    category: v.optional(v.pipe(v.array(vProductCategory), v.maxLength(300))),
    q: v.optional(vSearchText),
    sort: v.optional(v.picklist(['name', '-name'])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of products with their prices.
 */
export const vListCompanyPricesResponse = vCompanyPriceList;

export const vListPriceChangesQuery = v.object({
    product_id: vUuid,
    list: vPriceListName,
    price_id: v.optional(vUuid)
});

/**
 * The last hundred changes, newest first.
 */
export const vListPriceChangesResponse = vPriceChangeList;

/**
 * The last hundred changes, newest first.
 */
export const vListRateChangesResponse = vRateChangeList;

export const vListPriceImportsQuery = v.object({
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of them, newest first.
 */
export const vListPriceImportsResponse = vPriceImportList;

export const vImportPricesBody = vPriceImportWrite;

export const vImportPricesHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The result of each row.
 */
export const vImportPricesResponse = vImportedRows;

export const vPreviewPriceImportBody = vPriceImportRows;

/**
 * The result of each row.
 */
export const vPreviewPriceImportResponse = vPriceImportPreview;

export const vUndoPriceImportHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vUndoPriceImportPath = v.object({
    id: vUuid
});

/**
 * The number of restored entries, and the entries that were not restored.
 */
export const vUndoPriceImportResponse = vUndoneImport;

export const vRemovePriceHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vRemovePricePath = v.object({
    id: vUuid
});

/**
 * Removed.
 */
export const vRemovePriceResponse = v.void();

export const vUpdatePriceBody = vPriceChange;

export const vUpdatePriceHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdatePricePath = v.object({
    id: vUuid
});

/**
 * The updated price.
 */
export const vUpdatePriceResponse = vPriceEntry;

export const vRemoveCompanyPricesHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vRemoveCompanyPricesPath = v.object({
    id: vUuid
});

/**
 * The number of removed prices.
 */
export const vRemoveCompanyPricesResponse = vRemovedPrices;

/**
 * Every service that has a price.
 */
export const vListServicePricesResponse = vServicePriceList;

export const vUpdateServicePriceBody = vServicePriceWrite;

export const vUpdateServicePriceHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateServicePricePath = v.object({
    service: vService
});

/**
 * The updated service.
 */
export const vUpdateServicePriceResponse = vServicePrice;

/**
 * All tariffs, by location, country and zip code.
 */
export const vListTariffsResponse = vTariffList;

export const vCreateTariffBody = vTariffWrite;

export const vCreateTariffHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * Added.
 */
export const vCreateTariffResponse = vTariff;

export const vRemoveTariffHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vRemoveTariffPath = v.object({
    id: vUuid
});

/**
 * Removed.
 */
export const vRemoveTariffResponse = v.void();

export const vUpdateTariffBody = vTariffWrite;

export const vUpdateTariffHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateTariffPath = v.object({
    id: vUuid
});

/**
 * The updated tariff.
 */
export const vUpdateTariffResponse = vTariff;

export const vListStockQuery = v.object({
    q: v.optional(vSearchText),
    empty: v.optional(v.picklist(['hide'])),
    offers: v.optional(v.picklist(['only'])),
    location: v.optional(v.pipe(v.array(vStockLocation), v.maxLength(300))),
    pcs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,6}$/))), v.maxLength(300))),
    status: v.optional(v.pipe(v.array(v.picklist([
        'available',
        'reserved',
        'blocked'
    ])), v.maxLength(300))),
    category: v.optional(v.pipe(v.array(vProductCategory), v.maxLength(300))),
    product_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sort: v.optional(v.picklist(['name', '-name'])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of rows.
 */
export const vListStockResponse = vStockRowList;

export const vListReceivableQuery = v.object({
    q: v.optional(vSearchText)
});

/**
 * The fifty newest lines.
 */
export const vListReceivableResponse = vReceivableLineList;

export const vImportStockBody = vStockSheetWrite;

export const vImportStockHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The result of each row.
 */
export const vImportStockResponse = vJudgedStockSheet;

export const vPreviewStockSheetBody = vStockSheetRows;

/**
 * The result of each row.
 */
export const vPreviewStockSheetResponse = vJudgedStockSheet;

/**
 * The last twenty, newest first.
 */
export const vListStockSheetsResponse = vStockSheetList;

export const vUndoStockSheetHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vUndoStockSheetPath = v.object({
    id: vUuid
});

/**
 * The number of restored entries, and the entries that were not restored.
 */
export const vUndoStockSheetResponse = vUndoneStockSheet;

export const vListLotsQuery = v.object({
    product_id: v.optional(vUuid),
    location: v.optional(vStockLocation),
    pcs: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
    barcode: v.optional(v.pipe(v.string(), v.maxLength(40), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    status: v.optional(v.pipe(v.array(vLotStatus), v.maxLength(300))),
    sort: v.optional(v.picklist(['received_at', '-received_at'])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of packs.
 */
export const vListLotsResponse = vLotList;

export const vReceiveLotsBody = vLotsReceived;

export const vReceiveLotsHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The packs, in their order.
 */
export const vReceiveLotsResponse = vReceivedLots;

export const vChangeLotsBody = vLotsChange;

export const vChangeLotsHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The packs as they are now.
 */
export const vChangeLotsResponse = vReceivedLots;

export const vCorrectLotBody = vLotCorrection;

export const vCorrectLotHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vCorrectLotPath = v.object({
    id: vUuid
});

/**
 * The updated pack.
 */
export const vCorrectLotResponse = vLot;

export const vListLotChangesPath = v.object({
    id: vUuid
});

/**
 * Newest first; the last hundred.
 */
export const vListLotChangesResponse = vLotChangeList;

export const vListStockProductsQuery = v.object({
    company_id: v.optional(vUuid),
    address_id: v.optional(vUuid),
    truck_m3: v.optional(v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,3}(\.\d{1,3})?$/))),
    q: v.optional(vSearchText),
    unavailable: v.optional(v.picklist(['show'])),
    category: v.optional(v.pipe(v.array(vProductCategory), v.maxLength(300))),
    location: v.optional(v.pipe(v.array(vStockLocation), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    profile: v.optional(v.pipe(v.array(vProfile), v.maxLength(300))),
    treatment: v.optional(v.pipe(v.array(vTreatment), v.maxLength(300))),
    packaging: v.optional(v.pipe(v.array(vPackaging), v.maxLength(300))),
    certification: v.optional(v.pipe(v.array(vCertification), v.maxLength(300))),
    quality: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    product_group: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    color: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    treatment_color: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    thickness_mm: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    width_mm: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    length_mm: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    diameter_mm: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    humidity_percent: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))), v.maxLength(300))),
    sort: v.optional(v.picklist(['name', '-name'])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of products.
 */
export const vListStockProductsResponse = vStockProductList;

/**
 * The values that occur, each once, in order.
 */
export const vGetStockFacetsResponse = vStockFacets;

export const vListStockSizesQuery = v.object({
    company_id: v.optional(vUuid)
});

/**
 * One item per category and section, by category, thickness, width and diameter.
 */
export const vListStockSizesResponse = vStockSizes;

export const vGetStockProductPath = v.object({
    id: vUuid
});

export const vGetStockProductQuery = v.object({
    company_id: v.optional(vUuid),
    address_id: v.optional(vUuid),
    truck_m3: v.optional(v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,3}(\.\d{1,3})?$/)))
});

/**
 * The product, and the packs that can be had.
 */
export const vGetStockProductResponse = vStockProductPacks;

export const vListDealsQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.pipe(v.array(vDealStatus), v.maxLength(300))),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    destination: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    due_from: v.optional(vIsoWeek),
    due_to: v.optional(vIsoWeek),
    late: v.optional(v.picklist(['only'])),
    overdue: v.optional(v.picklist(['only'])),
    cover: v.optional(v.picklist(['short'])),
    quotation: v.optional(v.pipe(v.array(vQuotationFilter), v.maxLength(300))),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'date',
        '-date',
        'client',
        '-client',
        'status',
        '-status',
        'delivery_week_from',
        '-delivery_week_from',
        'late_days',
        '-late_days',
        'overdue_since',
        '-overdue_since',
        'volume_m3',
        '-volume_m3',
        'revenue_eur',
        '-revenue_eur',
        'margin_percent',
        '-margin_percent',
        'purchased_percent',
        '-purchased_percent',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of deals.
 */
export const vListDealsResponse = vDealList;

export const vCreateDealBody = vDealWrite;

export const vCreateDealHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vCreateDealQuery = v.object({
    copied_from: v.optional(vUuid)
});

/**
 * The draft.
 */
export const vCreateDealResponse = vDeal;

export const vSumDealsQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.pipe(v.array(vDealStatus), v.maxLength(300))),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    destination: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(160), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))), v.maxLength(300))),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    due_from: v.optional(vIsoWeek),
    due_to: v.optional(vIsoWeek),
    late: v.optional(v.picklist(['only'])),
    overdue: v.optional(v.picklist(['only'])),
    cover: v.optional(v.picklist(['short'])),
    quotation: v.optional(v.pipe(v.array(vQuotationFilter), v.maxLength(300)))
});

/**
 * The sums.
 */
export const vSumDealsResponse = vDealTotals;

export const vListDestinationsQuery = v.object({
    q: v.optional(vSearchText)
});

/**
 * The first twenty.
 */
export const vListDestinationsResponse = v.pipe(v.array(v.string()), v.maxLength(20));

export const vPreviewDealBody = vDealPreviewRequest;

/**
 * Figures and transitions.
 */
export const vPreviewDealResponse = vDealPreview;

export const vGetDealPath = v.object({
    id: vUuid
});

/**
 * The deal.
 */
export const vGetDealResponse = vDeal;

export const vUpdateDealBody = vDealWrite;

export const vUpdateDealHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateDealPath = v.object({
    id: vUuid
});

/**
 * The updated deal.
 */
export const vUpdateDealResponse = vDeal;

export const vGetDealCopyPath = v.object({
    id: vUuid
});

export const vGetDealCopyQuery = v.object({
    prices: v.optional(vCopyPrices, 'same')
});

/**
 * The content, with the prices that differ today and the parts that are not repeated.
 */
export const vGetDealCopyResponse = vDealCopy;

export const vTransitionDealBody = vDealTransitionRequest;

export const vTransitionDealHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vTransitionDealPath = v.object({
    id: vUuid
});

/**
 * The deal in its new status.
 */
export const vTransitionDealResponse = vDeal;

export const vPreviewPaymentsBody = vPaymentSheet;

/**
 * The outcome of each row.
 */
export const vPreviewPaymentsResponse = vPaymentSheetResult;

export const vImportPaymentsBody = vPaymentSheet;

export const vImportPaymentsHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The outcome of each row; the accepted ones are recorded.
 */
export const vImportPaymentsResponse = vPaymentSheetResult;

export const vAddDealPaymentBody = vDealPaymentWrite;

export const vAddDealPaymentHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vAddDealPaymentPath = v.object({
    id: vUuid
});

/**
 * The deal with its payments.
 */
export const vAddDealPaymentResponse = vDeal;

export const vRemoveDealPaymentPath = v.object({
    id: vUuid,
    payment_id: vUuid
});

/**
 * The deal with its remaining payments.
 */
export const vRemoveDealPaymentResponse = vDeal;

export const vListQuotationsPath = v.object({
    id: vUuid
});

/**
 * The quotations.
 */
export const vListQuotationsResponse = vQuotationList;

export const vIssueQuotationBody = vQuotationWrite;

export const vIssueQuotationHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vIssueQuotationPath = v.object({
    id: vUuid
});

/**
 * The quotation.
 */
export const vIssueQuotationResponse = vQuotation;

export const vRecordQuotationAnswerBody = vQuotationAnswerWrite;

export const vRecordQuotationAnswerHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vRecordQuotationAnswerPath = v.object({
    id: vUuid,
    quotation: vRevisionNumber
});

/**
 * The answered quotation.
 */
export const vRecordQuotationAnswerResponse = vQuotation;

export const vListDealInvoicesPath = v.object({
    id: vUuid
});

/**
 * The invoices.
 */
export const vListDealInvoicesResponse = vDealInvoices;

export const vIssueInvoiceBody = vInvoiceWrite;

export const vIssueInvoiceHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vIssueInvoicePath = v.object({
    id: vUuid
});

/**
 * The invoice.
 */
export const vIssueInvoiceResponse = vInvoice;

export const vPreviewInvoiceBody = vInvoiceWrite;

export const vPreviewInvoicePath = v.object({
    id: vUuid
});

/**
 * Its amounts.
 */
export const vPreviewInvoiceResponse = vInvoicePreview;

export const vListInvoicesQuery = v.object({
    q: v.optional(vSearchText),
    kind: v.optional(v.pipe(v.array(vInvoiceKind), v.maxLength(300))),
    status: v.optional(v.pipe(v.array(vInvoiceStatus), v.maxLength(300))),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    currency: v.optional(v.pipe(v.array(vCurrency), v.maxLength(300))),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'issued_on',
        '-issued_on',
        'due_on',
        '-due_on',
        'client',
        '-client'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of invoices.
 */
export const vListInvoicesResponse = vInvoiceList;

export const vListInvoiceLinesQuery = v.object({
    q: v.optional(vSearchText),
    kind: v.optional(v.pipe(v.array(vInvoiceKind), v.maxLength(300))),
    status: v.optional(v.pipe(v.array(vInvoiceStatus), v.maxLength(300))),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    currency: v.optional(v.pipe(v.array(vCurrency), v.maxLength(300))),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'issued_on',
        '-issued_on',
        'due_on',
        '-due_on',
        'client',
        '-client'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * The lines of a page of invoices; `total` counts invoices.
 */
export const vListInvoiceLinesResponse = vInvoicedLineList;

export const vCreditInvoiceBody = vInvoiceCreditWrite;

export const vCreditInvoiceHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vCreditInvoicePath = v.object({
    id: vUuid
});

/**
 * The invoice.
 */
export const vCreditInvoiceResponse = vInvoice;

export const vOpenQuotationBody = vQuotationLinkRequest;

/**
 * The quotation, or what became of it.
 */
export const vOpenQuotationResponse = vQuotationPage;

export const vAnswerQuotationBody = vQuotationLinkAnswer;

/**
 * The quotation, or what became of it.
 */
export const vAnswerQuotationResponse = vQuotationPage;

export const vListDealRevisionsPath = v.object({
    id: vUuid
});

/**
 * The revisions.
 */
export const vListDealRevisionsResponse = vRevisionList;

export const vOpenDealRevisionBody = vRevisionOpen;

export const vOpenDealRevisionHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vOpenDealRevisionPath = v.object({
    id: vUuid
});

/**
 * The open revision.
 */
export const vOpenDealRevisionResponse = vDealRevision;

export const vGetDealRevisionPath = v.object({
    id: vUuid,
    revision: vRevisionNumber
});

/**
 * The revision.
 */
export const vGetDealRevisionResponse = vDealRevision;

export const vUpdateDealRevisionBody = vDealRevisionWrite;

export const vUpdateDealRevisionHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateDealRevisionPath = v.object({
    id: vUuid,
    revision: vRevisionNumber
});

/**
 * The updated revision.
 */
export const vUpdateDealRevisionResponse = vDealRevision;

export const vPreviewDealRevisionBody = vDealRevisionWrite;

export const vPreviewDealRevisionPath = v.object({
    id: vUuid,
    revision: vRevisionNumber
});

/**
 * Figures, differences and transitions.
 */
export const vPreviewDealRevisionResponse = vDealRevisionPreview;

export const vTransitionDealRevisionBody = vRevisionTransitionRequest;

export const vTransitionDealRevisionHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vTransitionDealRevisionPath = v.object({
    id: vUuid,
    revision: vRevisionNumber
});

/**
 * The revision in its new status.
 */
export const vTransitionDealRevisionResponse = vDealRevision;

export const vCompareDealRevisionsPath = v.object({
    id: vUuid
});

export const vCompareDealRevisionsQuery = v.object({
    from: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999999)),
    to: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999999))
});

/**
 * The differences.
 */
export const vCompareDealRevisionsResponse = vRevisionComparison;

export const vListSupplyRevisionsPath = v.object({
    id: vUuid
});

/**
 * The revisions.
 */
export const vListSupplyRevisionsResponse = vRevisionList;

export const vOpenSupplyRevisionBody = vRevisionOpen;

export const vOpenSupplyRevisionHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vOpenSupplyRevisionPath = v.object({
    id: vUuid
});

/**
 * The open revision.
 */
export const vOpenSupplyRevisionResponse = vSupplyRevision;

export const vGetSupplyRevisionPath = v.object({
    id: vUuid,
    revision: vRevisionNumber
});

/**
 * The revision.
 */
export const vGetSupplyRevisionResponse = vSupplyRevision;

export const vUpdateSupplyRevisionBody = vSupplyRevisionWrite;

export const vUpdateSupplyRevisionHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateSupplyRevisionPath = v.object({
    id: vUuid,
    revision: vRevisionNumber
});

/**
 * The updated revision.
 */
export const vUpdateSupplyRevisionResponse = vSupplyRevision;

export const vPreviewSupplyRevisionBody = vSupplyRevisionWrite;

export const vPreviewSupplyRevisionPath = v.object({
    id: vUuid,
    revision: vRevisionNumber
});

/**
 * Figures, differences and transitions.
 */
export const vPreviewSupplyRevisionResponse = vSupplyRevisionPreview;

export const vTransitionSupplyRevisionBody = vSupplyRevisionTransitionRequest;

export const vTransitionSupplyRevisionHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vTransitionSupplyRevisionPath = v.object({
    id: vUuid,
    revision: vRevisionNumber
});

/**
 * The revision in its new status.
 */
export const vTransitionSupplyRevisionResponse = vSupplyRevision;

export const vCompareSupplyRevisionsPath = v.object({
    id: vUuid
});

export const vCompareSupplyRevisionsQuery = v.object({
    from: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999999)),
    to: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999999))
});

/**
 * The differences.
 */
export const vCompareSupplyRevisionsResponse = vRevisionComparison;

export const vEmptyBasketQuery = v.object({
    company_id: v.optional(vUuid)
});

/**
 * The basket.
 */
export const vEmptyBasketResponse = vBasket;

export const vGetBasketQuery = v.object({
    company_id: v.optional(vUuid),
    address_id: v.optional(vUuid)
});

/**
 * The basket.
 */
export const vGetBasketResponse = vBasket;

export const vAddToBasketBody = vBasketAdd;

export const vAddToBasketHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The basket and the result of each line.
 */
export const vAddToBasketResponse = vBasketChange;

export const vRemoveBasketLinePath = v.object({
    id: vUuid
});

/**
 * The basket.
 */
export const vRemoveBasketLineResponse = vBasket;

export const vChangeBasketLineBody = vBasketLineWrite;

export const vChangeBasketLinePath = v.object({
    id: vUuid
});

/**
 * The basket and the result of each line.
 */
export const vChangeBasketLineResponse = vBasketChange;

export const vRestoreBasketHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vRestoreBasketQuery = v.object({
    company_id: v.optional(vUuid)
});

/**
 * The basket and the result of each line.
 */
export const vRestoreBasketResponse = vBasketChange;

export const vListBasketSuggestionsQuery = v.object({
    company_id: v.optional(vUuid)
});

/**
 * Products that fill most of the remaining space come first.
 */
export const vListBasketSuggestionsResponse = vBasketSuggestions;

export const vListOffersQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.pipe(v.array(vOfferStatus), v.maxLength(300))),
    company_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sort: v.optional(v.picklist([
        '-open',
        '-created_at',
        'valid_until'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of offers.
 */
export const vListOffersResponse = vOfferList;

export const vMakeOffersBody = vOfferWrite;

export const vMakeOffersHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * One for each company.
 */
export const vMakeOffersResponse = vOffersMade;

export const vPreviewOfferBody = vOfferTerms;

/**
 * Nothing is saved.
 */
export const vPreviewOfferResponse = vOfferPreview;

export const vGetOfferPath = v.object({
    id: vUuid
});

/**
 * The updated offer.
 */
export const vGetOfferResponse = vOffer;

export const vTransitionOfferBody = vOfferTransitionRequest;

export const vTransitionOfferHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vTransitionOfferPath = v.object({
    id: vUuid
});

/**
 * The updated offer.
 */
export const vTransitionOfferResponse = vOfferAnswer;

export const vListOrdersQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.pipe(v.array(vOrderStatus), v.maxLength(300))),
    stage: v.optional(v.pipe(v.array(vOrderStageFilter), v.maxLength(300))),
    company_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'company',
        '-company',
        'status',
        '-status',
        'delivery_week',
        '-delivery_week',
        'm3',
        '-m3',
        'total',
        '-total',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of orders.
 */
export const vListOrdersResponse = vOrderList;

export const vCreateOrderBody = vOrderWrite;

export const vCreateOrderHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

/**
 * The updated order.
 */
export const vCreateOrderResponse = vOrder;

export const vGetOrderPath = v.object({
    id: vUuid
});

/**
 * The updated order.
 */
export const vGetOrderResponse = vOrder;

export const vUpdateOrderBody = vOrderWrite;

export const vUpdateOrderHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/)))
});

export const vUpdateOrderPath = v.object({
    id: vUuid
});

/**
 * The updated order.
 */
export const vUpdateOrderResponse = vOrder;

export const vTransitionOrderBody = vOrderTransitionRequest;

export const vTransitionOrderHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vTransitionOrderPath = v.object({
    id: vUuid
});

/**
 * The updated order.
 */
export const vTransitionOrderResponse = vOrder;

export const vAnswerOrderChangeBody = vOrderChangeAnswer;

export const vAnswerOrderChangeHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d{1,15}"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vAnswerOrderChangePath = v.object({
    id: vUuid
});

/**
 * The updated order.
 */
export const vAnswerOrderChangeResponse = vOrder;

export const vReorderHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vReorderPath = v.object({
    id: vUuid
});

/**
 * The basket and the result of each line, with the difference of its price, as in copies of deals. Packs of an initial order that the basket still reserves are left out.
 */
export const vReorderResponse = vBasketChange;

export const vGetOrderThreadPath = v.object({
    id: vUuid
});

/**
 * Deal, supplies and cargo with their dates.
 */
export const vGetOrderThreadResponse = vOrderThread;

export const vDownloadOrderInvoicePath = v.object({
    id: vUuid,
    invoice_id: vUuid
});

/**
 * The file, A4.
 */
export const vDownloadOrderInvoiceResponse = v.string();

export const vDownloadOrderPhotoPath = v.object({
    id: vUuid,
    attachment_id: vUuid
});

/**
 * The photo.
 */
export const vDownloadOrderPhotoResponse = v.string();

export const vListTradedLinesQuery = v.object({
    q: v.optional(vSearchText),
    kind: v.optional(v.pipe(v.array(vTradeKind), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    currency: v.optional(v.pipe(v.array(vCurrency), v.maxLength(300))),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    sort: v.optional(v.picklist([
        'date',
        '-date',
        'eur_per_m3',
        '-eur_per_m3',
        'volume_m3',
        '-volume_m3',
        'amount_eur',
        '-amount_eur'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of lines.
 */
export const vListTradedLinesResponse = vTradedLineList;

export const vSumTradedLinesQuery = v.object({
    q: v.optional(vSearchText),
    kind: v.optional(v.pipe(v.array(vTradeKind), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300))),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    currency: v.optional(v.pipe(v.array(vCurrency), v.maxLength(300))),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek)
});

/**
 * The totals.
 */
export const vSumTradedLinesResponse = vTradedTotals;

export const vGetPriceContextBody = vPriceContextRequest;

/**
 * The prices.
 */
export const vGetPriceContextResponse = vPriceContext;

export const vListExchangeRatesQuery = v.object({
    until: v.optional(vDay),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * Days with their rates.
 */
export const vListExchangeRatesResponse = vExchangeRateList;

export const vImportExchangeRatesBody = vExchangeRateImport;

/**
 * The numbers of rates that were new, different and the same.
 */
export const vImportExchangeRatesResponse = vExchangeRateImportResult;

export const vGetDealDashboardQuery = v.object({
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300)))
});

/**
 * The current state, by the business day.
 */
export const vGetDealDashboardResponse = vDealDashboard;

export const vGetSupplyDashboardQuery = v.object({
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300)))
});

/**
 * The current state, by the business day.
 */
export const vGetSupplyDashboardResponse = vSupplyDashboard;

export const vGetCargoDashboardQuery = v.object({
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300)))
});

/**
 * The current state, by the business day.
 */
export const vGetCargoDashboardResponse = vCargoDashboard;

export const vGetDealFiguresQuery = v.object({
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300)))
});

/**
 * The current state, by the business day.
 */
export const vGetDealFiguresResponse = vDashboardFigures;

export const vGetSupplyFiguresQuery = v.object({
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300)))
});

/**
 * The current state, by the business day.
 */
export const vGetSupplyFiguresResponse = vDashboardFigures;

export const vGetCargoFiguresQuery = v.object({
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300)))
});

/**
 * The current state, by the business day.
 */
export const vGetCargoFiguresResponse = vDashboardFigures;

export const vGetDealChartPath = v.object({
    chart: vDealChartCode
});

export const vGetDealChartQuery = v.object({
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300)))
});

/**
 * The chart's points.
 */
export const vGetDealChartResponse = vChart;

export const vGetSupplyChartPath = v.object({
    chart: vSupplyChartCode
});

export const vGetSupplyChartQuery = v.object({
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300)))
});

/**
 * The chart's points.
 */
export const vGetSupplyChartResponse = vChart;

export const vGetCargoChartPath = v.object({
    chart: vCargoChartCode
});

export const vGetCargoChartQuery = v.object({
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    client_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sawmill_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    sale_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    purchase_manager_id: v.optional(v.pipe(v.array(vUuid), v.maxLength(300))),
    country: v.optional(v.pipe(v.array(vCountry), v.maxLength(300))),
    wood: v.optional(v.pipe(v.array(vWood), v.maxLength(300)))
});

/**
 * The chart's points.
 */
export const vGetCargoChartResponse = vChart;

export const vSearchEverythingQuery = v.object({
    q: v.pipe(v.string(), v.minLength(2), v.maxLength(100), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))
});

/**
 * The found records by kind.
 */
export const vSearchEverythingResponse = vSearchHits;

export const vListCommentsPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

export const vListCommentsQuery = v.object({
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of comments.
 */
export const vListCommentsResponse = vCommentList;

export const vCreateCommentBody = vCommentWrite;

export const vCreateCommentHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vCreateCommentPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

/**
 * The comment.
 */
export const vCreateCommentResponse = vComment;

export const vListCommentReadersPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

export const vListCommentReadersQuery = v.object({
    q: v.optional(vSearchText)
});

/**
 * The readers.
 */
export const vListCommentReadersResponse = v.array(vCommentReader);

export const vListQuotableNumbersPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

export const vListQuotableNumbersQuery = v.object({
    q: v.optional(vSearchText)
});

/**
 * The numbers.
 */
export const vListQuotableNumbersResponse = v.pipe(v.array(vQuotableNumber), v.maxLength(8));

export const vListOverrideRequestsPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

/**
 * The requests.
 */
export const vListOverrideRequestsResponse = v.array(vOverrideRequest);

export const vCreateOverrideRequestBody = vOverrideRequestWrite;

export const vCreateOverrideRequestHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vCreateOverrideRequestPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

/**
 * The request.
 */
export const vCreateOverrideRequestResponse = vOverrideRequest;

export const vDeclineOverrideRequestBody = vOverrideAnswer;

export const vDeclineOverrideRequestPath = v.object({
    kind: vRecordKind,
    id: vUuid,
    request_id: vUuid
});

/**
 * The declined request.
 */
export const vDeclineOverrideRequestResponse = vOverrideRequest;

export const vListActivityPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

export const vListActivityQuery = v.object({
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of entries.
 */
export const vListActivityResponse = vActivityList;

export const vListAttachmentsPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

/**
 * The attachments, newest first.
 */
export const vListAttachmentsResponse = v.array(vAttachment);

export const vUploadAttachmentBody = vAttachmentUpload;

export const vUploadAttachmentHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vUploadAttachmentPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

/**
 * Attached.
 */
export const vUploadAttachmentResponse = vAttachment;

export const vRemoveAttachmentPath = v.object({
    kind: vRecordKind,
    id: vUuid,
    attachment_id: vUuid
});

/**
 * The file is removed.
 */
export const vRemoveAttachmentResponse = v.void();

export const vDownloadAttachmentPath = v.object({
    kind: vRecordKind,
    id: vUuid,
    attachment_id: vUuid
});

/**
 * The file.
 */
export const vDownloadAttachmentResponse = v.string();

export const vListPapersPath = v.object({
    kind: vRecordKind,
    id: vUuid
});

/**
 * The papers.
 */
export const vListPapersResponse = v.array(vPaperItem);

export const vGetPaperPath = v.object({
    kind: vRecordKind,
    id: vUuid,
    paper: vPaperName
});

export const vGetPaperQuery = v.object({
    revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000))),
    client_id: v.optional(vUuid),
    sent_id: v.optional(vUuid)
});

/**
 * The content.
 */
export const vGetPaperResponse = vPaper;

export const vGetPaperPdfPath = v.object({
    kind: vRecordKind,
    id: vUuid,
    paper: vPaperName
});

export const vGetPaperPdfQuery = v.object({
    revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000))),
    client_id: v.optional(vUuid),
    sent_id: v.optional(vUuid)
});

/**
 * The file, A4.
 */
export const vGetPaperPdfResponse = v.string();

export const vGetPaperMailPath = v.object({
    kind: vRecordKind,
    id: vUuid,
    paper: vPaperName
});

export const vGetPaperMailQuery = v.object({
    revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000))),
    client_id: v.optional(vUuid),
    sent_id: v.optional(vUuid)
});

/**
 * Recipients and texts, in the language of the paper.
 */
export const vGetPaperMailResponse = vPaperMail;

export const vSendPaperBody = vPaperMailWrite;

export const vSendPaperHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/)))
});

export const vSendPaperPath = v.object({
    kind: vRecordKind,
    id: vUuid,
    paper: vPaperName
});

/**
 * The email is on its way.
 */
export const vSendPaperResponse = v.void();
