/**
 * Standard VAT rates of the member states in per cent, by ISO 3166 country, as of 30 August 2026.
 * Source: European Commission, "Taxes in Europe" database
 * (https://ec.europa.eu/taxation_customs/tedb/), which has Greece as EL. Last changes: Luxembourg
 * 1 January 2024, Finland 1 September 2024, Slovakia 1 January 2025, Estonia 1 July 2025, Romania
 * 1 August 2025.
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
