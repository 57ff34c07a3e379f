/**
 * Standard VAT rates of the member states in per cent, by ISO 3166 country. Source: European
 * Commission, "Taxes in Europe" database and "VAT rules and rates" of Your Europe
 * (https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/), as of 1 January 2026.
 */
export const STANDARD_VAT_RATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AT: '20.00',
    BE: '21.00',
    BG: '20.00',
    CY: '19.00',
    CZ: '21.00',
    DE: '19.00',
    DK: '25.00',
    EE: '24.00',
    ES: '21.00',
    FI: '25.50',
    FR: '20.00',
    GR: '24.00',
    HR: '25.00',
    HU: '27.00',
    IE: '23.00',
    IT: '22.00',
    LT: '21.00',
    LU: '17.00',
    LV: '21.00',
    MT: '18.00',
    NL: '21.00',
    PL: '23.00',
    PT: '23.00',
    RO: '21.00',
    SE: '25.00',
    SI: '22.00',
    SK: '23.00',
  }),
)
