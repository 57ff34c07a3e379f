import { vCargoDocument } from '@contract/validators'
import type { Schemas } from '../../call'
import type { CargoDocument, CargoKind, CargoStatus } from '../schema'
import { DOCUMENT_CARGO_STATUSES } from '../../statuses/cargo-statuses'

/**
 * Territories of the customs union, between which no declaration is needed (Regulation (EU)
 * 952/2013, article 4).
 */
const CUSTOMS_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

/** The facts that decide which documents a cargo needs. */
export type ShipmentTerms = {
  kind: CargoKind
  /** Incoterms rules of the deals. */
  rules: readonly Schemas['IncotermsRule'][]
  /** Countries of the mills. */
  from: readonly string[]
  /** Country of the port of discharge if there is one, else countries of the clients. */
  to: readonly string[]
  /** True if any wood is sold with a certification claim. */
  isClaimed: boolean
}

/** Rules under which the seller insures the transport (Incoterms 2020, A5). */
const INSURED_BY_SELLER: readonly Schemas['IncotermsRule'][] = ['CIF', 'CIP']
/** Rules under which the buyer clears the export (Incoterms 2020, A7 of EXW). */
const CLEARED_BY_BUYER: readonly Schemas['IncotermsRule'][] = ['EXW']
/** Rules under which the seller also clears the import. */
const CLEARED_BY_SELLER: readonly Schemas['IncotermsRule'][] = ['DDP']

/** Returns the required documents in the order of the contract. */
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
    // Softwood needs a phytosanitary certificate whenever it crosses a border.
    phytosanitary_certificate: crosses,
    // Required for wood placed on the Union's market or exported from it (Regulation (EU)
    // 2023/1115, article 3).
    due_diligence_statement: from.some((country) => CUSTOMS_UNION.has(country)) || enters,
    insurance_certificate: rules.some((rule) => INSURED_BY_SELLER.includes(rule)),
    claim_invoice: isClaimed,
  }
  return vCargoDocument.options.filter((document) => needed[document])
}

/** Returns required and present documents as a checklist. */
export function toDocumentChecklist(
  needed: readonly CargoDocument[],
  present: readonly CargoDocument[],
): Schemas['CargoPaper'][] {
  return vCargoDocument.options
    .filter((document) => needed.includes(document) || present.includes(document))
    .map((document) => ({
      document,
      is_needed: needed.includes(document),
      is_present: present.includes(document),
    }))
}

export const findMissingDocuments = (
  needed: readonly CargoDocument[],
  present: readonly CargoDocument[],
): CargoDocument[] => needed.filter((document) => !present.includes(document))

/** Returns the number of missing documents; null while they are not collected yet. */
export const getMissingDocuments = ({
  status,
  missing_documents,
}: {
  status: CargoStatus
  missing_documents: number
}): number | null => (DOCUMENT_CARGO_STATUSES.includes(status) ? missing_documents : null)
