import { vCargoDocument } from '@/shared/api/generated/validators'
import type { CargoDocument, CargoKind, Schemas } from '../contract'

/** The territories of the customs union whose borders wood passes without a declaration (Regulation (EU) 952/2013, article 4). */
const CUSTOMS_UNION = new Set([
  ...[
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IT',
    'LT',
    'LU',
    'LV',
    'MC',
    'MT',
    'NL',
    'PL',
  ],
  ...['PT', 'RO', 'SE', 'SI', 'SK'],
])

/** What decides on the documents of a cargo. */
export type ShipmentTerms = {
  kind: CargoKind
  /** Of its deals. */
  rules: readonly Schemas['IncotermsRule'][]
  /** Of its mills. */
  from: readonly string[]
  /** Of its clients; where a port of discharge is said, its country. */
  to: readonly string[]
  /** Whether wood of it is sold with a claim. */
  isClaimed: boolean
}

/** The rules by which the seller insures the way (Incoterms 2020, A5). */
const INSURED_BY_SELLER: readonly Schemas['IncotermsRule'][] = ['CIF', 'CIP']
/** By these the buyer clears the wood for export (A7 of EXW leaves it to them). */
const CLEARED_BY_BUYER: readonly Schemas['IncotermsRule'][] = ['EXW']
/** By this one the seller clears it for import, too. */
const CLEARED_BY_SELLER: readonly Schemas['IncotermsRule'][] = ['DDP']

/** The documents that a cargo needs, in the order of the contract. */
export function getRequiredDocuments({
  kind,
  rules,
  from,
  to,
  isClaimed,
}: ShipmentTerms): CargoDocument[] {
  const leaves =
    from.some((country) => CUSTOMS_UNION.has(country)) &&
    to.some((country) => !CUSTOMS_UNION.has(country))
  const enters =
    from.some((country) => !CUSTOMS_UNION.has(country)) &&
    to.some((country) => CUSTOMS_UNION.has(country))
  const crosses = leaves || enters
  const needed: Readonly<Record<CargoDocument, boolean>> = {
    packing_list: true,
    commercial_invoice: true,
    bill_of_lading: kind === 'container',
    cmr: kind === 'truck',
    vgm_declaration: kind === 'container',
    export_declaration: leaves && !rules.every((rule) => CLEARED_BY_BUYER.includes(rule)),
    import_declaration: crosses && rules.some((rule) => CLEARED_BY_SELLER.includes(rule)),
    certificate_of_origin: leaves,
    // Softwood is a host of what plant health rules keep out, wherever it goes.
    phytosanitary_certificate: crosses,
    // Wood that is put on the market of the Union, or exported from it (Regulation (EU) 2023/1115, article 3).
    due_diligence_statement: from.some((country) => CUSTOMS_UNION.has(country)) || enters,
    insurance_certificate: rules.some((rule) => INSURED_BY_SELLER.includes(rule)),
    claim_invoice: isClaimed,
  }
  return vCargoDocument.options.filter((document) => needed[document])
}

/** The checklist: what is needed, and what else is at hand. */
export function toDocumentChecklist(
  needed: readonly CargoDocument[],
  there: readonly CargoDocument[],
): Schemas['CargoPaper'][] {
  return vCargoDocument.options
    .filter((document) => needed.includes(document) || there.includes(document))
    .map((document) => ({
      document,
      is_needed: needed.includes(document),
      is_there: there.includes(document),
    }))
}

/** What is needed and not at hand. */
export const findMissingDocuments = (
  needed: readonly CargoDocument[],
  there: readonly CargoDocument[],
): CargoDocument[] => needed.filter((document) => !there.includes(document))
