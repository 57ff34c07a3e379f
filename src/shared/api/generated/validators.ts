// Generated from openapi/ by `npm run gen`. Change the contract, not this file.

import * as v from 'valibot';

export const vCredentials = v.strictObject({
    email: v.pipe(v.string(), v.email(), v.minLength(1), v.maxLength(254)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200))
});

export const vUuid = v.pipe(v.string(), v.uuid());

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

export const vMe = v.object({
    id: vUuid,
    name: v.string(),
    email: v.string(),
    role: vRole,
    is_terms_agreed: v.boolean()
});

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
    'needs_missing',
    'idempotency_key_reused',
    'too_many_attempts',
    'too_large',
    'unsupported_file',
    'internal'
]);

export const vFieldErrorCode = v.picklist([
    'required',
    'wrong_format',
    'unknown_value',
    'too_short',
    'too_long',
    'too_small',
    'too_large',
    'too_many',
    'unexpected',
    'bad_credentials',
    'not_found',
    'not_a_sale_manager',
    'duplicate',
    'locked',
    'week_order',
    'product_or_specification',
    'dimensions_incomplete',
    'cannot_convert',
    'not_whole',
    'net_days_required',
    'reason_required',
    'vat_country',
    'vat_format'
]);

export const vFieldError = v.object({
    pointer: v.string(),
    code: vFieldErrorCode,
    params: v.optional(v.object({
        min: v.optional(v.number()),
        max: v.optional(v.number()),
        why: v.optional(v.string()),
        prefix: v.optional(v.string()),
        name: v.optional(v.string()),
        example: v.optional(v.string())
    }))
});

/**
 * Money, a decimal string with two places; the currency stands beside it.
 */
export const vAmount = v.pipe(v.string(), v.regex(/^-?\d{1,13}\.\d{2}$/));

/**
 * Something that a step still lacks.
 */
export const vNeed = v.object({
    code: v.picklist([
        'line',
        'line_price',
        'delivery_week',
        'incoterms_place',
        'exchange_rate',
        'client_not_blocked',
        'within_credit_limit',
        'no_supply_ordered'
    ]),
    pointer: v.optional(v.string()),
    params: v.optional(v.object({
        limit: v.optional(vAmount),
        exposure: v.optional(vAmount),
        amount: v.optional(vAmount),
        over: v.optional(vAmount)
    }))
});

/**
 * Grows by one with each change; the ETag is this number in quotes.
 */
export const vVersion = v.pipe(v.number(), v.integer(), v.minValue(1));

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
    current_version: v.optional(vVersion)
});

export const vDemoPerson = v.object({
    name: v.string(),
    email: v.string(),
    role: vRole,
    password: v.string()
});

export const vDocumentKind = v.picklist([
    'deal',
    'supply',
    'cargo',
    'container_report',
    'supply_report',
    'order'
]);

export const vDocumentLink = v.object({
    kind: vDocumentKind,
    id: vUuid
});

export const vNotification = v.object({
    uuid: vUuid,
    message: v.string(),
    created_at: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/)),
    is_read: v.boolean(),
    document: v.nullable(vDocumentLink)
});

/**
 * What a list is searched by, as it was typed.
 */
export const vSearchText = v.pipe(v.string(), v.maxLength(100));

export const vPerson = v.object({
    id: vUuid,
    name: v.string(),
    email: v.string(),
    role: vRole
});

export const vPersonList = v.object({
    items: v.array(vPerson)
});

export const vClientStatus = v.picklist([
    'prospect',
    'active',
    'blocked'
]);

/**
 * ISO 3166-1 alpha-2, one of the codes in `x-codes`: all that are officially assigned, as the ISO Online Browsing Platform has them (https://www.iso.org/obp/ui/#search/code/). Where one is written, another is an `unknown_value`. No enum, for the rules of addresses are loaded before anything else, and would carry it.
 */
export const vCountry = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

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

export const vPersonRef = v.object({
    id: vUuid,
    name: v.string()
});

/**
 * Money that can't be below zero, a decimal string with two places.
 */
export const vPositiveAmount = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/));

/**
 * UTC, ISO 8601.
 */
export const vTimestamp = v.pipe(v.string(), v.isoTimestamp());

export const vClientSummary = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry,
    status: vClientStatus,
    currency: vCurrency,
    sale_manager: v.nullable(vPersonRef),
    credit_limit_eur: v.nullable(vPositiveAmount),
    exposure_eur: vAmount,
    updated_at: vTimestamp
});

/**
 * Pass it as `cursor` to get what follows; null at the end.
 */
export const vCursor = v.nullable(v.string());

/**
 * How many match in all; said with the first page only.
 */
export const vTotal = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const vClientList = v.object({
    items: v.array(vClientSummary),
    next_cursor: vCursor,
    total: vTotal
});

export const vClientContact = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    email: v.nullable(v.pipe(v.string(), v.email(), v.maxLength(254))),
    phone: v.nullable(v.pipe(v.string(), v.regex(/^\+?[0-9 ().\/-]{5,30}$/))),
    role: v.nullable(v.pipe(v.string(), v.maxLength(80)))
});

export const vPaymentTerms = v.strictObject({
    kind: v.picklist([
        'prepayment',
        'cash_against_documents',
        'letter_of_credit',
        'net_days'
    ]),
    net_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)))
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

export const vIncoterms = v.strictObject({
    rule: vIncotermsRule,
    place: v.pipe(v.string(), v.maxLength(120))
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

export const vClientWrite = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
    country: vCountry,
    company_code: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    vat_code: v.nullable(v.pipe(v.string(), v.maxLength(30))),
    address: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    contacts: v.pipe(v.array(vClientContact), v.maxLength(50)),
    currency: vCurrency,
    payment_terms: vPaymentTerms,
    default_incoterms: v.nullable(vIncoterms),
    default_destination: v.nullable(v.pipe(v.string(), v.maxLength(160))),
    credit_limit_eur: v.nullable(vPositiveAmount),
    sale_manager_id: v.nullable(vUuid),
    required_certification: vCertification,
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    status: vClientStatus
});

export const vClientFields = v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
    country: vCountry,
    company_code: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    vat_code: v.nullable(v.pipe(v.string(), v.maxLength(30))),
    address: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    contacts: v.pipe(v.array(vClientContact), v.maxLength(50)),
    currency: vCurrency,
    payment_terms: vPaymentTerms,
    default_incoterms: v.nullable(vIncoterms),
    default_destination: v.nullable(v.pipe(v.string(), v.maxLength(160))),
    credit_limit_eur: v.nullable(vPositiveAmount),
    sale_manager_id: v.nullable(vUuid),
    required_certification: vCertification,
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    status: vClientStatus
});

/**
 * m3 with three places.
 */
export const vVolume = v.pipe(v.string(), v.regex(/^-?\d{1,10}\.\d{3}$/));

export const vSoldInPeriod = v.object({
    volume_m3: vVolume,
    margin_eur: vAmount
});

export const vClientAction = v.picklist(['change']);

export const vClient = v.intersect([vClientFields, v.object({
        id: vUuid,
        version: vVersion,
        sale_manager: v.nullable(vPersonRef),
        portal_company_id: v.nullable(vUuid),
        created_at: vTimestamp,
        updated_at: vTimestamp,
        exposure_eur: v.nullable(vAmount),
        sold_12_months: v.nullable(vSoldInPeriod),
        allowed_actions: v.array(vClientAction)
    })]);

export const vProductCategory = v.picklist([
    'softwood_boards',
    'softwood_poles',
    'constructions'
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

export const vPackaging = v.picklist([
    'loose',
    'strapped',
    'stickered',
    'foil'
]);

/**
 * What is traded. Boards have thickness, width and length; poles a top diameter, length and, for a truncated cone, a taper.
 *
 */
export const vSpecification = v.strictObject({
    wood: vWood,
    profile: vProfile,
    quality: v.pipe(v.string(), v.maxLength(40)),
    treatment: vTreatment,
    treatment_color: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    color: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    thickness_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    width_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))),
    length_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30000))),
    diameter_mm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    taper_mm_per_m: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    humidity_percent: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    packaging: vPackaging,
    pcs_per_pack: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    m3_per_pack: v.nullable(vVolume),
    group: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    category: vProductCategory,
    certification: vCertification,
    hs_code: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}(\.?\d{2}){1,3}$/))),
    density_kg_m3: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(1300))
});

export const vProduct = v.object({
    id: vUuid,
    name: v.string(),
    specification: vSpecification
});

export const vProductList = v.object({
    items: v.array(vProduct),
    next_cursor: vCursor,
    total: vTotal
});

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
 * ISO 8601 week.
 */
export const vIsoWeek = v.pipe(v.string(), v.regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/));

export const vDay = v.pipe(v.string(), v.isoDate());

/**
 * Per cent, up to two places.
 */
export const vPercent = v.pipe(v.string(), v.regex(/^-?\d{1,6}(\.\d{1,2})?$/));

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
    delivery_week_from: v.nullable(vIsoWeek),
    delivery_week_to: v.nullable(vIsoWeek),
    volume_m3: vVolume,
    revenue: vAmount,
    revenue_eur: v.nullable(vAmount),
    margin_percent: v.nullable(vPercent),
    purchased_percent: vPercent,
    loaded_percent: vPercent,
    delivered_percent: vPercent,
    updated_at: vTimestamp
});

export const vDealList = v.object({
    items: v.array(vDealSummary),
    next_cursor: vCursor,
    total: vTotal
});

/**
 * Units of the document's currency for one euro, as the European Central Bank quotes it; up to six places, never zero.
 */
export const vExchangeRate = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/));

/**
 * How it travels; the count may still be open.
 */
export const vTransport = v.strictObject({
    kind: v.picklist(['container', 'truck']),
    count: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)))
});

/**
 * UN/LOCODE.
 */
export const vUnLocode = v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z2-9]{3}$/));

/**
 * A share of the revenue in per cent, or an amount in the deal's currency.
 */
export const vCommission = v.strictObject({
    kind: v.picklist(['percent', 'amount']),
    value: vPositiveAmount
});

export const vOtherCost = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    amount: vPositiveAmount
});

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

export const vDealLineWrite = v.strictObject({
    id: vUuid,
    product_id: v.nullable(vUuid),
    specification: v.nullable(vSpecification),
    quantity: vQuantity,
    unit: vUnit,
    price: v.nullable(vPositiveAmount),
    planned_purchase_price: v.nullable(vPositiveAmount),
    certification: vCertification
});

export const vDealWrite = v.strictObject({
    client_id: vUuid,
    date: vDay,
    sale_manager_id: vUuid,
    customer_reference: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    incoterms: vIncoterms,
    payment_terms: vPaymentTerms,
    currency: vCurrency,
    exchange_rate: v.nullable(vExchangeRate),
    delivery_week_from: v.nullable(vIsoWeek),
    delivery_week_to: v.nullable(vIsoWeek),
    transport: vTransport,
    destination: v.nullable(v.pipe(v.string(), v.maxLength(160))),
    port_of_discharge: v.nullable(vUnLocode),
    tolerance_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    commission: v.nullable(vCommission),
    planned_freight: v.nullable(vPositiveAmount),
    other_costs: v.pipe(v.array(vOtherCost), v.maxLength(30)),
    notes: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
    lines: v.pipe(v.array(vDealLineWrite), v.maxLength(500))
});

export const vClientRef = v.object({
    id: vUuid,
    name: v.string(),
    country: vCountry,
    status: vClientStatus
});

export const vDealLine = v.object({
    id: vUuid,
    product_id: v.nullable(vUuid),
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    quantity: vQuantity,
    unit: vUnit,
    price: v.nullable(vPositiveAmount),
    planned_purchase_price: v.nullable(vPositiveAmount),
    certification: vCertification,
    volume_m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    amount: vAmount,
    purchased_percent: vPercent,
    loaded_percent: vPercent,
    delivered_percent: vPercent
});

/**
 * What is left of the revenue, in the deal's currency. The purchase cost, and with it what is left, is null while a line that has a price has no purchase price. The per-cent and the per-m3 are null too while there is nothing to divide by.
 */
export const vMargin = v.object({
    purchase_cost: v.nullable(vAmount),
    freight: vAmount,
    commission: vAmount,
    other_costs: vAmount,
    amount: v.nullable(vAmount),
    percent: v.nullable(vPercent),
    per_m3: v.nullable(vAmount)
});

export const vDealFigures = v.object({
    volume_m3: vVolume,
    weight_kg: v.pipe(v.number(), v.integer(), v.minValue(0)),
    revenue: vAmount,
    revenue_eur: v.nullable(vAmount),
    margin: v.nullable(vMargin)
});

export const vDealAction = v.picklist([
    'change',
    'comment',
    'attach',
    'to_draft',
    'to_order_confirmation',
    'to_confirmed',
    'to_completed',
    'to_canceled',
    'override_credit'
]);

/**
 * A field of the deal; `planned_purchase_price` is that of the lines that are there, where `lines` are closed.
 */
export const vDealField = v.picklist([
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
    'commission',
    'planned_freight',
    'other_costs',
    'notes',
    'lines',
    'planned_purchase_price'
]);

/**
 * A step that this person could take from the present status, and what it still lacks.
 */
export const vDealTransition = v.object({
    to: vDealStatus,
    forward: v.boolean(),
    missing: v.array(vNeed),
    reason_required: v.boolean(),
    can_override: v.boolean(),
    ahead: v.optional(v.array(vNeed))
});

export const vDeal = v.object({
    id: vUuid,
    number: v.pipe(v.string(), v.regex(/^D-\d{4}-\d{4,}$/)),
    status: vDealStatus,
    version: vVersion,
    created_at: vTimestamp,
    created_by: vPersonRef,
    updated_at: vTimestamp,
    updated_by: vPersonRef,
    client: vClientRef,
    date: vDay,
    sale_manager: vPersonRef,
    customer_reference: v.nullable(v.string()),
    incoterms: vIncoterms,
    payment_terms: vPaymentTerms,
    currency: vCurrency,
    exchange_rate: v.nullable(vExchangeRate),
    delivery_week_from: v.nullable(vIsoWeek),
    delivery_week_to: v.nullable(vIsoWeek),
    transport: vTransport,
    destination: v.nullable(v.string()),
    port_of_discharge: v.nullable(vUnLocode),
    tolerance_percent: v.pipe(v.number(), v.integer()),
    commission: v.nullable(vCommission),
    planned_freight: v.nullable(vPositiveAmount),
    other_costs: v.array(vOtherCost),
    notes: v.nullable(v.string()),
    portal_order_id: v.nullable(vUuid),
    lines: v.array(vDealLine),
    planned: vDealFigures,
    actual: v.nullable(vDealFigures),
    purchased_percent: vPercent,
    loaded_percent: vPercent,
    delivered_percent: vPercent,
    order_confirmation_revision: v.nullable(v.pipe(v.number(), v.integer())),
    cancel_reason: v.nullable(v.string()),
    allowed_actions: v.array(vDealAction),
    editable_fields: v.array(vDealField),
    transitions: v.array(vDealTransition)
});

export const vDealPreviewRequest = v.strictObject({
    id: v.nullable(vUuid),
    deal: vDealWrite
});

export const vDealPreview = v.object({
    planned: vDealFigures,
    transitions: v.array(vDealTransition)
});

export const vTransitionRequest = v.strictObject({
    to: vDealStatus,
    reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
    override: v.optional(v.boolean(), false)
});

export const vConfirmationClient = v.object({
    name: v.string(),
    country: vCountry,
    company_code: v.nullable(v.string()),
    vat_code: v.nullable(v.string()),
    address: v.nullable(v.string())
});

export const vConfirmationSeller = v.object({
    name: v.string(),
    email: v.string()
});

export const vConfirmationLine = v.object({
    product_name: v.nullable(v.string()),
    specification: vSpecification,
    quantity: vQuantity,
    unit: vUnit,
    price: vPositiveAmount,
    certification: vCertification,
    volume_m3: vVolume,
    amount: vAmount
});

/**
 * The document as it was issued to the client; later changes of the deal don't touch it.
 */
export const vOrderConfirmation = v.object({
    number: v.string(),
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    issued_at: vTimestamp,
    issued_by: vPersonRef,
    client: vConfirmationClient,
    date: vDay,
    sale_manager: vConfirmationSeller,
    customer_reference: v.nullable(v.string()),
    incoterms: vIncoterms,
    payment_terms: vPaymentTerms,
    currency: vCurrency,
    delivery_week_from: vIsoWeek,
    delivery_week_to: v.nullable(vIsoWeek),
    transport: vTransport,
    destination: v.nullable(v.string()),
    port_of_discharge: v.nullable(vUnLocode),
    tolerance_percent: v.pipe(v.number(), v.integer()),
    lines: v.array(vConfirmationLine),
    volume_m3: vVolume,
    revenue: vAmount
});

export const vComment = v.object({
    id: vUuid,
    text: v.string(),
    created_at: vTimestamp,
    created_by: vPersonRef
});

export const vCommentList = v.object({
    items: v.array(vComment),
    next_cursor: vCursor,
    total: vTotal
});

export const vCommentWrite = v.strictObject({
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(4000))
});

export const vFieldChange = v.object({
    field: v.string(),
    line: v.nullable(v.pipe(v.number(), v.integer())),
    from: v.nullable(v.string()),
    to: v.nullable(v.string())
});

export const vActivityEntry = v.object({
    id: vUuid,
    at: vTimestamp,
    by: v.nullable(vPersonRef),
    kind: v.picklist([
        'created',
        'changed',
        'transition',
        'credit_overridden',
        'attachment_added',
        'attachment_removed'
    ]),
    changes: v.array(vFieldChange),
    reason: v.nullable(v.string())
});

export const vActivityList = v.object({
    items: v.array(vActivityEntry),
    next_cursor: vCursor,
    total: vTotal
});

export const vAttachment = v.object({
    id: vUuid,
    name: v.string(),
    media_type: v.string(),
    size: v.pipe(v.number(), v.integer()),
    created_at: vTimestamp,
    created_by: vPersonRef,
    can_remove: v.boolean()
});

export const vAttachmentUpload = v.object({
    file: v.pipe(v.string(), v.maxLength(10000000))
});

export const vId = vUuid;

export const vCursorParam = v.pipe(v.string(), v.maxLength(400));

export const vLimit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50);

/**
 * One of the caller's own making per intended act, so that a repeated call acts once.
 */
export const vIdempotencyKey = v.pipe(v.string(), v.minLength(8), v.maxLength(64));

/**
 * The version that the change was made on, in quotes as the ETag had it.
 */
export const vIfMatch = v.pipe(v.string(), v.regex(/^"\d+"$/));

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

/**
 * The list.
 */
export const vListNotificationsResponse = v.array(vNotification);

/**
 * True when there is one.
 */
export const vNewNotificationExistsResponse = v.boolean();

export const vMarkNotificationAsReadPath = v.object({
    uuid: vUuid
});

/**
 * It is read; so it is when it already was.
 */
export const vMarkNotificationAsReadResponse = v.void();

export const vListPeopleQuery = v.object({
    role: v.optional(v.array(vRole)),
    q: v.optional(vSearchText)
});

/**
 * The staff that match.
 */
export const vListPeopleResponse = vPersonList;

export const vGetPersonPath = v.object({
    id: vUuid
});

/**
 * The person.
 */
export const vGetPersonResponse = vPerson;

export const vListClientsQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.array(vClientStatus)),
    country: v.optional(v.array(vCountry)),
    sale_manager_id: v.optional(v.array(vUuid)),
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
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of clients.
 */
export const vListClientsResponse = vClientList;

export const vCreateClientBody = vClientWrite;

export const vCreateClientHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64)))
});

/**
 * Added.
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
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d+"$/)))
});

export const vUpdateClientPath = v.object({
    id: vUuid
});

/**
 * The client as it is now.
 */
export const vUpdateClientResponse = vClient;

export const vListProductsQuery = v.object({
    q: v.optional(vSearchText),
    category: v.optional(v.array(vProductCategory)),
    wood: v.optional(v.array(vWood)),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * Products by name.
 */
export const vListProductsResponse = vProductList;

export const vGetProductPath = v.object({
    id: vUuid
});

/**
 * The product.
 */
export const vGetProductResponse = vProduct;

export const vListDealsQuery = v.object({
    q: v.optional(vSearchText),
    status: v.optional(v.array(vDealStatus)),
    client_id: v.optional(v.array(vUuid)),
    sale_manager_id: v.optional(v.array(vUuid)),
    week_from: v.optional(vIsoWeek),
    week_to: v.optional(vIsoWeek),
    sort: v.optional(v.picklist([
        'number',
        '-number',
        'date',
        '-date',
        'client',
        '-client',
        'delivery_week_from',
        '-delivery_week_from',
        'volume_m3',
        '-volume_m3',
        'revenue_eur',
        '-revenue_eur',
        'updated_at',
        '-updated_at'
    ])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of deals.
 */
export const vListDealsResponse = vDealList;

export const vCreateDealBody = vDealWrite;

export const vCreateDealHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64)))
});

/**
 * The draft.
 */
export const vCreateDealResponse = vDeal;

export const vPreviewDealBody = vDealPreviewRequest;

/**
 * Figures and steps.
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
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d+"$/)))
});

export const vUpdateDealPath = v.object({
    id: vUuid
});

/**
 * The deal as it is now.
 */
export const vUpdateDealResponse = vDeal;

export const vTransitionDealBody = vTransitionRequest;

export const vTransitionDealHeaders = v.object({
    'If-Match': v.optional(v.pipe(v.string(), v.regex(/^"\d+"$/))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64)))
});

export const vTransitionDealPath = v.object({
    id: vUuid
});

/**
 * The deal in its new status.
 */
export const vTransitionDealResponse = vDeal;

export const vGetOrderConfirmationPath = v.object({
    id: vUuid
});

/**
 * The document.
 */
export const vGetOrderConfirmationResponse = vOrderConfirmation;

export const vListDealCommentsPath = v.object({
    id: vUuid
});

export const vListDealCommentsQuery = v.object({
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of comments.
 */
export const vListDealCommentsResponse = vCommentList;

export const vCreateDealCommentBody = vCommentWrite;

export const vCreateDealCommentHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64)))
});

export const vCreateDealCommentPath = v.object({
    id: vUuid
});

/**
 * The comment.
 */
export const vCreateDealCommentResponse = vComment;

export const vListDealActivityPath = v.object({
    id: vUuid
});

export const vListDealActivityQuery = v.object({
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50)
});

/**
 * A page of entries.
 */
export const vListDealActivityResponse = vActivityList;

export const vListDealAttachmentsPath = v.object({
    id: vUuid
});

/**
 * The attachments, newest first.
 */
export const vListDealAttachmentsResponse = v.array(vAttachment);

export const vUploadDealAttachmentBody = vAttachmentUpload;

export const vUploadDealAttachmentHeaders = v.object({
    'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64)))
});

export const vUploadDealAttachmentPath = v.object({
    id: vUuid
});

/**
 * Attached.
 */
export const vUploadDealAttachmentResponse = vAttachment;

export const vRemoveDealAttachmentPath = v.object({
    id: vUuid,
    attachment_id: vUuid
});

/**
 * It is gone.
 */
export const vRemoveDealAttachmentResponse = v.void();

export const vDownloadDealAttachmentPath = v.object({
    id: vUuid,
    attachment_id: vUuid
});

/**
 * The file.
 */
export const vDownloadDealAttachmentResponse = v.string();
